"""The one order in which programs are asked.

Whoever has a standing right is asked once for each prompt, the lowest seat first; then those whom the prompt waits for,
the lowest seat first, too. Playouts, matches, steppers, searches and the terminal all ask by a `Cursor`.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from clickbang.core.prompt import STANDING, Prompt
from clickbang.core.seats import bit, lowest, without

if TYPE_CHECKING:
    from clickbang.core.table import Table

NO_PROMPT: Final = -1


def awaited(table: "Table") -> i64:
    """Whom the open prompt waits for: who must answer, and who may decline."""
    return table.must | table.asked


@final
@mypyc_attr(acyclic=True)  # one is made for every playout
class Cursor:
    """Who is asked next at the open prompt of a table. A new one begins with whatever prompt is open."""

    def __init__(self, prompt: i64 = NO_PROMPT, first: i64 = 0) -> None:
        self.prompt: i64 = prompt
        """The number of the prompt at which it stands."""
        self.first: i64 = first
        """Who is asked there before those whom the prompt waits for."""

    def clone(self) -> "Cursor":
        """An independent copy."""
        return Cursor(self.prompt, self.first)

    def follow(self, table: "Table") -> bool:
        """Go on to the open prompt; whether it is another than before."""
        if self.prompt == table.opened:
            return False
        self.prompt = table.opened
        self.first = table.standing
        return True

    def next(self, table: "Table") -> i64:
        """Who is asked next at a table that waits for answers."""
        self.follow(table)
        self.first &= table.must | table.asked | table.standing  # an answer may have ended somebody else's right
        return lowest(self.first if self.first != 0 else table.must | table.asked)

    def ask(self, table: "Table") -> i64:
        """The same, and from now on this seat has been asked."""
        if self.prompt != table.opened:
            self.follow(table)
        if self.first == 0:  # mostly so, and playouts come by at every answer
            return lowest(table.must | table.asked)
        seat = self.next(table)
        self.answered(seat)
        return seat

    def answered(self, seat: i64) -> None:
        """This seat has been asked; before or after the table takes its answer makes no difference."""
        if self.first != 0:
            self.first = without(self.first, seat)


def cursor_at(prompt: Prompt, table: "Table") -> Cursor:
    """Where the seat of this prompt is asked now: before it those in lower seats were, if it has a standing right."""
    mine = bit(prompt.seat)
    return Cursor(table.opened, table.standing & ~(mine - 1) if prompt.role == STANDING else mine)
