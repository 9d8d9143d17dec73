"""Looking at the top of a barrel: chance settles as many cards as nobody has seen before."""

from typing import Final

from clickbang.games.championship.rules.board import NOBODY
from clickbang.games.championship.rules.state import LOOK, State

PEEKED_CARDS: Final = 3


def look_is_due(table: State) -> bool:
    """Peek: chance settles the top three cards, as far as nobody has seen them; only the looker learns them.

    Whether chance is due.
    """
    if table.looker == NOBODY:
        return False
    barrel = table.barrels[table.looked_at]
    if barrel.known < PEEKED_CARDS:
        table.await_chance(LOOK)
        return True
    left = table.board.players[table.looked_at].left
    table.observer.peek(table.looker, table.looked_at, PEEKED_CARDS, barrel.known_bits, left)
    table.looker = NOBODY
    table.looked_at = NOBODY
    return False
