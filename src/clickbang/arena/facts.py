"""What each game adds to the statistics, read from a table where it is over."""

from collections.abc import Callable
from dataclasses import dataclass

from clickbang.core.result import Result
from clickbang.core.table import Table
from clickbang.games.bulletbucks import Bulletbucks


@dataclass(frozen=True, slots=True)
class Facts:
    """How many rounds a game took, what became of each seat, and what else was or was not true of it."""

    rounds: int
    fates: tuple[str, ...]
    remarks: dict[str, bool]


def bulletbucks(table: Table, result: Result) -> Facts:
    """Who lived to the end, who died, who had to leave; and whether somebody won from beyond the grave."""
    assert isinstance(table, Bulletbucks)
    fates = tuple(
        "dead" if table.dead >> seat & 1 else "alive" if table.seated >> seat & 1 else "left"
        for seat in range(table.seats)
    )
    from_the_grave = any(fates[seat] == "dead" for seat in result.winners)
    return Facts(table.round, fates, {"won by the dead": from_the_grave})


FACTS: dict[str, Callable[[Table, Result], Facts]] = {"bulletbucks": bulletbucks}
"""By the name of the game; a new one takes its place here."""
