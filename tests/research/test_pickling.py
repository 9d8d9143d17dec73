"""Environments and what they are made of can be pickled and copied, in the middle of a game too, and go on alike."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from clickbang.core.programs.tensor import encoder_of
from clickbang.core.registry import GAMES
from clickbang.research import pettingzoo as zoo
from clickbang.research.gymnasium import name_of
from clickbang.research.vector import VectorGames

Copier = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIERS = pytest.mark.parametrize("copied", [pickled, copy.deepcopy])


@COPIERS
@pytest.mark.parametrize("key", GAMES)
def test_encoders(key: str, copied: Copier) -> None:
    encoder = encoder_of(GAMES[key], 4)
    other = copied(encoder)
    assert type(other) is type(encoder)
    assert (other.game, other.seats, other.options) == (encoder.game, encoder.seats, encoder.options)
    assert [part.name for part in other.parts] == [part.name for part in encoder.parts]


def one_by_one(env: Any, steps: int) -> list[Any]:
    """So many answers, the same whenever the game is the same, and what was seen."""
    seen: list[Any] = []
    for step in range(steps):
        if not env.agents:
            break
        observation, reward, termination, truncation, _ = env.last()
        seen.append((env.agent_selection, observation["observation"].tolist(), reward, termination))
        choices = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(choices[step % len(choices)]))
    return seen


@COPIERS
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("form", ["env", "raw_env"])
def test_one_after_another(key: str, form: str, copied: Copier) -> None:
    env = getattr(getattr(zoo, f"{key}_v0"), form)(seats=4)
    copied(env).reset(seed=1)
    env.reset(seed=7)
    one_by_one(env, 7)
    other = copied(env)
    seen = one_by_one(other, 60)
    assert len(seen) > 3
    assert seen == one_by_one(env, 60)


def together(env: Any, observations: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    for step in range(steps):
        if env.agents:
            masks = {agent: np.flatnonzero(observations[agent]["action_mask"]) for agent in env.agents}
            answers = {agent: int(choices[step % len(choices)]) for agent, choices in masks.items()}
            observations, rewards, *_ = env.step(answers)
            seen.append(([found["observation"].tolist() for found in observations.values()], rewards))
    return seen


@COPIERS
@pytest.mark.parametrize("key", GAMES)
def test_together(key: str, copied: Copier) -> None:
    env = getattr(zoo, f"{key}_v0").parallel_env(seats=4)
    copied(env)
    env.reset(seed=7)
    together(env, env.observations(), 2)
    other = copied(env)
    seen = together(other, other.observations(), 40)
    assert len(seen) > 3
    assert seen == together(env, env.observations(), 40)


def against_bots(env: Any, info: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    for step in range(steps):
        choices = np.flatnonzero(info["action_mask"])
        if len(choices):
            observation, reward, *_, info = env.step(choices[step % len(choices)])
            seen.append((observation["observation"].tolist(), reward))
    return seen


@COPIERS
@pytest.mark.parametrize("key", GAMES)
def test_one_seat_against_bots(key: str, copied: Copier) -> None:
    env = gymnasium.make(name_of(key), seats=4, bots=["naive", "random"])
    copied(env).reset(seed=1)
    env.reset(seed=7)
    env.step(999)  # not allowed: the default counts
    inside: Any = env.unwrapped
    against_bots(env, inside.info(False), 1)
    other = copied(env)
    seen = against_bots(other, inside.info(False), 12)
    assert seen
    assert seen == against_bots(env, inside.info(False), 12)
    assert (other.reset()[0]["observation"] == env.reset()[0]["observation"]).all()  # its luck for the next game too


@COPIERS
@pytest.mark.parametrize("key", GAMES)
def test_many_at_once(key: str, copied: Copier) -> None:
    games = VectorGames(GAMES[key], 4, 3, seed=5)
    ended = False
    while not ended:  # so that there is a result to be kept
        games.step(games.random_answers())
        ended = bool(games.terminated.any())
    other = copied(games)
    for _ in range(30):
        for name in ("observations", "masks", "actors", "rewards", "terminated", "truncated"):
            assert (getattr(other, name) == getattr(games, name)).all(), name
        answers = games.random_answers()
        assert (other.random_answers() == answers).all()
        games.step(answers)
        other.step(answers)
