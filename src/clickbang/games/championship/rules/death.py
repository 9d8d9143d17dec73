"""Death (WC-19)."""

from mypy_extensions import i64

from clickbang.core.seats import has
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.state import State


def kill(table: State, dying: i64) -> None:
    """WC-19: team-mates first, the captain last; for a team-mate a card is due."""
    board = table.board
    for step in range(table.seats):
        seat = board.in_turn(step)
        if has(dying, seat):
            captain = lose_character(board, seat)
            table.barrels[seat].empty()
            if not captain:
                board.owe(seat, 1)
            table.observer.die(seat, board.players[seat].mates, captain)


def lose_character(board: Board, seat: i64) -> bool:
    """WC-19: a team-mate, or the captain if none is left. Whether it is the captain."""
    mates = board.players[seat].mates
    board.lose_character(seat, max(mates - 1, 0), mates == 0)
    return mates == 0
