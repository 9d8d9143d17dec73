"""`view.sample` against the truth, by enumeration: no impossible world, and every possible one exactly as often."""

import pytest
from examples.tiny_game import ODD_ONE_OUT

from clickbang.core.audience import SPECTATOR
from clickbang.core.game import Game
from tests.core.exact import compare_samples
from tests.tiny import KUHN, PILE


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game", [KUHN, PILE], ids=lambda game: game.name)
def test_hidden_luck_has_its_exact_conditional_distribution(game: Game, seat: int) -> None:
    assert compare_samples(game, 2, seat, depth=4, luck_is_hidden=True) > 0


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_hidden_answers_are_uniform(seat: int) -> None:
    assert compare_samples(ODD_ONE_OUT, 3, seat, depth=4, luck_is_hidden=False) > 0
