"""One captain with a team, a die and cards: what everybody sees of them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clickbang.core.seats import bit
from clickbang.core.states.fields import Fields
from clickbang.core.states.position import WrittenFields
from clickbang.games.championship.rules.barrel import BARREL, SEVEN

GOLD: Final = 5
"""What a gold token is worth; a silver one is worth 1."""

AT_SELF: Final = -1
AT_SKY: Final = -2
TO_CHOOSE: Final = -3
"""Where a shot goes, if not at a seat."""
COVERED: Final = -1
"""In place of a bet."""

MOST_POINTS: Final = 1_000_000
MOST_CARDS: Final = 999
"""A deck has at most so many cards, and nobody ever has so many points."""
SIDE_BET_BITS: Final = 10
"""The side bets on one player are counted in so many bits: enough for a whole deck of them."""
NO_MARKS: Final = vec[i64]()
"""One for all players: marks are replaced, never changed."""


class Lasting:
    """What an effect leaves before a player until the end of the round: a mark for each card. All see it (WC-24).

    Copy, position, what views show and the tensor have a field for each, called `name`: the effect's word, if nothing
    else is said.
    """

    def __init__(self, meaning: str, name: str = "") -> None:
        self.meaning = meaning
        """Of the numbers in the tensor."""
        self.name = name
        self.place: i64 = 0
        """Where its marks are counted."""

    def points(self, player: "Player", marks: i64) -> i64:
        """WC-16: so many points more for a player who scores and has so many marks."""
        return 0


LASTING: Final[list[Lasting]] = []
"""That of every effect that has one; `effects/` fills it."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What lies before one player. What is hidden of it is in `Barrel`, and in a hand."""

    def __init__(self, mates: i64) -> None:
        self.captain: bool = True
        self.mates: i64 = mates
        self.points: i64 = 0
        self.extra: i64 = 0
        self.live: i64 = 0
        self.cards: i64 = 0
        self.due: i64 = 0
        self.in_round: bool = False
        self.lost: bool = False
        self.shown: bool = False
        self.left: i64 = 0
        self.bet: i64 = COVERED
        self.shots: i64 = 0
        self.aim: i64 = AT_SELF
        self.accused: bool = False
        self.bets_on: i64 = 0
        """Side Bet: how often on each seat."""
        self.marks: vec[i64] = NO_MARKS
        """How many of each `Lasting` lie there; of those beyond its end there is none."""

    @final
    def clone(self) -> "Player":
        other = Player(self.mates)
        self.copy_onto(other)
        return other

    @final
    def copy_onto(self, other: "Player") -> None:
        """Give another one all that lies there."""
        other.captain = self.captain
        other.mates = self.mates
        other.points = self.points
        other.extra = self.extra
        other.live = self.live
        other.cards = self.cards
        other.due = self.due
        other.in_round = self.in_round
        other.lost = self.lost
        other.shown = self.shown
        other.left = self.left
        other.bet = self.bet
        other.shots = self.shots
        other.aim = self.aim
        other.accused = self.accused
        other.bets_on = self.bets_on
        other.marks = self.marks

    def carry(self, source: "Player", fields: Fields, seats: i64, team: i64) -> None:
        """Every field; see `core/states/fields.py`. A die that is still covered is told as 0."""
        self.captain = fields.flag("captain", source.captain)
        self.mates = fields.number("mates", source.mates, 0, team - 1)
        self.points = fields.number("points", source.points, 0, MOST_POINTS)
        self.extra = fields.number("extra", source.extra, 0, BARREL)
        self.live = fields.number("live", source.live, 0, BARREL)
        self.cards = fields.number("cards", source.cards, 0, MOST_CARDS)
        self.due = fields.number("due", source.due, 0, MOST_CARDS)
        self.in_round = fields.flag("in_round", source.in_round)
        self.lost = fields.flag("lost", source.lost)
        self.shown = fields.flag("shown", source.shown)
        self.left = fields.number("left", source.left, 0, BARREL)
        bet = fields.number("bet", max(source.bet, 0), 0, BARREL - 1)
        self.bet = bet if fields.changes() else source.bet
        self.shots = fields.number("shots", source.shots, 0, BARREL)
        self.aim = fields.number("aim", source.aim, TO_CHOOSE, seats - 1)
        self.accused = fields.flag("accused", source.accused)
        self.bets_on = fields.number("side_bets", source.bets_on, 0, bit(SIDE_BET_BITS * seats) - 1)
        for lasting in LASTING:
            self.set_marks(lasting, fields.number(lasting.name, source.marks_of(lasting), 0, MOST_CARDS))

    def __repr__(self) -> str:
        fields = WrittenFields()
        self.carry(self, fields, SEVEN, SEVEN)
        return f"<Player {fields.data}>"

    def begin_round(self) -> None:
        """WC-3: nothing of the last round counts any more."""
        self.in_round = True
        self.lost = False
        self.shown = False
        self.live = 0
        self.left = 0
        self.bet = COVERED
        self.shots = 0
        self.aim = AT_SELF
        self.accused = False
        self.bets_on = 0
        self.marks = NO_MARKS

    @final
    def fires(self) -> bool:
        """WC-13: in the round, and the bet is not used up."""
        return self.in_round and self.shots > 0

    def bet_on(self, seat: i64) -> None:
        """Side Bet: on this seat, once (more)."""
        self.bets_on += bit(SIDE_BET_BITS * seat)

    @final
    def side_bets_on(self, seat: i64) -> i64:
        """Side Bet: how often on this seat."""
        return self.bets_on >> SIDE_BET_BITS * seat & bit(SIDE_BET_BITS) - 1

    @final
    def marks_of(self, lasting: Lasting) -> i64:
        """How many marks of this kind lie there."""
        return self.marks[lasting.place] if lasting.place < len(self.marks) else 0

    @final
    def set_marks(self, lasting: Lasting, marks: i64) -> None:
        """So many marks of this kind lie there now."""
        if marks != self.marks_of(lasting):
            changed = self.marks[:]
            while len(changed) <= lasting.place:
                changed = append(changed, 0)
            changed[lasting.place] = marks
            self.marks = changed

    @final
    def points_by_marks(self) -> i64:
        """WC-16: what the marks add, if this player scores."""
        points: i64 = 0
        if len(self.marks) > 0:
            for lasting in LASTING:
                points += lasting.points(self, self.marks_of(lasting))
        return points

    @final
    def has_click(self) -> bool:
        """Whether a CLICK is among the seven cards of the barrel."""
        return 1 + self.extra < SEVEN


def tokens(points: int) -> tuple[int, int]:
    """WC-16: points as gold and silver tokens, always changed up."""
    return points // GOLD, points % GOLD
