"""What one seat knows of a pocket and a barrel, from what it has seen, and what follows from that.

How many cards are left in the barrel lies on the board, and is told to what has to know.
"""

from math import gcd
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clickbang.games.championship.rules.barrel import BULLET, CLICK, EMPTY, SEVEN

UNKNOWN: Final = 2
"""A pocketed card that this seat has not seen."""


@final
@mypyc_attr(acyclic=True)
class KnownBarrel:
    """Cards of the barrel are bits, the first one lowest: 1 is a BULLET."""

    def __init__(self) -> None:
        self.pocket: i64 = EMPTY
        self.turned: i64 = 0
        """How many cards were turned in this round."""
        self.turned_bits: i64 = 0
        self.known: i64 = 0
        """How many cards from the top this seat has looked at."""
        self.known_bits: i64 = 0
        self.settled: i64 = 0
        """How many cards from the top somebody has looked at, as everybody knows."""
        self.bullets: i64 = 0
        """How many BULLETs are left in the barrel if a CLICK lies in the pocket."""
        self.cheats_bullets: i64 = 0
        """And if a BULLET does."""
        self.odds: int = 1
        """How likely all that was seen of the barrel is if a CLICK lies in the pocket: so much, exactly."""
        self.cheats_odds: int = 1
        """To so much if a BULLET does."""

    def clone(self) -> "KnownBarrel":
        other = KnownBarrel()
        other.pocket = self.pocket
        other.turned = self.turned
        other.turned_bits = self.turned_bits
        other.known = self.known
        other.known_bits = self.known_bits
        other.settled = self.settled
        other.bullets = self.bullets
        other.cheats_bullets = self.cheats_bullets
        other.odds = self.odds
        other.cheats_odds = self.cheats_odds
        return other

    def begin_round(self) -> None:
        """WC-3: what was seen is of the past."""
        self.pocket = EMPTY
        self.turned = 0
        self.turned_bits = 0
        self.reshuffle()

    # The pocket

    def fill(self, card: i64) -> None:
        """WC-4: the seat puts this card into its own pocket."""
        self.pocket = card

    def load(self, extra: i64) -> None:
        """WC-4: one of seven cards is in the pocket; somebody who has no CLICK did not put one there."""
        self.bullets = 1 + extra
        self.cheats_bullets = extra
        self.odds = 1 if 1 + extra < SEVEN else 0
        self.cheats_odds = 1
        if self.pocket == EMPTY:
            self.pocket = UNKNOWN
        else:
            self.see_pocket(self.pocket)

    def see_pocket(self, card: i64) -> None:
        """The seat knows the pocketed card."""
        self.pocket = card
        self.odds = 1 if card == CLICK else 0
        self.cheats_odds = 1 if card == BULLET else 0

    # The barrel

    def reshuffle(self) -> None:
        """The order is unknown again; what is in the barrel is not forgotten."""
        self.known = 0
        self.known_bits = 0
        self.settled = 0

    def see_card(self, card: i64, left: i64) -> None:
        """The first card that this seat did not know, of so many: either pocket is as likely as the card is with it."""
        known = self.known_bullets()
        below = left - self.known
        bullets, cheats_bullets = self.bullets - known, self.cheats_bullets - known
        odds = self.odds * (bullets if card == BULLET else below - bullets)
        cheats_odds = self.cheats_odds * (cheats_bullets if card == BULLET else below - cheats_bullets)
        common = gcd(odds, cheats_odds)
        self.odds = odds // common
        self.cheats_odds = cheats_odds // common

    def known_bullets(self) -> i64:
        """How many BULLETs the seat knows of."""
        bullets: i64 = 0
        bits = self.known_bits
        while bits != 0:
            bullets += bits & 1
            bits >>= 1
        return bullets

    def see_top(self, cards: i64, bits: i64, left: i64) -> None:
        """The seat looks at so many cards from the top."""
        while self.known < cards:
            card = bits >> self.known & 1
            self.see_card(card, left)
            self.known_bits |= card << self.known
            self.known += 1

    def look_at_top(self, cards: i64, left: i64) -> None:
        """Somebody looks at so many cards from the top, or at all there are."""
        self.settled = max(self.settled, min(cards, left))

    def turn_top(self, card: i64, left: i64) -> None:
        """WC-13: the top card, of so many, is turned for all to see."""
        if self.known > 0:
            self.known -= 1
            self.known_bits >>= 1
        else:
            self.see_card(card, left)
        if self.settled > 0:
            self.settled -= 1
        self.turned_bits |= card << self.turned
        self.turned += 1
        self.bullets -= card
        self.cheats_bullets -= card

    def add_bullet(self, left: i64) -> None:
        """A CLICK of the barrel became a BULLET, so there was one."""
        if self.bullets >= left:
            self.odds = 0
        if self.cheats_bullets >= left:
            self.cheats_odds = 0
        self.bullets += 1
        self.cheats_bullets += 1
        self.reshuffle()

    def lack_click(self, left: i64) -> None:
        """No CLICK of the barrel could become a BULLET, so there is none."""
        if self.bullets < left:
            self.odds = 0
        if self.cheats_bullets < left:
            self.cheats_odds = 0


def cards_of(cards: i64, bits: i64) -> list[int]:
    """So many cards as a list."""
    return [int(bits >> place & 1) for place in range(cards)]


def bits_of(cards: tuple[int, ...]) -> i64:
    """Cards as bits."""
    bits: i64 = 0
    for place, card in enumerate(cards):
        bits |= card << place
    return bits
