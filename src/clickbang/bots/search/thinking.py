"""What a game brings to a search: how people are imagined to play it, and how much a state is worth."""

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from clickbang.bots.search.origin import Origin
from clickbang.core.game import Game
from clickbang.core.table import Table
from clickbang.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """Every method has a form that works for any game. All tables here are imagined: everything in them may be read.

    One object serves one search at a time, and the same arguments and luck always give the same answer.
    """

    def policy(self, table: Table, seat: i64, random: Random) -> i64:
        """How anybody is imagined to answer what this seat is asked; always legal."""
        return table.random_action(seat, random)

    def candidates(self, table: Table, seat: i64) -> list[int]:
        """The answers that deserve most of the time, at least one; others are tried now and then, and never given."""
        return table.legal_actions(seat)

    def horizon(self, table: Table) -> bool:
        """Whether a playout stops at this prompt and `values` is asked. It is never asked at the first prompt."""
        return False

    def values(self, table: Table) -> list[float]:
        """The share of the win that each seat can expect: at a horizon, or in a game that would not end."""
        return [1.0 / float(table.seats)] * table.seats

    def world(self, view: View, random: Random) -> Table:
        """A table that the seat of this view cannot tell from the real one."""
        return view.sample(random)

    def doubt(self, view: View, random: Random) -> Table:
        """A world as others may imagine it, who do not know what the seat of this view knows.

        Where a seat hides nothing of its own that is any world. Others learn in such worlds how to answer, in a tree;
        if they are those of the seat itself, others learn as if they knew its secrets.
        """
        return self.world(view, random)

    def knows(self, table: Table, seat: i64) -> i64:
        """A number for what this seat knows and others do not, as far as it should decide what it answers now.

        At a sealed prompt people learn how to answer, each by what is known to them; what they may answer is told apart
        in any case, and in a tree all that they have heard since its origin.
        """
        return 0

    def origin(self, view: View) -> Origin | None:
        """Where `search` begins to grow a tree; None if it need not: then all but the first prompt is left to `policy`.

        In a tree everybody learns at later prompts too, and nobody is taken on `faith`.
        """
        return None

    def roughly(self) -> float:
        """The standard error of `values`: how far what they say of a seat is off."""
        return 0.0

    def faith(self) -> float:
        """How likely others follow `policy` at a sealed prompt, instead of what they have learned in the search."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Growing(Thinking):
    """Grows a tree from the prompt of the search on, for any game that brings nothing of its own."""

    def origin(self, view: View) -> Origin | None:
        return Origin(view)


def thinking_of(game: Game) -> Thinking:
    """What a game brings along, or what does for any."""
    kind = game.part(game.thinking)
    if kind is None:
        return Thinking()
    found: Thinking = kind()
    return found
