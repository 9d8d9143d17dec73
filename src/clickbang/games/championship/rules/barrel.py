"""A pocket and a barrel (WC-4, WC-5): what of them is hidden."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clickbang.core.chance import Outcomes
from clickbang.core.seats import bit
from clickbang.core.states.fields import Fields

CLICK: Final = 0
BULLET: Final = 1
EMPTY: Final = -1
"""Nothing in the pocket."""

BARREL: Final = 6
SEVEN: Final = 7


def top_card(clicks: int, bullets: int) -> Outcomes:
    """What the top one of so many shuffled cards can be."""
    return tuple([(card, weight) for card, weight in ((CLICK, clicks), (BULLET, bullets)) if weight > 0])


TOP_CARD: Final[list[Outcomes]] = [top_card(clicks, bullets) for clicks in range(SEVEN) for bullets in range(SEVEN)]
"""By clicks * 7 + bullets: made once, since a shot should cost nothing."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Barrel:
    """The order of the barrel is not decided before somebody looks or fires (`known`). How many cards are left of it
    lies on the board."""

    def __init__(self) -> None:
        self.pocket: i64 = EMPTY
        self.bullets: i64 = 0
        self.known: i64 = 0
        self.known_bits: i64 = 0

    def carry(self, source: "Barrel", fields: Fields) -> None:
        """Every field; see `core/states/fields.py`."""
        self.pocket = fields.number("pocket", source.pocket, EMPTY, BULLET)
        self.bullets = fields.number("bullets", source.bullets, 0, BARREL)
        self.known = fields.number("known", source.known, 0, BARREL)
        self.known_bits = fields.number("known_bits", source.known_bits, 0, bit(BARREL) - 1)

    def clone(self) -> "Barrel":
        other = Barrel()
        other.pocket = self.pocket
        other.bullets = self.bullets
        other.known = self.known
        other.known_bits = self.known_bits
        return other

    # The round

    def begin_round(self) -> None:
        """WC-3: all seven cards are in hand."""
        self.pocket = EMPTY
        self.empty()

    def load(self, pocket: i64, extra: i64) -> None:
        """WC-4, WC-5: all seven cards but the pocketed one go into the barrel, in no known order."""
        self.pocket = pocket
        self.bullets = 1 + extra - pocket
        self.reshuffle()

    def empty(self) -> None:
        """WC-19: nothing is left in the barrel."""
        self.bullets = 0
        self.reshuffle()

    # The order

    def reshuffle(self) -> None:
        """Whatever anybody saw of the order counts no more."""
        self.known = 0
        self.known_bits = 0

    def unknown_bullets(self) -> i64:
        """How many BULLETs lie below the cards whose order is settled."""
        bullets = self.bullets
        bits = self.known_bits
        while bits != 0:
            bullets -= bits & 1
            bits >>= 1
        return bullets

    def next_card(self, left: i64) -> Outcomes:
        """What the next card below those whose order is settled can be, of so many cards in all."""
        bullets = self.unknown_bullets()
        return TOP_CARD[(left - self.known - bullets) * SEVEN + bullets]

    def settle_next(self, card: i64) -> None:
        """The next card below those whose order is settled is this one."""
        self.known_bits |= card << self.known
        self.known += 1

    def known_card(self, place: i64) -> i64:
        """One of the cards whose order is settled, counted from the top."""
        return self.known_bits >> place & 1

    def turn_top(self) -> i64:
        """Turn the top card, whose place has been settled before."""
        card = self.known_bits & 1
        self.known_bits >>= 1
        self.known -= 1
        self.bullets -= card
        return card

    def add_bullet(self, left: i64) -> bool:
        """Replace a CLICK of the so many cards by a BULLET and reshuffle; False if there is none to replace."""
        if self.bullets >= left:
            return False
        self.bullets += 1
        self.reshuffle()
        return True
