"""Tables, views and luck go through a pickle, as plain data that any build can read."""

import copy
import pickle
from dataclasses import replace
from typing import TypeVar

import pytest
from examples.tiny_game import ODD_ONE_OUT
from librt.random import Random

from clickbang.checks.games.snapshot import snapshot
from clickbang.core.chance import Chance, Outcomes, Scripted, Seeded
from clickbang.core.game import Game
from clickbang.core.table import NOTHING, Table
from clickbang.games import GAMES
from clickbang.records.luck import Verifiable
from tests.core import laws
from tests.core.states.test_states import games, move, snapshot_of
from tests.tiny import TINY_GAMES

ALL_GAMES = [*TINY_GAMES, ODD_ONE_OUT, *GAMES.values()]
LEFT_OVERS = {"listener", "told_to", "caches", "talk_drafts", "sealed", "audience", "answers", "drafts"}
"""What a prompt that is closed has left on the table counts no more."""


T = TypeVar("T")


def again(thing: T) -> T:
    found: T = pickle.loads(pickle.dumps(thing))
    return found


def parts(table: Table) -> dict[str, str]:
    """Everything a table is made of, as far as it counts."""
    left_out = LEFT_OVERS if table.kind == NOTHING else {"talk_drafts"}
    return {name: text for name, text in snapshot(table, ["talk_drafts"]).items() if name not in left_out}


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_table_is_the_same_and_goes_the_same_way(game: Game) -> None:
    for seats, options, seed in games(game, 3):
        table, luck = game.table(seats, options), Random(seed)
        for step in range(300):
            if table.over:
                break
            if step % 11 == 0:
                twin = again(table)
                assert twin == table
                assert parts(twin) == parts(table)
                assert twin.opened == table.opened
                for one in (clone := table.clone(), twin):
                    one.playout([Random(7)] * seats, Seeded(3), most=60)
                assert twin == clone
            move(table, luck)
        assert again(table) == table


def test_who_listens_is_left_behind() -> None:
    table = GAMES["bulletbucks"].table(3, listener=lambda *_: None)
    assert again(table).listener is None
    assert copy.deepcopy(table) == table


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_view_knows_the_same(game: Game) -> None:
    seats, options, seed = games(game, 2)[1]
    for step, sitting in enumerate(laws.moments(game, seats, options, seed)):
        if step % 37 == 5:
            for view in (sitting.views[step % seats], sitting.spectator):
                assert snapshot_of(again(view)) == snapshot_of(view)
            prompt = sitting.prompt_for(step % seats)
            assert again(prompt).shown() == prompt.shown()
    assert again(sitting.table.result()) == sitting.table.result()


class Loaded(Chance):
    """Luck of somebody's own."""

    def __init__(self) -> None:
        self.turn = 0

    def choose(self, outcomes: Outcomes) -> int:
        self.turn += 1
        return outcomes[self.turn % len(outcomes)][0]


SOURCES: list[Chance] = [Seeded(5), Scripted([1, 2, 3] * 40), Verifiable("00" * 32, ["a", "b"]), Loaded()]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
def test_luck_goes_on_where_it_was(source: Chance) -> None:
    outcomes = ((1, 1), (2, 3), (3, 2))
    for _ in range(17):
        source.choose(outcomes)
    twin = again(source)
    assert [twin.choose(outcomes) for _ in range(40)] == [source.choose(outcomes) for _ in range(40)]


def test_an_installed_game_is_its_key() -> None:
    for game in GAMES.values():
        assert again(game) is game
        assert len(pickle.dumps(game)) < 100


def test_a_game_of_ones_own_is_what_it_was_declared_with() -> None:
    own = replace(GAMES["bulletbucks"], name="own")
    assert again(own) == own
    assert again(own).table(3) == own.table(3)
