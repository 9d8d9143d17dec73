"""The network of `value.py` while it learns: the same layers with numpy, and how they are improved."""

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from clickbang.games.bulletbucks.bots.value import OF_A_SEAT, OF_THE_TABLE, WIDTH

Array = npt.NDArray[np.float64]
MOST_SEATS: Final = 6
BATCH: Final = 256
RATE: Final = 0.003
"""How far one step of Adam goes."""
SHAPES: Final = ((WIDTH, OF_A_SEAT + OF_THE_TABLE + 1), (WIDTH, 2 * WIDTH + 1), (WIDTH,))


class Examples:
    """States and who won from there, padded to six seats."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, list[float], list[float], list[float]]] = []
        self.seats: Array = np.zeros(0)
        self.described: Array = np.zeros((0, MOST_SEATS, OF_A_SEAT))
        self.shared: Array = np.zeros((0, OF_THE_TABLE))
        self.won: Array = np.zeros((0, MOST_SEATS))

    def add(self, seats: int, of_seats: list[float], of_table: list[float], winners: tuple[int, ...]) -> None:
        """One more; a game that nobody won teaches nothing."""
        if winners:
            share = 1.0 / len(winners)
            won = [share if seat in winners else 0.0 for seat in range(MOST_SEATS)]
            padded = of_seats + [0.0] * (OF_A_SEAT * (MOST_SEATS - seats))
            self.rows.append((seats, padded, of_table, won))

    def close(self) -> None:
        """Make arrays of them."""
        self.seats = np.array([row[0] for row in self.rows], dtype=np.float64)
        self.described = np.array([row[1] for row in self.rows]).reshape(-1, MOST_SEATS, OF_A_SEAT)
        self.shared = np.array([row[2] for row in self.rows]).reshape(-1, OF_THE_TABLE)
        self.won = np.array([row[3] for row in self.rows]).reshape(-1, MOST_SEATS)
        self.rows = []

    def saved(self, place: int) -> dict[str, Array]:
        return {
            f"seats{place}": self.seats,
            f"described{place}": self.described,
            f"shared{place}": self.shared,
            f"won{place}": self.won,
        }

    @staticmethod
    def restored(saved: Mapping[str, Array], place: int) -> "Examples":
        """The inverse of `saved`."""
        found = Examples()
        found.seats = saved[f"seats{place}"]
        found.described = saved[f"described{place}"]
        found.shared = saved[f"shared{place}"]
        found.won = saved[f"won{place}"]
        return found


class Network:
    """Weights in the layout of `value.py`, improved by Adam."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.layers: list[Array] = [random.normal(0.0, 1.0 / np.sqrt(shape[-1]), shape) for shape in SHAPES]
        self.first: list[Array] = [np.zeros(shape) for shape in SHAPES]
        self.second: list[Array] = [np.zeros(shape) for shape in SHAPES]
        self.steps = 0

    def flat(self) -> Array:
        """All weights in a row, as `value.py` has them."""
        return np.concatenate([layer.ravel() for layer in self.layers])

    def shares(self, seats: Array, described: Array, shared: Array) -> Array:
        """What `Value.shares` says, for many states."""
        return self.forward(seats, described, shared)[0]

    def forward(self, seats: Array, described: Array, shared: Array) -> tuple[Array, ...]:
        """Shares, and what lies between."""
        one, two, three = self.layers
        there = (np.arange(MOST_SEATS) < seats[:, None]).astype(np.float64)
        common = shared @ one[:, OF_A_SEAT:-1].T + one[:, -1]
        first = np.maximum(described @ one[:, :OF_A_SEAT].T + common[:, None], 0.0) * there[:, :, None]
        mean = first.sum(axis=1) / seats[:, None]
        common = mean @ two[:, WIDTH:-1].T + two[:, -1]
        second = np.maximum(first @ two[:, :WIDTH].T + common[:, None], 0.0)
        scores = np.where(there > 0.0, second @ three, -1e9)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True), there, first, mean, second

    def loss(self, examples: Examples) -> float:
        """The mean cross entropy."""
        shares = self.shares(examples.seats, examples.described, examples.shared)
        return float(-(examples.won * np.log(shares + 1e-12)).sum(axis=1).mean())

    def learn(self, past: list[Examples], epochs: int, seed: int) -> None:
        """So many times through all examples, in any order."""
        seats = np.concatenate([one.seats for one in past])
        described = np.concatenate([one.described for one in past])
        shared = np.concatenate([one.shared for one in past])
        won = np.concatenate([one.won for one in past])
        random = np.random.default_rng(seed)
        for epoch in range(epochs):
            order = random.permutation(len(seats))
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                self.step(self.slopes(seats[some], described[some], shared[some], won[some]), RATE / (1 + epoch))

    def slopes(self, seats: Array, described: Array, shared: Array, won: Array) -> list[Array]:
        """How the loss changes with each weight."""
        _, two, three = self.layers
        shares, there, first, mean, second = self.forward(seats, described, shared)
        by_score = (shares - won) * there / len(seats)
        by_three = np.einsum("nsw,ns->w", second, by_score)
        by_second = by_score[:, :, None] * three * (second > 0.0)
        of_all = by_second.sum(axis=1)
        by_two = np.concatenate(
            [
                np.einsum("nsu,nsw->uw", by_second, first),
                of_all.T @ mean,
                of_all.sum(axis=0)[:, None],
            ],
            axis=1,
        )
        by_first = by_second @ two[:, :WIDTH] + (of_all @ two[:, WIDTH:-1] / seats[:, None])[:, None]
        by_first = by_first * (first > 0.0)
        of_all = by_first.sum(axis=1)
        by_one = np.concatenate(
            [
                np.einsum("nsu,nsw->uw", by_first, described),
                of_all.T @ shared,
                of_all.sum(axis=0)[:, None],
            ],
            axis=1,
        )
        return [by_one, by_two, by_three]

    def step(self, slopes: list[Array], rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.first[place] = 0.9 * self.first[place] + 0.1 * slope
            self.second[place] = 0.999 * self.second[place] + 0.001 * slope * slope
            mean = self.first[place] / (1 - 0.9**self.steps)
            spread = self.second[place] / (1 - 0.999**self.steps)
            self.layers[place] = self.layers[place] - rate * mean / (np.sqrt(spread) + 1e-8)

    def saved(self) -> dict[str, Array]:
        """All that is needed to go on."""
        found = {"steps": np.array(float(self.steps))}
        for place in range(len(SHAPES)):
            found[f"layer{place}"] = self.layers[place]
            found[f"first{place}"] = self.first[place]
            found[f"second{place}"] = self.second[place]
        return found

    def restore(self, saved: Mapping[str, Array]) -> None:
        """The inverse of `saved`."""
        self.steps = int(saved["steps"])
        self.layers = [saved[f"layer{place}"] for place in range(len(SHAPES))]
        self.first = [saved[f"first{place}"] for place in range(len(SHAPES))]
        self.second = [saved[f"second{place}"] for place in range(len(SHAPES))]
