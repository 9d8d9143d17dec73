"""How many answers a game has, and what it was worth to each seat."""

import pytest

from clickbang.core.errors import MalformedAnswer
from clickbang.core.game import Game
from clickbang.core.programs.utility import utilities
from clickbang.core.registry import GAMES
from clickbang.core.result import Result
from clickbang.games.bulletbucks import BULLETBUCKS


def decodable(game: Game, code: int) -> bool:
    try:
        return game.encode(game.decode(code)) == code
    except MalformedAnswer:
        return False


@pytest.mark.parametrize("key", GAMES)
def test_no_answer_is_beyond_their_number(key: str) -> None:
    game = GAMES[key]
    known = [code for code in range(2 * game.num_actions) if decodable(game, code)]
    assert max(known) < game.num_actions
    assert decodable(game, game.num_actions - 1)


def test_winners_share_one_and_all_others_share_minus_one() -> None:
    assert utilities(Result("", (1,), (3, 8, 0, 2)), "win") == pytest.approx([-1 / 3, 1, -1 / 3, -1 / 3])
    assert utilities(Result("", (0, 2), (5, 1, 5)), "win") == [0.5, -1.0, 0.5]


def test_a_game_that_nobody_wins_is_worth_nothing() -> None:
    assert utilities(Result("", (), (0, 0)), "win") == [0.0, 0.0]
    assert utilities(Result("", (0, 1), (4, 4)), "win") == [0.0, 0.0]


def test_ranks_go_from_one_to_minus_one() -> None:
    assert utilities(Result("", (2,), (7, 3, 5)), "rank") == [0.0, -1.0, 1.0]  # who wins is first, whatever the score
    assert utilities(Result("", (), (4, 4, 1)), "rank") == [0.5, 0.5, -1.0]


def test_a_score_is_what_the_rules_count() -> None:
    assert utilities(Result("", (0,), (12000, 0)), "score") == [12000.0, 0.0]


def test_another_convention_is_refused() -> None:
    with pytest.raises(ValueError, match="win, rank, score"):
        utilities(Result("", (), (0, 0)), "luck")


def test_a_game_tells_what_it_was_worth() -> None:
    table = BULLETBUCKS.table(3)
    assert BULLETBUCKS.utility(table, "score") == [0.0, 0.0, 0.0]
