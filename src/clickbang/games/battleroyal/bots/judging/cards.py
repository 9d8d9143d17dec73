"""What cards are worth: to reveal, to keep, to give away."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.seats import bit, lowest, without_lowest
from clickbang.games.battleroyal.deck.cards import BOMB, DOLLARS, PLAIN, Card, Deck
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import REVEAL_CODE
from clickbang.games.battleroyal.rules.confrontation import losers_of

MOST_KNOWN: Final = 64
"""Decks whose powers are kept."""
LEAST_WIDTH: Final = 0.001
"""In a deck of one's own all cards may be equally good."""


class Powers:
    """What every card of a deck is good for: the share of the others that it beats, one against one (BR-12, BR-15)."""

    def __init__(self, deck: Deck, persons: int) -> None:
        self.each = [power(deck, card, persons) for card in range(len(deck.cards))]
        weapons = [self.each[place] for place, card in enumerate(deck.cards) if card.effect not in (BOMB, DOLLARS)]
        self.low = min(weapons, default=0.0)
        self.high = max(weapons, default=0.0)
        self.width = max(self.high - self.low, LEAST_WIDTH)

    def at(self, share: float) -> float:
        """So far up: 0 is the weakest, 1 the strongest."""
        return self.low + share * self.width

    def share(self, power: float) -> float:
        """How far up a power is; below 0 for a card that is no weapon."""
        return (power - self.low) / self.width

    def strongest(self, cards: i64) -> i64:
        """Of a set of cards, the one that beats most others."""
        best = lowest(cards)
        while cards != 0:
            if self.each[lowest(cards)] > self.each[best]:
                best = lowest(cards)
            cards = without_lowest(cards)
        return best


KNOWN_POWERS: Final[dict[str, Powers]] = {}
"""By deck and number of persons; worked out once."""


def powers_of(deck: Deck, persons: int) -> Powers:
    """What the cards are good for where everybody runs so many persons."""
    key = f"{persons} {deck.value}"
    if key not in KNOWN_POWERS:
        if len(KNOWN_POWERS) >= MOST_KNOWN:
            KNOWN_POWERS.clear()
        KNOWN_POWERS[key] = Powers(deck, persons)
    return KNOWN_POWERS[key]


def power(deck: Deck, card: int, persons: int) -> float:
    """How many of the other cards this one beats; a tie is half of that, to die together nothing."""
    won = 0.0
    for other in range(len(deck.cards)):
        losers = losers_of(deck, persons, 1, 2, bit(card), bit(other))
        if other != card and losers != 1 and losers != 3:
            won += 1.0 if losers == 2 else 0.5
    return won / float(len(deck.cards) - 1)


def own_cards(view: BattleRoyalView) -> list[Card]:
    """One's own cards."""
    return [view.deck.cards[view.places[key]] for key in view.hand]


def worth(view: BattleRoyalView, card: Card) -> float:
    """How much one would rather keep this card than another."""
    return powers_of(view.deck, view.persons).each[view.places[card.key]]


def best_reveal(view: BattleRoyalView, choices: list[int]) -> int:
    """The card that counts most, with no more noise than it makes by itself; a plain one rather than a special one."""
    best, most = choices[0], (False, -1, False)
    for choice in choices:
        card = view.deck.cards[(choice - REVEAL_CODE) // 2]
        rank = card.effect == PLAIN, int(card.value), (choice - REVEAL_CODE) % 2 == 0
        if rank > most:
            best, most = choice, rank
    return best
