"""A tree of what everybody may know: at each prompt within the horizon everyone who decides learns how to answer.

A node belongs to one seat and holds what that seat has learned there by regret matching. It is found by what the seat
has heard since the origin of the tree, what it knew before (`Thinking.knows`), and what it may answer: the tree listens
to the imagined table as a view would, so that nothing else can become part of a node. In each sweep one seat is the
pupil: it tries its answers, all others give one that they would give now. Every playout adds one node and follows the
game's policy beyond. What choices are worth is found at last, against what everybody does on average.

An origin may lie before the prompt. Then half of the sweeps follow what was really answered since, as far as the
pupil could have seen it; how likely others would have answered so is the weight of the sweep.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.bots.search.budget import Budget, Meter
from clickbang.bots.search.hearing import Hearing
from clickbang.bots.search.learner import RegretLearner
from clickbang.bots.search.origin import SEATS, Origin
from clickbang.bots.search.playout import play_on, shares_of_the_win
from clickbang.bots.search.sampled import SELDOM, Sampled
from clickbang.bots.search.thinking import Thinking
from clickbang.bots.search.worlds import unsealed
from clickbang.core.cursor import Cursor, cursor_at
from clickbang.core.prompt import Prompt
from clickbang.core.seeds import SEEDS, mix
from clickbang.core.table import NOTHING, Table

WIDEST: Final = 64
"""A sweep branches no further than into so many playouts; then a pupil gives one answer, too."""
TREMBLE: Final = 0.01
"""As likely is an answer at least that was given: nobody is sure that others never do what they should not."""
HARDLY: Final = 0.001
"""How likely a pupil comes at least where it learns: it may have come there by mistake."""
NOBODY: Final = -1
NOT_GIVEN: Final = -1


class Tree(Sampled):
    """What is learned between the origin and the horizon, and what the choices of one prompt are worth."""

    def __init__(self, prompt: Prompt, thinking: Thinking, random: Random, origin: Origin) -> None:
        super().__init__(prompt, thinking, random, origin.view.seats)
        self.origin = origin
        self.seats: i64 = origin.view.seats
        self.nodes: dict[int, RegretLearner] = {}
        self.hearing = Hearing(self.seats)
        self.nothing = vec[i64]([0] * self.seats)
        """What everybody has heard at the origin."""
        self.asked: RegretLearner | None = None
        """The node of the prompt."""
        # of the sweep at hand
        self.pupil: i64 = NOBODY
        self.follows = False
        """Whether it follows what was answered since the origin."""
        self.weighing = False
        """Whether it is one of the last, which find what choices are worth."""
        self.root: i64 = 0
        """The number of the prompt at the origin."""
        self.meter = Meter(Budget(playouts=1))
        self.spent = False
        """Whether there was no playout left for it."""
        self.impossible = False
        """Whether what was answered could not be answered in this world."""

    def learn_until(self, meter: Meter) -> None:
        self.begin(meter, weighing=False)
        pupils = [self.seat]
        pupils += [seat for seat in range(self.seats) if seat != self.seat]
        turn = 0
        while not self.spent:
            self.sweep(pupils[turn % len(pupils)], False)
            if self.origin.prompts > 0 and not self.spent:
                self.sweep(pupils[turn % len(pupils)], True)
            turn += 1

    def weigh_until(self, meter: Meter) -> None:
        self.begin(meter, weighing=True)
        while not self.spent:
            self.sweep(self.seat, True)

    def begin(self, meter: Meter, weighing: bool) -> None:
        """Sweeps with another meter."""
        self.meter = meter
        self.weighing = weighing
        self.spent = False

    def sweep(self, pupil: i64, follows: bool) -> None:
        """One world, in which the pupil tries its answers."""
        self.pupil = pupil
        self.follows = follows
        view = self.origin.view
        self.worlds.seed(self.random.randrange(SEEDS))
        if pupil == self.seat and (self.weighing or self.random.randrange(2) == 0):
            world = self.thinking.world(view, self.worlds)
        else:
            world = self.thinking.doubt(view, self.worlds)
        unsealed(world, view)
        self.root = world.opened
        cursor = cursor_at(self.prompt, world) if self.origin.prompts == 0 else Cursor(self.root)
        self.hearing.listen(world, self.nothing)
        seed = self.random.randrange(SEEDS)
        self.luck.reseed(seed)
        self.impossible = False
        self.sweeps += 1
        self.walk(world, seed, cursor, 1.0, 1.0, 1)

    def walk(self, table: Table, seed: i64, cursor: Cursor, likely: float, reach: float, width: i64) -> float:
        """What it is worth to the pupil to go on from here.

        `likely` and `reach` are how likely the others and the pupil have let it come to this; into `width` playouts the
        sweep has branched.
        """
        while not table.over:
            if table.chance != NOTHING:
                table.draw(self.luck.source)
                continue
            if cursor.follow(table) and self.thinking.horizon(table):
                return self.ended(self.thinking.values(table))
            seat = cursor.ask(table)
            number = cursor.prompt - self.root
            if self.weighing and seat == self.seat and number == self.origin.prompts:
                self.weigh(table, seed, cursor, likely)
                return 0.0
            given = self.given(number, seat)
            actions = self.thinking.candidates(table, seat)
            if len(actions) == 1 and given == NOT_GIVEN:
                table.take(seat, actions[0])
                continue
            known = self.known(table, seat, self.hearing.heard[seat], actions)
            node = self.nodes.get(known)
            if given != NOT_GIVEN:
                if not table.legal(seat, given):
                    self.impossible = True
                    return self.ended([0.0] * self.seats)
                share = TREMBLE if node is None else max(TREMBLE, node.share_of(given, self.weighing))
                if seat == self.pupil:
                    reach *= share
                else:
                    likely *= share
                table.take(seat, given)
                continue
            whim = self.luck.whims[seat]
            action: i64
            if self.weighing:
                if node is None or node.lessons == 0:
                    action = self.thinking.policy(table, seat, whim)
                else:
                    action = node.actions[node.draw_average(whim)]
                table.take(seat, action)
                continue
            is_new = node is None
            if node is None:
                node = self.nodes[known] = RegretLearner(vec[i64](actions))
            if seat == self.pupil and width * len(actions) <= WIDEST:
                return self.branch(table, node, is_new, seed, cursor, likely, reach, width)
            if node.lessons == 0:
                action = self.thinking.policy(table, seat, whim)
            else:
                place = node.draw(whim)
                action = node.actions[place]
                if seat == self.pupil:
                    reach *= node.mixed[place]
            table.take(seat, action)
            if is_new:
                return self.beyond(table, cursor)
        return self.ended(shares_of_the_win(table))

    def branch(
        self,
        table: Table,
        node: RegretLearner,
        is_new: bool,
        seed: i64,
        cursor: Cursor,
        likely: float,
        reach: float,
        width: i64,
    ) -> float:
        """The pupil tries its answers, all with the same luck, and learns from them."""
        heard = self.hearing.heard
        seed = mix(seed, 1)
        width *= len(node.actions)
        tried = vec[i64]()
        worths = vec[float]()
        total = 0.0
        shares = 0.0
        place: i64 = 0
        while place < len(node.actions):
            if node.wants(place, self.random):
                after = table.clone()
                self.luck.reseed(seed)
                if not is_new:
                    self.hearing.listen(after, heard)
                after.take(self.pupil, node.actions[place])
                share = node.mixed[place]
                if is_new:
                    worth = self.beyond(after, cursor.clone())
                else:
                    worth = self.walk(after, seed, cursor.clone(), likely, reach * share, width)
                if self.spent:
                    return 0.0
                if not self.impossible:
                    tried = append(tried, place)
                    worths = append(worths, worth)
                    total += share * worth
                    shares += share
                self.impossible = False
            place += 1
        node.learn(tried, worths, likely * float(self.sweeps), max(reach, HARDLY))
        return total / shares if shares > 0.0 else 0.0

    def weigh(self, table: Table, seed: i64, cursor: Cursor, likely: float) -> None:
        """It has come to the prompt: what each of its choices is worth here, all with the same luck."""
        candidates = self.thinking.candidates(table, self.seat)
        known = self.known(table, self.seat, self.hearing.heard[self.seat], candidates)
        self.asked = self.nodes.get(known)
        heard = self.hearing.heard
        seed = mix(seed, 1)
        choices = self.prompt.choices
        for place in range(len(choices)):
            if choices[place] in candidates or self.random.randrange(SELDOM) == 0:
                after = table.clone()
                self.luck.reseed(seed)
                self.hearing.listen(after, heard)
                after.take(self.seat, choices[place])
                worth = self.walk(after, seed, cursor.clone(), 1.0, 1.0, 1)
                if self.spent:
                    return
                self.tallies[place].add(worth, likely)

    def given(self, number: i64, seat: i64) -> i64:
        """The answer that was given at this prompt, if this sweep follows it."""
        if not self.follows:
            return NOT_GIVEN
        place = number * SEATS + seat
        if seat == self.seat and self.pupil == seat and place in self.origin.own:
            return self.origin.own[place]
        return self.origin.public.get(place, NOT_GIVEN)

    def beyond(self, table: Table, cursor: Cursor) -> float:
        """The rest of a playout that has left the tree."""
        table.listener = None
        return self.ended(play_on(table, self.thinking, self.luck, cursor))

    def ended(self, worths: list[float]) -> float:
        """What it was worth to the pupil in the end."""
        if not self.meter.spend():
            self.spent = True
        return worths[self.pupil]

    def learned(self) -> RegretLearner | None:
        return self.asked
