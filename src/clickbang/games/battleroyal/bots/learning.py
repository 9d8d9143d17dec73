"""The networks of `minds.py` while they learn: the same layers with numpy, and how they are improved."""

from typing import Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]
BATCH: Final = 512
RATE: Final = 0.002
"""How far the first steps of Adam go; later ones go less far."""
DECAY: Final = 1e-5


class Network:
    """One hidden layer. The rows of its weights are those of `Layers`: one a unit, the bias last."""

    def __init__(self, inputs: int, width: int, outputs: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.one: Array = random.normal(0.0, 1.0 / np.sqrt(inputs + 1), (width, inputs + 1)).astype(np.float32)
        self.two: Array = random.normal(0.0, 0.3 / np.sqrt(width + 1), (outputs, width + 1)).astype(np.float32)
        self.moments: list[Array] = []
        self.steps = 0

    def flat(self) -> list[float]:
        """All weights in a row, as `Layers` has them."""
        return [round(float(weight), 4) for weight in np.concatenate([self.one.ravel(), self.two.ravel()])]

    def forward(self, given: Array) -> tuple[Array, Array]:
        """What comes out, and the layer."""
        hidden = np.maximum(given @ self.one[:, :-1].T + self.one[:, -1], 0.0)
        return hidden @ self.two[:, :-1].T + self.two[:, -1], hidden

    def learn(self, given: Array, slope: "Slope", epochs: int, seed: int) -> None:
        """So many times through all examples, in any order. Nothing is kept of earlier lessons but the weights."""
        self.moments = [np.zeros_like(part) for part in (self.one, self.two, self.one, self.two)]
        self.steps = 0
        random = np.random.default_rng(seed)
        batches = max(epochs * ((len(given) + BATCH - 1) // BATCH), 1)
        done = 0
        for _ in range(epochs):
            order = random.permutation(len(given))
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                self.step(given[some], slope, some, RATE * (1.0 - done / batches) + 1e-5)
                done += 1

    def step(self, given: Array, slope: "Slope", some: npt.NDArray[np.int64], rate: float) -> None:
        out, hidden = self.forward(given)
        by_out = (slope.at(out, some) / len(some)).astype(np.float32)
        by_two = np.concatenate([by_out.T @ hidden, by_out.sum(axis=0)[:, None]], axis=1)
        by_hidden = (by_out @ self.two[:, :-1]) * (hidden > 0.0)
        by_one = np.concatenate([by_hidden.T @ given, by_hidden.sum(axis=0)[:, None]], axis=1)
        self.steps += 1
        for place, (part, by) in enumerate(((self.one, by_one), (self.two, by_two))):
            first, second = self.moments[place], self.moments[place + 2]
            by = by + DECAY * part
            first += 0.1 * (by - first)
            second += 0.001 * (by * by - second)
            mean = first / (1.0 - 0.9**self.steps)
            part -= rate * mean / (np.sqrt(second / (1.0 - 0.999**self.steps)) + 1e-8)


class Slope:
    """How the loss changes with what comes out, and the loss itself."""

    def at(self, out: Array, some: npt.NDArray[np.int64]) -> Array:
        raise NotImplementedError

    def loss(self, out: Array, some: npt.NDArray[np.int64]) -> float:
        raise NotImplementedError


class OfChosen(Slope):
    """One of the numbers that come out is asked, and should be the logit of what came of it."""

    def __init__(self, chosen: npt.NDArray[np.int64], worth: Array) -> None:
        self.chosen = chosen
        self.worth = worth

    def at(self, out: Array, some: npt.NDArray[np.int64]) -> Array:
        found = np.zeros_like(out)
        rows = np.arange(len(some))
        logits = out[rows, self.chosen[some]]
        found[rows, self.chosen[some]] = 1.0 / (1.0 + np.exp(-logits)) - self.worth[some]
        return found

    def loss(self, out: Array, some: npt.NDArray[np.int64]) -> float:
        logits = out[np.arange(len(some)), self.chosen[some]]
        return float((np.logaddexp(0.0, logits) - logits * self.worth[some]).mean())


class OfSorts(Slope):
    """The numbers that come out, on top of how many there are of each sort, make the shares of a softmax."""

    def __init__(self, masses: Array, held: npt.NDArray[np.int64]) -> None:
        self.masses = masses
        self.held = held

    def shares(self, out: Array, some: npt.NDArray[np.int64]) -> Array:
        powers = self.masses[some] * np.exp(out - out.max(axis=1, keepdims=True))
        found: Array = powers / powers.sum(axis=1, keepdims=True)
        return found

    def at(self, out: Array, some: npt.NDArray[np.int64]) -> Array:
        found = self.shares(out, some)
        found[np.arange(len(some)), self.held[some]] -= 1.0
        return found

    def loss(self, out: Array, some: npt.NDArray[np.int64]) -> float:
        found = self.shares(out, some)[np.arange(len(some)), self.held[some]]
        return float(-np.log(found + 1e-9).mean())
