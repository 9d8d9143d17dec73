"""The answers of World Championship in their typed form, from which their numbers follow."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Self

from clickbang.core.actions import Action, Answers, Decline
from clickbang.games.championship.deck.cards import MOST_CARDS

SEATS: Final = range(6)


@dataclass(frozen=True, slots=True)
class Pocket(Action):
    """WC-4: the card that goes into the pocket."""

    bullet: bool


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """WC-6: how many shots."""

    shots: Annotated[int, range(6)]


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """WC-7: whom."""

    seat: Annotated[int, SEATS]


@dataclass(frozen=True, slots=True)
class Aim(Action):
    """Shoot Somebody: at whom."""

    seat: Annotated[int, SEATS]


@dataclass(frozen=True, slots=True)
class FireOn(Action):
    """WC-15: the last captain fires on."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """WC-20: the card with this place in the deck's list, at a seat where it needs one; a die goes up or down."""

    card: int
    seat: int | None = None
    down: bool = False

    @classmethod
    def every(cls) -> Iterator[Self]:
        """Of each card: at nobody, at each seat, downwards at each seat."""
        for card in range(MOST_CARDS):
            yield cls(card)
            for down in (False, True):
                yield from (cls(card, seat, down) for seat in SEATS)


ANSWERS: Final = Answers(Decline, Pocket, Bet, Accuse, Aim, FireOn, Play)
"""In the order of their numbers."""

encode, decode = ANSWERS.encode, ANSWERS.decode
