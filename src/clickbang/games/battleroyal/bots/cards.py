"""What cards are worth: to reveal, to keep, to give away."""

from clickbang.games.battleroyal import BattleRoyalView
from clickbang.games.battleroyal.cards import BOMB, DOLLARS, PLAIN, SCREAM_MASK, Card
from clickbang.games.battleroyal.codes import REVEAL_CODE

MASK_WORTH = 24
"""What the Scream Mask is worth to its owner, in the values of plain cards."""


def own_cards(view: BattleRoyalView) -> list[Card]:
    """One's own cards."""
    return [view.deck.cards[view.places[key]] for key in view.hand]


def worth(card: Card, persons: int) -> int:
    """How much one would rather keep this card than another; BR-24: the Scream Mask frightens no pair."""
    if card.effect == PLAIN:
        return int(card.value)
    return {BOMB: -2, DOLLARS: -1, SCREAM_MASK: MASK_WORTH if persons == 1 else 0}[int(card.effect)]


def best_reveal(view: BattleRoyalView, choices: list[int]) -> int:
    """The card that counts most, with no more noise than it makes by itself; a plain one rather than a special one."""

    def rank(choice: int) -> tuple[bool, int, bool]:
        place, bang = divmod(choice - REVEAL_CODE, 2)
        card = view.deck.cards[place]
        return card.effect == PLAIN, int(card.value), not bang

    return max(choices, key=rank)
