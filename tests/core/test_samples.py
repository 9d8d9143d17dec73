"""`view.sample` against the truth, by enumeration: no impossible world, and every possible one exactly as often."""

import pytest
from examples.tiny_game import ODD_ONE_OUT

from clickbang.core.audience import SPECTATOR
from clickbang.core.game import Game
from tests.core.exact import compare_samples
from tests.tiny import KUHN, PILE


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game", [KUHN, PILE, ODD_ONE_OUT], ids=lambda game: game.name)
def test_samples_have_the_exact_conditional_distribution(game: Game, seat: int) -> None:
    assert compare_samples(game, game.least_seats, seat, depth=4) > 0
