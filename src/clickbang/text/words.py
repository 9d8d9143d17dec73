"""What a game's messages are given beyond names and numbers."""

from collections.abc import Mapping
from typing import Any, ClassVar

from clickbang.core.events import Event, row_types
from clickbang.core.prompt import Prompt
from clickbang.text.catalogue import Catalogue

Row = dict[str, object]
"""One row of an event: each column by its name."""


class Words:
    """How one game's fields become what its messages are given. A game adds what it needs."""

    by_seat: ClassVar[Mapping[str, str]] = {"scores": "score"}
    """The fields that hold a value for each seat: one row a seat, and what the value is called there."""

    def __init__(self, catalogue: Catalogue, options: Mapping[str, str]) -> None:
        self.catalogue = catalogue
        self.options = options
        self.seats = 0
        """How many play; whoever speaks these words fills it in."""

    def arranged(self, values: Mapping[str, object]) -> Mapping[str, object]:
        """The fields of an event, a row or an answer under the names that messages know: `by`, `seat` and others."""
        return values

    def spoken(self, name: str, value: object) -> object:
        """One value as a message says it."""
        return value

    def take_rows(self, event: Event, values: dict[str, Any]) -> list[Row]:
        """Take the rows out of an event's fields: each column with its name."""
        rows: list[Row] = []
        for name in row_types(type(event)):
            rows += [row._asdict() for row in values.pop(name)]
        by_seat = [name for name in self.by_seat if isinstance(values.get(name), tuple)]
        columns = [self.by_seat[name] for name in by_seat]
        for seat, row in enumerate(zip(*[values.pop(name) for name in by_seat], strict=True)):
            rows.append({"seat": seat, **dict(zip(columns, row, strict=True))})
        return rows

    def rows(self, rows: list[Row]) -> list[Row]:
        """The rows of an event as they are told, one to a line."""
        return rows

    def question_kind(self, prompt: Prompt) -> str:
        """Under which kind the messages know this question; a game may put one prompt in several ways."""
        return prompt.kind

    def help_key(self, kind: str) -> str:
        """The message that is a prompt's help; a game may have another one for how the table is set."""
        return f"prompt-{kind}.help"

    def cards(self) -> dict[str, Row]:
        """What stands on the cards of the deck, by key; nothing where there are none."""
        return {}
