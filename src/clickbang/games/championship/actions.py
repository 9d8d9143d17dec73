"""The answers of World Championship in their typed form, and as the ints the rules work with."""

from dataclasses import dataclass

from clickbang.core.errors import NO_SUCH_ANSWER, MalformedAnswer
from clickbang.core.game import Action, Decline
from clickbang.core.table import DECLINE
from clickbang.games.championship import codes

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
            return codes.POCKET_CODE + bullet
        case Bet(shots) if shots in range(6):
            return codes.BET_CODE + shots
        case Accuse(seat) if seat in SEATS:
            return codes.ACCUSE_CODE + seat
        case Aim(seat) if seat in SEATS:
            return codes.AIM_CODE + seat
        case FireOn():
            return codes.FIRE_ON_CODE
        case Play(card, None, False) if card in range(codes.MOST_CARDS):
            return codes.PLAY_CODE + card * codes.PLAYS_A_CARD
        case Play(card, int(seat), down) if card in range(codes.MOST_CARDS) and seat in SEATS:
            return codes.PLAY_CODE + card * codes.PLAYS_A_CARD + (codes.DOWNWARDS if down else codes.UPWARDS) + seat
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=action)


def decode(code: int) -> Action:
    """The typed answer for an int; the inverse of `encode`."""
    if code == DECLINE:
        return Decline()
    if codes.POCKET_CODE <= code < codes.BET_CODE:
        return Pocket(code > codes.POCKET_CODE)
    if codes.BET_CODE <= code < codes.ACCUSE_CODE:
        return Bet(code - codes.BET_CODE)
    if codes.ACCUSE_CODE <= code < codes.AIM_CODE:
        return Accuse(code - codes.ACCUSE_CODE)
    if codes.AIM_CODE <= code < codes.FIRE_ON_CODE:
        return Aim(code - codes.AIM_CODE)
    if code == codes.FIRE_ON_CODE:
        return FireOn()
    if codes.PLAY_CODE <= code < codes.ACTION_COUNT:
        card, detail = divmod(code - codes.PLAY_CODE, codes.PLAYS_A_CARD)
        if detail == 0:
            return Play(card)
        if detail < codes.DOWNWARDS:
            return Play(card, detail - codes.UPWARDS)
        return Play(card, detail - codes.DOWNWARDS, down=True)
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=code)
