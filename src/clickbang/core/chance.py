"""Where luck comes from. A source is handed to the call that needs it; no table ever holds or copies one."""

from collections.abc import Sequence
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clickbang.core.errors import IMPOSSIBLE_OUTCOME, SCRIPT_IS_OVER, ChanceError
from clickbang.core.seats import count, members, nth

Outcomes = tuple[tuple[int, int], ...]
"""What can happen, each with its integer weight."""
ONE_WORD: Final = 1 << 31
"""A number below this takes one word of a stream and never another try."""


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

    def clone(self) -> "Chance":
        """A source that will bring the same luck; a subclass that can be copied says how."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: what a subclass keeps in its attributes."""
        from clickbang.core.states.pickling import chance_from_attributes

        return chance_from_attributes, (type(self), dict(getattr(self, "__dict__", {})))


class Seeded(Chance):
    """Pseudo-random and repeatable: the same seed, the same luck, on every build."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.drawn: i64 = 0

    def reseed(self, seed: i64) -> None:
        """As good as new from this seed, without a new object."""
        self.seed = seed
        self.random.seed(seed)
        self.drawn = 0

    def skip(self, draws: i64) -> None:
        """Take up the stream after so many draws."""
        self.random.seed(self.seed)
        self.drawn = draws
        while draws > 0:
            self.random.randrange(ONE_WORD)
            draws -= 1

    def clone(self) -> "Seeded":
        """Both take up the stream at the same place: it cannot be copied, so it is run through again.

        A draw takes one word of the stream but for one time in many millions; so that even then the two do not part,
        the original is set to that place too.
        """
        other = Seeded(self.seed)
        other.skip(self.drawn)
        self.skip(self.drawn)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        from clickbang.core.states.pickling import seeded_again

        return seeded_again, (self.seed, self.drawn)

    def choose(self, outcomes: Outcomes) -> int:
        self.drawn += 1
        total: i64 = 0
        weight: i64
        for _, weight in outcomes:
            total += weight
        return outcome_at(outcomes, self.random.randrange(total))

    def choose_evenly(self, outcomes: i64) -> int:
        self.drawn += 1
        return nth(outcomes, self.random.randrange(count(outcomes)))

    def choose_counted(self, counts: vec[i64]) -> int:
        self.drawn += 1
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

    def clone(self) -> "Scripted":
        other = Scripted(self.script)
        other.used = self.used
        return other

    def __reduce__(self) -> tuple[object, ...]:
        from clickbang.core.states.pickling import scripted_again

        return scripted_again, (self.script, self.used)

    def choose(self, outcomes: Outcomes) -> int:
        if self.used == len(self.script):
            raise ChanceError(SCRIPT_IS_OVER)
        outcome = self.script[self.used]
        for possible, _ in outcomes:
            if possible == outcome:
                self.used += 1
                return outcome
        raise ChanceError(IMPOSSIBLE_OUTCOME, outcome=outcome)
