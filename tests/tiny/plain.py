"""What the tiny games share: plain numbers as answers, and the short form of a game's description."""

from collections.abc import Callable
from dataclasses import dataclass

from clickbang.core.errors import NO_SUCH_ANSWER, MalformedAnswer
from clickbang.core.events import Event
from clickbang.core.game import Action, Decline, Game, TakeBack
from clickbang.core.table import DECLINE, TAKE_BACK, Table
from clickbang.core.view import View


@dataclass(frozen=True, slots=True)
class Number(Action):
    """An answer that is a number from 1 to 99; what it means is up to the prompt."""

    value: int


def encode(action: Action) -> int:
    """The int for a typed answer; the inverse of `decode`."""
    match action:
        case Number(value) if 0 < value < 100:
            return value
        case Decline():
            return DECLINE
        case TakeBack():
            return TAKE_BACK
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=action)


def decode(code: int) -> Action:
    """The typed answer for an int; the inverse of `encode`."""
    if code == DECLINE:
        return Decline()
    if code == TAKE_BACK:
        return TakeBack()
    if 0 < code < 100:
        return Number(code)
    raise MalformedAnswer(NO_SUCH_ANSWER, answer=code)


def tiny_game(
    table: Callable[[int], Table],
    view: Callable[[int], View],
    name: str,
    seats: tuple[int, int],
    kinds: tuple[str, ...],
    events: tuple[type[Event], ...],
    endings: tuple[str, ...] = ("over",),
) -> Game:
    """A game without options whose answers are plain numbers."""
    return Game(
        name=name,
        prefix="",
        rules_version=1,
        least_seats=seats[0],
        most_seats=seats[1],
        options=(),
        make_table=lambda size, _: table(size),
        view=view,
        kinds=kinds[1:],
        actions=(Number, Decline, TakeBack),
        encode=encode,
        decode=decode,
        own_events=events,
        faults=(),
        endings=endings,
    )
