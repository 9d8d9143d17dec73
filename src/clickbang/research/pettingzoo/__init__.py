"""The games as PettingZoo environments by name and version: `from clickbang.research.pettingzoo import bulletbucks_v0`.

Each has `env()` (with PettingZoo's usual wrappers), `raw_env` and `parallel_env`, like a module of PettingZoo's own.
"""

from typing import Any

from clickbang.research.extra import missing_extra

try:
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from missing

from clickbang.core.game import Game
from clickbang.core.registry import GAMES
from clickbang.research.pettingzoo.aec import GameAEC
from clickbang.research.pettingzoo.names import VERSION
from clickbang.research.pettingzoo.parallel import GameParallel

USUAL_SEATS = 4
ILLEGAL_REWARD = -1.0

__all__ = ["Environments", "GameAEC", "GameParallel", "environments"]


class Environments:
    """One game's environments; `seats` is how many play, four where nothing is said."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.usual_seats = max(game.least_seats, min(game.most_seats, USUAL_SEATS))

    def raw_env(self, seats: int | None = None, **settings: Any) -> GameAEC:
        """One seat after another; an answer that is not allowed raises the rules' own error."""
        return GameAEC(self.game, seats or self.usual_seats, **settings)

    def env(self, seats: int | None = None, **settings: Any) -> Any:
        """The same, where an answer that is not allowed ends the game, with -1 for who gave it."""
        legal = TerminateIllegalWrapper(self.raw_env(seats, **settings), illegal_reward=ILLEGAL_REWARD)
        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(legal))

    def parallel_env(self, seats: int | None = None, **settings: Any) -> GameParallel:
        """All who can decide at the same moment do; one that is not allowed costs, and the default counts."""
        return GameParallel(self.game, seats or self.usual_seats, **settings)


def environments(game: Game) -> Environments:
    """The environments of any game, one of your own too."""
    return Environments(game)


def __getattr__(name: str) -> Environments:
    key, _, version = name.rpartition("_v")
    if version != str(VERSION) or key not in GAMES:
        raise AttributeError(
            f"there is no environment {name!r} here: {', '.join(f'{key}_v{VERSION}' for key in GAMES)}"
        )
    return Environments(GAMES[key])
