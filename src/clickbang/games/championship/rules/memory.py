"""What seats remember that does not lie on the table, kept by the rules as they go: no event has to be built for it.

A batch of games reads what a seat knows from the table and from this (`tensor.py`), many times as quick as folding
events. It is the view once more, in plain numbers: tests hold the two against each other at every decision, and the
numbers are among what pairs of games are compared by.
"""

from math import gcd
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import bit
from clickbang.games.championship.rules.barrel import BULLET, CLICK, SEVEN, Barrel
from clickbang.games.championship.rules.board import Board

NO_CARD: Final = -1


class Memory:
    """What everybody has seen, and what each seat alone. A table has none unless somebody hangs it there."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.turned: vec[i64] = vec[i64]([0] * seats)
        """By seat: how many cards of its barrel were turned."""
        self.turned_bits: vec[i64] = vec[i64]([0] * seats)
        """By seat: which of them were BULLETs."""
        self.known: vec[i64] = vec[i64]([0] * (seats * seats))
        """By seat and seat: how many top cards the one knows of the other's barrel."""
        self.informed: vec[i64] = vec[i64]([0] * seats)
        """By seat: who has looked at its pocket."""
        self.odds: list[int] = [1] * (2 * seats * seats)
        """By seat and seat: `SeenPlayer.odds` of the other, as the one knows them."""
        self.plays: vec[i64] = vec[i64]([NO_CARD] * seats)
        """By seat: the card it played in the last sealed round."""
        self.accusations: list[tuple[int, int]] = []
        """Those that were revealed last in this round."""

    def begin_round(self, board: Board) -> None:
        """WC-3: what was seen of barrels and pockets is of the past."""
        self.accusations = []
        seat: i64 = 0
        while seat < self.seats:
            if board.players[seat].captain:
                self.turned[seat] = 0
                self.turned_bits[seat] = 0
                self.informed[seat] = 0
                self.forget_order(seat)
            seat += 1

    def load(self, seat: i64, pocket: i64, extra: i64) -> None:
        """WC-4: its owner knows the pocket; somebody who has no CLICK did not put one there."""
        viewer: i64 = 0
        while viewer < self.seats:
            at = 2 * (viewer * self.seats + seat)
            self.odds[at + CLICK] = 1 if 1 + extra < SEVEN else 0
            self.odds[at + BULLET] = 1
            viewer += 1
        self.see_pocket(seat, seat, pocket)

    def see_pocket(self, viewer: i64, seat: i64, card: i64) -> None:
        """This seat knows that pocket."""
        at = 2 * (viewer * self.seats + seat)
        self.odds[at] = 0
        self.odds[at + 1] = 0
        self.odds[at + card] = 1

    def inform(self, viewer: i64, seat: i64, card: i64) -> None:
        """Informer: one seat looks at a pocket."""
        self.informed[seat] |= bit(viewer)
        self.see_pocket(viewer, seat, card)

    def show_pocket(self, seat: i64, card: i64) -> None:
        """All see a pocket."""
        viewer: i64 = 0
        while viewer < self.seats:
            self.see_pocket(viewer, seat, card)
            viewer += 1

    def see_card(self, at: i64, card: i64, bullets: i64, left: i64) -> None:
        """One more card out of so many, so many BULLETs among them if a CLICK is in the pocket, one less otherwise."""
        found = [self.odds[at + CLICK], self.odds[at + BULLET]]
        found[CLICK] *= bullets if card == BULLET else left - bullets
        found[BULLET] *= bullets - 1 if card == BULLET else left - bullets + 1
        common = gcd(found[CLICK], found[BULLET])
        self.odds[at + CLICK] = found[CLICK] // common
        self.odds[at + BULLET] = found[BULLET] // common

    def peek(self, viewer: i64, seat: i64, barrel: Barrel, left: i64, cards: i64) -> None:
        """One seat looks at so many cards from the top."""
        at = viewer * self.seats + seat
        bullets = barrel.bullets + barrel.pocket
        place: i64 = 0
        while place < cards:
            card = barrel.known_card(place)
            if place >= self.known[at]:
                self.see_card(2 * at, card, bullets, left - place)
            bullets -= card
            place += 1
        if self.known[at] < cards:
            self.known[at] = cards

    def turn(self, seat: i64, barrel: Barrel, card: i64, left: i64) -> None:
        """WC-13: the card that has just been turned."""
        viewer: i64 = 0
        while viewer < self.seats:
            at = viewer * self.seats + seat
            if self.known[at] > 0:
                self.known[at] -= 1
            else:
                self.see_card(2 * at, card, barrel.bullets + card + barrel.pocket, left)
            viewer += 1
        self.turned_bits[seat] |= card << self.turned[seat]
        self.turned[seat] += 1

    def add_bullet(self, seat: i64, barrel: Barrel, left: i64) -> None:
        """A CLICK of the barrel has just become a BULLET, so there was one."""
        bullets = barrel.bullets - 1 + barrel.pocket
        self.rule_out(seat, bullets >= left, bullets - 1 >= left)
        self.forget_order(seat)

    def lack_click(self, seat: i64, barrel: Barrel, left: i64) -> None:
        """No CLICK of the barrel could become a BULLET, so there is none."""
        bullets = barrel.bullets + barrel.pocket
        self.rule_out(seat, bullets < left, bullets - 1 < left)

    def rule_out(self, seat: i64, click: bool, bullet: bool) -> None:
        """All know that this is not in the pocket."""
        viewer: i64 = 0
        while viewer < self.seats:
            at = 2 * (viewer * self.seats + seat)
            if click:
                self.odds[at + CLICK] = 0
            if bullet:
                self.odds[at + BULLET] = 0
            viewer += 1

    def forget_order(self, seat: i64) -> None:
        """The barrel is shuffled, or empty."""
        viewer: i64 = 0
        while viewer < self.seats:
            self.known[viewer * self.seats + seat] = 0
            viewer += 1
