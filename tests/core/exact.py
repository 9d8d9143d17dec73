"""Exact probabilities on small games: every course a game can take, and every world that a view can imagine."""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import cast

from librt.random import Random

from clickbang.core.chance import Scripted
from clickbang.core.game import Game
from clickbang.core.seats import lowest
from clickbang.core.sitting import Sitting
from clickbang.core.table import Table
from clickbang.core.view import View
from tests.core.laws import snapshot

Truth = tuple[tuple[str, str], ...]
"""All of a table but how many prompts it took, which nobody is told."""
Odds = dict[Truth, Fraction]


def courses(game: Game, seats: int, depth: int, script: tuple[int, ...] = ()) -> Iterator[tuple[Fraction, Sitting]]:
    """Every moment at which somebody is asked, with its probability if everybody answers at random, in seat order."""
    sitting, odds = follow(game, seats, script)
    table = sitting.table
    if table.chance:
        following = [outcome for outcome, _ in table.chance_outcomes()]
    elif table.over or depth == 0:
        return
    else:
        yield odds, sitting
        depth -= 1
        following = table.legal_actions(lowest(table.must | table.asked))
    for move in following:
        yield from courses(game, seats, depth, (*script, move))


def follow(game: Game, seats: int, script: tuple[int, ...]) -> tuple[Sitting, Fraction]:
    """The game after these answers and outcomes, and how likely they were."""
    sitting = Sitting(game, seats, None, Scripted(script))
    table, odds = sitting.table, Fraction(1)
    for move in script:
        if table.chance:
            weights = dict(table.chance_outcomes())
            odds *= Fraction(weights[move], sum(weights.values()))
            table.strike(move)
        else:
            seat = lowest(table.must | table.asked)
            odds /= len(table.legal_actions(seat))
            sitting.answer(seat, move)
    return sitting, odds


def compare_samples(game: Game, seats: int, seat: int, depth: int, luck_is_hidden: bool) -> int:
    """Hold `sample` against the truth wherever this seat cannot tell courses apart; how many such places there were."""
    believed: dict[str, Odds] = defaultdict(lambda: defaultdict(Fraction))
    views: dict[str, View] = {}
    for odds, sitting in courses(game, seats, depth):
        view = (*sitting.views, sitting.spectator)[min(seat, seats)]
        heard = repr(view.history)
        believed[heard][truth(sitting.table)] += odds
        views[heard] = view
    for heard, tables in believed.items():
        total = sum(tables.values())
        assert imagined(views[heard], luck_is_hidden) == {table: odds / total for table, odds in tables.items()}, heard
    return sum(len(tables) > 1 for tables in believed.values())


def truth(table: Table) -> Truth:
    return tuple((name, value) for name, value in snapshot(table).items() if name != "opened")


def imagined(view: View, luck_is_hidden: bool) -> Odds:
    """The exact distribution of what `view.sample` gives, if others answer at random."""
    worlds: Odds = defaultdict(Fraction)
    picks = Picks()
    # compiled code takes nothing but a real stream, so picks stand in for one only where a view draws from it itself
    luck = cast("Random", picks) if luck_is_hidden else Random(0)

    def uniform(table: Table, seat: int, _: Random) -> int:
        actions = table.legal_actions(seat)
        return actions[picks.randrange(len(actions))]

    while not picks.exhausted:
        worlds[truth(view.sample(luck, uniform))] += picks.odds
        picks.advance()
    return worlds


class Picks:
    """Stands in for a stream of luck, and goes through every sequence of picks, one run after another."""

    def __init__(self) -> None:
        self.path: list[list[int]] = []
        """Each pick of this run: which one, of how many."""
        self.made = 0
        self.exhausted = False

    def randrange(self, size: int) -> int:
        if self.made == len(self.path):
            self.path.append([0, size])
        self.made += 1
        return self.path[self.made - 1][0]

    @property
    def odds(self) -> Fraction:
        odds = Fraction(1)
        for _, size in self.path:
            odds /= size
        return odds

    def advance(self) -> None:
        """On to the next run: the last pick that is not the last of its kind moves on."""
        self.made = 0
        while self.path and self.path[-1][0] == self.path[-1][1] - 1:
            self.path.pop()
        if self.path:
            self.path[-1][0] += 1
        self.exhausted = not self.path
