"""What each game adds to the statistics: facts read from a table where it is over, and rates counted on the way."""

from collections.abc import Callable
from dataclasses import dataclass

from clickbang.arena.battleroyal import BattleRoyalWatcher
from clickbang.arena.championship import ChampionshipWatcher
from clickbang.arena.rates import Rates
from clickbang.core.result import Result
from clickbang.core.sitting import Watcher
from clickbang.core.table import Table
from clickbang.games.battleroyal import BattleRoyal
from clickbang.games.bulletbucks import Bulletbucks
from clickbang.games.championship import Championship
from clickbang.games.championship.player import MATES


@dataclass(frozen=True, slots=True)
class Facts:
    """How many rounds a game took, what became of each seat, and what else was or was not true of it."""

    rounds: int | None
    """None if they are counted as the game goes by."""
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


def championship(table: Table, result: Result) -> Facts:
    """Whose captain lived to the end; and whether the winner has lost nobody."""
    assert isinstance(table, Championship)
    fates = tuple("alive" if player.captain else "dead" for player in table.players)
    unscathed = any(table.players[seat].mates == MATES for seat in result.winners)
    return Facts(table.round, fates, {"won with a whole team": unscathed})


def battleroyal(table: Table, result: Result) -> Facts:
    """Who won; and whether with a gun."""
    assert isinstance(table, BattleRoyal)
    fates = tuple("alive" if seat in result.winners else "dead" for seat in range(table.seats))
    armed = any(table.hands[seat] & table.deck.bangs != 0 for seat in result.winners)
    return Facts(None, fates, {"won with a gun": armed})


FACTS: dict[str, Callable[[Table, Result], Facts]] = {
    "bulletbucks": bulletbucks,
    "championship": championship,
    "battleroyal": battleroyal,
}
"""By the name of the game; a new one takes its place here."""

WATCHERS: dict[str, Callable[[Rates], Watcher]] = {
    "championship": ChampionshipWatcher,
    "battleroyal": BattleRoyalWatcher,
}
"""What counts rates as the games go by, for a game of which the last table does not tell all."""
