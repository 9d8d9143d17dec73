"""Drawing and spending action cards (WC-1, WC-2, WC-22)."""

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit
from clickbang.games.championship.events import CardDrawn, DeckRefilled, NoCardLeft, NoEffect, OwnCard
from clickbang.games.championship.rules.state import DRAW, NOBODY, State


def deal(table: State) -> None:
    """WC-1: one action card for everybody, face down."""
    for seat in range(table.seats):
        owe(table, seat, 1)


def owe(table: State, seat: i64, cards: i64) -> None:
    """So many cards are due to this seat; without a deck nobody draws."""
    if len(table.deck) > 0:
        table.players[seat].due += cards


def draw_cards(table: State) -> bool:
    """WC-2: an empty deck is refilled with the played cards; without those nothing is drawn. Whether chance is due."""
    seat = table.drawer()
    while seat != NOBODY:
        if total(table.deck) == 0:
            table.deck, table.played = table.played, table.deck
            if table.listener is not None and total(table.deck) > 0:
                table.tell(EVERYONE, DeckRefilled(total(table.deck)))
        if total(table.deck) > 0:
            table.await_chance(DRAW)
            return True
        table.players[seat].due -= 1
        if table.listener is not None:
            table.tell(EVERYONE, NoCardLeft(seat))
        seat = table.drawer()
    return False


def receive_card(table: State, card: i64) -> None:
    """The drawer learns which card it is, the others only that one was drawn."""
    seat = table.drawer()
    player = table.players[seat]
    player.due -= 1
    player.hand[card] += 1
    player.cards += 1
    table.deck[card] -= 1
    if table.counts is not None:
        table.counts.drawn[card] += 1
    if table.listener is not None:
        table.tell(EVERYONE, CardDrawn(seat))
        table.tell(bit(seat), OwnCard(seat, table.kinds.cards[card].key))


def discard(table: State, seat: i64, card: i64) -> None:
    """A played card is spent."""
    table.players[seat].hand[card] -= 1
    table.players[seat].cards -= 1
    table.played[card] += 1
    if table.counts is not None:
        table.counts.played[card] += 1


def tell_no_effect(table: State, seat: i64, card: str) -> None:
    """WC-22: what has become impossible is spent without effect."""
    if table.listener is not None:
        table.tell(EVERYONE, NoEffect(seat, card))


def total(counts: vec[i64]) -> i64:
    """How many cards there are in all."""
    n: i64 = 0
    for copies in counts:
        n += copies
    return n
