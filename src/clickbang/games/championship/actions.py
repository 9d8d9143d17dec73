"""The answers of World Championship in their typed form, and as the ints the rules work with."""

from dataclasses import dataclass

from clickbang.core.errors import NO_SUCH_ANSWER, MalformedAnswer
from clickbang.core.game import Action, Decline
from clickbang.core.table import DECLINE
from clickbang.games.championship.codes import (
    ACCUSE_CODE,
    ACTION_COUNT,
    AIM_CODE,
    BET_CODE,
    DOWNWARDS,
    FIRE_ON_CODE,
    MOST_CARDS,
    PLAY_CODE,
    PLAYS_A_CARD,
    POCKET_CODE,
    UPWARDS,
)

SEATS = range(6)


@dataclass(frozen=True, slots=True)
class Pocket(Action):
    """WC-4: the card that goes into the pocket."""

    bullet: bool


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """WC-6: how many shots."""

    shots: int


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """WC-7: whom."""

    seat: int


@dataclass(frozen=True, slots=True)
class Aim(Action):
    """Shoot Somebody: at whom."""

    seat: int


@dataclass(frozen=True, slots=True)
class FireOn(Action):
    """WC-15: the last captain fires on."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """WC-20: the card with this place in the deck's list, at a seat where it needs one; a die goes up or down."""

    card: int
    seat: int | None = None
    down: bool = False


def encode(action: Action) -> int:
    """The int for a typed answer; the inverse of `decode`."""
    match action:
        case Decline():
            return DECLINE
        case Pocket(bullet):
            return POCKET_CODE + bullet
        case Bet(shots) if shots in range(6):
            return BET_CODE + shots
        case Accuse(seat) if seat in SEATS:
            return ACCUSE_CODE + seat
        case Aim(seat) if seat in SEATS:
            return AIM_CODE + seat
        case FireOn():
            return FIRE_ON_CODE
        case Play(card, None, False) if card in range(MOST_CARDS):
            return PLAY_CODE + card * PLAYS_A_CARD
        case Play(card, int(seat), down) if card in range(MOST_CARDS) and seat in SEATS:
            return PLAY_CODE + card * PLAYS_A_CARD + (DOWNWARDS if down else UPWARDS) + seat
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=action)


def decode(code: int) -> Action:
    """The typed answer for an int; the inverse of `encode`."""
    if code == DECLINE:
        return Decline()
    if POCKET_CODE <= code < BET_CODE:
        return Pocket(code > POCKET_CODE)
    if BET_CODE <= code < ACCUSE_CODE:
        return Bet(code - BET_CODE)
    if ACCUSE_CODE <= code < AIM_CODE:
        return Accuse(code - ACCUSE_CODE)
    if AIM_CODE <= code < FIRE_ON_CODE:
        return Aim(code - AIM_CODE)
    if code == FIRE_ON_CODE:
        return FireOn()
    if PLAY_CODE <= code < ACTION_COUNT:
        card, detail = divmod(code - PLAY_CODE, PLAYS_A_CARD)
        if detail == 0:
            return Play(card)
        if detail < DOWNWARDS:
            return Play(card, detail - UPWARDS)
        return Play(card, detail - DOWNWARDS, down=True)
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=code)
