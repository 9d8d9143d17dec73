"""The games as PettingZoo's AEC environments: one seat after another, as the table asks."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from clickbang.core.game import Game
from clickbang.core.programs.decisions import OVER
from clickbang.research.episode import MOST_CYCLES, Observation
from clickbang.research.pettingzoo.shared import AtTable


class GameAEC(AtTable, AECEnv[str, Observation, int | None]):
    """A table at which agents are asked one after another; see docs/research.md for what is asked when.

    A game is broken off when every seat could have decided `max_cycles` times.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str | int] | None = None,
        utility: str = "win",
        max_cycles: int = MOST_CYCLES,
        take_back: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.sit_down(game, seats, options, utility, max_cycles, take_back, render_mode)
        self.metadata["is_parallelizable"] = False
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select_next()

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        if agent != self.agent_selection or "action_mask" not in self.infos[agent]:
            return self.episode.observation(seat, False)
        return {"observation": self.episode.numbers(seat), "action_mask": self.infos[agent]["action_mask"]}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is alive answers"
        stepper = self.episode.stepper
        mask = self.infos[agent]["action_mask"]
        if not 0 <= action < len(mask) or not mask[action]:
            raise self.episode.refusal(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        stepper.take(int(action))
        self.infos[agent] = {}
        self.select_next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def select_next(self) -> None:
        """Whose turn it is, or that the game is over for all."""
        stepper = self.episode.stepper
        if stepper.seat == OVER:
            self.rewards = dict(zip(self.agents, self.episode.worth(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif stepper.made >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            seat = int(stepper.seat)
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = {
                "action_mask": self.episode.mask(seat, True),
                "kind": stepper.table.kind_name(),
                "role": self.episode.role(seat),
            }
