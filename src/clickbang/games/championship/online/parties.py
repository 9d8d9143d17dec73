"""Who is still in the game, from what everybody sees."""

from typing import cast

from clickbang.core.seats import bit
from clickbang.core.view import View
from clickbang.games.championship.knowledge.seen_table import SeenTable


def playing(view: View) -> int:
    """WC-19: whoever's captain lives; without one also who keeps cards, as long as there are some with a skull."""
    seen = cast("SeenTable", view)
    found = 0
    for seat, player in enumerate(seen.players):
        if player.captain or (seen.deck.skulls != 0 and player.cards > 0):
            found |= bit(seat)
    return found
