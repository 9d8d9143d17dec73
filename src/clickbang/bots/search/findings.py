"""What a search has found."""

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec

from clickbang.bots.search.learner import drawn

CLEARLY: Final = 2.5
"""By so many standard errors of the difference a choice has to be worse than the best to be tried less often."""


def error_between(one: float, other: float) -> float:
    """The standard error of the difference between two estimates with these errors."""
    return sqrt(one * one + other * other)


class Estimate:
    """What one choice is worth, as far as a search could tell."""

    def __init__(self, choice: int, worth: float, error: float, visits: int, share: float) -> None:
        self.choice = choice
        self.worth = worth
        """The share of the win that the seat can expect with it, from 0 to 1."""
        self.error = error
        """The standard error of that; 1 where it was tried less than twice."""
        self.visits = visits
        """How often it was tried. One that was not counts as worth nothing."""
        self.share = share
        """How likely the search gives this answer."""

    def __repr__(self) -> str:
        return f"Estimate({self.choice!r}, {self.worth!r}, {self.error!r}, {self.visits!r}, {self.share!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Estimate) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __reduce__(self) -> tuple[object, ...]:
        return Estimate, self.facts()

    def facts(self) -> tuple[int, float, float, int, float]:
        return self.choice, self.worth, self.error, self.visits, self.share


class Findings:
    """One estimate for each choice of the prompt, in its order. The shares add up to 1."""

    def __init__(self, estimates: list[Estimate], playouts: int, sampled: bool = True) -> None:
        self.estimates = estimates
        self.playouts = playouts
        """How many were played for this."""
        self.sampled = sampled
        """Whether another search could find something else; not where all that can happen was looked at."""

    def pick(self, random: Random) -> int:
        """The answer: one of the choices, each as likely as its share."""
        return self.estimates[drawn(vec[float]([estimate.share for estimate in self.estimates]), random)].choice

    def best(self) -> Estimate:
        """The choice that is worth most."""
        found = self.estimates[0]
        for estimate in self.estimates:
            if estimate.worth > found.worth:
                found = estimate
        return found

    def better_than(self, usual: int, errors: float) -> int:
        """The best choice if it leads the usual one by more than this many standard errors; else the usual one."""
        best = self.best()
        for estimate in self.estimates:
            if estimate.choice == usual:
                doubt = errors * error_between(best.error, estimate.error)
                return best.choice if best.worth - estimate.worth > doubt else usual
        return usual

    def __reduce__(self) -> tuple[object, ...]:
        return Findings, (self.estimates, self.playouts, self.sampled)

    def __repr__(self) -> str:
        return f"<Findings: {len(self.estimates)} choices, {self.playouts} playouts>"


class RunningMean:
    """What came of one choice: a running mean and its spread."""

    def __init__(self) -> None:
        self.visits = 0
        self.weight = 0.0
        self.weights = 0.0
        """The sum of the squares of all weights."""
        self.mean = 0.0
        self.squares = 0.0

    def add(self, worth: float, weight: float = 1.0) -> None:
        """Once more, by how likely it is that it comes to this."""
        self.visits += 1
        self.weight += weight
        self.weights += weight * weight
        off = worth - self.mean
        self.mean += off * weight / self.weight
        self.squares += weight * off * (worth - self.mean)

    def error(self) -> float:
        """The standard error of the mean, never quite 0: luck that has not struck yet is not excluded."""
        if self.visits < 2:
            return 1.0
        n = self.weight * self.weight / self.weights
        if n < 1.01:
            return 1.0
        return sqrt((self.squares / self.weight * n / (n - 1.0) + 0.25 / n) / n)

    def is_clearly_behind(self, best: "RunningMean") -> bool:
        """Whether this choice is worse than the best by more than luck explains."""
        return best.mean - self.mean >= CLEARLY * error_between(best.error(), self.error())
