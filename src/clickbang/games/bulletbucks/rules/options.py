"""What can be agreed on when a table of Bulletbucks is set up.

An option is declared in `OPTIONS`, the default first, and read in `Agreed`; the rules ask `board.agreed`.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clickbang.core.game import Option, in_full
from clickbang.games.bulletbucks.rules.notes import bundle

NOTES: Final = 6
"""BB-1: so many notes of 1,000, and as many of 2,000, everybody starts with, where nothing else was agreed."""
MARKERS: Final = 6
"""BB-3: the markers that lie in the centre at the start, where nothing else was agreed."""

RETURN: Final = 0
CARRY: Final = 1
DISCARD: Final = 2
POT_AFTER_BANG: Final = ("return", "carry", "discard")
"""BB-15: what becomes of the others' bids, by number."""
ON: Final = "on"

OPTIONS: Final = (
    Option("pot_after_bang", POT_AFTER_BANG, "BB-15"),
    Option("open_purses", ("off", ON), "BB-4"),
)
SMALL: Final = (
    Option("notes", ("6", "1", "2", "3", "4", "5"), "BB-1"),
    Option("markers", ("6", "1", "2", "3", "4", "5"), "BB-3"),
)
"""What makes a game small; offered to nobody, and told only where it was chosen."""


@final
@mypyc_attr(acyclic=True)  # holds nothing that could hold it
class Agreed:
    """What was agreed on. It never changes, so clones share it. Where an option is missing, as in records that are
    older than it, the default holds."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        agreed = dict(chosen)
        self.chosen = agreed
        self.pot_after_bang: i64 = POT_AFTER_BANG.index(agreed.get("pot_after_bang", POT_AFTER_BANG[RETURN]))
        self.open_purses: bool = agreed.get("open_purses") == ON
        self.notes: i64 = int(agreed.get("notes", NOTES))
        self.markers: i64 = int(agreed.get("markers", MARKERS))

    def purse(self) -> i64:
        """BB-1: what everybody has to bid with."""
        return bundle(self.notes, self.notes)

    def settings(self) -> dict[str, str]:
        """The options as they are told."""
        return in_full(self.chosen, OPTIONS, SMALL)


USUAL: Final = Agreed({})
"""All defaults."""
