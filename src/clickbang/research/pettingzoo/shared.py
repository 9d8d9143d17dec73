"""What both forms of PettingZoo's environments share: the episode, spaces, and what is rendered."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete

from clickbang.core.game import Game
from clickbang.research.episode import RENDER_MODES, Episode, agent_names, check_settings
from clickbang.research.pettingzoo.names import VERSION


class AtTable:
    """An environment around an episode."""

    metadata: dict[str, Any]

    def sit_down(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str | int] | None,
        utility: str,
        max_cycles: int,
        take_back: bool,
        render_mode: str | None,
    ) -> None:
        """What an environment has before its first game."""
        self.metadata = {"name": f"{game.name}_v{VERSION}", "render_modes": RENDER_MODES, "render_fps": 1}
        check_settings(render_mode, max_cycles)
        self.episode = Episode(game, seats, options, utility, take_back)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = agent_names(seats)
        self.agents: list[str] = []
        self.action_spaces: dict[str, Discrete[np.int64]] = {
            agent: self.episode.action_space() for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, Dict] = {
            agent: self.episode.observation_space() for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> "Discrete[np.int64]":
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def render(self) -> str | None:
        """What somebody sees who only watches."""
        if self.render_mode == "ansi":
            return self.episode.text()
        if self.render_mode == "human":
            print(self.episode.text(), end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""
