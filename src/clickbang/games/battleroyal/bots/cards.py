"""What cards are worth: to reveal, to keep, to give away."""

from typing import Final

from clickbang.games.battleroyal.cards import BOMB, DOLLARS, PLAIN, SCREAM_MASK, Card
from clickbang.games.battleroyal.codes import REVEAL_CODE
from clickbang.games.battleroyal.view import BattleRoyalView

MASK_WORTH: Final = 24
"""What the Scream Mask is worth to its owner, in the values of plain cards."""


def own_cards(view: BattleRoyalView) -> list[Card]:
    """One's own cards."""
    return [view.deck.cards[view.places[key]] for key in view.hand]


def worth(card: Card, persons: int) -> int:
    """How much one would rather keep this card than another; BR-24: the Scream Mask frightens no pair."""
    if card.effect == PLAIN:
        return card.value
    if card.effect == BOMB:
        return -2
    if card.effect == DOLLARS:
        return -1
    assert card.effect == SCREAM_MASK
    return MASK_WORTH if persons == 1 else 0


def best_reveal(view: BattleRoyalView, choices: list[int]) -> int:
    """The card that counts most, with no more noise than it makes by itself; a plain one rather than a special one."""
    best, most = choices[0], (False, -1, False)
    for choice in choices:
        card = view.deck.cards[(choice - REVEAL_CODE) // 2]
        rank = card.effect == PLAIN, int(card.value), (choice - REVEAL_CODE) % 2 == 0
        if rank > most:
            best, most = choice, rank
    return best
