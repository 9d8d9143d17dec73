"""Death (WC-19)."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import has
from clickbang.games.championship.events import CharacterDied
from clickbang.games.championship.rules.state import State


def kill(table: State, dying: i64) -> None:
    """WC-19: team-mates first, the captain last; for a team-mate a card is due."""
    board = table.board
    for step in range(table.seats):
        seat = board.in_turn(step)
        if has(dying, seat):
            player = board.players[seat]
            mate = player.mates > 0
            board.lose_character(seat)
            table.barrels[seat].empty()
            if table.counts is not None:
                table.counts.die(seat)
            if table.memory is not None:
                table.memory.forget_order(seat)
            if mate:
                board.owe(seat, 1)
            if table.listener is not None:
                table.tell(EVERYONE, CharacterDied(seat, player.mates, not mate))
