"""Action cards as the rules need them: what each does, and how many there are. Names and texts are the deck's."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.seats import bit
from clickbang.games.championship.deck.effect import Effect

MOST_CARDS: Final = 64
"""A deck has at most so many kinds of cards."""

# When a card may be played (WC-23)
SPIN: Final = 0
BET: Final = 1
ACCUSATION: Final = 2
CAUGHT: Final = 3
TRIGGER: Final = 4
SCORING: Final = 5
PHASES: Final = ("spin", "bet", "accusation", "accusation", "trigger", "scoring")
"""What is printed on the cards of each moment."""


class Card:
    """A kind of action card, and how many of it there are."""

    def __init__(self, key: str, effect: Effect, skull: bool, copies: int) -> None:
        self.key = key
        self.effect = effect
        self.skull = skull
        self.copies = copies


class Deck:
    """The kinds of action cards a table plays with; everybody knows it."""

    def __init__(self, cards: list[Card], value: str = "none") -> None:
        self.cards = cards
        self.value = value
        """That of the option `deck`."""
        self.moments: i64 = 0
        self.skulls: i64 = 0
        self.at: list[vec[i64]] = [vec[i64]() for _ in PHASES]
        """The places of the cards of each moment."""
        for place, card in enumerate(cards):
            self.at[card.effect.moment] = append(self.at[card.effect.moment], place)
            self.moments |= bit(card.effect.moment)
            if card.skull:
                self.skulls |= bit(card.effect.moment)
