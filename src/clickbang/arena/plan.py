"""What is to be simulated: everything on which the result depends, and nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from clickbang.bots.bot import Bot
from clickbang.bots.registry import bot_maker
from clickbang.bots.style import DRAWN, STYLE_NAMES
from clickbang.core.game import Game
from clickbang.core.registry import game_named


class Special(ABC):
    """A player who cannot be found by name, because it is made for the games of a plan."""

    @abstractmethod
    def maker(self, plan: "Plan") -> Callable[[], Bot]:
        """What makes it, one for each game."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays what, how often, from which seed. The same plan gives the same result (time limits aside)."""

    game: str
    bots: tuple[str, ...]
    """By their names, one a player; the first is in the first seat of game 0. With `line_ups` all who take part."""
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    fixed_seats: bool = False
    """Nobody moves on by one seat from game to game."""
    time_limit: float | None = None
    """Seconds an answer."""
    records: Path | None = None
    """A folder for the records of all games, or a file NAME.games for all of them."""
    strict: bool = False
    """The first move that a bot loses ends everything, with its traceback."""
    first: int = 1
    """The number of the first game: a plan can go on where another has ended."""
    watcher: str = ""
    """MODULE:NAME of what makes a watcher of this plan and the tally's rates, to count in place of the game's own."""
    asked: bool = False
    """Random bots are asked like all others, so that a watcher hears every answer."""
    line_ups: tuple[tuple[int, ...], ...] = ()
    """Who meets whom, in a tournament: places in `bots`, one a seat. Each is played equally often, one after another,
    and who won each game is kept."""
    special: Mapping[str, Special] = field(default_factory=dict)
    """Some of the `bots`, by the names under which they stand there: they are made for this plan."""

    @property
    def rules(self) -> Game:
        return game_named(self.game)

    @property
    def seats(self) -> int:
        return len(self.line_ups[0]) if self.line_ups else len(self.bots)

    @property
    def numbers(self) -> range:
        """The games by number."""
        return range(self.first, self.first + self.games)

    def maker(self, bot: str) -> Callable[[], Bot]:
        """What makes this one of the `bots`, one for each game."""
        return self.special[bot].maker(self) if bot in self.special else bot_maker(bot, self.rules)

    def player_in(self, seat: int, number: int) -> int:
        """Who sits there in this game: a place in `bots`."""
        if self.line_ups:
            meeting, turn = divmod(number - self.first, self.games // len(self.line_ups))
            return self.line_ups[meeting][(seat - turn) % self.seats]
        return seat if self.fixed_seats else (seat - number) % self.seats

    @property
    def labels(self) -> list[str]:
        """Short names for the players, all different: `random #1`, `random #2`, `MyBot`."""
        short = [short_name(name) for name in self.bots]
        return [
            f"{name} #{short[: place + 1].count(name)}" if short.count(name) > 1 else name
            for place, name in enumerate(short)
        ]


def short_name(bot: str) -> str:
    """`MyBot` of a file's, and its style with it."""
    base, _, name = bot.rpartition(":")
    return f"{short_name(base)}:{name}" if name in (DRAWN, *STYLE_NAMES) else name
