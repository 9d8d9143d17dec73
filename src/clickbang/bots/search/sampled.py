"""What searches have in common that try choices in sampled worlds: tallies, luck, and how the findings are told."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.bots.search.budget import Budget, Meter
from clickbang.bots.search.findings import Estimate, Findings, RunningMean
from clickbang.bots.search.learner import RegretLearner
from clickbang.bots.search.playout import PlayoutLuck
from clickbang.bots.search.thinking import Thinking
from clickbang.core.prompt import Prompt
from clickbang.core.seeds import mix
from clickbang.core.table import Table

LEARNING: Final = 0.6
"""This part of a budget is for learning, the rest for what choices are worth against what was learned."""
SELDOM: Final = 8
"""A choice that is no candidate, or is clearly worse, is tried in one sweep of so many."""


class Sampled:
    """A search at one prompt, sweep after sweep: each sweep imagines one world and tries choices in it."""

    def __init__(self, prompt: Prompt, thinking: Thinking, random: Random, seats: i64) -> None:
        self.prompt = prompt
        self.thinking = thinking
        self.random = random
        self.seat: i64 = prompt.seat
        self.choices = vec[i64](prompt.choices)
        self.places = vec[i64]()
        """Where the candidates stand among the choices."""
        for place in range(len(prompt.choices)):
            self.places = append(self.places, place)
        self.tallies = [RunningMean() for _ in prompt.choices]
        self.luck = PlayoutLuck(seats)
        self.worlds = Random(0)
        """The stream from which worlds are imagined; seeded anew for each."""
        self.sweeps: i64 = 0

    def learn_until(self, meter: Meter) -> None:
        """Sweeps in which those who decide learn how to answer, until the budget is used up."""
        raise NotImplementedError

    def weigh_until(self, meter: Meter) -> None:
        """Sweeps that tally what choices are worth against what was learned."""
        raise NotImplementedError

    def learn_and_weigh(self, budget: Budget) -> Findings:
        """First what all should answer; then what choices are worth against what the others have answered on average.

        While others learn they do this and that, and what comes of it depends on how they happened to begin.
        """
        learning = Meter(budget.part(LEARNING))
        self.learn_until(learning)
        rest = budget.rest(LEARNING, learning.spent)
        if rest is None:
            return self.findings(learning.spent)
        weighing = Meter(rest)
        self.weigh_until(weighing)
        return self.findings(learning.spent + weighing.spent)

    def known(self, table: Table, seat: i64, heard: i64, actions: list[int]) -> i64:
        """A number for all that this seat knows here and may answer, by which its learner is found."""
        known = mix(mix(seat + 1, heard), self.thinking.knows(table, seat))
        for action in actions:
            known = mix(known, action)
        return known

    def learned(self) -> RegretLearner | None:
        """Who has learned to answer the prompt itself, if anybody."""
        raise NotImplementedError

    def leader(self) -> i64:
        """The place of the candidate that looks best so far."""
        best: i64 = self.places[0]
        for place in self.places:
            if self.tallies[place].mean > self.tallies[best].mean:
                best = place
        return best

    def findings(self, playouts: int) -> Findings:
        """What each choice is worth, and its share: as was learned; where nothing was, the best is certain."""
        shares = [0.0 for _ in self.tallies]
        learner = self.learned()
        if learner is not None and learner.lessons > 0:
            averages = learner.averages()
            for place in range(len(averages)):
                shares[self.prompt.choices.index(learner.actions[place])] = averages[place]
        else:
            shares[self.leader()] = 1.0
        estimates: list[Estimate] = []
        for place in range(len(self.tallies)):
            tally = self.tallies[place]
            estimates.append(Estimate(self.choices[place], tally.mean, tally.error(), tally.visits, shares[place]))
        return Findings(estimates, playouts)
