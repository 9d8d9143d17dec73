"""Setup (BR-1 to BR-3) and turns (BR-4 to BR-6): one passes, leaves, or confronts a neighbour; whose turn is next."""

from mypy_extensions import i64

from clickbang.core.seats import bit, count, everyone_at, has, lowest, without
from clickbang.games.battleroyal.rules.phases import TURN, TURN_OVER, WAIT
from clickbang.games.battleroyal.rules.spoils import lose_all
from clickbang.games.battleroyal.rules.state import ALL_PASSED, BEGINNER, DEAL, LAP_LIMIT, SEATING, TURN_PROMPT, State

# Setup: the circle, who begins, and a card each


def set_up(table: State) -> i64:
    """BR-2: a circle as they took their seats, or one that begins with seat 0."""
    if table.shuffled:
        table.board.sit_down(0)
        table.await_chance(SEATING)
    else:
        for seat in range(table.seats):
            table.board.sit_down(seat)
        table.await_chance(BEGINNER)
    return WAIT


def sit_down(table: State, seat: i64) -> i64:
    """BR-2: the next one in the circle; the last takes the place that is left."""
    board = table.board
    board.sit_down(seat)
    if len(board.circle) < table.seats - 1:
        table.await_chance(SEATING)
    else:
        board.sit_down(lowest(standing_up(table)))
        table.await_chance(BEGINNER)
    return WAIT


def standing_up(table: State) -> i64:
    """Those who have no place in the circle yet."""
    found = everyone_at(table.seats)
    for seat in table.board.circle:
        found = without(found, seat)
    return found


def choose_first(table: State, first: i64) -> i64:
    """BR-2: a random one begins."""
    board = table.board
    board.choose_first(first)
    table.observer.sit_down(board)
    table.await_chance(DEAL)
    return WAIT


def deal(table: State, card: i64) -> i64:
    """BR-1: a card, which only its owner sees; the first turn begins when all have theirs."""
    seat = table.receiver()
    table.hands[seat] |= bit(card)
    table.undealt = without(table.undealt, card)
    table.observer.deal(seat, card)
    if seat == table.seats - 1 and count(table.hands[seat]) == table.board.persons:
        return TURN
    table.await_chance(DEAL)
    return WAIT


def even_outcomes(table: State) -> i64:
    """What chance may bring: a card, the next in the circle, or who begins; each as likely."""
    if table.chance == DEAL:
        return table.undealt
    return standing_up(table) if table.chance == SEATING else everyone_at(table.seats)


# Turns


def begin(table: State) -> i64:
    """BR-4: whose turn it is, for all to see."""
    table.observer.begin_turn(table.board)
    return ask(table)


def ask(table: State) -> i64:
    """BR-4, BR-6: one player chooses; until then anybody may leave a team."""
    table.ask(TURN_PROMPT, bit(table.board.turn), standing=may_leave_now(table))
    return WAIT


def may_leave_now(table: State) -> i64:
    """BR-6: those who may leave on somebody else's turn."""
    board = table.board
    return without(board.may_leave(), board.turn)


def take_pass(table: State, seat: i64) -> i64:
    """BR-5: if all pass, one after another, all are eliminated."""
    board = table.board
    board.pass_turn()
    table.observer.pass_turn(seat)
    return lose_all(table, ALL_PASSED) if passes_left(board.passes, board.everybody_in_game()) == 0 else TURN_OVER


def passes_left(passes: i64, everybody: i64) -> i64:
    """BR-5: how many more passes in a row eliminate all."""
    return everybody - passes


def take_leave(table: State, seat: i64) -> i64:
    """BR-6: who leaves on their own turn chooses again."""
    table.leave_team(seat)
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
