"""How likely everybody is to win, from who stands where between two rounds.

Every captain alive is described by INPUTS numbers, of which `bots/values/network.py` makes chances; its weights were
learned by self-play, as `training.py` says.
"""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.bots.values.network import Network
from clickbang.bots.values.weights import ONLY, shipped_weights
from clickbang.core.seats import is_one, lowest
from clickbang.games.championship.rules.board import NOBODY
from clickbang.games.championship.rules.scoring import points_winner
from clickbang.games.championship.rules.state import State

INPUTS: Final = 16
FIRST: Final = 12
SECOND: Final = 12
CLOSE: Final = 0.6
"""From this part of the goal on, one round may win."""


class Value:
    """The network with these weights."""

    def __init__(self, weights: list[float]) -> None:
        self.network = Network(INPUTS, FIRST, SECOND, weights)

    def chances(self, table: State) -> vec[float]:
        """By seat, if the round ended as things stand; where that decides the game, all for the winner."""
        alive = table.board.alive()
        winner = NOBODY
        if alive != 0:
            winner = lowest(alive) if is_one(alive) else points_winner(table)
        if alive == 0 or winner != NOBODY:
            chances: vec[float] = vec[float]([0.0] * table.seats)
            if winner != NOBODY:
                chances[winner] = 1.0
            return chances
        return self.network.shares(described(table), table.seats, alive)


def described(table: State) -> vec[float]:
    """Every captain alive in numbers, INPUTS for each seat."""
    seats = table.seats
    inputs: vec[float] = vec[float]([0.0] * (seats * INPUTS))
    goal = float(table.goal)
    deck = 1.0 if len(table.board.played) > 0 else 0.0
    alive = 0.0
    most = -1.0
    second = -1.0
    seat: i64 = 0
    while seat < seats:
        if table.board.players[seat].captain:
            alive += 1.0
            points = float(table.board.players[seat].points) / goal
            if points > most:
                second = most
                most = points
            elif points > second:
                second = points
        seat += 1
    seat = 0
    while seat < seats:
        if table.board.players[seat].captain:
            at = seat * INPUTS
            player = table.board.players[seat]
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


@cache
def learned_value() -> Value:
    """The one that the project has trained; read once."""
    return Value(shipped_weights("clickbang.games.championship.bots")[ONLY])
