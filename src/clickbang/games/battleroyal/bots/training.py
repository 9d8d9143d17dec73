"""Games from which Battle Royal's master learns: `clickbang train battleroyal FOLDER`.

In one step of four, the first, games of all the project's bots are only watched: they teach what somebody holds who has
done certain things, and what they show. The others are generations of games with one pupil who tries something else now
and then; after each of them the networks learn how often what was done at turns, at signs and in teams has won. The
first generation plays as `shrewd` does, every later one by what was learned before it.
"""

from math import exp
from typing import Any, Final, NamedTuple

import numpy as np
from librt.random import Random
from librt.vecs import vec
from numpy.typing import NDArray

from clickbang.bots.bot import Bot
from clickbang.bots.match import new_match
from clickbang.bots.registry import make_bot
from clickbang.bots.values.layers import chance
from clickbang.bots.values.layers_learning import Array, LearningLayers, Slope
from clickbang.bots.values.training import Fit, GameLearner, Saved, Training, TrainingRun
from clickbang.bots.values.weights import Weights
from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.events import Event
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has, members
from clickbang.core.seeds import BOTS, MASK, mix, stream_seed
from clickbang.core.sitting import Watcher
from clickbang.core.view import View
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.battleroyal.bots.judging.cards import powers_of
from clickbang.games.battleroyal.bots.judging.judgement import HOLDING, SIGNING, holding, signing
from clickbang.games.battleroyal.bots.judging.minds import SHAPES, Minds
from clickbang.games.battleroyal.bots.judging.records import HEARD, Records
from clickbang.games.battleroyal.bots.judging.situations import LEFT, OF_A_CLASH, OF_THE_GAME, PASS, RIGHT
from clickbang.games.battleroyal.bots.judging.sorts import SORTS, sorts_of
from clickbang.games.battleroyal.bots.learning import OfChosen, OfSorts
from clickbang.games.battleroyal.bots.master import MasterBot
from clickbang.games.battleroyal.bots.shrewd import ShrewdBot
from clickbang.games.battleroyal.deck.deck import deck_of
from clickbang.games.battleroyal.events import SignsRevealed, TurnBegan
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, LEAVE_CODE, PASS_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.sides import sides
from clickbang.games.battleroyal.rules.state import State

SEATS: Final = (6, 6, 12, 6, 6, 8, 6, 6, 10, 6, 6, 7, 6, 6, 12, 6, 6, 9, 6, 6, 16)
"""Games are for so many, in turn."""
OTHERS: Final = ("casual", "trusting", "naive", "beginner", "random")
WHIMS: Final = {"sign": 0.45, "turn": 0.45, "leave": 0.225}
"""How often a pupil does anything else."""
EAGERNESS: Final = 1.5
"""By so much the logarithm of its chance grows with what an answer seems worth."""
CLOSE: Final = 0.25
"""What seems to be worth so little less is as good as the best."""
PATIENCE: Final = 0.75
"""How much of what a decision was worth is what came of it in the end, from one decision to the next."""
EPOCHS: Final = 6
WATCHED_AGAIN: Final = 4
"""Every so many steps: others play differently with those who have learned."""
BY_HABIT: Final = 1
"""The step in which nothing is known yet of which one could expect anything."""
KEPT: Final = 5
"""From so many generations the networks learn at a time."""


