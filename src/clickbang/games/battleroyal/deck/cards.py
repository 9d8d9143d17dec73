"""The cards as the rules need them: each has a place in the deck, and sets of cards are bit masks of places."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.seats import bit, has

MOST_SEATS: Final = 36
MOST_CARDS: Final = 60
"""A set of cards is the bits of one number."""

PLAIN: Final = 0
BOMB: Final = 1
SCREAM_MASK: Final = 2
DOLLARS: Final = 3
DECOY: Final = 4

EFFECTS: Final = ["", "bomb", "scream-mask", "dollars", "decoy"]
"""The fixed vocabulary; a plain card has none."""


class Card:
    """A card of the deck: its key in the file, what it counts, whether it says Bang, and what else it does."""

    def __init__(self, key: str, value: i64, bang: bool, effect: i64) -> None:
        self.key = key
        self.value: i64 = value
        self.bang = bang
        self.effect: i64 = effect


class Deck:
    """All cards, in the order of the file. Never changed, so every table may share one."""

    def __init__(self, cards: list[Card], value: str = "standard") -> None:
        self.cards = cards
        self.value = value
        """That of the option `deck`."""
        self.values: vec[i64] = vec[i64]()
        self.bangs: i64 = 0
        self.bombs: i64 = 0
        self.masks: i64 = 0
        self.dollars: i64 = 0
        self.decoys: i64 = 0
        place: i64 = 0
        while place < len(cards):
            card = cards[place]
            self.values = append(self.values, card.value)
            if card.bang:
                self.bangs |= bit(place)
            if card.effect == BOMB:
                self.bombs |= bit(place)
            elif card.effect == SCREAM_MASK:
                self.masks |= bit(place)
            elif card.effect == DOLLARS:
                self.dollars |= bit(place)
            elif card.effect == DECOY:
                self.decoys |= bit(place)
            place += 1

    def total(self, cards: i64) -> i64:
        """What a set of cards adds up to (BR-12)."""
        found: i64 = 0
        place: i64 = 0
        while cards >> place != 0:
            if has(cards, place):
                found += self.values[place]
            place += 1
        return found

    def counted(self, cards: i64, against: i64) -> i64:
        """What one side's cards add up to (BR-12); BR-15d: against a decoy on the other no *Bang* counts."""
        return self.total(cards & ~self.bangs if against & self.decoys != 0 else cards)

    def keys(self, cards: i64) -> tuple[str, ...]:
        """The names of a set of cards, for events."""
        return tuple([card.key for place, card in enumerate(self.cards) if has(cards, place)])
