"""What holds in every game, in thousands of new ones."""

import pytest
from hypothesis import given, settings
from librt.random import Random

from clickbang.games.bulletbucks import Bulletbucks
from tests.bulletbucks.random_games import RandomGame, random_games, table_of, views_of
from tests.bulletbucks.test_accounts import assert_nothing_is_lost
from tests.bulletbucks.test_views import assert_public_part_agrees


@pytest.mark.soak
@settings(max_examples=3000, derandomize=False)
@given(random_games())
def test_accounts_views_and_sampled_tables_agree_in_thousands_of_games(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        assert_nothing_is_lost(table_of(sitting))
        for view in views_of(sitting):
            assert_public_part_agrees(view, table_of(sitting))
            sampled = view.sample(Random(step))
            assert isinstance(sampled, Bulletbucks)
            assert_nothing_is_lost(sampled)
            assert_public_part_agrees(view, sampled)
    assert sitting.over