class CardWatcher(Watcher):
    """Somebody who sees the cards: which went with what was done for all to see."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.table: State | None = None
        self.view = BattleRoyalView(SPECTATOR)
        self.records: Records | None = None
        self.holds: list[list[float]] = []
        self.held: list[int] = []
        self.signs: list[list[float]] = []
        self.shown: list[float] = []

    def on_event(self, audience: int, event: Event) -> None:
        if audience != EVERYONE or self.table is None:
            return
        self.view.receive(event)
        if not self.view.seats:
            return
        if self.records is None:
            self.records = Records(self.view.seats)
        if isinstance(event, TurnBegan):
            alive = members(self.view.alive)
            seat = alive[self.random.randrange(len(alive))]
            self.holds.append(list(holding(self.view, self.records, seat)))
            self.held.append(self.sort(seat))
        elif isinstance(event, SignsRevealed):
            for seat, kills in event.signs:
                attacks = has(self.view.attackers, seat)
                own, other = sides(self.view.attackers, self.view.defenders, seat)
                sort = [0.0] * SORTS
                sort[self.sort(seat)] = 1.0
                numbers = signing(self.view, self.records, seat, own, other, attacks, self.view.confronter)
                self.signs.append(sort + list(numbers))
                self.shown.append(float(kills > 0))
        if type(event) in HEARD:
            self.records.take_in(event)

    def sort(self, seat: int) -> int:
        """The sort of the best card that somebody holds."""
        assert self.table is not None
        best = powers_of(self.table.deck, 1).strongest(self.table.hands[seat])
        return int(sorts_of(self.table.deck)[best])


class Note(NamedTuple):
    """One decision of a pupil."""

    kind: str
    numbers: Array
    chosen: int
    worth: float
    """What it expected of the best answer."""
    whim: bool
    """Whether it did something else."""


class Pupil(MasterBot):
    """Notes down what it does, and now and then does anything else."""

    def __init__(self, minds: Minds, by_habit: bool, whims: bool) -> None:
        self.minds = minds
        self.by_habit = by_habit
        self.whims = whims
        self.notes: list[Note] = []

    def answer(self, view: View, prompt: Prompt) -> int:
        """It learns to weigh at all times, not only when few are left."""
        assert isinstance(view, BattleRoyalView)
        if len(prompt.choices) == 1 or prompt.kind not in ("turn", "sign", "reveal"):
            return super().answer(view, prompt)
        return self.weighed(view, prompt)

    def decide(self, kind: str, numbers: vec[float], worths: vec[float], view: BattleRoyalView, prompt: Prompt) -> int:
        if self.by_habit:
            best = place_of(ShrewdBot.weighed(self, view, prompt), kind, view)
        else:
            best = super().decide(kind, numbers, worths, view, prompt)
        found = best
        if self.whims and self.random.random() < WHIMS[kind]:
            found = self.random.randrange(len(worths)) if self.by_habit else self.any_good(worths)
        whim = found != best and (self.by_habit or worths[found] < worths[best] - CLOSE)
        self.notes.append(Note(kind, np.array(list(numbers), np.float32), found, chance(worths[best]), whim))
        return found

    def lessons(self, share: float) -> list[tuple[Note, float]]:
        """What each decision was worth: what came of it, and in part what was expected at the next one.

        After a whim it is only what was expected: the game would not have gone on like that.
        """
        found: list[tuple[Note, float]] = []
        worth = share
        for note in reversed(self.notes):
            found.append((note, worth))
            if self.by_habit:
                if note.whim:  # nothing has been learned yet of which one could expect anything
                    break
            else:
                worth = note.worth if note.whim else PATIENCE * worth + (1.0 - PATIENCE) * note.worth
        return found

    def any_good(self, worths: vec[float]) -> int:
        """One of the answers, the likelier the better it is."""
        powers = [exp(EAGERNESS * (worth - max(worths))) for worth in worths]
        left = self.random.random() * sum(powers)
        for place, power in enumerate(powers):
            left -= power
            if left < 0.0:
                return place
        return len(powers) - 1


def place_of(code: int, kind: str, view: BattleRoyalView) -> int:
    """Where an answer stands among the numbers that come out."""
    if kind == "sign":
        return code - SIGN_CODE
    if kind == "leave":
        return int(code == LEAVE_CODE)
    if code in (PASS_CODE, LEAVE_CODE):
        return PASS
    return LEFT if code - CONFRONT_CODE == view.neighbours(view.seat)[0] else RIGHT


class WatchedGame(NamedTuple):
    """What was watched in a game."""

    holds: Array
    held: list[int]
    signs: Array
    shown: list[float]


class Tried(NamedTuple):
    """What pupils did in a game, each with what it was worth, and how the one with whims fared."""

    lessons: list[tuple[Note, float]]
    won: float
    fair: float


class BattleRoyalTraining(Training[WatchedGame | Tried]):
    """Among 6 to 16, mostly 6."""

    game = BATTLEROYAL.name
    steps = 14
    games = 6_000

    def play(self, weights: Weights, seed: int, step: int, number: int) -> list[WatchedGame | Tried]:
        seats = SEATS[number % len(SEATS)]
        random = Random(stream_seed(seed, number, BOTS, seats))  # after those of the seats
        if step % WATCHED_AGAIN == 0:
            return [watched(seats, seed, number, random, Minds(weights) if step else None)]
        if step == BY_HABIT and number % 2:
            return []  # everybody is a pupil then: half of the games teach enough
        return tried(seats, seed, number, random, Minds(weights), step == BY_HABIT)

    def learner(self, course: TrainingRun[WatchedGame | Tried], saved: Saved | None) -> "MindsLearner":
        return MindsLearner(course.seed, saved)


def watched(seats: int, seed: int, number: int, random: Random, minds: Minds | None) -> WatchedGame:
    """What people hold and show in a game of all bots, most of them `shrewd`."""
    watching = CardWatcher(random)
    match = new_match(BATTLEROYAL, line_up(seats, random, minds), seed, number, None, [watching], None)
    assert isinstance(match.sitting.table, State)
    watching.table = match.sitting.table
    for audience, event in match.sitting.told:
        watching.on_event(audience, event)
    match.run()
    return WatchedGame(
        np.array(watching.holds, np.float32).reshape(-1, HOLDING),
        watching.held,
        np.array(watching.signs, np.float32).reshape(-1, SORTS + SIGNING),
        watching.shown,
    )


def tried(
    seats: int, seed: int, number: int, random: Random, minds: Minds, by_habit: bool
) -> list[WatchedGame | Tried]:
    """A game with pupils, of whom one has whims; nothing if it would not end."""
    bots = line_up(seats, random, None if by_habit else minds)
    if by_habit:
        bots = [Pupil(minds, by_habit=True, whims=False) if type(bot) is ShrewdBot else bot for bot in bots]
    place = random.randrange(seats)
    bots[place] = Pupil(minds, by_habit=by_habit, whims=True)
    match = new_match(BATTLEROYAL, bots, seed, number, None, (), None)
    match.run()
    if not match.sitting.table.over:
        return []
    winners = match.sitting.table.result().winners
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    pupils = [(bot, share) for bot, share in zip(bots, shares, strict=True) if isinstance(bot, Pupil)]
    lessons = [lesson for bot, share in pupils for lesson in bot.lessons(share)]
    return [Tried(lessons, shares[place], 1.0 / seats)]


def line_up(seats: int, random: Random, extra: Minds | None) -> list[Bot]:
    """Most games among `shrewd`; some with anybody, some with masters."""
    kind = random.randrange(20)
    found: list[Bot] = []
    for _ in range(seats):
        if kind < 3 and random.random() < 0.5:
            found.append(make_bot(OTHERS[random.randrange(len(OTHERS))], BATTLEROYAL))
        elif 3 <= kind < 8 and extra is not None and random.random() < 0.5:
            found.append(Pupil(extra, by_habit=False, whims=False))
        else:
            found.append(make_bot("shrewd", BATTLEROYAL))
    return found


class MindsLearner(GameLearner[WatchedGame | Tried]):
    """The networks, and what was tried in the last generations."""

    def __init__(self, seed: int, saved: Saved | None) -> None:
        self.seed = seed
        self.step = 0
        shapes = enumerate(SHAPES.items())
        self.networks = {name: LearningLayers(*shape, seed + place) for place, (name, shape) in shapes}
        self.past: list[dict[str, Array]] = []
        if saved is not None:
            self.step = int(saved["step"])
            for name, network in self.networks.items():
                for part, rows in network.parts().items():
                    rows[:] = saved[f"{name} {part}"]
            self.past = [
                {key.split(" ", 2)[2]: saved[key] for key in saved if key.startswith(f"past {place} ")}
                for place in range(int(saved["kept"]))
            ]

    def weights(self) -> Weights:
        return {name: network.flat() for name, network in self.networks.items()}

    def saved(self) -> dict[str, NDArray[Any]]:
        arrays: dict[str, NDArray[Any]] = {"step": np.array(self.step), "kept": np.array(len(self.past))}
        for name, network in self.networks.items():
            arrays |= {f"{name} {part}": rows for part, rows in network.parts().items()}
        for place, one in enumerate(self.past):
            arrays |= {f"past {place} {key}": array for key, array in one.items()}
        return arrays

    def learn(self, lessons: list[WatchedGame | Tried]) -> list[Fit]:
        seen = [lesson for lesson in lessons if isinstance(lesson, WatchedGame)]
        games = [lesson for lesson in lessons if isinstance(lesson, Tried)]
        self.remark = ""
        found = self.from_seen(seen) if self.step % WATCHED_AGAIN == 0 else self.from_tried(games)
        self.step += 1
        return found

    def from_seen(self, seen: list[WatchedGame]) -> list[Fit]:
        """What people hold, and what they show."""
        masses = np.zeros(SORTS, np.float32)
        for sort in sorts_of(deck_of("standard")):
            masses[sort] += 1.0
        held = np.array([sort for one in seen for sort in one.held], np.int64)
        shown = np.array([sign for one in seen for sign in one.shown], np.float32)
        return [
            *self.improve(
                "holds", np.concatenate([one.holds for one in seen]), OfSorts(np.tile(masses, (len(held), 1)), held)
            ),
            *self.improve(
                "signs", np.concatenate([one.signs for one in seen]), OfChosen(np.zeros(len(shown), np.int64), shown)
            ),
        ]

    def from_tried(self, games: list[Tried]) -> list[Fit]:
        """What comes of answers, from the last generations; the first counts only until there is another."""
        self.past = [*self.past[-KEPT + 1 :], arrays_of(games)] if self.step > BY_HABIT + 1 else [arrays_of(games)]
        if games:
            won = sum([game.won for game in games]) / sum([game.fair for game in games])
            self.remark = f"who tried something won {won:.3f} times their share"
        found: list[Fit] = []
        for kind in WHIMS:
            given = np.concatenate([one[f"{kind} given"] for one in self.past])
            chosen = np.concatenate([one[f"{kind} chosen"] for one in self.past]).astype(np.int64)
            worth = np.concatenate([one[f"{kind} worth"] for one in self.past])
            if kind == "turn":
                given = np.concatenate([given, mirrored(given)])
                chosen = np.concatenate([chosen, np.array([PASS, RIGHT, LEFT])[chosen]])
                worth = np.concatenate([worth, worth])
            order = np.random.default_rng(self.seed).permutation(len(given))
            found += self.improve(kind, given[order], OfChosen(chosen[order], worth[order]))
        return found

    def improve(self, name: str, given: Array, slope: Slope) -> list[Fit]:
        """Learn, and see how well it went on one example in ten, which is kept apart; nothing if there are too few."""
        network = self.networks[name]
        last = len(given) - len(given) // 10
        if last == len(given):
            return []
        rest = np.arange(last, len(given))
        before = slope.loss(network.forward(given[rest])[0], rest)
        network.learn(given[:last], slope, EPOCHS, mix(self.seed & MASK, self.step))
        return [Fit(name, len(given), before, slope.loss(network.forward(given[rest])[0], rest))]


def arrays_of(games: list[Tried]) -> dict[str, Array]:
    """What was done at each kind of prompt, and what came of it."""
    found: dict[str, Array] = {}
    for kind in WHIMS:
        some = [(note, worth) for game in games for note, worth in game.lessons if note.kind == kind]
        found[f"{kind} given"] = np.array([note.numbers for note, _ in some], np.float32).reshape(-1, SHAPES[kind][0])
        found[f"{kind} chosen"] = np.array([note.chosen for note, _ in some], np.float32)
        found[f"{kind} worth"] = np.array([worth for _, worth in some], np.float32)
    return found


def mirrored(given: Array) -> Array:
    """Turns with left and right exchanged."""
    found = given.copy()
    left, right = OF_THE_GAME, OF_THE_GAME + OF_A_CLASH
    found[:, left:right] = given[:, right : right + OF_A_CLASH]
    found[:, right : right + OF_A_CLASH] = given[:, left:right]
    return found


TRAINING: Final = BattleRoyalTraining()
