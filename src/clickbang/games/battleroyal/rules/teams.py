"""Teams: leaving one (BR-6), becoming one (BR-9), and dissolving (BR-3, BR-10, BR-18)."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import members
from clickbang.games.battleroyal.events import AllAlone, LeftTeam, TeamFormed
from clickbang.games.battleroyal.rules.phases import CONFRONTATION_OVER, TALK
from clickbang.games.battleroyal.rules.state import State


def leave(table: State, seat: i64) -> None:
    """BR-6: this player is a team of one now."""
    table.board.leave_team(seat)
    if table.listener is not None:
        table.tell(EVERYONE, LeftTeam(seat))


def unite(table: State) -> i64:
    """BR-9, BR-3: both sides become one team and talk, unless nobody else is left: then it dissolves at once."""
    board = table.board
    team = board.in_confrontation()
    board.unite(team)
    if table.listener is not None:
        table.tell(EVERYONE, TeamFormed(tuple(members(team))))
    return CONFRONTATION_OVER if team == board.alive else TALK


def part(table: State) -> i64:
    """BR-10: everybody in the confrontation is alone."""
    dissolve(table, table.board.in_confrontation())
    return CONFRONTATION_OVER


def dissolve(table: State, seats: i64) -> None:
    """BR-3, BR-10, BR-18: each of these is a team of one (BR-24: or the pair of one player)."""
    table.board.dissolve(seats)
    if table.listener is not None:
        table.tell(EVERYONE, AllAlone(tuple(members(seats))))
