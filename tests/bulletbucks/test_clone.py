"""A clone is the same table, and none of the two knows of the other."""

import pytest
from hypothesis import given
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.table import Table
from tests.bulletbucks.random_games import RandomGame, random_games
from tests.bulletbucks.truth import truth


def play_on(table: Table, seed: int) -> int:
    return table.playout([Random(seed + seat) for seat in range(table.seats)], Seeded(seed))


@given(random_games())
def test_a_clone_holds_the_same(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        assert truth(sitting.table.clone()) == truth(sitting.table)


@given(random_games())
def test_a_clone_does_not_talk_to_the_listeners(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        assert sitting.table.clone().listener is None


@given(random_games())
@pytest.mark.untraced
def test_playing_on_in_a_clone_does_not_touch_the_original(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        before = truth(sitting.table)
        play_on(sitting.table.clone(), step)
        assert truth(sitting.table) == before


@given(random_games())
def test_playing_on_does_not_touch_a_clone(random_game: RandomGame) -> None:
    clones: list[tuple[Table, dict[str, object]]] = []
    for sitting in random_game.steps():
        clones.append((sitting.table.clone(), truth(sitting.table)))
    for clone, before in clones:
        assert truth(clone) == before


@given(random_games())
@pytest.mark.untraced
def test_the_same_luck_gives_the_same_end_in_two_clones(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        one, other = sitting.table.clone(), sitting.table.clone()
        assert play_on(one, step) == play_on(other, step)
        assert truth(one) == truth(other)


@given(random_games())
def test_a_game_nobody_listens_to_is_the_same_game(random_game: RandomGame) -> None:
    silent = random_game.sitting().table.clone()
    heard = random_game.sitting().table
    assert play_on(silent, random_game.seed % 2**31) == play_on(heard, random_game.seed % 2**31)
    assert truth(silent) == truth(heard)
