"""Gymnasium's own check of our environments, and what they are made of."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from clickbang.bots.errors import BotError
from clickbang.core.registry import GAMES
from clickbang.research.gymnasium import SeatAgainstBots, name_of

TABLES = [("bulletbucks", 3), ("bulletbucks", 6), ("championship", 2), ("championship", 6), ("battleroyal", 4),
          ("battleroyal", 12)]  # fmt: skip


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_is_as_the_library_wants_it(key: str, seats: int) -> None:
    check_env(gymnasium.make(name_of(key), seats=seats).unwrapped)


def play(env: "gymnasium.Env[dict[str, np.ndarray], np.int64]", seed: int) -> tuple[float, int]:
    """A random game: its reward, and how many answers were given."""
    observation, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    reward, over, answers = 0.0, False, 0
    while not over:
        assert (observation["action_mask"] == info["action_mask"]).all()
        answer = luck.choice(np.flatnonzero(observation["action_mask"]))
        observation, gained, terminated, truncated, info = env.step(answer)
        assert not info["illegal"]
        reward += float(gained)
        answers += 1
        over = terminated or truncated
    return reward, answers


@pytest.mark.parametrize("key", GAMES)
def test_a_game_against_bots_ends_with_what_it_was_worth(key: str) -> None:
    env = gymnasium.make(name_of(key), seat=2 if key != "championship" else 1, bots=("random", "naive"))
    rewards = [play(env, seed) for seed in range(3)]
    assert rewards == [play(env, seed) for seed in range(3)]
    assert all(-1 <= reward <= 1 for reward, _ in rewards)


def test_an_answer_that_is_not_allowed_costs_and_the_default_counts() -> None:
    env = SeatAgainstBots("bulletbucks", seats=3)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, False, True)


def test_what_is_rendered_is_what_a_spectator_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatAgainstBots("bulletbucks", seats=3, render_mode="ansi")
    env.reset(seed=1)
    assert "Markers  6" in (env.render() or "")
    loud = SeatAgainstBots("bulletbucks", seats=3, render_mode="human")
    loud.reset(seed=1)
    loud.step(1)
    assert "Round " in capsys.readouterr().out


def test_a_seat_is_one_of_those_at_the_table() -> None:
    with pytest.raises(ValueError, match="0 to 2"):
        SeatAgainstBots("bulletbucks", seats=3, seat=3)


def test_bots_are_looked_at_when_it_is_made() -> None:
    with pytest.raises(BotError, match="niave"):
        gymnasium.make(name_of("championship"), bots=["niave"])
    with pytest.raises(ValueError, match="1 to 1 names for 2 seats, not 7"):
        SeatAgainstBots("championship", seats=2, bots=["random"] * 7)
    with pytest.raises(ValueError, match="not 0"):
        SeatAgainstBots("championship", bots=[])
    assert SeatAgainstBots("championship", bots="naive").bots == ("naive",)


def test_what_cannot_be_rendered_is_refused() -> None:
    with pytest.raises(ValueError, match="ansi, human or None, not 'rgb_array'"):
        SeatAgainstBots("championship", render_mode="rgb_array")


def test_options_may_be_numbers() -> None:
    env = SeatAgainstBots("championship", options={"points": 10})
    assert env.episode.stepper.options["points"] == "10"
