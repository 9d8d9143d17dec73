"""The end (BR-21, BR-5): how a game ends, and who has won."""

from mypy_extensions import i64

from clickbang.core.result import Result
from clickbang.core.seats import members
from clickbang.games.battleroyal.rules import spoils
from clickbang.games.battleroyal.rules.phases import THE_END
from clickbang.games.battleroyal.rules.state import State


def end(table: State, how: str, winners: i64) -> i64:
    """BR-21: the game ends like this."""
    table.ending = how
    table.winners = winners
    return THE_END


def lose_all(table: State, how: str) -> i64:
    """BR-5, BR-19, BR-21: everybody loses, and the cards are discarded."""
    spoils.lose(table, table.board.alive)
    spoils.discard(table)
    return end(table, how, 0)


def result(table: State) -> Result:
    """One point for each winner."""
    winners = members(table.winners)
    return Result(table.ending, tuple(winners), tuple([int(seat in winners) for seat in range(table.seats)]))
