"""What a sample says about the truth: 95 % intervals."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054
"""Of a normal distribution, 95 % lie within so many standard deviations of the middle."""


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate, and between what the truth lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


def between(interval: Interval) -> str:
    """In percent."""
    return f"{interval.low:.1%} – {interval.high:.1%}"


def share(part: int, whole: int, shares: int = 1) -> Interval:
    """How often something happens, by Wilson's method, if it did `part / shares` times out of `whole`."""
    value = part / (whole * shares)
    spread = Z * Z / whole
    middle = value + spread / 2
    reach = sqrt(spread * (value * (1 - value) + spread / 4))
    return Interval(value, max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread)))


@dataclass(frozen=True, slots=True)
class Rate(Interval):
    """A share, and out of how many."""

    of: int


def rate(times: int, of: int) -> Rate:
    """A share, taken as if each of the cases were independent of the others."""
    found = share(times, of)
    return Rate(found.value, found.low, found.high, of)


@dataclass(frozen=True, slots=True)
class Distribution:
    """How numbers are distributed: their mean, the smallest, the largest, and how often each came."""

    mean: Interval
    least: int
    most: int
    counts: dict[int, int]

    def rounded(self, value: float) -> str:
        """A mean with a decimal where the numbers are small."""
        return f"{value:,.{1 if self.most < 100 else 0}f}"


def distribution(counts: Mapping[int, int]) -> Distribution:
    """Of numbers that came so often each; of none, if no game was finished."""
    if not counts:
        return Distribution(Interval(0.0, 0.0, 0.0), 0, 0, {})
    times = sum(counts.values())
    total = sum(number * count for number, count in counts.items())
    squares = sum(number * number * count for number, count in counts.items())
    mean = total / times
    # the sums are exact, so nothing is lost where two large numbers are subtracted
    variance = (times * squares - total * total) / (times * (times - 1)) if times > 1 else 0.0
    reach = Z * sqrt(variance / times)
    return Distribution(
        Interval(mean, mean - reach, mean + reach), min(counts), max(counts), dict(sorted(counts.items()))
    )
