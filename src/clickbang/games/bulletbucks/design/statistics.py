"""What a simulation of Bulletbucks tells."""

from clickbang.arena.facts import Facts, Statistics
from clickbang.core.result import Result
from clickbang.core.seats import has
from clickbang.core.table import Table
from clickbang.games.bulletbucks.rules.course import Bulletbucks


def facts(table: Table, result: Result) -> Facts:
    """Who lived to the end, who died, who had to leave; and whether somebody won from beyond the grave."""
    assert isinstance(table, Bulletbucks)
    fates = tuple(
        "dead" if has(table.board.dead, seat) else "alive" if has(table.board.seated, seat) else "left"
        for seat in range(table.seats)
    )
    from_the_grave = any(fates[seat] == "dead" for seat in result.winners)
    return Facts(table.board.round, fates, {"won by the dead": from_the_grave})


STATISTICS = Statistics(facts)
