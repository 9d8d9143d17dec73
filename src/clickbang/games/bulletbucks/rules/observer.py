"""What the rules of Bulletbucks tell of: one method for each thing that happens, for whoever listens to a table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.games.bulletbucks.rules.board import Board


class Observer:
    """Is told everything, and makes nothing of it. `teller.py` has the one that makes events of it."""

    def begin_round(self, board: Board) -> None:
        """BB-5: a round begins."""

    def show_purses(self, board: Board) -> None:
        """BB-4: purses are open, and may have changed."""

    def leave(self, leaving: i64) -> None:
        """BB-10: these leave; often it is nobody."""

    def convert(self, seat: i64, own: i64, notes: i64) -> None:
        """BB-9: this stack of the seat's own goes into its bid money; others do the same at the same moment."""

    def reveal_conversions(self) -> None:
        """BB-9: those were all, and everybody sees them."""

    def reveal_bids(self, bids: vec[i64], bidders: i64) -> None:
        """BB-5: what these have bid is turned over."""

    def reveal_raises(self, raises: vec[i64], raisers: i64) -> None:
        """BB-7: what these have raised by is turned over."""

    def tie(self, tied: i64, board: Board) -> None:
        """BB-7: these share the highest total."""

    def let_name(self, seat: i64, board: Board) -> None:
        """BB-6: the total of this seat stands alone."""

    def name(self, seat: i64, board: Board) -> None:
        """BB-6, BB-12: this seat is named, takes a marker and spins."""

    def click(self, seat: i64, pot: i64) -> None:
        """BB-13: an empty chamber; the pot is this seat's newest stack."""

    def bang(self, seat: i64, board: Board) -> None:
        """BB-14: the bullet."""

    def return_bids(self, board: Board) -> None:
        """BB-15, `return`: the bids are about to go back to those at the table."""

    def carry_bids(self, carried: i64) -> None:
        """BB-15, `carry`: so much lies there for the next pot."""

    def discard_bids(self, bids: i64) -> None:
        """BB-15, `discard`: so much is removed."""


UNHEARD: Final = Observer()
"""Of every table at which nobody listens."""
