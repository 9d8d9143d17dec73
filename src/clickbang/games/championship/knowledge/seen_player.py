"""One player as a seat sees them: what everybody sees, and what the seat knows or can work out besides."""

from math import gcd
from typing import Final

from clickbang.games.championship.rules.player import AT_SELF, BARREL, BULLET, CLICK, EMPTY, SEVEN, tokens

UNKNOWN: Final = 2
"""A pocketed card that this seat has not seen."""


class SeenPlayer:
    """A player, with a barrel of which the seat knows the top cards it has looked at, and a pocket it may not know."""

    def __init__(self, mates: int) -> None:
        self.captain = True
        self.mates = mates
        self.points = 0
        self.extra = 0
        self.live = 0
        self.cards = 0
        self.due = 0
        self.in_round = False
        self.lost = False
        self.pocket = EMPTY
        self.shown = False
        self.left = 0
        self.turned: list[int] = []
        self.known: list[int] = []
        self.settled = 0
        """How many cards from the top somebody has looked at, as everybody knows."""
        self.bet = -1
        self.shots = 0
        self.aim = AT_SELF
        self.accused = False
        self.side_bets: list[int] = []
        self.favours = 0
        self.bullets = [0, 0]
        """How many BULLETs are left in the barrel if a CLICK, and if a BULLET, lies in the pocket."""
        self.odds = [1, 1]
        """How likely all that was seen of the barrel is in either case: so much to so much, exactly."""

    def clone(self) -> "SeenPlayer":
        other = SeenPlayer(self.mates)
        other.captain = self.captain
        other.points = self.points
        other.extra = self.extra
        other.live = self.live
        other.cards = self.cards
        other.due = self.due
        other.in_round = self.in_round
        other.lost = self.lost
        other.pocket = self.pocket
        other.shown = self.shown
        other.left = self.left
        other.turned = self.turned[:]
        other.known = self.known[:]
        other.settled = self.settled
        other.bet = self.bet
        other.shots = self.shots
        other.aim = self.aim
        other.accused = self.accused
        other.side_bets = self.side_bets[:]
        other.favours = self.favours
        other.bullets = self.bullets[:]
        other.odds = self.odds[:]
        return other

    def begin_round(self) -> None:
        """WC-3: all but team, points, extra BULLETs and hand is as at the start."""
        self.in_round = True
        self.lost = False
        self.pocket = EMPTY
        self.shown = False
        self.live = 0
        self.left = 0
        self.turned = []
        self.reshuffle()
        self.bet = -1
        self.shots = 0
        self.aim = AT_SELF
        self.accused = False
        self.side_bets = []
        self.favours = 0

    def lose_character(self, mates: int, captain: bool) -> None:
        """WC-19: out of the round, and the barrel is as at the start."""
        self.mates = mates
        self.captain = not captain
        self.in_round = False
        self.lost = True
        self.extra = 0
        self.live = 0
        self.left = 0
        self.reshuffle()

    # The pocket

    def load(self) -> None:
        """WC-4: one of seven cards is in the pocket; somebody who has no CLICK did not put one there."""
        self.left = BARREL
        self.bullets = [1 + self.extra, self.extra]
        self.odds = [1 if 1 + self.extra < SEVEN else 0, 1]
        if self.pocket == EMPTY:
            self.pocket = UNKNOWN
        else:
            self.see_pocket(self.pocket)

    def see_pocket(self, card: int) -> None:
        """The seat knows the pocketed card."""
        self.pocket = card
        self.odds = [0, 0]
        self.odds[card] = 1

    # The barrel

    def reshuffle(self) -> None:
        """The order is unknown again; what is in the barrel is not forgotten."""
        self.known = []
        self.settled = 0

    def see_card(self, card: int) -> None:
        """The first card that this seat did not know: either pocket is as likely as this card is with it."""
        for pocket in (CLICK, BULLET):
            bullets = self.bullets[pocket] - sum(self.known)
            self.odds[pocket] *= bullets if card == BULLET else self.left - len(self.known) - bullets
        common = gcd(self.odds[CLICK], self.odds[BULLET])
        self.odds = [odds // common for odds in self.odds]

    def see_top(self, cards: tuple[int, ...]) -> None:
        """The seat looks at the top cards."""
        for card in cards[len(self.known) :]:
            self.see_card(card)
            self.known.append(card)

    def look_at_top(self, cards: int) -> None:
        """Somebody looks at so many cards from the top, or at all there are."""
        self.settled = max(self.settled, min(cards, self.left))

    def turn_top(self, card: int) -> None:
        """WC-13: the top card is turned for all to see."""
        if self.known:
            self.known.pop(0)
        else:
            self.see_card(card)
        self.left -= 1
        self.shots -= 1
        self.turned.append(card)
        self.settled = max(0, self.settled - 1)
        if card == BULLET:
            self.bullets = [bullets - 1 for bullets in self.bullets]

    def add_bullet(self) -> None:
        """A CLICK of the barrel became a BULLET, so there was one."""
        for pocket in (CLICK, BULLET):
            if self.bullets[pocket] >= self.left:
                self.odds[pocket] = 0
            self.bullets[pocket] += 1
        self.reshuffle()

    def lack_click(self) -> None:
        """No CLICK of the barrel could become a BULLET, so there is none."""
        for pocket in (CLICK, BULLET):
            if self.bullets[pocket] < self.left:
                self.odds[pocket] = 0

    def shown_data(self) -> dict[str, object]:
        return {
            "captain": self.captain,
            "mates": self.mates,
            "points": self.points,
            "tokens": list(tokens(self.points)),
            "extra": self.extra,
            "live": self.live,
            "cards": self.cards,
            "in_round": self.in_round,
            "lost": self.lost,
            "pocket": self.pocket,
            "shown": self.shown,
            "left": self.left,
            "turned": list(self.turned),
            "known": list(self.known),
            "bet": self.bet,
            "shots": self.shots,
            "aim": self.aim,
            "accused": self.accused,
            "side_bets": list(self.side_bets),
            "favours": self.favours,
        }
