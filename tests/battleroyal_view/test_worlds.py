"""`view.sample` in two whole games with much talk: every world agrees with what its seat knows."""

import pytest
from librt.random import Random

from tests.battleroyal_view.random_games import SMALL, RandomGame, table_of, views_of
from tests.battleroyal_view.test_samples import check_sample


@pytest.mark.parametrize(("seats", "pairs", "seed"), [(7, "off", 11), (5, "on", 4)], ids=["alone", "pairs"])
def test_worlds_agree_with_what_their_seats_know(seats: int, pairs: str, seed: int) -> None:
    looked = 0
    for step, sitting in enumerate(RandomGame(seats, pairs, SMALL, seed, 3).steps()):
        if step % 3 == 0:
            check_sample(views_of(sitting)[step % (seats + 1)], table_of(sitting), Random(step))
            looked += 1
    assert looked > 10
