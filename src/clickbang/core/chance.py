"""Where luck comes from. A source is handed to the call that needs it; no table ever holds or copies one."""

from collections.abc import Sequence

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clickbang.core.errors import IMPOSSIBLE_OUTCOME, SCRIPT_IS_OVER, ChanceError
from clickbang.core.seats import count, members, nth

Outcomes = tuple[tuple[int, int], ...]
"""What can happen, each with its integer weight."""


def outcome_at(outcomes: Outcomes, number: i64) -> int:
    """The outcome that a number below the sum of all weights falls on."""
    left = number
    weight: i64
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("weights do not add up to their sum")


def counted(counts: vec[i64]) -> Outcomes:
    """The outcomes whose weights these are, by number; what weighs nothing cannot happen."""
    found: list[tuple[int, int]] = []
    for outcome in range(len(counts)):
        if counts[outcome] > 0:
            found.append((outcome, counts[outcome]))
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck: picks one of the outcomes that are possible."""

    def choose(self, outcomes: Outcomes) -> int:
        raise NotImplementedError

    def choose_evenly(self, outcomes: i64) -> int:
        """One of a set of outcomes that are all as likely: the same one as with `choose`."""
        return self.choose(tuple([(outcome, 1) for outcome in members(outcomes)]))

    def choose_counted(self, counts: vec[i64]) -> int:
        """An outcome below the length of this, weighted by what is there: the same one as with `choose`."""
        return self.choose(counted(counts))


class Seeded(Chance):
    """Pseudo-random and repeatable: the same seed, the same luck, on every build."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def reseed(self, seed: i64) -> None:
        """As good as new from this seed, without a new object."""
        self.random.seed(seed)

    def choose(self, outcomes: Outcomes) -> int:
        total: i64 = 0
        weight: i64
        for _, weight in outcomes:
            total += weight
        return outcome_at(outcomes, self.random.randrange(total))

    def choose_evenly(self, outcomes: i64) -> int:
        return nth(outcomes, self.random.randrange(count(outcomes)))

    def choose_counted(self, counts: vec[i64]) -> int:
        total: i64 = 0
        for weight in counts:
            total += weight
        left: i64 = self.random.randrange(total)
        outcome: i64 = 0
        while left >= counts[outcome]:
            left -= counts[outcome]
            outcome += 1
        return outcome


class Scripted(Chance):
    """Luck written down beforehand, for tests and replays; refuses what cannot happen."""

    def __init__(self, script: Sequence[int]) -> None:
        self.script = list(script)
        self.used = 0

    def choose(self, outcomes: Outcomes) -> int:
        if self.used == len(self.script):
            raise ChanceError(SCRIPT_IS_OVER)
        outcome = self.script[self.used]
        for possible, _ in outcomes:
            if possible == outcome:
                self.used += 1
                return outcome
        raise ChanceError(IMPOSSIBLE_OUTCOME, outcome=outcome)
