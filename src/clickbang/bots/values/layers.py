"""A small network of one hidden layer, in plain numbers; `layers_learning.py` is the same one while it learns."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.bots.values.layer import Layer, biased_in_rows


class Layers:
    """So many numbers in, a layer that lets pass what is above 0, so many numbers out."""

    def __init__(self, inputs: i64, width: i64, outputs: i64, weights: list[float]) -> None:
        self.one, self.two = two_layers(inputs, width, outputs)
        if len(weights) != self.two.end:
            raise ValueError(f"{len(weights)} weights, not {self.two.end}")
        self.inputs: i64 = inputs
        self.weights = vec[float](weights)

    def hidden(self, given: vec[float], first: i64) -> vec[float]:
        """The layer before anything is cut off; `given` are the inputs from `first` on, those before it being 0."""
        found = vec[float]()
        unit: i64 = 0
        while unit < self.one.units:
            found = append(found, self.one.total(self.weights, unit, given, 0, first))
            unit += 1
        return found

    def out(self, hidden: vec[float]) -> vec[float]:
        """From the layer to the numbers that come out."""
        shown = vec[float]()
        for one in hidden:
            shown = append(shown, one if one > 0.0 else 0.0)
        found = vec[float]()
        place: i64 = 0
        while place < self.two.units:
            found = append(found, self.two.total(self.weights, place, shown, 0))
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
            while unit < self.one.units:
                hidden = append(hidden, common[unit] + self.weights[self.one.at + unit * self.one.row + one])
                unit += 1
            found = append(found, self.out(hidden)[0])
            one += 1
        return found


def two_layers(inputs: i64, width: i64, outputs: i64) -> tuple[Layer, Layer]:
    """The hidden layer and the last, in the order of their weights."""
    one = biased_in_rows(0, inputs, width)
    return one, biased_in_rows(one.end, width, outputs)


def chance(logit: float) -> float:
    """What is meant by such a number."""
    return 1.0 / (1.0 + exp(-min(max(logit, -30.0), 30.0)))
