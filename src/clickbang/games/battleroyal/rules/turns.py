"""Turns (BR-4 to BR-6): one passes, leaves, or confronts a neighbour; and whose turn is next (BR-2, BR-23)."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, has, without
from clickbang.games.battleroyal.events import Passed, TurnBegan
from clickbang.games.battleroyal.rules import teams
from clickbang.games.battleroyal.rules.ending import lose_all
from clickbang.games.battleroyal.rules.endings import ALL_PASSED, LAP_LIMIT
from clickbang.games.battleroyal.rules.phases import TURN, TURN_OVER, WAIT
from clickbang.games.battleroyal.rules.state import TURN_PROMPT, State


def begin(table: State) -> i64:
    """BR-4: whose turn it is, for all to see."""
    board = table.board
    if table.listener is not None:
        table.tell(EVERYONE, TurnBegan(board.turn, board.person, board.passes))
    return ask(table)


def ask(table: State) -> i64:
    """BR-4, BR-6: one player chooses; until then anybody may leave a team."""
    table.ask(TURN_PROMPT, bit(table.board.turn), standing=may_leave_now(table))
    return WAIT


def may_leave_now(table: State) -> i64:
    """BR-6: those who may leave on somebody else's turn."""
    return without(table.board.may_leave(), table.board.turn)


def take_pass(table: State, seat: i64) -> i64:
    """BR-5: if all pass, one after another, all are eliminated."""
    board = table.board
    board.pass_turn()
    if table.listener is not None:
        table.tell(EVERYONE, Passed(seat))
    return lose_all(table, ALL_PASSED) if passes_left(board.passes, board.everybody_in_game()) == 0 else TURN_OVER


def passes_left(passes: i64, everybody: i64) -> i64:
    """BR-5: how many more passes in a row eliminate all."""
    return everybody - passes


def take_leave(table: State, seat: i64) -> i64:
    """BR-6: who leaves on their own turn chooses again."""
    teams.leave(table, seat)
    return ask(table)


def end(table: State) -> i64:
    """BR-21: too many laps without an elimination; BR-2, BR-23: otherwise the next person's turn, clockwise."""
    board = table.board
    board.end_turn()
    if turns_left(board.turns, table.lap_limit, board.everybody_in_game()) == 0:
        return lose_all(table, LAP_LIMIT)
    person = board.person + 1
    if person < board.persons and has(board.alive, board.turn):
        board.begin_turn(board.turn, person, board.passes)
    else:
        board.begin_turn(board.neighbour(board.turn, 1), 0, board.passes)
    return TURN


def turns_left(turns: i64, lap_limit: i64, everybody: i64) -> i64:
    """BR-21: how many more turns without an elimination until everybody loses; -1 where there is no limit."""
    return lap_limit * everybody - turns if lap_limit > 0 else -1
