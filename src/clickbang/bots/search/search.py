"""Search from what a seat knows: what each of its choices is worth, and how it should answer.

Each sweep imagines one world (`view.sample`) and tries choices in it with the same luck, everybody else by the game's
policy. Where several seal an answer at the same moment, nobody is taken to be fixed: everyone who decides learns by
regret matching, each by what is known to them in that world, and the seat answers with what it has learned, which is a
mixture. Elsewhere it answers with the best, and what is clearly worse is tried less often.
"""

from math import sqrt
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.bots.search.budget import Budget, Meter
from clickbang.bots.search.findings import Estimate, Findings, Tally
from clickbang.bots.search.learner import Learner
from clickbang.bots.search.origin import Origin
from clickbang.bots.search.playout import Luck, play_on
from clickbang.bots.search.thinking import Thinking, thinking_of
from clickbang.bots.search.tree import Tree
from clickbang.bots.search.worlds import unsealed
from clickbang.bots.search.written_out import TooLarge, WrittenOut
from clickbang.core.game import Game
from clickbang.core.prompt import STANDING, Prompt
from clickbang.core.seats import bit, has, is_several, members, without
from clickbang.core.seeds import mix
from clickbang.core.table import UNANSWERED, Table
from clickbang.core.view import View

SEEDS: Final = 1 << 62
FULL_SWEEPS: Final = 8
"""So often every choice is tried before any is left out."""
CLEARLY: Final = 2.5
"""By so many standard errors of the difference a choice has to be worse than the best to be tried less often."""
LEARNING: Final = 0.6
"""This part of a budget is for learning, where several learn; the rest for what that makes of the choices."""
SELDOM: Final = 8
"""Then it is tried in one sweep of so many."""


def search(
    game: Game, view: View, prompt: Prompt, budget: Budget, random: Random, thinking: Thinking | None = None
) -> Findings:
    """What the choices of this prompt are worth to the seat of this view, in shares of the win.

    The prompt has to be open for that seat. Nothing is read but view and prompt; all luck comes from `random`, so that
    with a budget of playouts the same arguments give the same findings.
    """
    if not prompt.choices:
        raise ValueError(f"seat {prompt.seat} is asked nothing: there is nothing to search for")
    if thinking is None:
        thinking = thinking_of(game)
    origin = thinking.origin(view)
    if origin is None:
        root = Root(view, prompt, thinking, random)
        return root.explore(budget) if root.deciding == 0 else root.learn_and_weigh(budget)
    if origin.is_open:
        found = written_out(view, prompt, budget, random, thinking, origin)
        if found is not None:
            return found
    return Tree(prompt, thinking, random, origin).explore(budget)


def written_out(
    view: View, prompt: Prompt, budget: Budget, random: Random, thinking: Thinking, origin: Origin
) -> Findings | None:
    """What is found where all that can follow from the origin is small enough for the budget; else None."""
    try:
        game = WrittenOut(prompt, thinking, random, origin, budget)
    except TooLarge:
        return None
    asked: i64 = 0
    for event in view.history[len(origin.view.history) :]:
        asked = game.hearing.after(asked, event)
    return game.findings(asked)


