"""How a confrontation is likely to end, for every sign one may show."""

import math
from typing import Final

from mypy_extensions import i64

from clickbang.core.seats import has, is_several, lowest, members, without, without_lowest
from clickbang.games.battleroyal.bots.judging.cards import own_cards, powers_of, worth
from clickbang.games.battleroyal.bots.judging.memory import Memory
from clickbang.games.battleroyal.deck.cards import BOMB
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView

QUIET: Final = 0.8
"""What a player reveals who did not say "Bang!" is so much lower."""
LOUD: Final = 0.5
"""What a player reveals who said "Bang!" is so much nearer to the highest."""
BOLD: Final = 0.4
"""So is what a player holds who has confronted somebody."""
SHY: Final = 0.8
"""And who only ever passes holds so much less."""
NERVE: Final = 0.8
"""How far one can tell from a sign what is held: all who kill hold more than all who do not, or (0) nothing."""
BOMBED: Final = 0.02
"""How likely somebody reveals the Bomb."""
BLUR: Final = 0.001
"""Nothing is that certain."""
SQRT_2: Final = math.sqrt(2.0)


class Force:
    """What somebody brings to a comparison, as far as one can tell."""

    def __init__(self, mean: float = 0.0, variance: float = 0.0) -> None:
        self.mean = mean
        self.variance = variance

    def plus(self, other: "Force", likely: float = 1.0) -> "Force":
        """Together with another, who joins in with this likelihood."""
        spread = likely * other.variance + likely * (1.0 - likely) * math.pow(other.mean, 2.0)
        return Force(self.mean + likely * other.mean, self.variance + spread)

    def beats(self, other: "Force") -> float:
        """How likely this sum is the higher one."""
        spread = math.sqrt(self.variance + other.variance + BLUR)
        return 0.5 * (1.0 + math.erf((self.mean - other.mean) / (spread * SQRT_2)))


class FightOdds:
    """The chances of what may become of oneself in a confrontation; what is missing to 1 is death."""

    def __init__(self, betray: float, win: float, team: float, alone: float) -> None:
        self.betray = betray
        """One's side eliminates another that trusted it (BR-11)."""
        self.win = win
        """One's side has the higher sum (BR-12)."""
        self.team = team
        self.alone = alone


class Forces:
    """What everybody is likely to reveal, and how likely they are to kill."""

    def __init__(self, view: BattleRoyalView, memory: Memory) -> None:
        self.view = view
        self.memory = memory
        own = own_cards(view)
        self.powers = powers_of(view.deck, view.persons)
        self.values = sorted([worth(view, card) for card in own], reverse=True)
        self.bombs = len([card for card in own if card.effect == BOMB])
        self.fights = [memory.fights(seat) for seat in range(view.seats)]
        """By seat: how likely it is to show *kill* with mates at its side."""
        self.kills = [
            self.fights[seat] if is_several(view.board.teams[seat]) else memory.kills(seat)
            for seat in range(view.seats)
        ]
        """By seat: how likely it is to show *kill* as it is now, in a team or alone."""
        certain = view.known.certain(view.seats)
        self.each = [self.of(seat, certain[seat]) for seat in range(view.seats)]

    def of(self, seat: int, known: i64) -> Force:
        """What this player is likely to reveal: the best of the cards that are known and of those that are not."""
        cards = 0
        best = 0.0
        while known != 0:
            cards += 1
            best = max(best, self.powers.each[lowest(known)])
            known = without_lowest(known)
        unknown = int(self.view.board.sizes[seat]) - cards
        if unknown <= 0:
            return Force(best)
        mean = unknown / float(unknown + 1)
        if seat in self.memory.loud and seat not in self.view.bluffs:
            mean += LOUD * (1.0 - mean)
        elif seat in self.memory.silent:
            mean *= QUIET
        if seat in self.memory.bold:
            mean += BOLD * (1.0 - mean)
        elif self.memory.passing[seat].did != 0.0:
            mean *= SHY
        mean = self.powers.at(mean)
        variance = unknown / float((unknown + 1) * (unknown + 1) * (unknown + 2)) * math.pow(self.powers.width, 2.0)
        return Force(best if best >= mean else mean, variance)

    def armed(self, seat: int) -> Force:
        """What this player is likely to hold after showing *kill*: those with a low card would look for friends."""
        force, peace = self.each[seat], NERVE * (1.0 - self.kills[seat])
        if force.variance == 0.0:
            return force
        return Force(force.mean + peace * (self.powers.high - force.mean), force.variance * math.pow(1.0 - peace, 2.0))

    def unarmed(self, seat: int) -> Force:
        """And after showing *team*."""
        force = self.each[seat]
        if force.variance == 0.0:
            return force
        low = self.powers.low
        return Force(low + (force.mean - low) * (1.0 - NERVE * self.kills[seat]), force.variance)

    def side(self, seats: list[int]) -> Force:
        """What these bring together, as they are now."""
        found = Force()
        for seat in seats:
            found = found.plus(self.each[seat], self.kills[seat])
        return found

    def help(self, mates: list[int]) -> Force:
        """What these bring as one's mates."""
        found = Force()
        for seat in mates:
            found = found.plus(self.as_mate(seat), self.fights[seat])
        return found

    def as_mate(self, seat: int) -> Force:
        """What this player holds if in one's team: who comes to it has shown *team*."""
        return self.each[seat] if has(self.view.board.teams[seat], self.view.seat) else self.unarmed(seat)

    def all_team(self, seats: list[int]) -> float:
        """How likely all of these show *team*."""
        likely = 1.0
        for seat in seats:
            likely *= math.pow(1.0 - self.kills[seat], float(self.view.persons))
        return likely

    def all_kill(self, seats: list[int]) -> float:
        likely = 1.0
        for seat in seats:
            likely *= math.pow(self.kills[seat], float(self.view.persons))
        return likely

    def ends(self, kills: int, mates: list[int], rivals: list[int]) -> FightOdds:
        """What may come of a confrontation if oneself shows *kill* with so many persons (BR-8)."""
        theirs_team, theirs_kill = self.all_team(rivals), self.all_kill(rivals)
        ours_team = self.all_team(mates) if kills == 0 else 0.0
        ours_kill = self.all_kill(mates) if kills == self.view.persons else 0.0
        theirs_mixed = max(0.0, 1.0 - theirs_team - theirs_kill)
        ours_mixed = max(0.0, 1.0 - ours_team - ours_kill)
        compared = ours_mixed * theirs_kill + ours_kill * (theirs_mixed + theirs_kill)
        won = compared * self.wins(kills, mates, rivals)
        return FightOdds((1.0 - ours_team) * theirs_team, won, ours_team * theirs_team, ours_mixed * theirs_mixed)

    def wins(self, kills: int, mates: list[int], rivals: list[int]) -> float:
        """How likely one's side has the higher sum, or the Scream Mask (BR-12, BR-15)."""
        if kills > len(self.view.hand) - self.bombs:
            return 0.0
        own = 0.0
        for value in self.values[:kills]:
            own += value
        ours = self.help(mates).plus(Force(own))
        theirs = Force()
        for seat in rivals:  # who is compared has shown *kill*, or one of their team
            theirs = theirs.plus(self.armed(seat), max(self.kills[seat], 1.0 / float(len(rivals))))
        return ours.beats(theirs) * (1.0 - BOMBED)


def others(side: i64, seat: i64) -> list[int]:
    """The members of a side besides this seat."""
    return members(without(side, seat))
