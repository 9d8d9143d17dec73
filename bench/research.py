"""`python -m bench.research`: decisions a second in the environments for researchers, beside the libraries' own games.

Everybody plays at random, with observations and masks read at every decision. Time is the processor's own. With
`--benchmark` PettingZoo's own `performance_benchmark` runs on the three games instead; it takes the time of day.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.test import performance_benchmark

from clickbang.core.registry import GAMES
from clickbang.research import pettingzoo as zoo
from clickbang.research.vector import VectorGames

SECONDS = 2.0
TABLES = [("bulletbucks", 4), ("championship", 4), ("battleroyal", 5), ("battleroyal", 12)]
CLASSICS = ["tictactoe_v3", "connect_four_v3"]
SPIEL_CLASSICS = ["kuhn_poker", "liars_poker", "tic_tac_toe", "block_dominoes"]
SPIEL_TABLES = [("bulletbucks", 4), ("championship", 4), ("battleroyal", 4), ("battleroyal", 8)]
SIDE_BY_SIDE = [32, 256, 2048]


def measure(play: Callable[[], int]) -> float:
    """How many decisions a second: `play` makes some, and says how many."""
    play()
    made, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        made += play()
    return made / (time.process_time() - began)


def one_after_another(env: Any) -> Callable[[], int]:
    """A PettingZoo environment at random, a hundred decisions at a time."""
    luck = random.Random(1)
    env.reset(seed=1)

    def play() -> int:
        made = 0
        while made < 100:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            if isinstance(observation, dict):
                action = luck.choice(np.flatnonzero(observation["action_mask"]).tolist())
            else:
                action = env.action_space(env.agent_selection).sample()
            env.step(action)
            made += 1
        return made

    return play


def through_states(game: Any, read: Callable[[Any], object] | None = None) -> Callable[[], int]:
    """An OpenSpiel game at random, chance too, a whole one at a time; at every decision this is read."""
    luck = random.Random(1)

    def play() -> int:
        made = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            made += 1
            if state.is_chance_node():
                outcomes, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, likely)[0])
                continue
            if read is not None:
                read(state)
            state.apply_action(luck.choice(state.legal_actions()))
        return made

    return play


def information_state(state: Any) -> str:
    """What the player who decides recalls."""
    text: str = state.information_state_string()
    return text


def observe(observation: Any, state: Any) -> None:
    """What the player who decides observes, as numbers."""
    observation.set_from(state, state.current_player())


def many_at_once(games: VectorGames) -> Callable[[], int]:
    """A batch at random, a step at a time."""

    def play() -> int:
        games.step(games.random_answers())
        return games.games

    return play


def classic(name: str) -> Any:
    """One of PettingZoo's own games; what draws them is not needed, and does not have to be installed."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))
    return import_module(f"pettingzoo.classic.{name}").env()


def row(*cells: object) -> None:
    print("|", " | ".join(f"{cell:,.0f}" if isinstance(cell, float) else str(cell) for cell in cells), "|", flush=True)


def open_spiel() -> None:
    """Steps of OpenSpiel's games in Python, and of ours: an answer or a draw each."""
    import_module("open_spiel.python.games")
    import_module("clickbang.research.open_spiel")
    row("OpenSpiel, steps a second", "played", "with information states", "with tensors", "numbers in one")
    row("---", *["---:"] * 4)
    names = [f"python_{name}" for name in SPIEL_CLASSICS]
    names += [f"clickbang_{key}(players={seats})" for key, seats in SPIEL_TABLES]
    for name in names:
        game = pyspiel.load_game(name)
        observation = make_observation(game)
        readings = (None, information_state, partial(observe, observation))
        found = [measure(through_states(game, read)) for read in readings]
        row(f"`{name}`", *found, len(observation.tensor))
    print()


def pettingzoo_benchmark() -> None:
    """What PettingZoo itself measures of an environment."""
    for key, seats in TABLES:
        print(f"{key}_v0, {seats} seats", flush=True)
        performance_benchmark(getattr(zoo, f"{key}_v0").env(seats=seats))


def main() -> None:
    if "--benchmark" in sys.argv[1:]:
        pettingzoo_benchmark()
        return
    open_spiel()
    row("PettingZoo, one after another", "decisions a second")
    row("---", "---:")
    for name in CLASSICS:
        row(f"PettingZoo's `{name}`", measure(one_after_another(classic(name))))
    plain = {}
    for key, seats in TABLES:
        plain[key, seats] = measure(one_after_another(getattr(zoo, f"{key}_v0").env(seats=seats)))
        row(f"`{key}_v0`, {seats} seats", plain[key, seats])
    print()
    row("many at once", *[f"{games:,} games" for games in SIDE_BY_SIDE], "the best, times the plain one")
    row("---", *["---:"] * (len(SIDE_BY_SIDE) + 1))
    for key, seats in TABLES:
        found = [measure(many_at_once(VectorGames(GAMES[key], seats, games, seed=1))) for games in SIDE_BY_SIDE]
        row(f"{key}, {seats} seats", *found, f"{max(found) / plain[key, seats]:.1f}")


if __name__ == "__main__":
    main()
