"""`view.sample` at every moment of random games: a table that the seat cannot tell from the real one."""

from hypothesis import given, settings
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.table import pick_listed
from clickbang.games.championship import Championship
from tests.championship_view.agreement import (
    assert_cards_add_up,
    assert_own_part_agrees,
    assert_public_part_agrees,
)
from tests.championship_view.random_games import RandomGame, random_games, views_of


@settings(max_examples=10)
@given(random_games())
def test_a_sampled_table_agrees_with_all_that_the_seat_knows(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        for view in views_of(sitting):
            sampled = view.sample(Random(step))
            assert isinstance(sampled, Championship)
            assert sampled.chance == sitting.table.chance
            assert sampled.prompt_for(view.seat).shown() == sitting.prompt_for(view.seat).shown()
            assert_public_part_agrees(view, sampled)
            assert_own_part_agrees(view, sampled)
            assert_cards_add_up(sampled)


@settings(max_examples=12)
@given(random_games())
def test_a_sampled_table_can_be_played_out(random_game: RandomGame) -> None:
    luck = Random(random_game.seed)
    for sitting in random_game.steps():
        view = views_of(sitting)[luck.randrange(random_game.seats + 1)]
        if luck.randrange(10) == 0 or sitting.over:
            sampled = view.sample(luck, pick_listed)
            sampled.playout([luck] * random_game.seats, Seeded(random_game.seed))
            assert sampled.over


@settings(max_examples=3)
@given(random_games())
def test_sampling_leaves_the_view_as_it_was_and_asks_only_the_luck_it_is_given(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        view = views_of(sitting)[step % (random_game.seats + 1)]
        before = view.shown()
        assert repr_of(view.sample(Random(step))) == repr_of(view.sample(Random(step)))
        assert view.shown() == before


def repr_of(table: object) -> str:
    assert isinstance(table, Championship)
    return repr(table.key())
