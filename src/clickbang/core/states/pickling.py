"""How tables, views and luck are made again from what a pickle holds: plain data, the same on every build.

A compiled class cannot be pickled by its attributes, and a pickle should not care whether the other side is compiled.
So a table is its game, its set-up and its key; a view is its history; a source of luck is its seed and its place in the
stream. What listens to a table is no part of it.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.chance import Chance, Scripted, Seeded
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.programs.stepper import Stepper
from clickbang.core.programs.tensor import Encoder
from clickbang.core.registry import GAMES
from clickbang.core.sitting import Sitting
from clickbang.core.states.fields import KeptFields
from clickbang.core.table import Table
from clickbang.core.view import View

VEC = type(vec[i64]())


class Numbers(list[int]):
    """A vector, which cannot be pickled itself."""


def table_again(game: str, seats: int, settings: Mapping[str, str], opened: int, written: tuple[int, ...]) -> Table:
    """A table of a game that describes its fields."""
    found = GAMES[game]
    table = found.make_table(seats, found.settle_options(settings))
    table.carry(KeptFields(written))
    table.opened = opened
    return table


def table_from_attributes(
    kind: type[Table], seats: int, opened: int, prompt: tuple[int, ...], attributes: Mapping[str, object]
) -> Table:
    """A table of a game that does not: an object of its class with the same attributes."""
    table = kind.__new__(kind)
    Table.__init__(table, seats)
    table.carry_prompt(KeptFields(prompt), (), ())
    table.opened = opened
    for name, value in attributes.items():
        setattr(table, name, vec[i64](value) if isinstance(value, Numbers) else value)
    return table


def picklable(attributes: Mapping[str, object]) -> dict[str, object]:
    """The same attributes, with lists for vectors."""
    return {name: Numbers(value) if type(value) is VEC else value for name, value in attributes.items()}


def view_again(kind: type[View], seat: int, history: list[Event]) -> View:
    """A view that has heard the same."""
    view = kind(seat)
    for event in history:
        view.receive(event)
    return view


def sitting_again(
    game: Game,
    source: Chance,
    lazy: bool,
    table: Table,
    views: list[View],
    spectators_view: View,
    told: list[tuple[int, Event]],
    heard: list[int],
    unseen: list[Event],
) -> Sitting:
    """A sitting that nobody watches."""
    sitting = Sitting(game, table.seats, None, source, (), lazy, table)
    sitting.seats_views = views
    sitting.spectators_view = spectators_view
    sitting.told = told
    sitting.heard = heard
    sitting.unseen = unseen
    return sitting


def stepper_again(
    made_with: tuple[Game, int, Mapping[str, str], int, int, bool, Encoder | None], given: list[int]
) -> Stepper:
    """A stepper in the middle of a game."""
    stepper = Stepper(*made_with)
    for place in range(0, len(given), 2):
        stepper.give(given[place], given[place + 1])
        stepper.go_on()
    return stepper


def seeded_again(seed: int, drawn: int) -> Seeded:
    """The stream of this seed, after so many draws."""
    source = Seeded(seed)
    source.skip(drawn)
    return source


def scripted_again(script: list[int], used: int) -> Scripted:
    source = Scripted(script)
    source.used = used
    return source


def chance_from_attributes(kind: type[Chance], attributes: Mapping[str, Any]) -> Chance:
    """A source of somebody's own: an object of its class with the same attributes."""
    source = kind.__new__(kind)
    for name, value in attributes.items():
        setattr(source, name, value)
    return source


def game_again(name: str) -> Game:
    """The game that is called so where the pickle is read."""
    return GAMES[name]
