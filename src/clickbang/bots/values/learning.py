"""The network of `network.py` while it learns: the same layers for many states at once, and how they are improved."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from clickbang.bots.values.network import count_weights
from clickbang.bots.values.weights import DIGITS

Floats = NDArray[np.float64]

EPOCHS: Final = 3
"""How often every lesson is gone through."""
BATCH: Final = 256
RATE: Final = 0.003
"""How far one step of Adam goes at first, and at last."""
LAST_RATE: Final = 0.0003
DECAY: Final = 0.0005


class Shape:
    """How large a network is, and at most how many sit at a table."""

    def __init__(self, inputs: int, first: int, second: int, most_seats: int) -> None:
        self.inputs = inputs
        self.first = first
        self.second = second
        self.most_seats = most_seats
        self.weights = int(count_weights(inputs, first, second))

    def divided(self, weights: Floats) -> list[Floats]:
        """The weights by what they are for."""
        sizes = [self.inputs * self.first, 2 * self.first * self.second, self.second, self.second]
        first, both, thresholds, last, straight = np.split(weights, np.cumsum(sizes))
        return [
            first.reshape(self.first, self.inputs),
            both.reshape(self.second, 2 * self.first),
            thresholds,
            last,
            straight,
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
        return [round(float(weight), DIGITS) for weight in self.weights]

    def saved(self) -> dict[str, Floats]:
        return {"step": np.array(self.step), "weights": self.weights, "mean": self.mean, "square": self.square}

    @staticmethod
    def restored(saved: Mapping[str, Floats]) -> "Learned":
        """The inverse of `saved`."""
        return Learned(int(saved["step"]), saved["weights"], saved["mean"], saved["square"])


def begin(shape: Shape, first_guess: tuple[float, ...], seed: int) -> Learned:
    """Small weights by chance; what the numbers weigh straight is a guess of the game's."""
    luck = np.random.default_rng(seed)
    parts = [
        luck.normal(0.0, 0.3, shape.inputs * shape.first),
        luck.normal(0.0, 0.15, 2 * shape.first * shape.second),
        np.full(shape.second, 0.05),
        luck.normal(0.0, 0.15, shape.second),
        np.array(first_guess),
    ]
    return Learned(0, np.concatenate(parts), np.zeros(shape.weights), np.zeros(shape.weights))


def loss_and_slope(shape: Shape, weights: Floats, states: Floats, targets: Floats) -> tuple[float, Floats]:
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
    parts = [
        np.einsum("nsf,nsi->fi", of_active, states).ravel(),
        np.einsum("nsk,nsf->kf", of_inner, both).ravel(),
        of_inner.sum((0, 1)),
        np.einsum("ns,nsk->k", slope, shown),
        np.einsum("ns,nsi->i", slope, states),
    ]
    return float(loss), np.concatenate(parts)


def fit(shape: Shape, learned: Learned, lessons: Lessons, rate: float, seed: int) -> Learned:
    """Nearer to what was taught (Adam), one step on."""
    luck = np.random.default_rng((seed, learned.step))
    weights, mean, square = learned.weights, learned.mean, learned.square
    for _ in range(EPOCHS):
        order = luck.permutation(len(lessons.states))
        for at in range(0, max(1, len(order) - BATCH + 1), BATCH):
            rows = order[at : at + BATCH]
            _, slope = loss_and_slope(shape, weights, lessons.states[rows], lessons.targets[rows])
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            weights = weights - rate * (mean / (np.sqrt(square) + 1e-5) + DECAY * weights)
    return Learned(learned.step + 1, weights, mean, square)
