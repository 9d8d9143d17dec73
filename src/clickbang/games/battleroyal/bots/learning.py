"""What the networks of `minds.py` should say, as slopes to learn from: what an answer comes to, and what is held."""

import numpy as np
import numpy.typing as npt

from clickbang.bots.values.layers_learning import Array, Slope


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
