"""One captain with a team, a barrel, a pocket and a hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.chance import Outcomes
from clickbang.core.seats import bit
from clickbang.core.states.fields import Fields

CLICK: Final = 0
BULLET: Final = 1
EMPTY: Final = -1
"""Nothing in the pocket."""

BARREL: Final = 6
SEVEN: Final = 7
GOLD: Final = 5
"""What a gold token is worth; a silver one is worth 1."""

AT_SELF: Final = -1
AT_SKY: Final = -2
TO_CHOOSE: Final = -3
"""Where a shot goes, if not at a seat."""

MOST_POINTS: Final = 1_000_000
MOST_CARDS: Final = 999
"""A deck has at most so many cards, and nobody ever has so many points."""
SIDE_BET_BITS: Final = 10
"""The side bets on one player are counted in so many bits: enough for a whole deck of them."""


def top_card(clicks: int, bullets: int) -> Outcomes:
    """What the top one of so many shuffled cards can be."""
    return tuple([(card, weight) for card, weight in ((CLICK, clicks), (BULLET, bullets)) if weight > 0])


TOP_CARD: Final[list[Outcomes]] = [top_card(clicks, bullets) for clicks in range(SEVEN) for bullets in range(SEVEN)]
"""By clicks * 7 + bullets: made once, since a shot should cost nothing."""


class Player:
    """What one player has. The order of the barrel is not decided before somebody looks or fires (`known`)."""

    def __init__(self, kinds: i64, mates: i64) -> None:
        self.captain: bool = True
        self.mates: i64 = mates
        self.points: i64 = 0
        self.extra: i64 = 0
        self.live: i64 = 0
        self.hand: vec[i64] = vec[i64]([0] * kinds)
        self.cards: i64 = 0
        self.due: i64 = 0
        self.in_round: bool = False
        self.lost: bool = False
        self.pocket: i64 = EMPTY
        self.shown: bool = False
        self.left: i64 = 0
        self.bullets: i64 = 0
        self.known: i64 = 0
        self.known_bits: i64 = 0
        self.bet: i64 = 0
        self.shots: i64 = 0
        self.aim: i64 = AT_SELF
        self.accused: bool = False
        self.side_bets: i64 = 0
        self.favours: i64 = 0

    def clone(self) -> "Player":
        other = Player(0, self.mates)
        other.captain = self.captain
        other.points = self.points
        other.extra = self.extra
        other.live = self.live
        other.hand = self.hand[:]
        other.cards = self.cards
        other.due = self.due
        other.in_round = self.in_round
        other.lost = self.lost
        other.pocket = self.pocket
        other.shown = self.shown
        other.left = self.left
        other.bullets = self.bullets
        other.known = self.known
        other.known_bits = self.known_bits
        other.bet = self.bet
        other.shots = self.shots
        other.aim = self.aim
        other.accused = self.accused
        other.side_bets = self.side_bets
        other.favours = self.favours
        return other

    def carry(self, fields: Fields, seats: i64, team: i64) -> None:
        """Every field, as `Table.carry` wants it."""
        self.captain = fields.flag("captain", self.captain)
        self.mates = fields.number("mates", self.mates, 0, team - 1)
        self.points = fields.number("points", self.points, 0, MOST_POINTS)
        self.extra = fields.number("extra", self.extra, 0, BARREL)
        self.live = fields.number("live", self.live, 0, BARREL)
        self.hand = fields.numbers("hand", self.hand, 0, MOST_CARDS)
        self.cards = fields.number("cards", self.cards, 0, MOST_CARDS)
        self.due = fields.number("due", self.due, 0, MOST_CARDS)
        self.in_round = fields.flag("in_round", self.in_round)
        self.lost = fields.flag("lost", self.lost)
        self.pocket = fields.number("pocket", self.pocket, EMPTY, BULLET)
        self.shown = fields.flag("shown", self.shown)
        self.left = fields.number("left", self.left, 0, BARREL)
        self.bullets = fields.number("bullets", self.bullets, 0, BARREL)
        self.known = fields.number("known", self.known, 0, BARREL)
        self.known_bits = fields.number("known_bits", self.known_bits, 0, bit(BARREL) - 1)
        self.bet = fields.number("bet", self.bet, 0, BARREL - 1)
        self.shots = fields.number("shots", self.shots, 0, BARREL)
        self.aim = fields.number("aim", self.aim, TO_CHOOSE, seats - 1)
        self.accused = fields.flag("accused", self.accused)
        self.side_bets = fields.number("side_bets", self.side_bets, 0, bit(SIDE_BET_BITS * seats) - 1)
        self.favours = fields.number("favours", self.favours, 0, MOST_CARDS)

    def __repr__(self) -> str:
        names = (
            "captain", "mates", "points", "extra", "live", "hand", "cards", "due", "in_round", "lost", "pocket",
            "shown", "left", "bullets", "known", "known_bits", "bet", "shots", "aim", "accused", "side_bets", "favours",
        )  # fmt: skip
        return f"<Player {', '.join([f'{name}={getattr(self, name)!r}' for name in names])}>"

    # The round

    def begin_round(self) -> None:
        """WC-3: all seven barrel cards are in hand; nothing of the last round counts any more."""
        self.in_round = True
        self.lost = False
        self.pocket = EMPTY
        self.shown = False
        self.live = 0
        self.empty_barrel()
        self.bet = 0
        self.shots = 0
        self.aim = AT_SELF
        self.accused = False
        self.side_bets = 0
        self.favours = 0

    def fires(self) -> bool:
        """WC-13: in the round, and the bet is not used up."""
        return self.in_round and self.shots > 0

    def bet_on(self, seat: i64) -> None:
        """Side Bet: on this seat, once (more)."""
        self.side_bets += bit(SIDE_BET_BITS * seat)

    def side_bets_on(self, seat: i64) -> i64:
        """Side Bet: how often on this seat."""
        return self.side_bets >> SIDE_BET_BITS * seat & bit(SIDE_BET_BITS) - 1

    def lose_character(self) -> None:
        """WC-19: a team-mate, or the captain if none is left; out of the round, the barrel as at the start."""
        self.in_round = False
        self.lost = True
        self.extra = 0
        self.live = 0
        self.empty_barrel()
        if self.mates > 0:
            self.mates -= 1
        else:
            self.captain = False

    # The barrel

    def has_click(self) -> bool:
        """Whether a CLICK is among the seven cards."""
        return 1 + self.extra < SEVEN

    def empty_barrel(self) -> None:
        """All seven cards are in hand, or in nobody's way."""
        self.left = 0
        self.bullets = 0
        self.reshuffle()

    def load(self, pocket: i64) -> None:
        """WC-4, WC-5: all seven cards but the pocketed one go into the barrel, in no known order."""
        self.pocket = pocket
        self.left = BARREL
        self.bullets = 1 + self.extra - pocket
        self.reshuffle()

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

    def next_card(self) -> Outcomes:
        """What the next card below those whose order is settled can be."""
        bullets = self.unknown_bullets()
        return TOP_CARD[(self.left - self.known - bullets) * SEVEN + bullets]

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
        self.left -= 1
        self.bullets -= card
        return card

    def add_bullet(self) -> bool:
        """Replace a CLICK of the barrel by a BULLET and reshuffle; False if there is none to replace."""
        if self.bullets >= self.left:
            return False
        self.bullets += 1
        self.reshuffle()
        return True


def tokens(points: int) -> tuple[int, int]:
    """WC-16: points as gold and silver tokens, always changed up."""
    return points // GOLD, points % GOLD
