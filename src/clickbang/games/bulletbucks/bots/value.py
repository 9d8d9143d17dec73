"""What a state of Bulletbucks between two rounds is worth to each seat.

Between two rounds nothing is hidden, so the state is what lies on the table. Every seat, the dead as well, for they
score too, is described by INPUTS numbers, of which `bots/values/network.py` makes shares of the win; its weights were
learned by self-play, as `training.py` says.
"""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.bots.values.network import Network
from clickbang.bots.values.weights import ONLY, shipped_weights
from clickbang.core.seats import count, everyone_at, has
from clickbang.games.bulletbucks.rules.notes import ones_in, thousands, twos_in
from clickbang.games.bulletbucks.rules.options import CARRY, DISCARD
from clickbang.games.bulletbucks.rules.scoring import points
from clickbang.games.bulletbucks.rules.state import State

INPUTS: Final = 20
FIRST: Final = 16
SECOND: Final = 12


class Value:
    """The network with these weights."""

    def __init__(self, weights: list[float]) -> None:
        self.network = Network(INPUTS, FIRST, SECOND, weights)

    def shares(self, state: State) -> list[float]:
        """The share of the win that each seat can expect; they add up to 1."""
        return list(self.network.shares(described(state), state.seats, everyone_at(state.seats)))


def described(state: State) -> vec[float]:
    """Everybody in numbers, INPUTS for each seat."""
    board = state.board
    seats = state.seats
    money = vec[i64]([0] * seats)
    markers = vec[i64]([0] * seats)
    smallest = vec[i64]([0] * seats)
    place: i64 = 0
    while place < len(board.stacks):
        owner = board.stack_owners[place]
        stack = thousands(board.stacks[place])
        money[owner] += stack
        markers[owner] += 1
        if smallest[owner] == 0 or stack < smallest[owner]:
            smallest[owner] = stack
        place += 1
    scores = vec[i64]([0] * seats)
    purses = vec[i64]([0] * seats)
    in_purses: i64 = 0
    seat: i64 = 0
    while seat < seats:
        scores[seat] = points(money[seat], markers[seat])
        if has(board.seated, seat):
            purses[seat] = thousands(board.purses[seat])
            in_purses += purses[seat]
        seat += 1
    inputs = vec[float]([0.0] * (seats * INPUTS))
    seat = 0
    while seat < seats:
        at = seat * INPUTS
        seated = has(board.seated, seat)
        notes = board.purses[seat] if seated else 0
        best = highest_but(scores, seat)
        inputs[at] = 1.0
        inputs[at + 1] = 1.0 if seated else 0.0
        inputs[at + 2] = float(purses[seat]) / 18.0
        inputs[at + 3] = float(ones_in(notes) + twos_in(notes)) / 12.0
        inputs[at + 4] = float(money[seat]) / 30.0
        inputs[at + 5] = float(markers[seat]) / 3.0
        inputs[at + 6] = float(scores[seat]) / 80.0
        inputs[at + 7] = float(scores[seat]) / float(max(scores[seat], best, 1))
        inputs[at + 8] = float(smallest[seat]) / 18.0
        inputs[at + 9] = 1.0 if seated and notes == 0 else 0.0
        inputs[at + 10] = float(purses[seat] - highest_but(purses, seat)) / 18.0
        inputs[at + 11] = float(scores[seat] - best) / 80.0
        inputs[at + 12] = float(points(money[seat] + in_purses, markers[seat] + 1) - best) / 160.0 if seated else 0.0
        inputs[at + 13] = float(board.markers) / 6.0
        inputs[at + 14] = 1.0 if board.markers == 1 else 0.0
        inputs[at + 15] = float(count(board.seated)) / 6.0
        inputs[at + 16] = float(thousands(board.carried)) / 18.0
        inputs[at + 17] = float(in_purses) / 72.0
        inputs[at + 18] = 1.0 if state.board.agreed.pot_after_bang == CARRY else 0.0
        inputs[at + 19] = 1.0 if state.board.agreed.pot_after_bang == DISCARD else 0.0
        seat += 1
    return inputs


def highest_but(numbers: vec[i64], seat: i64) -> i64:
    """The highest of these, that of one seat left aside."""
    found: i64 = 0
    other: i64 = 0
    while other < len(numbers):
        if other != seat and numbers[other] > found:
            found = numbers[other]
        other += 1
    return found


@cache
def learned_value() -> Value:
    """The one that the project has trained; read once."""
    return Value(shipped_weights("clickbang.games.bulletbucks.bots")[ONLY])
