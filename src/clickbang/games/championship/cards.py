"""Action cards as the rules need them: when each may be played and what it does. Names and texts are the deck's."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.seats import bit

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

# What a card does (WC-24)
PEEK: Final = 0
GIFT: Final = 1
SHOOT_SOMEBODY: Final = 2
AIR_GUN: Final = 3
TURN_DIE: Final = 4
BRIBE: Final = 5
ONE_MORE: Final = 6
SPIN_AGAIN: Final = 7
LIVE_ROUND: Final = 8
SIDE_BET: Final = 9
EXTRA_POINT: Final = 10
INFORMER: Final = 11
EFFECTS: Final = (
    "peek", "gift", "shoot-somebody", "air-gun", "turn-die", "bribe", "one-more", "spin-again", "live-round",
    "side-bet", "extra-point", "informer",
)  # fmt: skip

MOMENT_OF: Final = (
    BET, TRIGGER, TRIGGER, TRIGGER, ACCUSATION, CAUGHT, TRIGGER, TRIGGER, SPIN, BET, SCORING, ACCUSATION,
)  # fmt: skip
"""The only moment at which each effect makes sense, by effect."""
OWN_SHOT_EFFECTS: Final = (GIFT, AIR_GUN)
"""What a player does to their own coming shot."""
UNTARGETED: Final = (SHOOT_SOMEBODY, AIR_GUN, BRIBE, EXTRA_POINT)
"""What is played at nobody."""


class Card:
    """A kind of action card, and how many of it there are."""

    def __init__(self, key: str, effect: int, skull: bool, copies: int) -> None:
        self.key = key
        self.effect: i64 = effect
        self.moment: i64 = MOMENT_OF[effect]
        self.skull = skull
        self.copies = copies
        self.own_shot = effect in OWN_SHOT_EFFECTS
        self.targeted = effect not in UNTARGETED


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
            self.at[card.moment] = append(self.at[card.moment], place)
            self.moments |= bit(card.moment)
            if card.skull:
                self.skulls |= bit(card.moment)
