"""How long a beat lasts in which action cards may be played (WC-23): by the moment, as everybody knows it."""

from typing import Final, cast

from clickbang.core.view import View
from clickbang.games.championship.deck.cards import CAUGHT, PHASES
from clickbang.games.championship.knowledge.seen_table import SeenTable
from clickbang.games.championship.rules.state import BRIBE_PROMPT, KINDS

NOTHING_LEFT: Final = 0.0
AIMED: Final = 1.5
"""Somebody has to be chosen, too."""
FOR_A_LIFE: Final = 2.0


def beat(view: View) -> float:
    """Nothing if all cards of this moment lie face up among the played ones; longer where a target is chosen."""
    seen = cast("SeenTable", view)
    moment = CAUGHT if seen.kind == KINDS[BRIBE_PROMPT] else PHASES.index(seen.phase)
    cards = [seen.deck.cards[place] for place in seen.deck.at[moment]]
    unseen = [card for card in cards if seen.played.get(card.key, 0) < card.copies]
    if not unseen:
        return NOTHING_LEFT
    if moment == CAUGHT:
        return FOR_A_LIFE
    return AIMED if any(card.effect.targeted for card in unseen) else 1.0
