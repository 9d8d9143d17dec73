"""OpenSpiel's own ISMCTS at a seat of ours: worlds from the view, with the calls of a pyspiel.State."""

import time
from contextlib import suppress
from typing import Any

import numpy as np
import pyspiel
from librt.random import Random
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import clickbang.research.open_spiel  # noqa: F401 (registers the games)
from clickbang.bots import Bot
from clickbang.core.chance import Seeded
from clickbang.core.cursor import cursor_at
from clickbang.core.programs.decisions import CHANCE, OVER, Decisions
from clickbang.core.programs.recall import Recall
from clickbang.core.programs.utility import WIN, utilities
from clickbang.core.prompt import Prompt
from clickbang.core.view import View

EXPLORING = 1.0
"""ISMCTS's constant: results lie between -1 and 1."""
MOST_ANSWERS = 3_000
"""A rollout that would not end is broken off there, and worth nothing."""
ENOUGH = 1_000_000
"""More simulations than there is time for."""


class TimeIsUp(Exception):
    """Ends a search: OpenSpiel's has no clock."""


class World:
    """An imagined table with the calls of a pyspiel.State that ISMCTS makes.

    What a player knows is what they have heard since the search began, and what they may answer.
    """

    def __init__(self, game: Any, decisions: Decisions, recall: Recall | None) -> None:
        self.game = game
        self.decisions = decisions
        self.recall = recall

    def get_game(self) -> Any:
        return self.game

    def clone(self) -> "World":
        return World(self.game, self.decisions.clone(), None)

    def current_player(self) -> int:
        return self.decisions.seat

    def is_terminal(self) -> bool:
        return self.decisions.seat == OVER

    def is_chance_node(self) -> bool:
        return self.decisions.seat == CHANCE

    def legal_actions(self) -> list[int]:
        return sorted(self.decisions.table.legal_actions(self.decisions.seat))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.decisions.table.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def apply_action(self, action: int) -> None:
        if self.recall is not None and self.decisions.seat >= 0:
            self.recall.own(self.decisions.seat, int(action))
        self.decisions.take(int(action))

    def information_state_string(self) -> str:
        assert self.recall is not None
        return f"{self.recall.string(self.decisions.seat)} {self.legal_actions()}"

    def returns(self) -> list[float]:
        return utilities(self.decisions.table.result(), WIN)


class Rollouts:
    """ISMCTS's evaluator: a random game to its end, in compiled code."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def evaluate(self, world: World) -> list[float]:
        table = world.decisions.table.clone()
        table.playout([self.random] * table.seats, Seeded(self.random.randrange(1 << 62)), None, MOST_ANSWERS)
        return utilities(table.result(), WIN) if table.over else [0.0] * table.seats

    def prior(self, world: World) -> list[tuple[int, float]]:
        actions = world.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class Ismcts(Bot):
    """OpenSpiel's ISMCTS at a seat of ours."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.simulations = 0

    def answer(self, view: View, prompt: Prompt) -> int:
        if len(prompt.choices) == 1:
            return prompt.choices[0]
        game = pyspiel.load_game(f"clickbang_{view.game}(players={view.seats})")
        whims = np.random.RandomState(self.random.randrange(1 << 31))
        bot = ISMCTSBot(game, Rollouts(self.sampling), EXPLORING, ENOUGH, random_state=whims)
        until = time.process_time() + self.seconds

        def resampled(*_: object) -> World:
            if bot._root_node.child_info and time.process_time() >= until:
                raise TimeIsUp
            self.simulations += 1
            return self.world(game, view, prompt)

        bot.set_resampler(resampled)
        root = self.world(game, view, prompt)
        with suppress(TimeIsUp):
            bot.run_search(root)
        policy = bot.get_final_policy(root, bot._root_node)
        actions, odds = zip(*policy, strict=True)
        return int(whims.choice(actions, p=odds))

    def world(self, game: Any, view: View, prompt: Prompt) -> World:
        """A world from the view, in which this seat decides next."""
        recall = Recall()
        table = view.sample(self.sampling)
        decisions = Decisions(table, cursor=cursor_at(prompt, table))
        decisions.table.listener = recall.hear
        return World(game, decisions, recall)
