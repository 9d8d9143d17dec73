"""The games as PettingZoo's parallel environments: all who can decide at the same moment do."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from clickbang.core.cursor import awaited
from clickbang.core.game import Game
from clickbang.core.programs.decisions import OVER
from clickbang.core.seats import has, members
from clickbang.core.table import DECLINE
from clickbang.research.episode import MOST_CYCLES, Observation
from clickbang.research.pettingzoo.shared import AtTable

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class GameParallel(AtTable, ParallelEnv[str, Observation, int | None]):
    """A table at which sealed answers are given together; who is not asked has one answer, 0, which does nothing.

    A game is broken off after `max_cycles` steps.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str | int] | None = None,
        utility: str = "win",
        max_cycles: int = MOST_CYCLES,
        take_back: bool = False,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.sit_down(game, seats, options, utility, max_cycles, take_back, render_mode)
        self.illegal_reward = illegal_reward
        """What it costs to give an answer that is not allowed; the default answer counts in its place."""
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        observations = self.observations()
        return observations, self.infos(observations)

    def step(self, actions: Mapping[str, int | None]) -> Step:
        stepper = self.episode.stepper
        agents = list(self.agents)
        penalties = dict.fromkeys(agents, 0.0)
        opened = stepper.table.opened
        for seat in members(stepper.decisions.free):
            if stepper.table.opened != opened or not has(awaited(stepper.table) | stepper.table.standing, seat):
                continue  # somebody else's standing answer has left nothing to answer
            agent = self.possible_agents[seat]
            answer = actions.get(agent)
            if answer is None or stepper.problem(seat, int(answer)) is not None:
                penalties[agent] = self.illegal_reward
                answer = self.episode.default(seat)
            stepper.give(seat, int(answer))
        stepper.go_on()
        self.cycles += 1
        over = stepper.seat == OVER
        truncated = not over and self.cycles >= self.max_cycles
        worth = self.episode.worth() if over else [0.0] * len(agents)
        rewards = {agent: penalties[agent] + worth[seat] for seat, agent in enumerate(agents)}
        observations = self.observations()
        infos = self.infos(observations)
        for agent in agents:
            infos[agent]["illegal"] = penalties[agent] != 0.0
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, truncated), infos

    def observations(self) -> dict[str, Observation]:
        """Everybody's."""
        asked = self.episode.stepper.decisions.free
        return {
            agent: self.episode.observation(seat, has(asked, seat), idle=DECLINE)
            for seat, agent in enumerate(self.agents)
        }

    def infos(self, observations: dict[str, Observation]) -> dict[str, dict[str, Any]]:
        """The masks again, and whether and how one is asked."""
        asked = self.episode.stepper.decisions.free
        return {
            agent: {
                "action_mask": observations[agent]["action_mask"],
                "role": self.episode.role(seat) if has(asked, seat) else "",
            }
            for seat, agent in enumerate(self.agents)
        }
