"""The network that the games share: from numbers that describe every seat, the share of the win each can expect.

Every seat that may still win is described by the same few numbers, of which the first is 1; a layer makes `first` of
them. A second layer sees one's own and the sum of the rivals', and gives one's strength; people win in proportion to
its exponential. So it does not matter who sits where, and one network does for any number of seats.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import has


class Network:
    """One with so many numbers for a seat and layers this wide; `learning.py` makes the weights."""

    def __init__(self, inputs: i64, first: i64, second: i64, weights: list[float]) -> None:
        wanted = count_weights(inputs, first, second)
        if len(weights) != wanted:
            raise ValueError(f"this network has {wanted} weights, not {len(weights)}")
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.weights: vec[float] = vec[float](weights)
        self.to_second: i64 = inputs * first
        self.thresholds: i64 = self.to_second + 2 * first * second
        self.strengths: i64 = self.thresholds + second
        self.straight: i64 = self.strengths + second

    def shares(self, described: vec[float], seats: i64, playing: i64) -> vec[float]:
        """By seat; nothing for those who are not among these. Where anybody is, they add up to 1."""
        found: vec[float] = vec[float]([0.0] * seats)
        weights = self.weights
        inputs = self.inputs
        width = self.first
        first: vec[float] = vec[float]([0.0] * (seats * width))
        total: vec[float] = vec[float]([0.0] * width)
        seat: i64 = 0
        unit: i64
        place: i64
        while seat < seats:
            if has(playing, seat):
                unit = 0
                while unit < width:
                    activity = 0.0
                    place = 0
                    while place < inputs:
                        activity += weights[unit * inputs + place] * described[seat * inputs + place]
                        place += 1
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
        inputs = self.inputs
        width = self.first
        strength = 0.0
        place: i64 = 0
        while place < inputs:
            strength += weights[self.straight + place] * described[seat * inputs + place]
            place += 1
        unit: i64 = 0
        while unit < self.second:
            activity = weights[self.thresholds + unit]
            row = self.to_second + unit * 2 * width
            place = 0
            while place < width:
                own = first[seat * width + place]
                activity += weights[row + place] * own + weights[row + width + place] * (total[place] - own)
                place += 1
            if activity > 0.0:
                strength += weights[self.strengths + unit] * activity
            unit += 1
        return strength


def count_weights(inputs: i64, first: i64, second: i64) -> i64:
    """Of the first layer, of the second, its thresholds, and of the strength: from the second layer and straight."""
    return inputs * first + 2 * first * second + second + second + inputs
