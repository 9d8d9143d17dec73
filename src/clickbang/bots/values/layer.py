"""One layer of a network: where its weights lie in the list of all weights, and the sum that each unit makes of them.

The networks that play run on this, compiled and without NumPy; while they learn, `arrays.py` finds the same weights.
"""

from librt.vecs import vec
from mypy_extensions import i64


class Layer:
    """So many inputs to so many units. The functions below make the three layouts that are in use."""

    def __init__(self, at: i64, inputs: i64, units: i64, row: i64, bias: i64, bias_row: i64, end: i64) -> None:
        self.at = at
        """Where its weights begin."""
        self.inputs = inputs
        self.units = units
        self.row = row
        """From the weights of one unit to those of the next."""
        self.bias = bias
        """Where its biases begin; -1 if it has none."""
        self.bias_row = bias_row
        """From one bias to the next."""
        self.end = end
        """Where its weights and biases end: the next layer begins there."""

    def total(self, weights: vec[float], unit: i64, given: vec[float], at: i64, first: i64 = 0) -> float:
        """What comes to one unit: its bias, and the inputs by their weights. `given` holds the inputs from `at` on.

        Inputs before `first` are taken for 0, and `given` does not hold them.
        """
        total = weights[self.bias + unit * self.bias_row] if self.bias >= 0 else 0.0
        place = self.at + unit * self.row + first
        last = self.at + unit * self.row + self.inputs
        while place < last:
            total += weights[place] * given[at]
            place += 1
            at += 1
        return total


def unbiased(at: i64, inputs: i64, units: i64) -> Layer:
    """A row of weights for each unit."""
    return Layer(at, inputs, units, inputs, -1, 0, at + inputs * units)


def biased_in_rows(at: i64, inputs: i64, units: i64) -> Layer:
    """A row of weights for each unit, its bias last in it."""
    return Layer(at, inputs, units, inputs + 1, at + inputs, inputs + 1, at + (inputs + 1) * units)


def biased_apart(at: i64, inputs: i64, units: i64) -> Layer:
    """A row of weights for each unit; the biases of all follow the last row."""
    return Layer(at, inputs, units, inputs, at + inputs * units, 1, at + (inputs + 1) * units)
