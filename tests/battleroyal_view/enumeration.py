"""Exact probabilities: every course that a small game can take, held against the tables that a view imagines of it."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from librt.random import Random

from clickbang.core.audience import hears
from clickbang.core.events import Event
from clickbang.core.seats import lowest
from clickbang.core.table import NOTHING, Table
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal, BattleRoyalView
from clickbang.games.battleroyal.rules.state import DEAL

Told = tuple[tuple[int, Event], ...]
Heard = tuple[Event, ...]
"""What one seat was told."""
Hidden = tuple[int, ...]
"""Where all cards are."""
Choices = Callable[[BattleRoyal, int], list[int]]
"""What a seat may do now, each as readily as another."""

SAMPLES = 400
TOLERANCE = 5.0
"""By so many standard deviations a frequency may be off."""


@dataclass(frozen=True)
class Story:
    """A small game: how it is set up, what everybody may do in it, and when it has gone on for long enough."""

    seats: int
    deck: str
    choices: Choices
    until: Callable[[BattleRoyal], bool]

    def courses(self) -> Iterator[tuple[float, BattleRoyal, Told]]:
        """Every end of the story, with its probability and all that was told. Seats sit in order, and seat 0 begins."""
        told: list[tuple[int, Event]] = []
        options = {"deck": self.deck, "pairs": "off"}
        table = BATTLEROYAL.table(self.seats, options, lambda *news: told.append(news))
        yield from self.onwards(1.0, table, tuple(told))

    def onwards(self, odds: float, table: Table, told: Told) -> Iterator[tuple[float, BattleRoyal, Told]]:
        assert isinstance(table, BattleRoyal)
        if self.until(table):
            yield odds, table, told
            return
        seat = -1 if table.chance != NOTHING else lowest(table.must | table.asked)
        if seat >= 0:
            moves = self.choices(table, seat)
        else:
            moves = [outcome for outcome, _ in table.chance_outcomes()]
            moves = moves if table.chance == DEAL else moves[:1]
        for move in moves:
            news: list[tuple[int, Event]] = []
            following = table.clone()
            following.listener = lambda *told, news=news: news.append(told)
            if seat < 0:
                following.strike(move)
            else:
                following.apply(seat, move)
            yield from self.onwards(odds / len(moves), following, (*told, *news))


def places(table: Table) -> Hidden:
    assert isinstance(table, BattleRoyal)
    return (*table.hands, table.undealt, table.spoils, table.discarded)


def beliefs(story: Story, observer: int) -> list[tuple[Heard, dict[Hidden, float]]]:
    """Where this seat cannot tell courses apart: what it has heard, and how likely the cards are where, exactly."""
    believed: dict[Heard, dict[Hidden, float]] = defaultdict(lambda: defaultdict(float))
    for odds, table, told in story.courses():
        heard = tuple(event for audience, event in told if hears(audience, observer))
        believed[heard][places(table)] += odds
    unsure = [(heard, worlds, sum(worlds.values())) for heard, worlds in believed.items() if len(worlds) > 1]
    return [(heard, {world: odds / total for world, odds in worlds.items()}) for heard, worlds, total in unsure]


def view_of(observer: int, heard: Heard) -> BattleRoyalView:
    view = BattleRoyalView(observer)
    for event in heard:
        view.receive(event)
    return view


def compare_samples(story: Story, observer: int, every: int = 1) -> int:
    """Hold `sample` against the truth where this seat cannot tell courses apart; in how many places that was so."""
    unsure = beliefs(story, observer)
    for heard, worlds in unsure[::every]:
        view = view_of(observer, heard)
        luck = Random(len(worlds))
        found = Counter(places(view.sample(luck)) for _ in range(SAMPLES))
        assert set(found) <= set(worlds), heard
        for world, likely in worlds.items():
            spread = (SAMPLES * likely * (1 - likely)) ** 0.5
            assert abs(found[world] - SAMPLES * likely) < TOLERANCE * spread + 1, heard
    return len(unsure)
