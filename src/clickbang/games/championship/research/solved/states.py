"""States between two rounds of a duel: points, characters and extra BULLETs of both; nothing is hidden there.

Points count only by who has more once both have reached the goal (WC-17): then the two are level, or the game is over.
So all level states from the goal on are one, which is kept as if both had just reached it.
"""

from typing import Final, NamedTuple

from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.research.solved.duel.rounds import SEATS, RoundOutcome, RoundShape
from clickbang.games.championship.rules.barrel import SEVEN
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.scoring import is_decided, points_of_bet, result_of
from clickbang.games.championship.rules.state import HIGHEST_BET

MOST_GAINED: Final = int(points_of_bet(HIGHEST_BET))
"""No round brings anybody more points."""


class Side(NamedTuple):
    """What one player has between two rounds."""

    points: int
    lives: int
    extra: int


class State(NamedTuple):
    """What both have, seen by the first of them."""

    mine: Side
    theirs: Side

    @property
    def turned(self) -> "State":
        """As the other sees it."""
        return State(self.theirs, self.mine)

    @property
    def shape(self) -> RoundShape:
        """How the next round can go."""
        mine, theirs = self
        return RoundShape(mine.lives == 1, mine.extra, theirs.lives == 1, theirs.extra)


class Duel:
    """A game of two with these options: which states it has, and which of them are the end."""

    def __init__(self, points: int, team: int) -> None:
        self.points = points
        self.team = team
        self.sides = (points + 1) * team * SEVEN
        """So many sides there are, reached or not."""
        table = CHAMPIONSHIP.table(SEATS, {"deck": "none", "points": str(points), "team": str(team)})
        assert isinstance(table, Championship)
        reached = points + MOST_GAINED + 1
        self.ends = [[self.end(table, mine, theirs) for theirs in range(reached)] for mine in range(reached)]
        """By the points of both after a round in which both captains lived: what that is worth; None if it goes on."""

    def end(self, table: Championship, mine: int, theirs: int) -> float | None:
        """WC-17, as the rules decide it."""
        for player, points in zip(table.board.players, (mine, theirs), strict=True):
            player.points = points
        if not is_decided(table):
            return None
        return 1.0 if result_of(table).winners == (0,) else -1.0

    @property
    def start(self) -> State:
        return State(Side(0, self.team, 0), Side(0, self.team, 0))

    def settled(self, mine: Side, theirs: Side) -> State:
        """A state in the form in which it is kept: at the goal or beyond it, level is level."""
        if mine.points >= self.points:
            return State(mine._replace(points=self.points), theirs._replace(points=self.points))
        return State(mine, theirs)

    def after(self, state: State, outcome: RoundOutcome) -> State | float:
        """Where a round led that began in this state: the next state, or what the end is worth to the first."""
        if outcome.worth is not None:
            return outcome.worth
        mine, theirs = state
        first = Side(mine.points + outcome.points, mine.lives - outcome.lost, outcome.extra)
        other = Side(theirs.points + outcome.other_points, theirs.lives - outcome.other_lost, outcome.other_extra)
        worth = self.ends[first.points][other.points]
        return self.settled(first, other) if worth is None else worth

    def code(self, state: State) -> int:
        """A state as a number below `sides` squared."""
        return self.side_code(state.mine) * self.sides + self.side_code(state.theirs)

    def side_code(self, side: Side) -> int:
        return (side.points * self.team + side.lives - 1) * SEVEN + side.extra

    def state(self, code: int) -> State:
        """The state of this code."""
        return State(self.side(code // self.sides), self.side(code % self.sides))

    def side(self, code: int) -> Side:
        return Side(code // SEVEN // self.team, code // SEVEN % self.team + 1, code % SEVEN)

    def stands_first(self, code: int) -> bool:
        """Whether this state stands before its mirror image, or is its own: it says what both are worth."""
        return code // self.sides <= code % self.sides

    def rank(self, state: State) -> int:
        """A round leads from each state to states of higher rank, or to the end; from a level one also to itself.

        In a round everybody scores or loses a character. Only level states are left that stay as they are, with the
        same bets of two who live; extra BULLETs are then never fewer.
        """
        mine, theirs = state
        advance = mine.points + theirs.points - mine.lives - theirs.lives + 2 * self.team
        level = mine.points == self.points
        return advance * (2 * SEVEN) + (mine.extra + theirs.extra if level else 0)
