"""`python -m bench.research`: decisions a second in the environments for researchers, beside the libraries' own games.

Everybody plays at random, with observations and masks read at every decision. Time is the processor's own.
"""

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from clickbang.core.registry import GAMES
from clickbang.research import pettingzoo as zoo
from clickbang.research.vector import VectorGames

SECONDS = 2.0
TABLES = [("bulletbucks", 4), ("championship", 4), ("battleroyal", 5), ("battleroyal", 12)]
CLASSICS = ["tictactoe_v3", "connect_four_v3"]
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


def main() -> None:
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
