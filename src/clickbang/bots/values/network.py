"""The network that the games share: from numbers that describe every seat, the share of the win each can expect.

Every seat that may still win is described by the same few numbers, of which the first is 1; a layer makes `first` of
them. A second layer sees one's own and the sum of the rivals', and gives one's strength; people win in proportion to
its exponential. So it does not matter who sits where, and one network does for any number of seats.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.bots.values.layer import biased_apart, unbiased
from clickbang.core.seats import has


class Layout:
    """Its layers, in the order of their weights."""

    def __init__(self, inputs: i64, first: i64, second: i64) -> None:
        self.first = unbiased(0, inputs, first)
        self.second = biased_apart(self.first.end, 2 * first, second)
        """From one's own numbers, then the rivals'."""
        self.last = unbiased(self.second.end, second, 1)
        """From the second layer to the strength."""
        self.straight = unbiased(self.last.end, inputs, 1)
        """From the numbers of a seat to its strength."""
        self.end: i64 = self.straight.end
        """How many weights there are."""


class Network:
    """One with so many numbers for a seat and layers this wide; `network_learning.py` makes the weights."""

    def __init__(self, inputs: i64, first: i64, second: i64, weights: list[float]) -> None:
        self.layout = Layout(inputs, first, second)
        if len(weights) != self.layout.end:
            raise ValueError(f"this network has {self.layout.end} weights, not {len(weights)}")
        self.weights: vec[float] = vec[float](weights)

    def shares(self, described: vec[float], seats: i64, playing: i64) -> vec[float]:
        """By seat; nothing for those who are not among these. Where anybody is, they add up to 1."""
        found: vec[float] = vec[float]([0.0] * seats)
        layer = self.layout.first
        width = layer.units
        first: vec[float] = vec[float]([0.0] * (seats * width))
        total: vec[float] = vec[float]([0.0] * width)
        seat: i64 = 0
        unit: i64
        while seat < seats:
            if has(playing, seat):
                unit = 0
                while unit < width:
                    activity = layer.total(self.weights, unit, described, seat * layer.inputs)
                    if activity > 0.0:
                        first[seat * width + unit] = activity
                        total[unit] += activity
                    unit += 1
            seat += 1
        sum_of_all = 0.0
        seat = 0
        while seat < seats:
            if has(playing, seat):
                found[seat] = exp(self.strength(described, first, total, seat))
                sum_of_all += found[seat]
            seat += 1
        if sum_of_all > 0.0:
            seat = 0
            while seat < seats:
                found[seat] /= sum_of_all
                seat += 1
        return found

    def strength(self, described: vec[float], first: vec[float], total: vec[float], seat: i64) -> float:
        """Of one seat: straight from its numbers, and from the layers."""
        weights = self.weights
        layout = self.layout
        second = layout.second
        width = layout.first.units
        strength = layout.straight.total(weights, 0, described, seat * layout.straight.inputs)
        unit: i64 = 0
        while unit < second.units:
            # the sum of `second.total` in another order: that of each number's own weight and the rivals'
            activity = weights[second.bias + unit * second.bias_row]
            row = second.at + unit * second.row
            place: i64 = 0
            while place < width:
                own = first[seat * width + place]
                activity += weights[row + place] * own + weights[row + width + place] * (total[place] - own)
                place += 1
            if activity > 0.0:
                strength += weights[layout.last.at + unit] * activity
            unit += 1
        return strength
