"""How large a game is: the outcomes of chance, its length, and a playout that stops."""

import pytest
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.games import GAMES
from tests.core.states.test_states import games, move


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_chance_brings_and_how_long_it_lasts(game: Game) -> None:
    for seats, options, seed in games(game, 3):
        table, luck, steps = game.table(seats, options), Random(seed), 0
        while not table.over:
            if table.chance:
                assert all(0 <= outcome < game.most_outcomes for outcome, _ in table.chance_outcomes())
            move(table, luck)
            steps += 1
        assert steps < game.longest(seats, options) / 4


def test_a_length_is_that_of_a_table_that_can_be_set_up() -> None:
    with pytest.raises(OptionError):
        GAMES["bulletbucks"].longest(2)
    with pytest.raises(OptionError):
        GAMES["bulletbucks"].longest(3, {"colour": "red"})


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("most", [0, 1, 7, 20])
def test_a_playout_stops_where_it_is_told_to(game: Game, most: int) -> None:
    seats = game.least_seats
    whole, part = game.table(seats), game.table(seats)
    whims = [[Random(seat) for seat in range(seats)] for _ in range(2)]
    sources = [Seeded(1), Seeded(1)]
    answers = whole.playout(whims[0], sources[0])
    assert part.playout(whims[1], sources[1], most=most) == min(most, answers)
    assert part.over == (most >= answers)
    assert part.playout(whims[1], sources[1], most=10**6) > 0 or part.over
    assert part.over
