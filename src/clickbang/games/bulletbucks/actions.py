"""The answers of Bulletbucks in their typed form, from which their numbers follow."""

from dataclasses import dataclass
from typing import Annotated, Final

from clickbang.core.actions import Action, Answers
from clickbang.games.bulletbucks.rules.notes import BASE


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """BB-5, BB-7: so many notes of 1,000 and of 2,000, to bid or to raise by."""

    ones: Annotated[int, range(BASE)]
    twos: Annotated[int, range(BASE)]


@dataclass(frozen=True, slots=True)
class Name(Action):
    """BB-6: this seat faces the revolver."""

    seat: Annotated[int, range(6)]


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """BB-9: one's own stack with this number, counted from 0 in the order in which they were won."""

    stack: Annotated[int, range(6)]


ANSWERS: Final = Answers(Bid, Name, Convert, start=0)
"""In the order of their numbers. That of a bid is its bundle of notes."""

encode, decode = ANSWERS.encode, ANSWERS.decode
