"""Several searches of one prompt put together, of which none knows of the others.

What others come to do in a search differs from one to the next, and by more than the luck of playouts would tell. So
how far the searches lie apart says how far off all of them may be.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from clickbang.bots.search import Findings
from clickbang.review.findings import WeighedChoice, mean


class Found(NamedTuple):
    """What choices are worth, what the best of them is, and the standard error of what the given answer cost."""

    choices: list[WeighedChoice]
    expected: float
    error: float


def together(parts: Sequence[Findings], answer: int) -> Found:
    """All parts count alike."""
    estimates = [part.estimates for part in parts]
    places = range(len(estimates[0]))
    worths = [[one.worth for one in part] for part in estimates]
    errors = [error([part[place] for part in worths], [part[place].error for part in estimates]) for place in places]
    choices = [
        WeighedChoice(
            estimates[0][place].choice,
            mean([part[place] for part in worths]),
            errors[place],
            mean([part[place].share for part in estimates]),
        )
        for place in places
    ]
    (given,) = [place for place in places if choices[place].choice == answer]
    best = [best_of(worths[:number] + worths[number + 1 :] or worths) for number in range(len(parts))]
    costs = [part[place] - part[given] for part, place in zip(worths, best, strict=True)]
    luck = [
        0.0 if place == given else sqrt(part[place].error ** 2 + part[given].error ** 2)
        for part, place in zip(estimates, best, strict=True)
    ]
    return Found(choices, mean([part[place] for part, place in zip(worths, best, strict=True)]), error(costs, luck))


def best_of(worths: Sequence[Sequence[float]]) -> int:
    """The choice that is worth most, by these searches. Another says how much: the largest of many is too large."""
    return max(range(len(worths[0])), key=lambda place: sum(part[place] for part in worths))


def error(found: Sequence[float], luck: Sequence[float]) -> float:
    """The standard error of the mean of what several searches have found.

    It is taken from how far they lie apart. They are few, so what each says of its own luck counts like one more.
    """
    count = len(found)
    by_luck = sum(one**2 for one in luck) / count**2
    middle = mean(found)
    apart = sum((one - middle) ** 2 for one in found)
    return sqrt((apart / count + by_luck) / count)
