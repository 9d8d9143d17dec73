"""Drawing and spending action cards (WC-1, WC-2, WC-22)."""

from mypy_extensions import i64

from clickbang.games.championship.rules.board import NOBODY
from clickbang.games.championship.rules.state import DRAW, State


def deal(table: State) -> None:
    """WC-1: one action card for everybody, face down."""
    for seat in range(table.seats):
        table.board.owe(seat, 1)


def draw_cards(table: State) -> bool:
    """WC-2: an empty deck is refilled with the played cards; without those nothing is drawn. Whether chance is due."""
    board = table.board
    seat = board.drawer()
    while seat != NOBODY:
        if board.deck_left == 0:
            table.deck = board.refill()
            if board.deck_left > 0:
                table.observer.refill(board.deck_left)
        if board.deck_left > 0:
            table.await_chance(DRAW)
            return True
        board.go_without(seat)
        table.observer.go_without(seat)
        seat = board.drawer()
    return False


def receive_card(table: State, card: i64) -> None:
    """The drawer learns which card it is, the others only that one was drawn."""
    seat = table.board.drawer()
    table.board.draw(seat)
    table.hold(seat, card, 1)
    table.deck[card] -= 1
    table.observer.draw(seat, card)


def discard(table: State, seat: i64, card: i64) -> None:
    """A played card is spent."""
    table.board.spend(seat, card)
    table.hold(seat, card, -1)
    table.observer.spend(seat, card)
