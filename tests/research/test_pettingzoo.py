"""PettingZoo's own tests of our environments, and that nothing of the games is lost in them."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from examples.tiny_game import ODD_ONE_OUT
from librt.random import Random
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from clickbang.core.chance import Seeded
from clickbang.core.errors import IllegalAnswer
from clickbang.core.registry import GAMES
from clickbang.core.seats import count
from clickbang.core.seeds import PLAY, stream_seed
from clickbang.research import pettingzoo as zoo
from clickbang.research.pettingzoo import Environments, bulletbucks_v0, environments

SIZES = [(key, seats) for key, game in GAMES.items() for seats in (*range(2, 9), 36)
         if game.least_seats <= seats <= game.most_seats]  # fmt: skip
SMALLEST = [(key, game.least_seats) for key, game in GAMES.items()]

# Observations with a mask are dictionaries, as in all of PettingZoo's own games with masks; its test remarks on that.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def of(key: str) -> Environments:
    found = getattr(zoo, f"{key}_v0")
    assert isinstance(found, Environments)
    return found


def cycles(seats: int) -> int:
    """So often everybody is asked in a test: a few times where that takes long."""
    return 20 if seats < 10 else 2


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_one_after_another_as_the_library_wants_it(key: str, seats: int) -> None:
    api_test(of(key).env(seats=seats), num_cycles=cycles(seats))


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_together_as_the_library_wants_it(key: str, seats: int) -> None:
    parallel_api_test(of(key).parallel_env(seats=seats), num_cycles=cycles(seats))


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_the_same_seed_gives_the_same_game(key: str, seats: int) -> None:
    seed_test(partial(of(key).env, seats=seats), num_cycles=min(5, cycles(seats)))
    parallel_seed_test(partial(of(key).parallel_env, seats=seats), num_cycles=min(5, cycles(seats)))


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_a_game_is_broken_off_after_so_many_cycles(key: str, seats: int) -> None:
    together = partial(of(key).parallel_env, seats=seats)
    max_cycles_test(SimpleNamespace(parallel_env=together, env=lambda **named: parallel_to_aec(together(**named))))


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_the_library_measures_it(key: str, seats: int) -> None:
    performance_benchmark(of(key).env(seats=seats))


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_it_is_the_game_of_a_playout(key: str, seats: int) -> None:
    """Everybody is asked what the table asks, in the order of a playout, standing answers and drafts included."""
    game = GAMES[key]
    whims, again = ([Random(seat) for seat in range(seats)] for _ in range(2))
    table = game.table(seats)
    decisions = table.playout(whims, Seeded(stream_seed(7, 0, PLAY)))
    env = of(key).raw_env(seats=seats, utility="score")
    env.reset(seed=7)
    made = 0
    while not env.terminations[env.agent_selection]:
        seat = env.seat_of[env.agent_selection]
        answer = env.episode.stepper.table.random_action(seat, again[seat])
        assert env.infos[env.agent_selection]["action_mask"][answer] == 1
        env.step(answer)
        made += 1
    assert made == decisions
    assert env.episode.stepper.table.result() == table.result()
    assert list(env.rewards.values()) == list(table.result().scores)


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_together_nobody_is_asked_for_what_is_not_allowed(key: str, seats: int) -> None:
    env = of(key).parallel_env(seats=seats)
    observations, _ = env.reset(seed=3)
    luck = np.random.default_rng(3)
    several = 0
    while env.agents:
        several += count(env.episode.stepper.decisions.free) > 1
        actions = {agent: int(luck.choice(np.flatnonzero(observations[agent]["action_mask"]))) for agent in env.agents}
        observations, rewards, terminations, _, infos = env.step(actions)
        assert not any(info["illegal"] for info in infos.values())
    assert all(terminations.values())
    assert several > 0
    assert sum(rewards.values()) == pytest.approx(0.0)


def test_sealed_answers_are_given_together() -> None:
    env = bulletbucks_v0.parallel_env(seats=3)
    observations, _ = env.reset(seed=1)
    assert all(found["action_mask"].sum() == 48 for found in observations.values())
    observations, *_ = env.step({"seat_0": 1, "seat_1": 2, "seat_2": 3})
    assert [found["action_mask"].sum() for found in observations.values()] == [1, 1, 3]
    assert observations["seat_0"]["action_mask"][0] == 1  # who is not asked says nothing


def test_an_answer_that_is_not_allowed_costs_and_the_default_counts() -> None:
    env = bulletbucks_v0.parallel_env(seats=3)
    env.reset(seed=1)
    _, rewards, _, _, infos = env.step({"seat_0": 0, "seat_1": 2, "seat_2": 3})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}
    assert [info["illegal"] for info in infos.values()] == [True, False, False]


def test_one_after_another_the_rules_refuse_it() -> None:
    env = bulletbucks_v0.raw_env(seats=3)
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        env.step(0)


def test_a_step_of_a_draft_can_be_taken_back() -> None:
    """In a random game of Battle Royal drafts come up in talk; the step back is the last answer there is."""
    env = of("battleroyal").raw_env(seats=4, take_back=True)
    back = GAMES["battleroyal"].num_actions
    assert env.action_space("seat_0").n == back + 1
    luck = Random(5)
    for seed in range(20):
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            agent = env.agent_selection
            mask = env.infos[agent]["action_mask"]
            if mask[back]:
                before = env.observe(agent)["observation"]
                draft = list(env.episode.stepper.view_of(env.seat_of[agent]).draft)
                assert env.episode.stepper.problem(env.seat_of[agent], -1) is not None
                env.step(back)
                assert env.agent_selection == agent
                assert env.episode.stepper.view_of(env.seat_of[agent]).draft == draft[:-1]
                env.step(draft[-1])
                assert (env.observe(agent)["observation"] == before).all()
                return
            choices = np.flatnonzero(mask)
            env.step(int(choices[luck.randrange(len(choices))]))
    raise AssertionError("no draft came up")


def test_what_is_rendered_is_what_a_spectator_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = bulletbucks_v0.env(seats=3, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "Markers  6" in text
    assert "Round 1. 6 markers lie in the centre." in text
    assert text.endswith("Waiting for seat_0, seat_1, seat_2.")
    sealed = []
    for answer in (3, 5):
        env.reset(seed=1)
        env.step(answer)
        sealed.append(env.render())
    assert sealed[0] == sealed[1]  # who has sealed, not what
    assert "sealed" in sealed[0]
    loud = bulletbucks_v0.parallel_env(seats=3, render_mode="human")
    loud.reset(seed=1)
    loud.step({"seat_0": 1, "seat_1": 2, "seat_2": 3})
    assert "Waiting for seat_2." in capsys.readouterr().out


def test_only_games_that_exist_have_environments() -> None:
    with pytest.raises(AttributeError, match="bulletbucks_v0, championship_v0, battleroyal_v0"):
        zoo.chess_v0  # noqa: B018
    with pytest.raises(ValueError, match="win, rank, score"):
        bulletbucks_v0.env(utility="luck")


def test_a_game_of_ones_own_has_them_too() -> None:
    api_test(environments(ODD_ONE_OUT).env(seats=3), num_cycles=10)


@pytest.mark.parametrize("form", ["env", "raw_env", "parallel_env"])
def test_settings_that_mean_nothing_are_refused(form: str) -> None:
    make = getattr(bulletbucks_v0, form)
    with pytest.raises(ValueError, match="ansi, human or None, not 'bogus'"):
        make(render_mode="bogus")
    with pytest.raises(ValueError, match="max_cycles is at least 1, not 0"):
        make(max_cycles=0)
