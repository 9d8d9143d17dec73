"""The network of `layers.py` while it learns: the same layers with NumPy, and how they are improved."""

from typing import Final

import numpy as np
import numpy.typing as npt

from clickbang.bots.values.adam import Adam
from clickbang.bots.values.arrays import biases, matrix
from clickbang.bots.values.layers import two_layers
from clickbang.bots.values.weights import rounded

Array = npt.NDArray[np.float32]
BATCH: Final = 512
RATE: Final = 0.002
"""How far the first steps of Adam go; later ones go less far."""
LAST_RATE: Final = 1e-5
NEAR: Final = 1e-8
DECAY: Final = 1e-5
"""How much the size of the weights counts in the loss."""
DIGITS: Final = 4
"""After the point: these weights are written down less exactly than others."""


class Slope:
    """How the loss changes with what comes out, and the loss itself."""

    def at(self, out: Array, some: npt.NDArray[np.int64]) -> Array:
        raise NotImplementedError

    def loss(self, out: Array, some: npt.NDArray[np.int64]) -> float:
        raise NotImplementedError


class LearningLayers:
    """One hidden layer that learns."""

    def __init__(self, inputs: int, width: int, outputs: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.one, self.two = two_layers(inputs, width, outputs)
        first = random.normal(0.0, 1.0 / np.sqrt(inputs + 1), self.one.end)
        last = random.normal(0.0, 0.3 / np.sqrt(width + 1), self.two.end - self.one.end)
        self.weights: Array = np.concatenate([first, last]).astype(np.float32)

    def flat(self) -> list[float]:
        """All weights in a row, as `Layers` has them."""
        return rounded(self.weights, DIGITS)

    def parts(self) -> dict[str, Array]:
        """The rows of both layers, as they are saved; a change to them is one to the weights."""
        first, last = np.split(self.weights, [self.one.end])
        return {"one": first.reshape(self.one.units, -1), "two": last.reshape(self.two.units, -1)}

    def forward(self, given: Array) -> tuple[Array, Array]:
        """What comes out, and the layer."""
        one, two, weights = self.one, self.two, self.weights
        hidden = np.maximum(given @ matrix(one, weights).T + biases(one, weights), 0.0)
        return hidden @ matrix(two, weights).T + biases(two, weights), hidden

    def learn(self, given: Array, slope: Slope, epochs: int, seed: int) -> None:
        """So many times through all examples, in any order. Nothing is kept of earlier lessons but the weights."""
        zeros = np.zeros_like(self.weights)
        adam = Adam(zeros, zeros, NEAR, corrected=True)
        random = np.random.default_rng(seed)
        batches = max(epochs * ((len(given) + BATCH - 1) // BATCH), 1)
        for _ in range(epochs):
            order = random.permutation(len(given))
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                rate = RATE * (1.0 - adam.steps / batches) + LAST_RATE
                self.weights -= adam.step(self.weights, self.slope(given[some], slope, some), rate)

    def slope(self, given: Array, slope: Slope, some: npt.NDArray[np.int64]) -> Array:
        """How the loss changes with the weights, by these examples."""
        out, hidden = self.forward(given)
        of_out = (slope.at(out, some) / len(some)).astype(np.float32)
        of_hidden = (of_out @ matrix(self.two, self.weights)) * (hidden > 0.0)
        found = np.empty_like(self.weights)
        for layer, of_units, came in ((self.one, of_hidden, given), (self.two, of_out, hidden)):
            matrix(layer, found)[:] = of_units.T @ came
            biases(layer, found)[:] = of_units.sum(axis=0)
        return found + DECAY * self.weights
