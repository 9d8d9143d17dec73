"""A round: the revolver (BB-12 to BB-15)."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.games.bulletbucks.events import (
    Banged,
    BidsReturned,
    Clicked,
    Named,
    PotCarried,
    PotDiscarded,
    TookMarker,
)
from clickbang.games.bulletbucks.rules.notes import ones_in, twos_in
from clickbang.games.bulletbucks.rules.state import CARRY, RETURN, SPIN, State, notes_by_seat

CLICK: Final = 0
BANG: Final = 1
CYLINDER: Final[Outcomes] = ((CLICK, 5), (BANG, 1))
"""BB-3, BB-12: one face of six is a bullet."""


def spin(table: State, seat: i64) -> None:
    """BB-6, BB-12: the named player takes a marker from the centre and spins."""
    board = table.board
    board.name(seat)
    board.take_marker()
    if table.listener is not None:
        table.tell(EVERYONE, Named(board.high_bidder, seat))
        table.tell(EVERYONE, TookMarker(seat, board.markers))
    table.await_chance(SPIN)


def click(table: State) -> None:
    """BB-13: the whole pot becomes one stack under the marker used."""
    board = table.board
    pot = board.pot()
    board.win(board.named, pot)
    if table.listener is not None:
        table.tell(EVERYONE, Clicked(board.named, ones_in(pot), twos_in(pot)))


def bang(table: State) -> None:
    """BB-14, BB-15: the named player is dead and out; then it is settled what becomes of the others' bids."""
    board = table.board
    board.die(board.named)
    if table.listener is not None:
        table.tell(EVERYONE, Banged(board.named, board.markers))
    settle_bids_after_bang(table)


def settle_bids_after_bang(table: State) -> None:
    """BB-15: the others' bids go back, stay as the start of the next pot, or are removed."""
    board = table.board
    if table.pot_after_bang == RETURN:
        returned = () if table.listener is None else notes_by_seat(board.bids, board.seated)
        board.return_bids()
        if table.listener is not None:
            table.tell(EVERYONE, BidsReturned(returned))
    elif table.pot_after_bang == CARRY:
        board.carry_bids()
        if table.listener is not None:
            table.tell(EVERYONE, PotCarried(ones_in(board.carried), twos_in(board.carried)))
    else:
        lying = board.all_bids()
        board.discard_bids()
        if table.listener is not None:
            table.tell(EVERYONE, PotDiscarded(ones_in(lying), twos_in(lying)))
