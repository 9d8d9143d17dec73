"""Thousands of games at once for programs that learn: `VectorGames` steps them in compiled code, into NumPy arrays."""

import gc
from collections.abc import Mapping

import numpy as np
from librt.random import Random
from numpy.typing import ArrayLike, NDArray

from clickbang.core.batch import Batch
from clickbang.core.game import Game
from clickbang.core.utility import CONVENTIONS
from clickbang.research.arrays import bits, doubles, floats, numbers

MOST_DECISIONS = 20_000
"""A game of so many decisions is broken off."""


class VectorGames:
    """So many games side by side, each at one seat's decision.

    The arrays are read-only, lie where compiled code fills them, and change with every step: copy what is to be kept.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        games: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        utility: str = "win",
        most_decisions: int = MOST_DECISIONS,
        take_back: bool = False,
    ) -> None:
        if utility not in CONVENTIONS:
            raise ValueError(f"utility is one of {', '.join(CONVENTIONS)}, not {utility!r}")
        batch = Batch(game, seats, options, games, seed, utility, most_decisions, take_back)
        self.batch = batch
        self.encoder = batch.encoder
        self.games = games
        self.observations: NDArray[np.float32] = floats(batch.observations).reshape(games, -1)
        """By game: what the seat that decides knows (`encoder.parts` says what each number means)."""
        self.masks: NDArray[np.bool_] = bits(batch.masks).reshape(games, -1)
        """By game and answer: whether it may be given."""
        self.actors: NDArray[np.int32] = numbers(batch.actors)
        """By game: which seat decides."""
        self.rewards: NDArray[np.float64] = doubles(batch.rewards).reshape(games, seats)
        """By game and seat: what the game was worth that the last step has ended; otherwise 0."""
        self.terminated: NDArray[np.bool_] = bits(batch.terminated)
        """By game: whether the last step has ended one there; the next has begun."""
        self.truncated: NDArray[np.bool_] = bits(batch.truncated)
        """By game: whether the last step has broken one off."""
        self.picks: NDArray[np.int32] = numbers(batch.picks)
        self.whim = Random(seed)

    def reset(self, seed: int) -> None:
        """Begin again with the first games of this seed."""
        self.whim.seed(seed)
        self.batch.restart(seed)

    def step(self, answers: ArrayLike) -> None:
        """One answer for each game; one that is not allowed raises the rules' own error, and nothing has happened."""
        given = np.ascontiguousarray(answers, "<i4")
        if given.shape != (self.games,):
            raise ValueError(f"{self.games} games want as many answers, not {given.shape}")
        collecting = gc.isenabled()
        gc.disable()  # nothing in a game refers to itself in a ring, and looking for rings costs more than the games
        try:
            self.batch.step(given.tobytes())
        finally:
            if collecting:
                gc.enable()

    def random_answers(self) -> NDArray[np.int32]:
        """For each game one of the answers that may be given, each as likely."""
        self.batch.pick(self.whim)
        return self.picks
