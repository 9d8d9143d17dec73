"""What a position is worth: the chance to be the last one.

Somebody as strong as the others wins one game in as many as there are players; who survives a confrontation more often
than they do wins more. A team first outlives all others, and then one of it the rest. Cards change hands on the way:
with many players left, what one holds now counts for little, and mates who fight for much.
"""

import math
from typing import Final

from clickbang.core.seats import bit, count, mask_of, members
from clickbang.games.battleroyal.bots.judging.fights import Force, Forces, others
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView

COMPANY: Final = 1.1
"""How much safer mates who fight make one, and how much less safe those who do not: their number to this power."""
LEAST_WEAKNESS: Final = 0.05
MOST_WEAKNESS: Final = 4.0
"""Nobody is sure to win, and nobody to lose."""
LASTING: Final = 0.35
"""Cards change hands: each time half of the others are gone, so much is left of what makes one strong or weak now."""


class RivalSide:
    """A team of the others, or somebody alone: what they bring together, and how likely all of them show *team*."""

    def __init__(self, seats: int, force: Force, friendly: float) -> None:
        self.seats = seats
        self.force = force
        self.friendly = friendly


class Outlook:
    """The chance to win, as things are or as they may become."""

    def __init__(self, view: BattleRoyalView, forces: Forces) -> None:
        self.view = view
        self.forces = forces
        self.me = view.seat
        self.best = forces.values[0]
        sides: set[int] = set()
        for seat in members(view.alive):
            if seat != self.me:
                sides.add(view.board.teams[seat])
        self.sides: list[RivalSide] = []
        for side in sorted(sides):
            seats = members(side)
            self.sides.append(RivalSide(side, forces.side(seats), forces.all_team(seats)))

    def chance(self, best: float, mates: list[int], gone: int = 0) -> float:
        """To win with this best card and these mates, without those who are gone."""
        left = self.view.alive & ~gone
        players = count(left)
        if len(mates) == players - 1:  # BR-3: then it is everybody against everybody
            return self.among(best, mates)
        own = self.forces.help(mates).plus(Force(best))
        out = bit(self.me) | gone
        for mate in mates:
            out |= bit(mate)
        survival = 0.0
        usual = 0.0
        sides = 0
        for side in self.sides:
            if side.seats & out == 0:
                hostile = 1.0 - side.friendly
                survival += 1.0 - hostile * (1.0 - own.beats(side.force))
                usual += 1.0 - hostile * 0.5
                sides += 1
        if sides == 0:  # only those are left who have been mates so far
            return self.among(best, others(left, self.me))
        usual = min(usual / float(sides), 0.95)
        fighters = 0.0
        for mate in mates:
            fighters += self.forces.fights[mate]
        company = math.pow((float(1 + len(mates)) - fighters) / (1.0 + fighters), COMPANY)
        weakness = math.log(max(survival / float(sides), 0.01)) / math.log(usual)
        until_then = float(players) / float(1 + len(mates))
        return math.pow(outlasting(until_then, weakness), company) * self.among(best, mates, until_then)

    def among(self, best: float, mates: list[int], until_then: float = 1.0) -> float:
        """The chance to be the last of a team, when so many times its number are gone."""
        if not mates:
            return 1.0
        own = Force(best)
        stronger = 0.0
        for seat in mates:
            stronger += own.beats(self.forces.as_mate(seat))
        stronger = stronger / float(len(mates))
        weakness = 1.0 + (-math.log2(max(stronger, 0.01)) - 1.0) * math.pow(LASTING, math.log2(until_then))
        return outlasting(float(1 + len(mates)), weakness)

    def now(self, alone: bool = False) -> float:
        """If nothing happens."""
        return self.chance(self.best, [] if alone else others(self.view.board.teams[self.me], self.me))

    def sign(self, kills: int, mates: list[int], rivals: list[int]) -> float:
        """The chance to win if one shows *kill* with so many persons."""
        ends = self.forces.ends(kills, mates, rivals)
        dead = mask_of(rivals)
        found = 0.0
        if ends.betray != 0.0:
            prey = max([self.forces.unarmed(seat).mean for seat in rivals])
            found += ends.betray * self.chance(self.after_spoils(prey, mates, rivals), mates, dead)
        if ends.win != 0.0:
            prey = max([self.forces.each[seat].mean for seat in rivals]) if mates else 0.0
            found += ends.win * self.chance(self.after_spoils(prey, mates, rivals), mates, dead)
        if is_last_lap(self.view):  # BR-21: somebody has to be eliminated
            return found
        if ends.team != 0.0:
            found += ends.team * self.chance(self.best, mates + rivals)
        if ends.alone != 0.0:
            found += ends.alone * self.chance(self.best, [])
        return found

    def after_spoils(self, prey: float, mates: list[int], rivals: list[int]) -> float:
        """One's best card, when the cards of these have been divided, the best of which is about this one."""
        size = 0
        for seat in rivals:
            size += self.view.board.sizes[seat]
        cards = float(size) / float(len(mates) + 1)
        powers = self.forces.powers
        highest = min(2.0 * prey - powers.low, powers.high)
        gain = max(prey - self.best, math.pow(max(highest - self.best, 0.0), 2.0) / (2.0 * powers.width))
        return self.best + gain * min(cards, 1.0)


def outlasting(rivals: float, weakness: float) -> float:
    """The chance to be the last of so many: 1 / rivals for one as strong as the others."""
    weakness = min(max(weakness, LEAST_WEAKNESS), MOST_WEAKNESS)
    halvings = math.log2(rivals)
    lasting = 1.0 - math.pow(LASTING, halvings)
    return math.pow(2.0, -(halvings + (weakness - 1.0) * lasting / (1.0 - LASTING)))


def is_last_lap(view: BattleRoyalView) -> bool:
    """BR-21: whether one may not have another turn before the lap limit strikes."""
    limit = int(view.options["lap_limit"])
    everybody = count(view.alive) * view.persons
    return limit > 0 and view.board.turns + everybody >= limit * everybody
