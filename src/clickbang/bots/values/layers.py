"""A small network of one hidden layer, in plain numbers."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64


class Layers:
    """So many numbers in, a layer that lets pass what is above 0, so many numbers out."""

    def __init__(self, inputs: i64, width: i64, outputs: i64, weights: list[float]) -> None:
        if len(weights) != weights_in(inputs, width, outputs):
            raise ValueError(f"{len(weights)} weights, not {weights_in(inputs, width, outputs)}")
        self.inputs: i64 = inputs
        self.width: i64 = width
        self.outputs: i64 = outputs
        self.weights = vec[float](weights)

    def hidden(self, given: vec[float], first: i64) -> vec[float]:
        """The layer before anything is cut off; `given` are the inputs from `first` on, those before it being 0."""
        weights = self.weights
        found = vec[float]()
        unit: i64 = 0
        while unit < self.width:
            row = unit * (self.inputs + 1)
            total = weights[row + self.inputs]
            i: i64 = first
            place: i64 = 0
            while i < self.inputs:
                total += weights[row + i] * given[place]
                i += 1
                place += 1
            found = append(found, total)
            unit += 1
        return found

    def out(self, hidden: vec[float]) -> vec[float]:
        """From the layer to the numbers that come out."""
        weights = self.weights
        found = vec[float]()
        row: i64 = self.width * (self.inputs + 1)
        place: i64 = 0
        while place < self.outputs:
            total = weights[row + self.width]
            unit: i64 = 0
            while unit < self.width:
                if hidden[unit] > 0.0:
                    total += weights[row + unit] * hidden[unit]
                unit += 1
            found = append(found, total)
            row += self.width + 1
            place += 1
        return found

    def run(self, given: vec[float]) -> vec[float]:
        return self.out(self.hidden(given, 0))

    def run_each(self, given: vec[float], many: i64) -> vec[float]:
        """The first number that comes out, for each of the first `many` inputs being the one of them that is 1."""
        common = self.hidden(given, many)
        found = vec[float]()
        one: i64 = 0
        while one < many:
            hidden = vec[float]()
            unit: i64 = 0
            while unit < self.width:
                hidden = append(hidden, common[unit] + self.weights[unit * (self.inputs + 1) + one])
                unit += 1
            found = append(found, self.out(hidden)[0])
            one += 1
        return found


def weights_in(inputs: i64, width: i64, outputs: i64) -> i64:
    """How many there are: every unit has one for each number that comes to it, and a bias."""
    return width * (inputs + 1) + outputs * (width + 1)


def chance(logit: float) -> float:
    """What is meant by such a number."""
    return 1.0 / (1.0 + exp(-min(max(logit, -30.0), 30.0)))
