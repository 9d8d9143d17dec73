"""Exact probabilities: every course that a small game can take, and every table that a view can imagine of it."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import cast

from librt.random import Random

import clickbang
from clickbang.core.audience import hears
from clickbang.core.events import Event
from clickbang.core.seats import lowest
from clickbang.core.table import NOTHING, UNANSWERED, Policy, Table
from clickbang.games.championship import CHAMPIONSHIP, Championship, ChampionshipView

COMPILED = clickbang.BUILD == "compiled"
SAMPLES = 400
FAR = 5
"""A share that was counted is never so many standard deviations away from the truth."""

Told = tuple[tuple[int, Event], ...]
Hidden = tuple[object, ...]
"""What of a table is not known to everybody."""
Odds = dict[Hidden, Fraction]
Choices = Callable[[Championship, int], dict[int, int]]
"""What a seat may do now, and how readily, with this hand next to another."""


@dataclass(frozen=True)
class Story:
    """A small game: how it is set up, what everybody may do in it, how readily, and when it has gone on for enough."""

    seats: int
    deck: str
    choices: Choices
    until: Callable[[Championship], bool]

    def courses(self) -> Iterator[tuple[Fraction, Championship, Told]]:
        """Every moment at which a prompt opens, with how likely it is next to the others, and what was told before."""
        told: list[tuple[int, Event]] = []
        table = CHAMPIONSHIP.table(self.seats, {"deck": self.deck}, lambda *news: told.append(news))
        yield from self.onwards(Fraction(1), table, tuple(told))

    def onwards(self, odds: Fraction, table: Table, told: Told) -> Iterator[tuple[Fraction, Championship, Told]]:
        assert isinstance(table, Championship)
        if table.over or self.until(table):
            return
        seat = -1
        if table.chance != NOTHING:
            moves = dict(table.chance_outcomes())
            odds /= sum(moves.values())
        else:
            if list(table.answers) == [UNANSWERED] * self.seats:
                yield odds, table, told
            seat = lowest(table.must | table.asked)
            moves = self.choices(table, seat)
        for move, weight in moves.items():
            news: list[tuple[int, Event]] = []
            following = table.clone()
            following.listener = lambda *told, news=news: news.append(told)
            if seat < 0:
                following.strike(move)
            else:
                following.apply(seat, move)
            yield from self.onwards(odds * weight, following, (*told, *news))


def barrels(table: Championship) -> Hidden:
    return tuple(
        (b.pocket, p.left, b.bullets, b.known, b.known_bits)
        for p, b in zip(table.board.players, table.barrels, strict=True)
    )


def hands(table: Championship) -> Hidden:
    return tuple(tuple(table.hand(seat)) for seat in range(table.seats)), tuple(table.deck)


class EveryLuck:
    """Stands in for a stream of luck, and goes through all that can come of it, one run after another."""

    def __init__(self, view: ChampionshipView) -> None:
        self.view = view
        self.path: list[tuple[int, list[Fraction]]] = []
        """Each pick of this run: which value, and how likely every value is."""
        self.made = 0

    def pick(self, odds: list[Fraction]) -> int:
        if self.made == len(self.path):
            self.path.append((0, odds))
        self.made += 1
        return self.path[self.made - 1][0]

    def randrange(self, size: int) -> int:
        return self.pick([Fraction(1, size)] * size)

    def random(self) -> float:
        """Where a guess about hands is picked."""
        weights = [Fraction(guess.weight) for guess in self.view.unseen.guesses]
        place = self.pick(weights)
        return float(sum(weights[:place]) + weights[place] / 2)

    def odds(self) -> Fraction:
        """How likely this run was."""
        odds = Fraction(1)
        for value, values in self.path:
            odds *= values[value]
        return odds

    def advance(self) -> bool:
        """On to the next run, if there is one: the last pick that is not the last of its kind moves on."""
        self.made = 0
        while self.path:
            value, odds = self.path.pop()
            if value + 1 < len(odds):
                self.path.append((value + 1, odds))
                return True
        return False


def imagined(view: ChampionshipView, hidden: Callable[[Championship], Hidden], policy: Policy | None = None) -> Odds:
    """The distribution of what `view.sample` gives: exactly, or on the compiled build as often as each comes.

    Nothing can stand in for a stream of luck there.
    """
    if COMPILED:
        stream = Random(1)
        came = Counter(hidden(sampled(view, stream, policy)) for _ in range(SAMPLES))
        return {world: Fraction(times, SAMPLES) for world, times in came.items()}
    worlds: Odds = defaultdict(Fraction)
    luck = EveryLuck(view)
    while True:
        world = hidden(sampled(view, cast("Random", luck), policy))
        worlds[world] += luck.odds()
        if not luck.advance():
            return worlds


def sampled(view: ChampionshipView, luck: Random, policy: Policy | None) -> Championship:
    table = view.sample(luck, policy)
    assert isinstance(table, Championship)
    return table


def agree(found: Odds, odds: Odds) -> bool:
    """Whether these are the same worlds, each as likely; where they were counted, as far as chance goes."""

    def slack(likely: Fraction) -> float:
        # guesses about hands are weighed in floating point
        return FAR * sqrt(likely * (1 - likely) / SAMPLES) if COMPILED else 1e-9

    return set(found) == set(odds) and all(abs(found[world] - odds[world]) <= slack(odds[world]) for world in odds)


def compare_samples(story: Story, observer: int, hidden: Callable[[Championship], Hidden]) -> tuple[int, int]:
    """Hold `sample` against the truth wherever this seat cannot tell courses apart.

    In how many such places something was unknown, and in how many plays could be explained in several ways.
    """
    believed: dict[tuple[Event, ...], Odds] = defaultdict(lambda: defaultdict(Fraction))
    for odds, table, told in story.courses():
        heard = tuple(event for audience, event in told if hears(audience, observer))
        believed[heard][hidden(table)] += odds
    unsure = guessed = 0
    for heard, worlds in believed.items():
        view = ChampionshipView(observer)
        for event in heard:
            view.receive(event)
        total = sum(worlds.values())
        assert agree(imagined(view, hidden), {world: odds / total for world, odds in worlds.items()}), heard
        unsure += len(worlds) > 1
        guessed += len(view.unseen.guesses) > 1
    return unsure, guessed
