"""Thousands of games at once for programs that learn: `VectorGames` steps them in compiled code, into NumPy arrays."""

import gc
from collections.abc import Mapping

from librt.random import Random
from mypy_extensions import u8

from clickbang.research.extra import missing_extra

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from missing

from clickbang.core.game import Game
from clickbang.core.programs.batch import Batch
from clickbang.core.programs.stepper import Stepper
from clickbang.core.programs.utility import CONVENTIONS
from clickbang.core.registry import game_named
from clickbang.research.arrays import bits, doubles, floats, numbers

MOST_DECISIONS = 20_000
"""A game of so many decisions is broken off."""
FAR_TOO_MUCH = 2**31 - 1
"""No answer of any game: larger ones become this, so that none is taken for another when it is made shorter."""


class VectorGames:
    """So many games side by side, each at one seat's decision.

    The arrays are read-only, lie where compiled code fills them, and change with every step: copy what is to be kept.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        games: int,
        options: Mapping[str, str | int] | None = None,
        seed: int = 0,
        utility: str = "win",
        most_decisions: int = MOST_DECISIONS,
        take_back: bool = False,
    ) -> None:
        if utility not in CONVENTIONS:
            raise ValueError(f"utility is one of {', '.join(CONVENTIONS)}, not {utility!r}")
        if games < 1:
            raise ValueError(f"games are at least 1, not {games}")
        played = game_named(game) if isinstance(game, str) else game
        played.check_seats(seats)
        self.settings = (played, seats, games, played.settle_options(options), seed, utility, most_decisions, take_back)
        batch = Batch(played, seats, self.settings[3], games, seed, utility, most_decisions, take_back)
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
        given = np.asarray(answers)  # what is not whole is refused, not cut off
        if given.dtype.kind not in "iu":
            raise TypeError(f"answers are whole numbers, not {given.dtype}")
        if given.shape != (self.games,):
            raise ValueError(f"{self.games} games want as many answers, not {given.shape}")
        if given.dtype != np.int32:
            given = given.astype(np.int64).clip(-1, FAR_TOO_MUCH)
        collecting = gc.isenabled()
        gc.disable()  # nothing in a game refers to itself in a ring, and looking for rings costs more than the games
        try:
            self.batch.step(given.astype("<i4").tobytes())
        finally:
            if collecting:
                gc.enable()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling and copying, also in the middle of games.

        The stream of `random_answers` cannot be copied: both go on with a new one, the same for both.
        """
        whim = self.whim.randrange(1 << 62)
        self.whim.seed(whim)
        batch = self.batch
        results = (self.terminated.tolist(), self.truncated.tolist(), self.rewards.ravel().tolist())
        return games_again, (self.settings, batch.seed, batch.begun, batch.steppers, results, whim)

    def random_answers(self) -> NDArray[np.int32]:
        """For each game one of the answers that may be given, each as likely."""
        self.batch.pick(self.whim)
        return self.picks


def games_again(
    settings: tuple[Game, int, int, dict[str, str], int, str, int, bool],
    seed: int,
    begun: int,
    steppers: list[Stepper],
    results: tuple[list[bool], list[bool], list[float]],
    whim: int,
) -> VectorGames:
    """The games that a pickle holds."""
    games = VectorGames(*settings)
    batch = games.batch
    batch.seed, batch.begun, batch.steppers = seed, begun, steppers
    for place, (terminated, truncated) in enumerate(zip(results[0], results[1], strict=True)):
        batch.terminated[place] = u8(terminated)
        batch.truncated[place] = u8(truncated)
    for place, reward in enumerate(results[2]):
        batch.rewards[place] = reward
    batch.show_all()
    games.whim.seed(whim)
    return games
