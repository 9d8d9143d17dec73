"""What a game adds to the statistics: facts read from a table where it is over, and rates counted on the way."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from clickbang.arena.rates import Rates
from clickbang.core.registry import game_named
from clickbang.core.result import Result
from clickbang.core.sitting import Watcher
from clickbang.core.table import Table


@dataclass(frozen=True, slots=True)
class Facts:
    """How many rounds a game took, what became of each seat, and what else was or was not true of it."""

    rounds: int | None
    """None if they are counted as the game goes by."""
    fates: tuple[str, ...]
    remarks: dict[str, bool]


class Counter:
    """Counts rates inside the rules, where a game's table has a place for that: much quicker than by its events."""

    def begin(self, table: Table) -> None:
        """This table is played next, from its first prompt."""
        raise NotImplementedError

    def end(self, table: Table) -> None:
        """It is over, or was broken off."""

    def add_to(self, rates: Rates) -> None:
        """What was counted."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a simulation asks of a game."""

    facts: Callable[[Table, Result], Facts]
    watcher: Callable[[Rates], Watcher] | None = None
    """Counts rates as the games go by, from all that is told, where the last table does not tell all."""
    counter: Callable[[Table], Counter] | None = None
    """Or counts them in the rules: made with a table of the kind that is played."""


def general_facts(table: Table, result: Result) -> Facts:
    """What can be said of any game: who won, and how many prompts it took."""
    fates = tuple("won" if seat in result.winners else "lost" for seat in range(table.seats))
    return Facts(table.opened, fates, {})


@cache
def statistics_of(name: str) -> Statistics:
    """The statistics that a game brings, or general ones."""
    game = game_named(name)
    found: Statistics = game.part(game.statistics) or Statistics(general_facts)
    return found
