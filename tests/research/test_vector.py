"""Many games at once: the same games as one by one, anew when over, and nothing happens if an answer is wrong."""

import numpy as np
import pytest

from clickbang.core.errors import IllegalAnswer, OptionError
from clickbang.core.programs.decisions import OVER
from clickbang.core.programs.stepper import Stepper
from clickbang.core.programs.tensor import encoder_of
from clickbang.core.registry import GAMES
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.research.arrays import floats
from clickbang.research.vector import VectorGames


@pytest.mark.parametrize(("key", "seats"), [("bulletbucks", 3), ("championship", 2), ("battleroyal", 5)])
def test_they_are_the_games_that_are_played_one_by_one(key: str, seats: int) -> None:
    many = VectorGames(GAMES[key], seats, games=3, seed=11)
    alone = [Stepper(GAMES[key], seats, None, 11, number, False) for number in range(3)]
    encoder = encoder_of(GAMES[key], seats)
    begun = 3
    for _ in range(150):
        for place, stepper in enumerate(alone):
            assert many.actors[place] == stepper.seat
            assert np.flatnonzero(many.masks[place]).tolist() == sorted(stepper.choices(stepper.seat))
            encoder.encode(stepper.view_of(int(stepper.seat)))
            assert (many.observations[place] == floats(encoder.numbers)).all()
        answers = many.random_answers().copy()
        many.step(answers)
        for place, stepper in enumerate(alone):
            stepper.take(int(answers[place]))
            assert many.terminated[place] == (stepper.seat == OVER)
            if stepper.seat == OVER:
                assert many.rewards[place].tolist() == GAMES[key].utility(stepper.table, "win")
                stepper.begin(11, begun)
                begun += 1
            else:
                assert not many.rewards[place].any()


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (VectorGames(BULLETBUCKS, 4, games=5, seed=seed) for seed in (1, 2))
    assert not np.array_equal(one.random_answers(), two.random_answers())
    for games in (one, two):
        games.reset(seed=3)
        for _ in range(100):
            games.step(games.random_answers())
    assert (one.observations == two.observations).all()
    assert (one.masks == two.masks).all()


def test_if_one_answer_is_not_allowed_nothing_has_happened() -> None:
    games = VectorGames(BULLETBUCKS, 3, games=2, seed=1)
    before = games.observations.copy()
    with pytest.raises(IllegalAnswer):
        games.step([1, 0])
    with pytest.raises(IllegalAnswer):
        games.step([1, -5])
    assert (games.observations == before).all()
    with pytest.raises(ValueError, match="2 games want as many answers"):
        games.step([1])


def test_a_game_that_goes_on_too_long_is_broken_off() -> None:
    games = VectorGames(BULLETBUCKS, 3, games=2, seed=1, most_decisions=2)
    first = games.observations.copy()
    games.step(games.random_answers())
    assert not games.truncated.any()
    games.step(games.random_answers())
    assert games.truncated.all()
    assert not games.terminated.any()
    assert (games.observations == first).all()  # a new game, at its first question
    games.step(games.random_answers())
    assert not games.truncated.any()


def test_a_step_back_is_the_last_answer() -> None:
    games = VectorGames(BATTLEROYAL, 4, games=8, seed=1, take_back=True)
    back = BATTLEROYAL.num_actions
    for _ in range(400):
        if games.masks[:, back].any():
            break
        games.step(games.random_answers())
    place = int(np.flatnonzero(games.masks[:, back])[0])
    seat = games.actors[place]
    answers = games.random_answers().copy()
    answers[place] = back
    games.step(answers)
    assert games.actors[place] == seat


def test_another_convention_is_refused() -> None:
    with pytest.raises(ValueError, match="win, rank, score"):
        VectorGames(BULLETBUCKS, 3, games=1, utility="luck")


def test_a_game_may_be_given_by_its_name() -> None:
    one, two = (VectorGames(game, 3, 4, {"notes": 2}, seed=3) for game in ("bulletbucks", BULLETBUCKS))
    assert (one.observations == two.observations).all()
    with pytest.raises(OptionError, match="no game called 'bullets'"):
        VectorGames("bullets", 3, 4)
    with pytest.raises(OptionError, match="not 9"):
        VectorGames("bulletbucks", 9, 4)
    with pytest.raises(ValueError, match="at least 1, not 0"):
        VectorGames("bulletbucks", 3, 0)


def test_answers_are_whole_numbers_and_none_is_cut_to_another() -> None:
    games = VectorGames(BULLETBUCKS, 3, games=2, seed=1)
    before = games.observations.copy()
    for answers in ([1.0, 2.5], [True, True], ["1", "1"]):
        with pytest.raises(TypeError, match="answers are whole numbers, not "):
            games.step(answers)
    with pytest.raises(IllegalAnswer):
        games.step([1, 2**32 + 1])
    assert (games.observations == before).all()
    games.step(np.array([1, 1], np.uint8))
