"""OpenSpiel's ISMCTS sits at our tables, in worlds from the view, and is met by our masters at equal time."""

import pytest
from bench.ismcts import TABLES, Ismcts, duel
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=[name for name, _, _ in TABLES])
def test_ismcts_answers_what_is_allowed(name: str, seats: int, options: dict[str, str]) -> None:
    sitting = Sitting(GAMES[name], seats, options, Seeded(1))
    sitting.settle()
    bot = Ismcts(0.001)
    for _ in range(6):
        seat = next(seat for seat in range(seats) if (sitting.table.must | sitting.table.asked) >> seat & 1)
        bot.sit(seat, Random(1), Random(2))
        sitting.answer(seat, bot.answer(sitting.view_of(seat), sitting.prompt_for(seat)))
        sitting.settle()
    assert bot.simulations > 1


def test_a_duel_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 <= duel("bulletbucks", 3, {}, 0.001, 2, 1) <= 1
    assert "bulletbucks, 3 seats, 1 ms a decision: our masters win" in capsys.readouterr().out
