"""What the tiny games share: plain numbers as answers, and the short form of a game's description."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from clickbang.core.actions import Action, Answers, Decline, TakeBack
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.table import Table
from clickbang.core.view import View


@dataclass(frozen=True, slots=True)
class Number(Action):
    """An answer that is a number from 1 to 99; what it means is up to the prompt."""

    value: Annotated[int, range(1, 100)]


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
        answers=Answers(Number, Decline, TakeBack),
        own_events=events,
        faults=(),
        endings=endings,
    )
