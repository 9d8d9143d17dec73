"""What a game's messages are given beyond names and numbers."""

from collections.abc import Mapping

from clickbang.core.prompt import Prompt
from clickbang.text.catalogue import Catalogue

Row = dict[str, object]
"""One row of an event: each column by its name."""


class Words:
    """How one game's fields become what its messages are given. A game adds what it needs."""

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

    def rows(self, rows: list[Row]) -> list[Row]:
        """The rows of an event as they are told, one to a line."""
        return rows

    def question_kind(self, prompt: Prompt) -> str:
        """Under which kind the messages know this question; a game may put one prompt in several ways."""
        return prompt.kind

    def cards(self) -> dict[str, Row]:
        """What stands on the cards of the deck, by key; nothing where there are none."""
        return {}
