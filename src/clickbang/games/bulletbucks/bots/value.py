"""What a state of Bulletbucks between two rounds is worth to each seat: a small network, learned by self-play.

Between two rounds nothing is hidden, so the state is what lies on the table. Every seat is described by a few numbers,
goes through the same layer, and is compared with the mean of all; a softmax makes shares of that. So it does not matter
who sits where, and one network does for 3 to 6 seats. `training.py` makes the weights.
"""

import hashlib
import tomllib
from importlib.resources import files
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.seats import count, has
from clickbang.games.bulletbucks.notes import ones_in, thousands, twos_in
from clickbang.games.bulletbucks.state import CARRY, DISCARD, State

FILE: Final = "value.toml"
OF_A_SEAT: Final = 8
"""Numbers that describe a seat."""
OF_THE_TABLE: Final = 6
"""Numbers that describe what all share."""
WIDTH: Final = 16
"""Of both layers."""
WEIGHTS: Final = WIDTH * (OF_A_SEAT + OF_THE_TABLE + 1) + WIDTH * (2 * WIDTH + 1) + WIDTH
"""From a seat and from the table to the first layer, and its bias; from a seat's first layer and from the mean of all
to the second, and its bias; from there to one number."""


def seat_numbers(state: State) -> vec[float]:
    """Every seat in OF_A_SEAT numbers, one seat after another."""
    money = vec[i64]([0] * state.seats)
    markers = vec[i64]([0] * state.seats)
    smallest = vec[i64]([0] * state.seats)
    place: i64 = 0
    while place < len(state.stacks):
        owner = state.stack_owners[place]
        stack = thousands(state.stacks[place])
        money[owner] += stack
        markers[owner] += 1
        if smallest[owner] == 0 or stack < smallest[owner]:
            smallest[owner] = stack
        place += 1
    best: i64 = 1
    seat: i64 = 0
    while seat < state.seats:
        if money[seat] * markers[seat] > best:
            best = money[seat] * markers[seat]
        seat += 1
    found = vec[float]()
    seat = 0
    while seat < state.seats:
        notes = state.purses[seat] if has(state.seated, seat) else 0
        found = append(found, 1.0 if has(state.seated, seat) else 0.0)
        found = append(found, float(thousands(notes)) / 18.0)
        found = append(found, float(ones_in(notes) + twos_in(notes)) / 12.0)
        found = append(found, float(money[seat]) / 30.0)
        found = append(found, float(markers[seat]) / 3.0)
        found = append(found, float(money[seat] * markers[seat]) / 80.0)
        found = append(found, float(money[seat] * markers[seat]) / float(best))
        found = append(found, float(smallest[seat]) / 18.0)
        seat += 1
    return found


def table_numbers(state: State) -> vec[float]:
    """What all share, in OF_THE_TABLE numbers."""
    money: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if has(state.seated, seat):
            money += thousands(state.purses[seat])
        seat += 1
    found = vec[float]()
    found = append(found, float(state.markers) / 6.0)
    found = append(found, float(count(state.seated)) / 6.0)
    found = append(found, float(thousands(state.carried)) / 18.0)
    found = append(found, float(money) / 72.0)
    found = append(found, 1.0 if state.pot_after_bang == CARRY else 0.0)
    return append(found, 1.0 if state.pot_after_bang == DISCARD else 0.0)


class Value:
    """The network with its weights."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"the value of Bulletbucks has {WEIGHTS} weights, not {len(weights)}")
        self.weights = vec[float](weights)

    def shares(self, state: State) -> list[float]:
        """The share of the win that each seat can expect; they add up to 1."""
        weights = self.weights
        seats: i64 = state.seats
        described = seat_numbers(state)
        shared = table_numbers(state)
        first = vec[float]([0.0] * (seats * WIDTH))
        mean = vec[float]([0.0] * WIDTH)
        unit: i64 = 0
        seat: i64
        i: i64
        while unit < WIDTH:
            row = unit * (OF_A_SEAT + OF_THE_TABLE + 1)
            common = weights[row + OF_A_SEAT + OF_THE_TABLE]
            i = 0
            while i < OF_THE_TABLE:
                common += weights[row + OF_A_SEAT + i] * shared[i]
                i += 1
            together = 0.0
            seat = 0
            while seat < seats:
                total = common
                i = 0
                while i < OF_A_SEAT:
                    total += weights[row + i] * described[seat * OF_A_SEAT + i]
                    i += 1
                if total > 0.0:
                    first[seat * WIDTH + unit] = total
                    together += total
                seat += 1
            mean[unit] = together / float(seats)
            unit += 1
        scores = vec[float]([0.0] * seats)
        second: i64 = WIDTH * (OF_A_SEAT + OF_THE_TABLE + 1)
        last: i64 = second + WIDTH * (2 * WIDTH + 1)
        unit = 0
        while unit < WIDTH:
            row = second + unit * (2 * WIDTH + 1)
            common = weights[row + 2 * WIDTH]
            i = 0
            while i < WIDTH:
                common += weights[row + WIDTH + i] * mean[i]
                i += 1
            seat = 0
            while seat < seats:
                total = common
                i = 0
                while i < WIDTH:
                    total += weights[row + i] * first[seat * WIDTH + i]
                    i += 1
                if total > 0.0:
                    scores[seat] += weights[last + unit] * total
                seat += 1
            unit += 1
        return softmax(scores)


def softmax(scores: vec[float]) -> list[float]:
    """Shares that add up to 1, the higher the score the larger."""
    most = scores[0]
    for score in scores:
        if score > most:
            most = score
    shares: list[float] = []
    total = 0.0
    for score in scores:
        share = exp(score - most)
        total += share
        shares.append(share)
    return [share / total for share in shares]


def read_weights(text: str) -> list[float]:
    """The weights in a file that `training.py` has written; a ValueError if they are not those that it wrote."""
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
        KEPT.append(Value(read_weights(files("clickbang.games.bulletbucks.bots").joinpath(FILE).read_text("utf-8"))))
    return KEPT[0]
