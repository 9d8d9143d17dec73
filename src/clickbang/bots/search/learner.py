"""Somebody who learns how to answer one prompt, from what each answer would have been worth: regret matching.

An answer is given as often as it is regretted that it was not given more. What everybody does on average comes close
to play that nobody can exploit, where two play for the same prize; with more it is a good habit, not a promise.

There are two variants. Where worlds are sampled, plain regret matching learns from one world at a time (`learn`). Where
all of a game is written out, regret matching plus adds up what it regrets in all of it and then learns once (`update`):
it forgets regrets below 0, so that it comes back sooner to an answer that has become good.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

RARELY: Final = 4
"""An answer that nobody regrets is tried one time in so many, and then counts as often."""
NEGLIGIBLE: Final = 0.04
"""What is answered less often than this, on average, is what learning has not quite given up."""


class RegretLearner:
    """One seat at one prompt, with what it knows."""

    def __init__(self, actions: vec[i64], plus: bool = False) -> None:
        self.actions = actions
        self.plus = plus
        size = len(actions)
        self.regrets: vec[float] = vec[float]([0.0] * size)
        self.gains: vec[float] = vec[float]([0.0] * size)
        """What each answer would have gained since the last update."""
        self.sums: vec[float] = vec[float]([0.0] * size)
        self.mixed: vec[float] = vec[float]([1.0 / float(size)] * size)
        """How it answers now."""
        self.lessons: i64 = 0
        """The number of updates."""
        self.even = True
        """Whether it regrets nothing, and gives all answers equally often."""
        self.reach = 0.0
        """How likely its own answers let it come here; for whoever walks a game that is written out."""
        self.average = vec[float]()
        """`shares`, once they were asked for."""

    def draw(self, random: Random) -> i64:
        """Which of its answers it gives now."""
        return drawn(self.mixed, random)

    def draw_average(self, random: Random) -> i64:
        """Which of its answers it gives, as often as on average."""
        return drawn(self.averages(), random)

    def averages(self) -> vec[float]:
        """`shares`, worked out once."""
        if len(self.average) == 0:
            self.average = self.shares()
        return self.average

    def share_of(self, action: i64, on_average: bool) -> float:
        """How likely it gives this answer, now or on average."""
        place: i64 = 0
        while place < len(self.actions):
            if self.actions[place] == action:
                return self.averages()[place] if on_average else self.mixed[place]
            place += 1
        return 0.0

    def wants(self, place: i64, random: Random) -> bool:
        """Whether it wants to know now what this answer would have been worth."""
        return self.even or self.mixed[place] > 0.0 or random.randrange(RARELY) == 0

    def learn(self, places: vec[i64], worths: vec[float], likely: float = 1.0, reach: float = 1.0) -> None:
        """These answers would have been worth this much; what it would have given is always among them.

        So likely chance and the others let it come to this, and so likely its own answers before.
        """
        n: i64 = len(places)
        usual = 0.0
        known = 0.0
        i: i64 = 0
        while i < n:
            usual += self.mixed[places[i]] * worths[i]
            known += self.mixed[places[i]]
            i += 1
        if known <= 0.0:
            self.lessons += 1
            return
        usual /= known
        i = 0
        while i < n:
            place = places[i]
            gain = (worths[i] - usual) * likely
            if not self.even and self.mixed[place] <= 0.0:
                gain *= float(RARELY)
            self.gains[place] = gain
            i += 1
        self.update(float(self.lessons + 1) * likely * reach)

    def update(self, weight: float) -> None:
        """Take in what was gained, and answer by it from now on; how it has answered counts so much on average."""
        self.lessons += 1
        if len(self.average) > 0:
            self.average = vec[float]()
        total = 0.0
        place: i64 = 0
        while place < len(self.mixed):
            self.sums[place] += weight * self.mixed[place]
            regret = self.regrets[place] + self.gains[place]
            if regret > 0.0:
                total += regret
            elif self.plus:
                regret = 0.0
            self.regrets[place] = regret
            self.gains[place] = 0.0
            place += 1
        self.even = total <= 0.0
        place = 0
        while place < len(self.mixed):
            if self.even:
                self.mixed[place] = 1.0 / float(len(self.mixed))
            else:
                self.mixed[place] = self.regrets[place] / total if self.regrets[place] > 0.0 else 0.0
            place += 1

    def shares(self) -> vec[float]:
        """How often it gives each answer on average, the later the more it counts.

        Sampling never quite gives up an answer: what is negligible is left out.
        """
        total = 0.0
        most = 0.0
        for one in self.sums:
            total += one
            if one > most:
                most = one
        found = vec[float]()
        if total <= 0.0:
            return self.mixed[:]
        least = 0.0 if self.plus else most * NEGLIGIBLE
        kept = 0.0
        for one in self.sums:
            if one >= least:
                kept += one
        for one in self.sums:
            found = append(found, one / kept if one >= least else 0.0)
        return found


def drawn(mixed: vec[float], random: Random) -> i64:
    """One place, each as likely as its share."""
    left = random.random()
    place: i64 = 0
    last: i64 = 0
    while place < len(mixed):
        if mixed[place] > 0.0:
            last = place
            left -= mixed[place]
            if left < 0.0:
                return place
        place += 1
    return last
