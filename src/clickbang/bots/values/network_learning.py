"""The network of `network.py` while it learns: the same layers for many states at once, and how they are improved."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from clickbang.bots.values.adam import Adam
from clickbang.bots.values.arrays import biases, matrix
from clickbang.bots.values.network import Layout
from clickbang.bots.values.weights import rounded

Floats = NDArray[np.float64]

EPOCHS: Final = 3
"""How often every lesson is gone through."""
BATCH: Final = 256
RATE: Final = 0.003
"""How far one step of Adam goes at first, and at last."""
LAST_RATE: Final = 0.0003
NEAR: Final = 1e-5
DECAY: Final = 0.0005


class NetworkShape:
    """How large a network is, and at most how many sit at a table."""

    def __init__(self, inputs: int, first: int, second: int, most_seats: int) -> None:
        self.inputs = inputs
        self.first = first
        self.second = second
        self.most_seats = most_seats
        self.layout = Layout(inputs, first, second)
        self.weights = int(self.layout.end)

    def divided(self, weights: Floats) -> list[Floats]:
        """The weights by what they are for: of both layers, thresholds of the second, and of the strength."""
        layout = self.layout
        return [
            matrix(layout.first, weights),
            matrix(layout.second, weights),
            biases(layout.second, weights),
            matrix(layout.last, weights)[0],
            matrix(layout.straight, weights)[0],
        ]

    def padded(self, described: list[float], shares: list[float]) -> tuple[Floats, Floats]:
        """A state and what came of it, as if all seats were taken; nobody sits where the first number is 0."""
        state = np.zeros((self.most_seats, self.inputs))
        state[: len(shares)] = np.array(described).reshape(len(shares), self.inputs)
        return state, np.array(shares + [0.0] * (self.most_seats - len(shares)))


class Lessons:
    """States, and the share of the win of each seat as it turned out."""

    def __init__(self, states: Floats, targets: Floats) -> None:
        self.states = states
        self.targets = targets

    @staticmethod
    def listed(pairs: list[tuple[Floats, Floats]]) -> "Lessons":
        """One state and its target after another."""
        return Lessons(np.array([state for state, _ in pairs]), np.array([target for _, target in pairs]))

    @staticmethod
    def joined(parts: list["Lessons"]) -> "Lessons":
        """All of several."""
        return Lessons(
            np.concatenate([part.states for part in parts]), np.concatenate([part.targets for part in parts])
        )

    def noise(self) -> float:
        """What even the best estimate would be off: the spread in the targets themselves."""
        shares = self.targets[self.targets > 0.0]
        return float(-(shares * np.log(shares)).sum() / len(self.states))


class Learned:
    """The weights, and what the next step needs besides."""

    def __init__(self, step: int, weights: Floats, mean: Floats, square: Floats) -> None:
        self.step = step
        self.weights = weights
        self.mean = mean
        self.square = square

    def rounded(self) -> list[float]:
        """The weights as they are written down and played with."""
        return rounded(self.weights)

    def saved(self) -> dict[str, Floats]:
        return {"step": np.array(self.step), "weights": self.weights, "mean": self.mean, "square": self.square}

    @staticmethod
    def restored(saved: Mapping[str, Floats]) -> "Learned":
        """The inverse of `saved`."""
        return Learned(int(saved["step"]), saved["weights"], saved["mean"], saved["square"])


def begin(shape: NetworkShape, first_guess: tuple[float, ...], seed: int) -> Learned:
    """Small weights by chance; what the numbers weigh straight is a guess of the game's."""
    luck = np.random.default_rng(seed)
    weights = np.zeros(shape.weights)
    first, second, thresholds, last, straight = shape.divided(weights)
    for part, spread in ((first, 0.3), (second, 0.15), (last, 0.15)):
        part[:] = luck.normal(0.0, spread, part.shape)
    thresholds[:] = 0.05
    straight[:] = first_guess
    return Learned(0, weights, np.zeros(shape.weights), np.zeros(shape.weights))


def loss_and_slope(shape: NetworkShape, weights: Floats, states: Floats, targets: Floats) -> tuple[float, Floats]:
    """How far the estimates are off (cross-entropy, per state), and how that changes with the weights."""
    first, second, thresholds, last, straight = shape.divided(weights)
    width = shape.first
    playing = states[:, :, :1] > 0.0
    active = states @ first.T
    hidden = np.maximum(active, 0.0)
    both = np.concatenate([hidden, (hidden.sum(1, keepdims=True) - hidden) * playing], axis=2)
    inner = both @ second.T + thresholds
    shown = np.maximum(inner, 0.0)
    strength = np.where(playing[:, :, 0], shown @ last + states @ straight, -np.inf)
    powers = np.exp(strength - strength.max(1, keepdims=True))
    shares = powers / powers.sum(1, keepdims=True)
    loss = -(targets * np.log(np.maximum(shares, 1e-9))).sum() / len(states)
    slope = (shares * targets.sum(1, keepdims=True) - targets) / len(states)
    of_inner = slope[:, :, None] * last * (inner > 0.0)
    of_both = (of_inner @ second) * playing
    of_rivals = of_both[:, :, width:]
    of_hidden = of_both[:, :, :width] + of_rivals.sum(1, keepdims=True) - of_rivals
    of_active = of_hidden * (active > 0.0) * playing
    found = np.empty_like(weights)
    parts = (
        np.einsum("nsf,nsi->fi", of_active, states),
        np.einsum("nsk,nsf->kf", of_inner, both),
        of_inner.sum((0, 1)),
        np.einsum("ns,nsk->k", slope, shown),
        np.einsum("ns,nsi->i", slope, states),
    )
    for there, part in zip(shape.divided(found), parts, strict=True):
        there[:] = part
    return float(loss), found


def fit(shape: NetworkShape, learned: Learned, lessons: Lessons, rate: float, seed: int) -> Learned:
    """Nearer to what was taught, one step on."""
    luck = np.random.default_rng((seed, learned.step))
    weights, adam = learned.weights, Adam(learned.mean, learned.square, NEAR, decay=DECAY)
    for _ in range(EPOCHS):
        order = luck.permutation(len(lessons.states))
        for at in range(0, max(1, len(order) - BATCH + 1), BATCH):
            rows = order[at : at + BATCH]
            _, slope = loss_and_slope(shape, weights, lessons.states[rows], lessons.targets[rows])
            weights = weights - adam.step(weights, slope, rate)
    return Learned(learned.step + 1, weights, adam.mean, adam.square)
