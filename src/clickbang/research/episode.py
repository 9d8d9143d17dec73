"""What all environments share: spaces, observations with masks, seeds, what is rendered."""

import secrets
from collections.abc import Mapping

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from clickbang.core.cursor import awaited
from clickbang.core.errors import NOT_ON_THE_LIST, ClickbangError, IllegalAnswer
from clickbang.core.game import Game
from clickbang.core.programs.stepper import Stepper
from clickbang.core.programs.tensor import encoder_of
from clickbang.core.programs.utility import CONVENTIONS
from clickbang.core.seats import has, members
from clickbang.core.table import DECLINE
from clickbang.research.arrays import floats

Observation = dict[str, NDArray[np.float32] | NDArray[np.int8]]

RENDER_MODES = ["ansi", "human"]
MOST_CYCLES = 5_000
"""Players who are tied and cautious can go on for ever; an environment breaks off."""

LATELY = 5
"""So many of the last things that happened are rendered."""


def agent_names(seats: int) -> list[str]:
    """What those are called who play."""
    return [f"seat_{seat}" for seat in range(seats)]


def check_settings(render_mode: str | None, max_cycles: int = MOST_CYCLES) -> None:
    """A ValueError that says what an environment takes."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
    if max_cycles < 1:
        raise ValueError(f"max_cycles is at least 1, not {max_cycles}")


class Episode:
    """A table at which one game after another is played, as environments need it."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str | int] | None, utility: str, take_back: bool
    ) -> None:
        if utility not in CONVENTIONS:
            raise ValueError(f"utility is one of {', '.join(CONVENTIONS)}, not {utility!r}")
        self.game = game
        self.seats = seats
        self.utility = utility
        settled = game.settle_options(options)
        self.encoder = encoder_of(game, seats, settled)
        self.choices = game.num_actions + take_back
        """How many answers there are; where steps can be taken back, that is the last."""
        self.seed = secrets.randbits(62)
        self.number = 0
        self.stepper = Stepper(game, seats, settled, self.seed, self.number, take_back)

    def action_space(self) -> "Discrete[np.int64]":
        return Discrete(self.choices)

    def observation_space(self) -> Dict:
        return Dict(
            observation=Box(0.0, 1.0, (int(self.encoder.size),), np.float32),
            action_mask=Box(0, 1, (self.choices,), np.int8),
        )

    def begin(self, seed: int | None) -> None:
        """The first game of a seed, or the next one of the seed before."""
        if seed is not None:
            self.seed, self.number = seed, 0
        else:
            self.number += 1
        self.stepper.begin(self.seed, self.number)

    def observation(self, seat: int, asked: bool, idle: int | None = None) -> Observation:
        """What a seat knows, and what it may answer; where it is not asked, nothing, or `idle`."""
        return {"observation": self.numbers(seat), "action_mask": self.mask(seat, asked, idle)}

    def numbers(self, seat: int) -> NDArray[np.float32]:
        """What a seat knows."""
        self.encoder.encode(self.stepper.view_of(seat))
        return floats(self.encoder.numbers).copy()

    def mask(self, seat: int, asked: bool, idle: int | None = None) -> NDArray[np.int8]:
        """1 for every answer that may be given."""
        found = np.zeros(self.choices, np.int8)
        if asked:
            found[self.stepper.choices(seat)] = 1
        elif idle is not None:
            found[idle] = 1
        return found

    def refusal(self, seat: int, choice: int) -> ClickbangError:
        """Why this answer is not allowed."""
        return self.stepper.problem(seat, choice) or IllegalAnswer(NOT_ON_THE_LIST, answer=choice)

    def role(self, seat: int) -> str:
        """In which way a seat is asked."""
        table = self.stepper.table
        return "must" if has(table.must, seat) else "asked" if has(table.asked, seat) else "standing"

    def worth(self) -> list[float]:
        """What the game that is over was worth to each seat."""
        return self.game.utility(self.stepper.table, self.utility)

    def default(self, seat: int) -> int:
        """What counts when no legal answer comes."""
        table = self.stepper.table
        return DECLINE if has(table.standing, seat) else table.default_action(seat)

    def text(self) -> str:
        """What somebody reads who only watches: the table, the last things that happened, who is waited for."""
        from clickbang.research.reading import Reader  # what draws tables is not loaded where nobody looks

        names = agent_names(self.seats)
        told = Reader(self.game, names, lately=LATELY).watched(self.stepper.watched().spectator)
        waiting = [names[seat] for seat in members(awaited(self.stepper.table))]
        return f"{told}\nWaiting for {', '.join(waiting)}." if waiting else told
