"""What a position is worth: the chance to be the last one.

Somebody as strong as the others wins one game in as many as there are players; who survives a confrontation more often
than they do wins more. So the chance is taken to be 1 / players ** weakness.
"""

from math import log

from clickbang.bots.battleroyal.cards import MASK_WORTH
from clickbang.bots.battleroyal.fights import HIGH, Force, Forces, others
from clickbang.core.seats import count, members
from clickbang.games.battleroyal import BattleRoyalView

COMPANY = 0.8
"""How much mates who fight make one less weak, and those who do not make one weaker: their number to this power."""
LEAST_WEAKNESS, MOST_WEAKNESS = 0.05, 4.0
"""Nobody is sure to win, and nobody to lose."""


class Outlook:
    """The chance to win, as things are or as they may become."""

    def __init__(self, view: BattleRoyalView, forces: Forces) -> None:
        self.view = view
        self.forces = forces
        self.me = view.seat
        self.best = max(forces.values[0], MASK_WORTH if forces.masked else 0.0)
        sides = {view.teams[seat] for seat in members(view.alive) if seat != self.me}
        self.sides = [(side, forces.side(members(side)), forces.all_team(members(side))) for side in sorted(sides)]

    def chance(self, best: float, mates: list[int], gone: int = 0) -> float:
        """To win with this best card and these mates, without those who are gone."""
        left = self.view.alive & ~gone
        players = count(left)
        if players == 1:
            return 1.0
        if len(mates) == players - 1:
            mates = []
        own = self.forces.side(mates).plus(Force(best))
        own_side = sum(1 << seat for seat in mates) | 1 << self.me
        survival, usual, sides = 0.0, 0.0, 0
        for side, force, friendly in self.sides:
            if side & gone == 0 and side & own_side == 0:
                survival += 1 - (1 - friendly) * (1 - own.beats(force))
                usual += 1 - (1 - friendly) * 0.5
                sides += 1
        if sides == 0:  # only those are left who have been mates so far
            return 1 / players
        usual = min(usual / sides, 0.95)
        fighters = sum(self.forces.kills[seat] for seat in mates)
        company = ((1 + len(mates) - fighters) / (1 + fighters)) ** COMPANY
        weakness = log(max(survival / sides, 0.01)) / log(usual) * company
        return float(players ** -min(max(weakness, LEAST_WEAKNESS), MOST_WEAKNESS))

    def now(self, alone: bool = False) -> float:
        """If nothing happens."""
        return self.chance(self.best, [] if alone else others(self.view.teams[self.me], self.me))

    def sign(self, kills: int, mates: list[int], rivals: list[int]) -> float:
        """The chance to win if one shows *kill* with so many persons."""
        ends = self.forces.ends(kills, mates, rivals)
        dead = sum(1 << seat for seat in rivals)
        found = 0.0
        if ends.kill:
            found += ends.kill * self.chance(self.after_spoils(mates, rivals), mates, dead)
        if ends.team:
            found += ends.team * self.chance(self.best, mates + rivals)
        if ends.alone:
            found += ends.alone * self.chance(self.best, [])
        return found

    def after_spoils(self, mates: list[int], rivals: list[int]) -> float:
        """One's best card, when the cards of these have been divided."""
        cards = sum(self.view.sizes[seat] for seat in rivals) / (len(mates) + 1)
        best = max(self.forces.each[seat].mean for seat in rivals)
        gain = max(best - self.best, (HIGH - self.best) ** 2 / (2 * HIGH))
        return self.best + gain * min(cards, 1.0)
