"""Drawing and spending action cards (WC-1, WC-2, WC-22)."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit
from clickbang.games.championship.events import CardDrawn, DeckRefilled, NoCardLeft, NoEffect, OwnCard
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
            if table.listener is not None and board.deck_left > 0:
                table.tell(EVERYONE, DeckRefilled(board.deck_left))
        if board.deck_left > 0:
            table.await_chance(DRAW)
            return True
        board.go_without(seat)
        if table.listener is not None:
            table.tell(EVERYONE, NoCardLeft(seat))
        seat = board.drawer()
    return False


def receive_card(table: State, card: i64) -> None:
    """The drawer learns which card it is, the others only that one was drawn."""
    seat = table.board.drawer()
    table.board.draw(seat)
    table.hold(seat, card, 1)
    table.deck[card] -= 1
    if table.counts is not None:
        table.counts.drawn[card] += 1
    if table.listener is not None:
        table.tell(EVERYONE, CardDrawn(seat))
        table.tell(bit(seat), OwnCard(seat, table.kinds.cards[card].key))


def discard(table: State, seat: i64, card: i64) -> None:
    """A played card is spent."""
    table.board.spend(seat, card)
    table.hold(seat, card, -1)
    if table.counts is not None:
        table.counts.played[card] += 1


def tell_no_effect(table: State, seat: i64, card: str) -> None:
    """WC-22: what has become impossible is spent without effect."""
    if table.listener is not None:
        table.tell(EVERYONE, NoEffect(seat, card))
