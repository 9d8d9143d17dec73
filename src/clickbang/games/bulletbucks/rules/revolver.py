"""A round: the revolver (BB-12 to BB-15)."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.chance import Outcomes
from clickbang.games.bulletbucks.rules.options import CARRY, DISCARD, RETURN
from clickbang.games.bulletbucks.rules.state import SPIN, State

CLICK: Final = 0
BANG: Final = 1
CYLINDER: Final[Outcomes] = ((CLICK, 5), (BANG, 1))
"""BB-3, BB-12: one face of six is a bullet."""


def spin(table: State, seat: i64) -> None:
    """BB-6, BB-12: the named player takes a marker from the centre and spins."""
    board = table.board
    board.name(seat)
    board.take_marker()
    table.observer.name(seat, board)
    table.await_chance(SPIN)


def click(table: State) -> None:
    """BB-13: the whole pot becomes one stack under the marker used."""
    board = table.board
    pot = board.pot()
    board.win(board.named, pot)
    table.observer.click(board.named, pot)


def bang(table: State) -> None:
    """BB-14, BB-15: the named player is dead and out; then it is settled what becomes of the others' bids."""
    board = table.board
    board.die(board.named)
    table.observer.bang(board.named, board)
    settle_bids_after_bang(table)


def settle_bids_after_bang(table: State) -> None:
    """BB-15: the others' bids go back, stay as the start of the next pot, or are removed."""
    board = table.board
    if board.agreed.pot_after_bang == RETURN:
        table.observer.return_bids(board)
        board.return_bids()
    elif board.agreed.pot_after_bang == CARRY:
        board.carry_bids()
        table.observer.carry_bids(board.carried)
    elif board.agreed.pot_after_bang == DISCARD:
        table.observer.discard_bids(board.all_bids())
        board.discard_bids()
