"""A search of the first prompt alone: everybody after it follows the game's policy.

Choices are tried with the same luck. Where several seal an answer at the same moment, nobody is taken to be fixed:
everyone who decides learns by regret matching, each by what is known to them in that world, and the seat answers with
what it has learned, which is a mixture. Elsewhere it answers with the best, and what is clearly worse is tried less
often.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.bots.search.budget import Budget, Meter
from clickbang.bots.search.findings import Findings, RunningMean
from clickbang.bots.search.learner import RegretLearner
from clickbang.bots.search.playout import play_on
from clickbang.bots.search.sampled import SELDOM, Sampled
from clickbang.bots.search.thinking import Thinking
from clickbang.bots.search.worlds import unsealed
from clickbang.core.cursor import Cursor, cursor_at
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has, is_several, members, without
from clickbang.core.seeds import SEEDS
from clickbang.core.table import UNANSWERED, Table
from clickbang.core.view import View

FULL_SWEEPS: Final = 8
"""So often every choice is tried before any is left out."""


class Root(Sampled):
    """The prompt at which a search begins, and what is found out about it."""

    def __init__(self, view: View, prompt: Prompt, thinking: Thinking, random: Random) -> None:
        super().__init__(prompt, thinking, random, view.seats)
        self.view = view
        self.faith = thinking.faith()
        deciding: i64 = view.must | view.asked
        several = prompt.sealed and has(deciding, self.seat) and is_several(deciding)
        self.deciding: i64 = deciding if several and self.faith < 1.0 else 0  # else there is nobody who learns
        world = self.imagined()
        if world.drafts is not None:  # what is put together step by step is imagined by the policy
            self.deciding = 0
        candidates = thinking.candidates(world, self.seat)
        self.worthy = [choice in candidates for choice in prompt.choices]
        """By choice: whether it is a candidate. These are the answers of the own learner, in the same order."""
        own = vec[i64]()
        self.places = vec[i64]()
        for place in range(len(prompt.choices)):
            if self.worthy[place]:
                own = append(own, prompt.choices[place])
                self.places = append(self.places, place)
        self.own = RegretLearner(own)
        self.others: dict[int, RegretLearner] = {}

    def explore(self, budget: Budget) -> Findings:
        """Sweep after sweep, until the budget is used up."""
        meter = Meter(budget)
        if self.deciding == 0:
            while self.try_choices(self.imagined(), meter):
                pass
        else:
            self.learn_until(meter)
        return self.findings(meter.spent)

    def imagined(self) -> Table:
        """A world of the seat, in which none of the others has sealed anything yet."""
        self.worlds.seed(self.random.randrange(SEEDS))
        return unsealed(self.thinking.world(self.view, self.worlds), self.view)

    # Alone

    def try_choices(self, world: Table, meter: Meter) -> bool:
        """One sweep at a prompt that this seat answers alone; whether there is time for another."""
        self.sweeps += 1
        seed = self.random.randrange(SEEDS)
        best = self.leader()
        place: i64 = 0
        while place < len(self.choices):
            if self.is_worth_trying(place, best):
                if not meter.spend():
                    return False
                table = world.clone()
                self.luck.reseed(seed)
                cursor = cursor_at(self.prompt, table)
                cursor.answered(self.seat)
                table.take(self.seat, self.choices[place])
                self.tallies[place].add(play_on(table, self.thinking, self.luck, cursor)[self.seat])
            place += 1
        return True

    def is_worth_trying(self, place: i64, best: i64) -> bool:
        """All candidates at first; then those that may still be the best, and now and then any."""
        if place == best:
            return True
        if self.worthy[place]:
            if self.sweeps <= FULL_SWEEPS:
                return True
            if not self.tallies[place].is_clearly_behind(self.tallies[best]):
                return True
        return self.random.randrange(SELDOM) == 0

    # Several at the same moment

    def learn_until(self, meter: Meter) -> None:
        rivals = members(without(self.deciding, self.seat))
        turn = 0
        while self.teach(self.imagined(), self.seat, meter):
            if not self.teach(self.imagined(), rivals[turn], meter):
                break
            turn = (turn + 1) % len(rivals)

    def teach(self, world: Table, pupil: i64, meter: Meter) -> bool:
        """One sweep in which a seat that decides learns what its answers are worth; whether there is time for another.

        All others give the answer that they would give now, this seat tries its own against them.
        """
        random = self.random
        learner = self.learner_for(world, pupil)
        answers = self.answers_of_others(world, pupil, False)
        seed = random.randrange(SEEDS)
        tried = vec[i64]()
        worths = vec[float]()
        place: i64 = 0
        while place < len(learner.actions):
            if learner.wants(place, random):
                if not meter.spend():
                    return False
                answers[pupil] = learner.actions[place]
                worth = self.worth_of(world, answers, pupil, seed)
                tried = append(tried, place)
                worths = append(worths, worth)
                if pupil == self.seat:
                    self.tallies[self.places[place]].add(worth)
            place += 1
        learner.learn(tried, worths)
        return pupil != self.seat or self.try_the_rest(world, answers, seed, meter)

    def answers_of_others(self, world: Table, pupil: i64, on_average: bool) -> vec[i64]:
        """By seat: what those who decide with the pupil answer, by what they have learned so far, or on average."""
        random = self.random
        answers = vec[i64]([UNANSWERED] * world.seats)
        for seat in members(without(self.deciding, pupil)):
            if seat != self.seat and self.faith > 0.0 and random.random() < self.faith:
                answers[seat] = self.thinking.policy(world, seat, random)
            else:
                other = self.learner_for(world, seat)
                answers[seat] = other.actions[other.draw_average(random) if on_average else other.draw(random)]
        return answers

    def weigh_until(self, meter: Meter) -> None:
        self.tallies = [RunningMean() for _ in self.choices]
        while self.weigh(self.imagined(), meter):
            pass

    def weigh(self, world: Table, meter: Meter) -> bool:
        """One sweep over all candidates, and now and then the others; whether there is time for another."""
        answers = self.answers_of_others(world, self.seat, True)
        seed = self.random.randrange(SEEDS)
        for place in self.places:
            if not meter.spend():
                return False
            answers[self.seat] = self.choices[place]
            self.tallies[place].add(self.worth_of(world, answers, self.seat, seed))
        return self.try_the_rest(world, answers, seed, meter)

    def try_the_rest(self, world: Table, answers: vec[i64], seed: i64, meter: Meter) -> bool:
        """Now and then a choice that is no candidate, so that something is known of it."""
        place: i64 = 0
        while place < len(self.choices):
            if not self.worthy[place] and self.random.randrange(SELDOM) == 0:
                if not meter.spend():
                    return False
                answers[self.seat] = self.choices[place]
                self.tallies[place].add(self.worth_of(world, answers, self.seat, seed))
            place += 1
        return True

    def learner_for(self, world: Table, seat: i64) -> RegretLearner:
        """Who learns for this seat, by what it knows and may answer in this world."""
        if seat == self.seat:
            return self.own
        actions = self.thinking.candidates(world, seat)
        known = self.known(world, seat, 0, actions)
        found = self.others.get(known)
        if found is None:
            found = self.others[known] = RegretLearner(vec[i64](actions))
        return found

    def worth_of(self, world: Table, answers: vec[i64], pupil: i64, seed: i64) -> float:
        """What it is worth to this seat if all seal these answers."""
        table = world.clone()
        self.luck.reseed(seed)
        cursor = Cursor(table.opened)
        seat: i64 = 0
        while seat < table.seats:
            if answers[seat] != UNANSWERED:
                table.take(seat, answers[seat])
            seat += 1
        return play_on(table, self.thinking, self.luck, cursor)[pupil]

    def learned(self) -> RegretLearner | None:
        return self.own
