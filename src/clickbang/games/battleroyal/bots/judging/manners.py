"""How people at Battle Royal tend to behave: by what they hold, how many are left, and what each has shown so far."""

import math
from typing import Final

from mypy_extensions import i64

from clickbang.core.seats import bit, count, has, is_one, is_several, lowest, without_lowest
from clickbang.games.battleroyal.bots.judging.cards import Powers
from clickbang.games.battleroyal.bots.judging.memory import Habit, Memory
from clickbang.games.battleroyal.rules.sides import sides
from clickbang.games.battleroyal.rules.state import State

# By how many are left (2, 3, 4 or 5, 6 to 8, more), then by quarter of the span of powers, the weakest first: how often
# `shrewd` does it, counted over games for six and twelve.
CONFRONTS_ALONE: Final = [
    [0.50, 0.35, 0.50, 0.80],
    [0.25, 0.25, 0.45, 0.95],
    [0.45, 0.20, 0.43, 0.85],
    [0.67, 0.27, 0.48, 0.90],
    [0.90, 0.40, 0.30, 0.45],
]
CONFRONTS_WITH_MATES: Final = [
    [0.50, 0.50, 0.60, 0.80],
    [0.50, 0.50, 0.60, 0.80],
    [0.25, 0.25, 0.33, 0.65],
    [0.12, 0.17, 0.18, 0.50],
    [0.08, 0.10, 0.14, 0.45],
]
KILLS_AS_ATTACKER: Final = [
    [1.00, 1.00, 1.00, 1.00],
    [0.56, 0.69, 0.91, 1.00],
    [0.50, 0.40, 0.90, 1.00],
    [0.62, 0.16, 0.89, 0.98],
    [0.09, 0.02, 0.11, 0.45],
]
KILLS_AS_DEFENDER: Final = [
    [1.00, 1.00, 1.00, 1.00],
    [0.74, 0.57, 0.87, 1.00],
    [0.41, 0.43, 0.91, 1.00],
    [0.18, 0.69, 0.95, 0.96],
    [0.06, 0.02, 0.26, 0.43],
]
KILLS_AGAINST_A_TEAM: Final = [
    [1.00, 1.00, 1.00, 1.00],
    [0.60, 0.60, 0.90, 1.00],
    [0.40, 0.40, 0.90, 1.00],
    [0.15, 0.30, 0.70, 0.90],
    [0.10, 0.14, 0.56, 0.94],
]
KILLS_WITH_MATES: Final = [
    [1.00, 1.00, 1.00, 1.00],
    [1.00, 1.00, 1.00, 1.00],
    [0.70, 0.85, 0.97, 1.00],
    [0.80, 0.92, 0.98, 1.00],
    [0.87, 0.97, 0.99, 1.00],
]
TRUST: Final = 2.0
"""What is usual counts as much as so many cases that one has seen."""
CUSTOM: Final = 4.0
"""And against what others at this table have done, as so many."""
DOUBT: Final = 0.1
"""Whatever somebody did, they may have had another reason."""


class Manners:
    """What one expects of everybody, after what one has seen."""

    def __init__(self, memory: Memory, powers: Powers) -> None:
        self.memory = memory
        self.memory_seats: i64 = len(memory.killing)
        self.powers = powers
        self.killing = Habit()
        """Of everybody alone at this table."""
        for habit in (memory.killing_of_bold, memory.killing_of_others):
            self.killing.see(True, habit.did)
            self.killing.see(False, habit.did_not)

    def quarter(self, hand: i64) -> i64:
        """How strong the best of these cards is: 0 for the weakest quarter, 3 for the strongest."""
        best = 0.0
        while hand != 0:
            best = max(best, self.powers.each[lowest(hand)])
            hand = without_lowest(hand)
        found: i64 = int(4.0 * self.powers.share(best))
        return min(max(found, 0), 3)

    def confronts(self, table: State, seat: i64) -> float:
        """How likely this player confronts somebody now."""
        band, quarter = band_of(table.board.alive), self.quarter(table.hands[seat])
        usual = (CONFRONTS_ALONE if is_one(table.board.teams[seat]) else CONFRONTS_WITH_MATES)[band][quarter]
        return 1.0 - self.memory.passing[seat].rate(1.0 - usual, TRUST)

    def kills(self, table: State, seat: i64) -> float:
        """How likely this player shows *kill* now."""
        board = table.board
        band, quarter = band_of(board.alive), self.quarter(table.hands[seat])
        own, other = sides(board.attackers, board.defenders, seat)
        if is_several(own):
            return self.memory.fighting[seat].rate(KILLS_WITH_MATES[band][quarter], TRUST)
        if seat in self.memory.turncoats:
            return 1.0
        if is_several(other):
            return self.memory.killing[seat].rate(KILLS_AGAINST_A_TEAM[band][quarter], TRUST)
        usual = (KILLS_AS_ATTACKER if has(board.attackers, seat) else KILLS_AS_DEFENDER)[band][quarter]
        return self.memory.killing[seat].rate(self.killing.rate(usual, CUSTOM), TRUST)

    def likelihood(self, table: State, me: i64) -> float:
        """How well the cards that others hold in this world fit to what they did with them.

        It is about those who still hold the only card they were dealt: of the others nobody knows what they had then.
        """
        found = 1.0
        others = table.board.alive & ~bit(me)
        band = band_of(table.board.alive)
        while others != 0:
            seat = lowest(others)
            others = without_lowest(others)
            if not is_one(table.hands[seat]):
                continue
            quarter = self.quarter(table.hands[seat])
            passing, killing = self.memory.passing[seat], self.memory.killing[seat]
            usual = CONFRONTS_ALONE[band][quarter]
            found *= fits(passing.did_not, usual) * fits(passing.did, 1.0 - usual)
            usual = KILLS_AS_DEFENDER[band][quarter]
            found *= fits(killing.did, usual) * fits(killing.did_not, 1.0 - usual)
        return found


def fits(times: float, likely: float) -> float:
    """How likely it is that somebody did so often what they do with this likelihood."""
    return 1.0 if times == 0.0 else math.pow(DOUBT + (1.0 - DOUBT) * likely, min(times, 3.0))


def band_of(alive: i64) -> i64:
    """In which row of the tables above one looks."""
    left = count(alive)
    if left <= 3:
        return max(left - 2, 0)
    if left <= 5:
        return 2
    return 3 if left <= 8 else 4
