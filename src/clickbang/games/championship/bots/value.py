"""How likely everybody is to win, from who stands where between two rounds: a small network, learned by self-play.

Every captain alive is described by INPUTS numbers; a hidden layer makes FIRST of them. A second layer sees one's own
and the sum of the rivals', and gives one's strength; people win in proportion to its exponential. `training.py` makes
the weights.
"""

import hashlib
import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import is_one, lowest
from clickbang.games.championship.scoring import points_winner
from clickbang.games.championship.state import NOBODY, State

FILE: Final = "value.toml"
INPUTS: Final = 16
FIRST: Final = 12
SECOND: Final = 12
FROM_FIRST: Final = INPUTS * FIRST
FROM_BOTH: Final = 2 * FIRST * SECOND
WEIGHTS: Final = FROM_FIRST + FROM_BOTH + SECOND + SECOND + INPUTS
"""Of the first layer, of the second, its thresholds, and of the strength: from the second layer and from the inputs."""
CLOSE: Final = 0.6
"""From this part of the goal on, one round may win."""


class Value:
    """The network with these weights."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"the value of World Championship has {WEIGHTS} weights, not {len(weights)}")
        self.weights: vec[float] = vec[float](weights)

    def chances(self, table: State) -> vec[float]:
        """By seat, if the round ended as things stand; where that decides the game, all for the winner."""
        chances: vec[float] = vec[float]([0.0] * table.seats)
        alive = table.alive()
        if alive == 0:
            return chances
        winner = lowest(alive) if is_one(alive) else points_winner(table)
        if winner != NOBODY:
            chances[winner] = 1.0
            return chances
        inputs = described(table)
        weights = self.weights
        seats = table.seats
        first: vec[float] = vec[float]([0.0] * (seats * FIRST))
        total: vec[float] = vec[float]([0.0] * FIRST)
        seat: i64 = 0
        unit: i64
        place: i64
        while seat < seats:
            if table.players[seat].captain:
                unit = 0
                while unit < FIRST:
                    activity = 0.0
                    place = 0
                    while place < INPUTS:
                        activity += weights[unit * INPUTS + place] * inputs[seat * INPUTS + place]
                        place += 1
                    if activity > 0.0:
                        first[seat * FIRST + unit] = activity
                        total[unit] += activity
                    unit += 1
            seat += 1
        sum_of_all = 0.0
        seat = 0
        while seat < seats:
            if table.players[seat].captain:
                chances[seat] = exp(self.strength(inputs, first, total, seat))
                sum_of_all += chances[seat]
            seat += 1
        if sum_of_all > 0.0:
            seat = 0
            while seat < seats:
                chances[seat] /= sum_of_all
                seat += 1
        return chances

    def strength(self, inputs: vec[float], first: vec[float], total: vec[float], seat: i64) -> float:
        """Of one seat, from the hidden layer."""
        weights = self.weights
        strength = 0.0
        place: i64 = 0
        straight: i64 = FROM_FIRST + FROM_BOTH + 2 * SECOND
        while place < INPUTS:
            strength += weights[straight + place] * inputs[seat * INPUTS + place]
            place += 1
        unit: i64 = 0
        while unit < SECOND:
            activity = weights[FROM_FIRST + FROM_BOTH + unit]
            row: i64 = FROM_FIRST + unit * 2 * FIRST
            place = 0
            while place < FIRST:
                own = first[seat * FIRST + place]
                activity += weights[row + place] * own + weights[row + FIRST + place] * (total[place] - own)
                place += 1
            if activity > 0.0:
                strength += weights[FROM_FIRST + FROM_BOTH + SECOND + unit] * activity
            unit += 1
        return strength


def described(table: State) -> vec[float]:
    """Every captain alive in numbers, INPUTS for each seat."""
    seats = table.seats
    inputs: vec[float] = vec[float]([0.0] * (seats * INPUTS))
    goal = float(table.goal)
    deck = 1.0 if len(table.deck) > 0 else 0.0
    alive = 0.0
    most = -1.0
    second = -1.0
    seat: i64 = 0
    while seat < seats:
        if table.players[seat].captain:
            alive += 1.0
            points = float(table.players[seat].points) / goal
            if points > most:
                second = most
                most = points
            elif points > second:
                second = points
        seat += 1
    seat = 0
    while seat < seats:
        if table.players[seat].captain:
            at = seat * INPUTS
            player = table.players[seat]
            points = float(player.points) / goal
            rival = most if points < most else second
            inputs[at] = 1.0
            inputs[at + 1] = points
            inputs[at + 2] = points * points
            inputs[at + 3] = 2.5 * (points - CLOSE) if points > CLOSE else 0.0
            inputs[at + 4] = 1.0 if player.mates >= 1 else 0.0
            inputs[at + 5] = 1.0 if player.mates >= 2 else 0.0
            inputs[at + 6] = 1.0 if player.mates >= 3 else 0.0
            inputs[at + 7] = float(player.extra) / 3.0
            inputs[at + 8] = 1.0 if player.extra > 0 else 0.0
            inputs[at + 9] = float(player.cards + player.due) / 4.0
            inputs[at + 10] = 1.0 if player.cards + player.due > 0 else 0.0
            inputs[at + 11] = deck
            inputs[at + 12] = alive / 6.0
            inputs[at + 13] = 1.0 if alive == 2.0 else 0.0
            inputs[at + 14] = points - rival
            inputs[at + 15] = 2.5 * (rival - CLOSE) if rival > CLOSE else 0.0
        seat += 1
    return inputs


def written(weights: list[float]) -> str:
    """The text of a file with these weights."""
    return f'sum = "{sum_of(weights)}"\nweights = {weights!r}\n'


def read_weights(text: str) -> list[float]:
    """The weights in such a file; a ValueError if they are not those that were written."""
    found = tomllib.loads(text)
    weights: list[float] = [float(weight) for weight in found["weights"]]
    if found["sum"] != sum_of(weights):
        raise ValueError("the weights are not those that were written: train them again")
    return weights


def sum_of(weights: list[float]) -> str:
    """By which weights that have changed are noticed."""
    return hashlib.sha256(" ".join([repr(weight) for weight in weights]).encode()).hexdigest()


KEPT: Final[list[Value]] = []


def learned_value() -> Value:
    """The one that the project has trained; read once."""
    if not KEPT:
        KEPT.append(Value(read_weights(files("clickbang.games.championship.bots").joinpath(FILE).read_text("utf-8"))))
    return KEPT[0]
