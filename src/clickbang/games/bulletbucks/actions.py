"""The answers of Bulletbucks in their typed form, and as the ints the rules work with."""

from dataclasses import dataclass

from clickbang.core.errors import NO_SUCH_ANSWER, MalformedAnswer
from clickbang.core.game import Action
from clickbang.games.bulletbucks.codes import ACTION_COUNT, CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.notes import BASE, bundle, ones_in, twos_in


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """BB-5, BB-7: so many notes of 1,000 and of 2,000, to bid or to raise by."""

    ones: int
    twos: int


@dataclass(frozen=True, slots=True)
class Name(Action):
    """BB-6: this seat faces the revolver."""

    seat: int


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """BB-9: one's own stack with this number, counted from 0 in the order in which they were won."""

    stack: int


def encode(action: Action) -> int:
    """The int for a typed answer; the inverse of `decode`."""
    match action:
        case Bid(ones, twos) if 0 <= ones < BASE and 0 <= twos < BASE:
            return bundle(ones, twos)
        case Name(seat) if 0 <= seat < CONVERT_CODE - NAME_CODE:
            return NAME_CODE + seat
        case Convert(stack) if 0 <= stack < ACTION_COUNT - CONVERT_CODE:
            return CONVERT_CODE + stack
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=action)


def decode(code: int) -> Action:
    """The typed answer for an int; the inverse of `encode`."""
    if 0 <= code < NAME_CODE:
        return Bid(ones_in(code), twos_in(code))
    if NAME_CODE <= code < CONVERT_CODE:
        return Name(code - NAME_CODE)
    if CONVERT_CODE <= code < ACTION_COUNT:
        return Convert(code - CONVERT_CODE)
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=code)
