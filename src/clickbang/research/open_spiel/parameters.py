"""The parameters of a game in OpenSpiel: players, the convention of utility, and each option by its name."""

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import quote, unquote

from clickbang.core.game import Game, Option

PLAYERS = "players"
UTILITY = "utility"
OPENING = "opening"
"""Decisions and draws that have been made when a game begins, known to everybody: each number with a _ behind it."""

Parameters = dict[str, Any]


def specification(game: Game) -> Parameters:
    """Every parameter with its default; OpenSpiel takes its type from that."""
    options = {option.name: as_parameter(option, option.default) for option in game.all_options}
    return {PLAYERS: game.least_seats, UTILITY: "win", OPENING: "", **options}


def is_number(option: Option) -> bool:
    """Whether the values of an option are numbers, which OpenSpiel reads as such."""
    return all(value.isdigit() for value in option.values)


def as_parameter(option: Option, value: str) -> int | str:
    """An option's value as OpenSpiel keeps it: what has a meaning in the name of a game (a deck in JSON) is quoted."""
    return int(value) if is_number(option) else quote(value, safe="")


def options_of(game: Game, parameters: Mapping[str, Any]) -> dict[str, str]:
    """The options, settled, from parameters; the inverse of `as_parameter`. A deck may stand there as it is."""
    given = {option.name: str(parameters[option.name]) for option in game.all_options if option.name in parameters}
    return game.settle_options({name: value if "{" in value else unquote(value) for name, value in given.items()})


def settled(game: Game, parameters: Mapping[str, Any]) -> Parameters:
    """All parameters in the one form in which a game names itself, so that a state can be read back anywhere."""
    options = options_of(game, parameters)
    kept = {name: parameters[name] for name in (PLAYERS, UTILITY, OPENING)}
    chosen = {
        option.name: as_parameter(option, options.get(option.name, option.default)) for option in game.all_options
    }
    return {**kept, **chosen}


def steps_of(opening: str) -> list[int]:
    """The decisions and draws of an opening; the inverse of `opening_of`."""
    return [int(step) for step in opening.split("_") if step]


def opening_of(steps: Iterable[int]) -> str:
    """Decisions and draws as the parameter `opening`. (OpenSpiel would take digits alone for a number.)"""
    return "".join(f"{step}_" for step in steps)
