"""Every event of Bulletbucks, and who may hear it.

Prompts, choices, errors, and that somebody has answered leave a table through `core/table.py`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import lowest, members
from clickbang.core.table import Table
from clickbang.games.bulletbucks.events import (
    Banged,
    BidsReturned,
    BidsRevealed,
    Clicked,
    Conversion,
    ConversionsRevealed,
    HighBidder,
    Left,
    Named,
    PotCarried,
    PotDiscarded,
    PursesShown,
    RaisesRevealed,
    RoundBegan,
    SeatNotes,
    Tied,
    TookMarker,
)
from clickbang.games.bulletbucks.rules.board import Board
from clickbang.games.bulletbucks.rules.notes import ones_in, thousands, twos_in
from clickbang.games.bulletbucks.rules.observer import Observer


@final
class Teller(Observer):
    """Makes events of what happens at a table to which somebody listens."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.conversions: list[Conversion] = []

    def begin_round(self, board: Board) -> None:
        self.table.tell(EVERYONE, RoundBegan(board.round, board.markers))

    def show_purses(self, board: Board) -> None:
        self.table.tell(EVERYONE, PursesShown(notes_by_seat(board.purses, board.seated)))

    def leave(self, leaving: i64) -> None:
        for seat in members(leaving):
            self.table.tell(EVERYONE, Left(seat))

    def convert(self, seat: i64, own: i64, notes: i64) -> None:
        self.conversions.append(Conversion(seat, own, ones_in(notes), twos_in(notes)))

    def reveal_conversions(self) -> None:
        self.table.tell(EVERYONE, ConversionsRevealed(tuple(self.conversions)))
        self.conversions = []

    def reveal_bids(self, bids: vec[i64], bidders: i64) -> None:
        self.table.tell(EVERYONE, BidsRevealed(notes_by_seat(bids, bidders)))

    def reveal_raises(self, raises: vec[i64], raisers: i64) -> None:
        self.table.tell(EVERYONE, RaisesRevealed(notes_by_seat(raises, raisers)))

    def tie(self, tied: i64, board: Board) -> None:
        self.table.tell(EVERYONE, Tied(tuple(members(tied)), thousands(board.bids[lowest(tied)])))

    def let_name(self, seat: i64, board: Board) -> None:
        self.table.tell(EVERYONE, HighBidder(seat, thousands(board.bids[seat])))

    def name(self, seat: i64, board: Board) -> None:
        self.table.tell(EVERYONE, Named(board.high_bidder, seat))
        self.table.tell(EVERYONE, TookMarker(seat, board.markers))

    def click(self, seat: i64, pot: i64) -> None:
        self.table.tell(EVERYONE, Clicked(seat, ones_in(pot), twos_in(pot)))

    def bang(self, seat: i64, board: Board) -> None:
        self.table.tell(EVERYONE, Banged(seat, board.markers))

    def return_bids(self, board: Board) -> None:
        self.table.tell(EVERYONE, BidsReturned(notes_by_seat(board.bids, board.seated)))

    def carry_bids(self, carried: i64) -> None:
        self.table.tell(EVERYONE, PotCarried(ones_in(carried), twos_in(carried)))

    def discard_bids(self, bids: i64) -> None:
        self.table.tell(EVERYONE, PotDiscarded(ones_in(bids), twos_in(bids)))


def notes_by_seat(notes: vec[i64], who: i64) -> tuple[SeatNotes, ...]:
    """These seats' bundles, note by note."""
    return tuple([SeatNotes(seat, ones_in(notes[seat]), twos_in(notes[seat])) for seat in members(who)])
