"""What a seat has heard and done, as one string with perfect recall: its information state.

A view is what a seat makes of what it heard; two histories may come to the same view. Methods that solve games want to
tell every history apart that the seat can tell apart, and what it did itself, also where that left no trace: nobody is
told that somebody who is not waited for declined.
"""

from typing import Final

from clickbang.core.audience import hears
from clickbang.core.events import Event
from clickbang.core.seats import bit
from clickbang.core.sitting import Watcher

BETWEEN: Final = "\n"
FIELDS: Final = "__match_args__"


class Recall(Watcher):
    """Listens to a table, or watches a sitting, and keeps what each seat heard and answered, in order."""

    def __init__(self) -> None:
        self.log: list[tuple[int, Event | None, int]] = []
        """Who heard what; or, without an event, whose answer it was, and which."""
        self.texts: list[str] = []
        """The same as text, as far as somebody has asked."""
        self.strings: dict[int, str] = {}
        self.read: dict[int, int] = {}
        """By seat: its string, and how much of the log is in it."""

    def hear(self, audience: int, event: Event) -> None:
        """Somebody learned something: a table's listener."""
        self.log.append((audience, event, 0))

    def own(self, seat: int, action: int) -> None:
        """A seat gives this answer; to be told before the table is."""
        self.log.append((bit(seat), None, action))

    def on_event(self, audience: int, event: Event) -> None:
        self.hear(audience, event)

    def on_answer(self, seat: int, action: int, by: str) -> None:
        self.own(seat, action)

    def string(self, seat: int) -> str:
        """The information state of this seat (or SPECTATOR): a line for all it heard and answered."""
        start = self.read.get(seat, 0)
        if start == len(self.log):
            return self.strings.get(seat, "")
        for _, event, action in self.log[len(self.texts) :]:
            self.texts.append(f"answered {action}" if event is None else text_of(event))
        lines = [self.strings[seat]] if start > 0 and self.strings[seat] else []
        for place in range(start, len(self.log)):
            if hears(self.log[place][0], seat):
                lines.append(self.texts[place])
        self.strings[seat] = BETWEEN.join(lines)
        self.read[seat] = len(self.log)
        return self.strings[seat]

    def clone(self) -> "Recall":
        other = Recall()
        other.log = self.log[:]
        other.texts = self.texts[:]
        other.strings = self.strings.copy()
        other.read = self.read.copy()
        return other


def text_of(event: Event) -> str:
    """An event in a line: its name, and its fields in order."""
    # by its name: compiled, that of the class Event would be taken, which has no fields
    fields: tuple[str, ...] = getattr(type(event), FIELDS)
    return " ".join([type(event).__name__, *[plain(getattr(event, name)) for name in fields]])


def plain(value: object) -> str:
    """A field; rows without the names of their items."""
    if isinstance(value, tuple):
        return "(" + ",".join([plain(item) for item in value]) + ")"
    return repr(value)
