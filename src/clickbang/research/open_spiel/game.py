"""A game of ours as a game of OpenSpiel."""

import copy
from collections.abc import Mapping
from typing import Any

import pyspiel

from clickbang.core.game import Game
from clickbang.core.programs.decisions import Decisions
from clickbang.core.programs.utility import SCORE, WIN
from clickbang.research.open_spiel.hearing import first_hearing
from clickbang.research.open_spiel.observer import SpielObserver
from clickbang.research.open_spiel.parameters import (
    OPENING,
    PLAYERS,
    UTILITY,
    options_of,
    settled,
    specification,
    steps_of,
)
from clickbang.research.open_spiel.state import PlayState, SimultaneousState, SpielState

MOST_OUTCOMES = 64
"""Every draw of chance is below this, where a game does not say how many there are."""
MOST_POINTS = 1_000_000
"""No score is higher than this."""


def spiel_type(rules: Game, together: bool, utility: str = WIN) -> Any:
    """What OpenSpiel is told of a game before one is made."""
    kinds = pyspiel.GameType
    name = f"clickbang_{rules.name}"
    return kinds(
        short_name=f"{name}_simultaneous" if together else name,
        long_name=f"Clickbang {rules.title or rules.name}" + (", sealed answers together" if together else ""),
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if utility == SCORE else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.most_seats,
        min_num_players=rules.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(rules),
    )


class SpielGame(pyspiel.Game):
    """One of our games with so many players and these options; `register` makes a class of it for each form."""

    rules: Game
    together: bool

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        rules = self.rules
        self.players = int(parameters[PLAYERS])
        self.options = options_of(rules, parameters)
        self.convention = str(parameters[UTILITY])
        scored = self.convention == SCORE
        longest = rules.longest(self.players, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.num_actions,
            max_chance_outcomes=rules.most_outcomes or MOST_OUTCOMES,
            num_players=self.players,
            min_utility=0.0 if scored else -1.0,
            max_utility=MOST_POINTS if scored else 1.0,
            utility_sum=None if scored else 0.0,
            max_game_length=longest,
        )
        super().__init__(spiel_type(rules, self.together, self.convention), info, settled(rules, parameters))
        table = rules.table(self.players, self.options)
        self.first = PlayState(
            self, Decisions(table, longest), first_hearing(rules, self.players, self.options, longest)
        )
        for step in steps_of(parameters[OPENING]):
            self.first.decisions.take(step)
        self.opening = len(self.first.decisions.steps)
        self.observer = self.make_py_observer()
        self.rememberer = self.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def start(self) -> PlayState:
        """A play at its beginning."""
        return copy.deepcopy(self.first)

    def new_initial_state(self) -> SpielState:
        return SimultaneousState(self) if self.together else SpielState(self)

    def make_py_observer(self, observed: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, observed or pyspiel.IIGObservationType(perfect_recall=False), params)

    def returns_of(self, decisions: Decisions) -> list[float]:
        """What the game has been worth: nothing before its end, nor if it was broken off."""
        if not decisions.table.over:
            return [0.0] * self.players
        return self.rules.utility(decisions.table, self.convention)


def load(name: str) -> SpielGame:
    """The game of this name; who unpickles one comes by here, and so has them all registered."""
    game: SpielGame = pyspiel.load_game(name)
    return game