class Root:
    """The prompt at which a search begins, and what is found out about it."""

    def __init__(self, view: View, prompt: Prompt, thinking: Thinking, random: Random) -> None:
        self.view = view
        self.prompt = prompt
        self.thinking = thinking
        self.random = random
        self.seat: i64 = prompt.seat
        self.tallies = [Tally() for _ in prompt.choices]
        self.luck = Luck(view.seats)
        self.worlds = Random(0)
        self.faith = thinking.faith()
        deciding: i64 = view.must | view.asked
        several = prompt.sealed and has(deciding, self.seat) and is_several(deciding)
        self.deciding: i64 = deciding if several and self.faith < 1.0 else 0  # else there is nobody who learns
        self.sweeps: i64 = 0
        world = self.imagined()
        if world.drafts is not None:  # what is put together step by step is imagined by the policy
            self.deciding = 0
        candidates = thinking.candidates(world, self.seat)
        self.choices = vec[i64]()
        self.worthy: list[bool] = []
        own = vec[i64]()
        self.places = vec[i64]()
        """Where the answers of the own learner stand among the choices."""
        for choice in prompt.choices:
            worthy = choice in candidates
            if worthy:
                own = append(own, choice)
                self.places = append(self.places, len(self.worthy))
            self.choices = append(self.choices, choice)
            self.worthy.append(worthy)
        self.own = Learner(own)
        self.others: dict[int, Learner] = {}

    def explore(self, budget: Budget) -> Findings:
        """Sweep after sweep, until the budget is used up."""
        meter = Meter(budget)
        if self.deciding == 0:
            while self.try_choices(self.imagined(), meter):
                pass
            return self.findings(meter.spent)
        rivals = members(without(self.deciding, self.seat))
        turn = 0
        while self.teach(self.imagined(), self.seat, meter):
            if not self.teach(self.imagined(), rivals[turn], meter):
                break
            turn = (turn + 1) % len(rivals)
        return self.findings(meter.spent)

    def imagined(self) -> Table:
        """A world of the seat, in which none of the others has sealed anything yet."""
        self.worlds.seed(self.random.randrange(SEEDS))
        return unsealed(self.thinking.world(self.view, self.worlds), self.view)

    # Alone

    def try_choices(self, world: Table, meter: Meter) -> bool:
        """One sweep at a prompt that this seat answers alone; whether there is time for another."""
        self.sweeps += 1
        to_poll: i64 = 0
        if self.prompt.role == STANDING:  # those before it have been asked
            to_poll = world.standing & ~(bit(self.seat + 1) - 1)
        seed = self.random.randrange(SEEDS)
        best = self.leader()
        place: i64 = 0
        while place < len(self.choices):
            if self.is_worth_trying(place, best):
                if not meter.spend():
                    return False
                table = world.clone()
                self.luck.reseed(seed)
                opened = table.opened
                table.take(self.seat, self.choices[place])
                self.tallies[place].add(play_on(table, self.thinking, self.luck, opened, to_poll)[self.seat])
            place += 1
        return True

    def leader(self) -> i64:
        """The place of the candidate that looks best so far."""
        best: i64 = self.places[0]
        for place in self.places:
            if self.tallies[place].mean > self.tallies[best].mean:
                best = place
        return best

    def is_worth_trying(self, place: i64, best: i64) -> bool:
        """All candidates at first; then those that may still be the best, and now and then any."""
        if place == best:
            return True
        if self.worthy[place]:
            if self.sweeps <= FULL_SWEEPS:
                return True
            ahead = self.tallies[best]
            behind = self.tallies[place]
            error = sqrt(ahead.error() * ahead.error() + behind.error() * behind.error())
            if ahead.mean - behind.mean < CLEARLY * error:
                return True
        return self.random.randrange(SELDOM) == 0

    # Several at the same moment

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

    def learn_and_weigh(self, budget: Budget) -> Findings:
        """First what all should answer; then what choices are worth against what the others have answered on average.

        While others learn they do this and that, and what comes of it depends on how they happened to begin.
        """
        playouts = self.explore(budget.part(LEARNING)).playouts
        rest = budget.rest(LEARNING, playouts)
        if rest is None:
            return self.findings(playouts)
        self.tallies = [Tally() for _ in self.choices]
        meter = Meter(rest)
        while self.weigh(self.imagined(), meter):
            pass
        return self.findings(playouts + meter.spent)

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

    def learner_for(self, world: Table, seat: i64) -> Learner:
        """Who learns for this seat, by what it knows and may answer in this world."""
        if seat == self.seat:
            return self.own
        actions = vec[i64](self.thinking.candidates(world, seat))
        known = mix(seat + 1, self.thinking.knows(world, seat))
        for action in actions:
            known = mix(known, action)
        found = self.others.get(known)
        if found is None:
            found = self.others[known] = Learner(actions)
        return found

    def worth_of(self, world: Table, answers: vec[i64], pupil: i64, seed: i64) -> float:
        """What it is worth to this seat if all seal these answers."""
        table = world.clone()
        self.luck.reseed(seed)
        opened = table.opened
        seat: i64 = 0
        while seat < table.seats:
            if answers[seat] != UNANSWERED:
                table.take(seat, answers[seat])
            seat += 1
        return play_on(table, self.thinking, self.luck, opened, 0)[pupil]

    def findings(self, playouts: int) -> Findings:
        """What was found: mixed where several have sealed, else the best."""
        shares = [0.0 for _ in self.tallies]
        if self.own.lessons > 0:
            learned = self.own.shares()
            for place in range(len(learned)):
                shares[self.places[place]] = learned[place]
        else:
            shares[self.leader()] = 1.0
        estimates: list[Estimate] = []
        for place in range(len(self.tallies)):
            tally = self.tallies[place]
            estimates.append(Estimate(self.choices[place], tally.mean, tally.error(), tally.visits, shares[place]))
        return Findings(estimates, playouts)
