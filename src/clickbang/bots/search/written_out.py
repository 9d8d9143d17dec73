"""A game small enough to be written out from the origin to the horizon: all answers, all luck, nothing sampled.

Then everybody learns by CFR+, each by what is known to them: two who play for the same prize come close to play that
nobody can exploit. What choices are worth follows from what everybody does on average, and what was seen of others from
how likely they would have done it.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.bots.search.budget import Budget, Meter
from clickbang.bots.search.findings import Estimate, Findings
from clickbang.bots.search.hearing import Hearing
from clickbang.bots.search.learner import RegretLearner
from clickbang.bots.search.origin import Origin
from clickbang.bots.search.playout import shares_of_the_win
from clickbang.bots.search.thinking import Thinking
from clickbang.core.cursor import Cursor
from clickbang.core.prompt import Prompt
from clickbang.core.seeds import mix
from clickbang.core.table import NOTHING, Table

DEEPEST: Final = 200
"""A game of more answers and luck than this, one after another, is not small."""
ROUNDS: Final = 400
"""So often everybody learns from all of it."""
UNLIKELY: Final = 0.01
"""As likely others let it come anywhere at least, for those who learn there what to do then."""
TREMBLE: Final = 0.001
"""As likely was an answer at least that was given, for those who make out what it says of its giver."""
HARDLY: Final = 1e-9
"""And as likely one comes oneself to where one learns."""
CHANCE: Final = -1
END: Final = -2


class TooLarge(Exception):
    """The game is not small enough for the budget."""


class Spot:
    """One point of the game, with all that is true there."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        """Who answers; or CHANCE, or END."""
        self.learner: RegretLearner | None = None
        """Shared by all points between which this seat cannot tell."""
        self.chances = vec[float]()
        self.after: list[Spot] = []
        """By answer, or by chance."""
        self.worths = vec[float]()
        """At the end, by seat."""


class WrittenOut:
    """The game, with all who learn in it. It is too large where the budget has fewer playouts than it has points."""

    def __init__(self, prompt: Prompt, thinking: Thinking, random: Random, origin: Origin, budget: Budget) -> None:
        self.prompt = prompt
        self.thinking = thinking
        self.seat: i64 = prompt.seat
        self.seats: i64 = origin.view.seats
        self.meter = Meter(budget)
        self.hearing = Hearing(self.seats)
        self.learners: dict[int, RegretLearner] = {}
        self.by_seat: list[list[RegretLearner]] = [[] for _ in range(self.seats)]
        world = thinking.world(origin.view, random)
        self.root = self.written(world, Cursor(world.opened), 0)
        self.worths: vec[float] = vec[float]([0.0] * len(prompt.choices))
        self.weight = 0.0

    def findings(self, asked: i64) -> Findings | None:
        """What the choices are worth to the seat that has heard this; None if it comes to no such prompt."""
        learner = self.learners.get(mix(self.seat + 1, asked))
        if learner is None or [int(action) for action in learner.actions] != self.prompt.choices:
            return None
        for number in range(1, ROUNDS + 1):
            pupil: i64 = 0
            while pupil < self.seats:
                self.teach(self.root, pupil, 1.0, 1.0, 1.0)
                for one in self.by_seat[pupil]:
                    one.update(float(number) * one.reach)
                pupil += 1
        self.weigh(self.root, learner, 1.0)
        estimates: list[Estimate] = []
        for place in range(len(self.prompt.choices)):
            worth = self.worths[place] / self.weight
            share = learner.averages()[place]
            estimates.append(Estimate(self.prompt.choices[place], worth, self.thinking.roughly(), 1, share))
        return Findings(estimates, self.meter.spent, sampled=False)

    def written(self, table: Table, cursor: Cursor, depth: i64) -> Spot:
        """All that can follow from here."""
        while not table.over:
            if table.chance != NOTHING:
                return self.luck(table, cursor, depth)
            if cursor.follow(table) and self.thinking.horizon(table):
                return self.end(self.thinking.values(table))
            seat = cursor.ask(table)
            actions = table.listed(seat)
            if len(actions) > 1:
                return self.answers(table, seat, actions, cursor, depth)
            table.take(seat, actions[0])
        return self.end(shares_of_the_win(table))

    def end(self, worths: list[float]) -> Spot:
        self.spend()
        spot = Spot(END)
        spot.worths = vec[float](worths)
        return spot

    def spend(self) -> None:
        if not self.meter.spend():
            raise TooLarge

    def luck(self, table: Table, cursor: Cursor, depth: i64) -> Spot:
        """Chance is due. Where nobody answers any more, only what can be expected is kept."""
        if depth == DEEPEST:
            raise TooLarge
        spot = Spot(CHANCE)
        outcomes = table.chance_outcomes()
        total = 0
        for _, weight in outcomes:
            total += weight
        heard = self.hearing.heard
        ends = True
        for outcome, weight in outcomes:
            after = table.clone()
            self.hearing.listen(after, heard)
            after.strike(outcome)
            found = self.written(after, cursor.clone(), depth + 1)
            spot.chances = append(spot.chances, float(weight) / float(total))
            spot.after.append(found)
            ends = ends and found.seat == END
        if not ends:
            return spot
        end = Spot(END)
        end.worths = vec[float]([0.0] * self.seats)
        place: i64 = 0
        while place < len(spot.chances):
            seat: i64 = 0
            while seat < self.seats:
                end.worths[seat] += spot.chances[place] * spot.after[place].worths[seat]
                seat += 1
            place += 1
        return end

    def answers(self, table: Table, seat: i64, actions: vec[i64], cursor: Cursor, depth: i64) -> Spot:
        """Somebody is asked."""
        if depth == DEEPEST:
            raise TooLarge
        self.spend()
        spot = Spot(seat)
        heard = self.hearing.heard
        known = mix(seat + 1, heard[seat])
        learner = self.learners.get(known)
        if learner is None:
            learner = self.learners[known] = RegretLearner(actions, plus=True)
            self.by_seat[seat].append(learner)
        spot.learner = learner
        for action in actions:
            after = table.clone()
            self.hearing.listen(after, heard)
            after.take(seat, action)
            spot.after.append(self.written(after, cursor.clone(), depth + 1))
        return spot

    def teach(self, spot: Spot, pupil: i64, chance: float, others: float, reach: float) -> float:
        """What this point is worth to the pupil, who notes what each answer would have gained.

        So likely chance, the others, and the pupil let it come here.
        """
        if spot.seat == END:
            return spot.worths[pupil]
        worth = 0.0
        place: i64 = 0
        if spot.seat == CHANCE:
            while place < len(spot.chances):
                share = spot.chances[place]
                worth += share * self.teach(spot.after[place], pupil, chance * share, others, reach)
                place += 1
            return worth
        learner = spot.learner
        assert learner is not None
        mixed = learner.mixed
        if spot.seat != pupil:
            while place < len(mixed):
                worth += mixed[place] * self.teach(spot.after[place], pupil, chance, others * mixed[place], reach)
                place += 1
            return worth
        learner.reach = max(HARDLY, reach)
        worths: vec[float] = vec[float]([0.0] * len(mixed))
        while place < len(mixed):
            worths[place] = self.teach(spot.after[place], pupil, chance, others, reach * mixed[place])
            worth += mixed[place] * worths[place]
            place += 1
        place = 0
        while place < len(mixed):
            learner.gains[place] += chance * max(UNLIKELY, others) * (worths[place] - worth)
            place += 1
        return worth

    def weigh(self, spot: Spot, asked: RegretLearner, likely: float) -> None:
        """Add up what the choices are worth wherever the seat knows as much as it is asked, by how likely that is."""
        if spot.seat == END:
            return
        place: i64 = 0
        if spot.learner is asked:
            self.weight += likely
            while place < len(self.worths):
                self.worths[place] += likely * self.expected(spot.after[place])
                place += 1
            return
        learner = spot.learner
        while place < len(spot.after):
            chance = 1.0
            if learner is None:
                chance = spot.chances[place]
            elif spot.seat != self.seat:
                chance = max(TREMBLE, learner.averages()[place])
            self.weigh(spot.after[place], asked, likely * chance)
            place += 1

    def expected(self, spot: Spot) -> float:
        """What a point is worth to the seat, if everybody answers as on average."""
        if spot.seat == END:
            return spot.worths[self.seat]
        shares = spot.chances if spot.learner is None else spot.learner.averages()
        worth = 0.0
        place: i64 = 0
        while place < len(spot.after):
            if shares[place] > 0.0:
                worth += shares[place] * self.expected(spot.after[place])
            place += 1
        return worth
