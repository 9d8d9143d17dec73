"""`view.sample` while chance is due: the imagined table awaits the same."""

import pytest
from librt.random import Random

from clickbang.core.table import NOTHING
from clickbang.games.championship import Championship
from tests.championship_view.agreement import assert_public_part_agrees
from tests.championship_view.random_games import DECKS, RandomGame, table_of, views_of


@pytest.mark.parametrize("deck", DECKS[:3], ids=["standard", "no cards", "cards that look"])
def test_a_sampled_table_awaits_the_chance_that_is_due(deck: str) -> None:
    kinds = set()
    for step, sitting in enumerate(RandomGame(3, deck, 5, 4, team="2").steps()):
        due = table_of(sitting).chance
        if due == NOTHING:
            continue
        kinds.add(due)
        view = views_of(sitting)[step % 4]
        sampled = view.sample(Random(step))
        assert isinstance(sampled, Championship)
        assert sampled.chance == due
        assert_public_part_agrees(view, sampled)
    assert len(kinds) >= 2 - (deck == "none")
