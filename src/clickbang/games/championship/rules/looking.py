"""Looking at the top of a barrel: chance settles as many cards as nobody has seen before."""

from typing import Final

from clickbang.core.seats import bit
from clickbang.games.championship.events import Peeked
from clickbang.games.championship.rules.state import LOOK, NOBODY, State

PEEKED_CARDS: Final = 3


def look_is_due(table: State) -> bool:
    """Peek: chance settles the top three cards, as far as nobody has seen them; only the looker learns them.

    Whether chance is due.
    """
    if table.looker == NOBODY:
        return False
    player = table.players[table.looked_at]
    if player.known < PEEKED_CARDS:
        table.await_chance(LOOK)
        return True
    if table.memory is not None:
        table.memory.peek(table.looker, table.looked_at, player, PEEKED_CARDS)
    if table.listener is not None:
        cards = tuple([int(player.known_card(place)) for place in range(PEEKED_CARDS)])
        table.tell(bit(table.looker), Peeked(table.looker, table.looked_at, cards))
    table.looker = NOBODY
    table.looked_at = NOBODY
    return False
