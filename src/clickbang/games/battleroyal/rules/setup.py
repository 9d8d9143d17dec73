"""Setup (BR-1 to BR-3): the circle, who begins, and a card each."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, everyone_at, lowest, without
from clickbang.games.battleroyal.events import OwnCard, Seated
from clickbang.games.battleroyal.rules.board import NOBODY
from clickbang.games.battleroyal.rules.phases import TURN, WAIT
from clickbang.games.battleroyal.rules.state import BEGINNER, DEAL, SEATING, State


def begin(table: State) -> i64:
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
    if table.listener is not None:
        table.tell(EVERYONE, Seated(tuple(board.circle), first, board.persons))
    table.await_chance(DEAL)
    return WAIT


def deal(table: State, card: i64) -> i64:
    """BR-1: a card, which only its owner sees; the first turn begins when all have theirs."""
    seat = table.receiver()
    table.hands[seat] |= bit(card)
    table.undealt = without(table.undealt, card)
    if table.memory is not None:
        table.memory.deal(seat, card)
    if table.listener is not None:
        table.tell(bit(seat), OwnCard(seat, table.deck.cards[card].key))
    if table.receiver() == NOBODY:
        return TURN
    table.await_chance(DEAL)
    return WAIT


def even_outcomes(table: State) -> i64:
    """What chance may bring: a card, the next in the circle, or who begins; each as likely."""
    if table.chance == DEAL:
        return table.undealt
    return standing_up(table) if table.chance == SEATING else everyone_at(table.seats)
