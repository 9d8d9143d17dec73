"""How a game of Bulletbucks stands between two spins, and who is likely to win it."""

from dataclasses import dataclass
from math import sqrt

from clickbang.core.seats import has, members, without
from clickbang.games.bulletbucks import BulletbucksView
from clickbang.games.bulletbucks.notes import thousands
from clickbang.games.bulletbucks.state import CARRY, MARKERS, POT_AFTER_BANG, RETURN


@dataclass(slots=True)
class Position:
    """By seat, in thousands. Bids that are only guessed at make fractions of them."""

    money: list[float]
    markers: list[int]
    purses: list[float]
    bids: list[float]
    seated: int
    carried: float
    pot_after_bang: int

    @staticmethod
    def seen_in(view: BulletbucksView) -> "Position":
        """What lies open, and what a good memory adds: everybody's purse."""
        return Position(
            [float(sum(map(thousands, stacks))) for stacks in view.stacks],
            [len(stacks) for stacks in view.stacks],
            [float(thousands(purse)) for purse in view.count_purses()],
            [float(thousands(bid)) for bid in view.bids],
            view.seated,
            float(thousands(view.carried)),
            POT_AFTER_BANG.index(view.options["pot_after_bang"]),
        )

    def with_bids(self, bids: dict[int, float]) -> "Position":
        """These seats put this much more on the table."""
        lying, purses = self.bids[:], self.purses[:]
        for seat, bid in bids.items():
            lying[seat] += bid
            purses[seat] -= bid
        return Position(self.money, self.markers, purses, lying, self.seated, self.carried, self.pot_after_bang)

    def after_click(self, seat: int) -> "Position":
        """The pot becomes a stack of this seat."""
        money, markers = self.money[:], self.markers[:]
        money[seat] += sum(self.bids) + self.carried
        markers[seat] += 1
        nothing = [0.0] * len(money)
        return Position(money, markers, self.purses, nothing, self.seated, 0.0, self.pot_after_bang)

    def after_bang(self, seat: int) -> "Position":
        """This seat is dead; the option says what becomes of the others' bids."""
        seated = without(self.seated, seat)
        purses, carried = self.purses[:], self.carried
        for other in members(seated):
            if self.pot_after_bang == RETURN:
                purses[other] += self.bids[other]
            elif self.pot_after_bang == CARRY:
                carried += self.bids[other]
        nothing = [0.0] * len(purses)
        return Position(self.money, self.markers, purses, nothing, seated, carried, self.pot_after_bang)

    def after_convert(self, seat: int, stack: float) -> "Position":
        """This seat gives up a marker, and what lay under it is bid money again."""
        money, markers, purses = self.money[:], self.markers[:], self.purses[:]
        money[seat] -= stack
        markers[seat] -= 1
        purses[seat] += stack
        return Position(money, markers, purses, self.bids, self.seated, self.carried, self.pot_after_bang)

    def chance(self, seat: int) -> float:
        """How likely this seat is to win, as far as a simple rule can tell.

        The living will share what is still to be won (every purse, every marker in the centre) like the square roots of
        their purses: more money wins more pots, but twice the money not twice as many. That gives everybody a final
        score to expect, and their chances are as its power of 1.5. Both powers are the ones that best foretold the
        winners of 2,500 games among bots of every temper.
        """
        centre = MARKERS - sum(self.markers)
        if centre == 0:
            return self.final_share(seat)
        expected: list[tuple[float, int, float]] = []
        to_win, pull_of_all, bidders = self.carried, 0.0, 0
        for other, purse in enumerate(self.purses):
            money, markers = self.money[other], self.markers[other]
            if not has(self.seated, other):
                purse = 0.0
            elif purse < 1 and markers:  # must convert before the next bid
                purse = money / markers
                money -= purse
                markers -= 1
                centre += 1
            bidders += purse > 0
            pull = sqrt(purse)
            to_win += purse
            pull_of_all += pull
            expected.append((money, markers, pull))
        if bidders <= 1:
            return self.final_share(seat)
        mine = everybody = 0.0
        for other, (money, markers, pull) in enumerate(expected):
            share = pull / pull_of_all
            score = (money + share * to_win) * (markers + share * centre)
            weight = score * sqrt(score)
            everybody += weight
            if other == seat:
                mine = weight
        return mine / everybody

    def final_share(self, seat: int) -> float:
        """The share of the win, should the game end here."""
        scores = [money * markers for money, markers in zip(self.money, self.markers, strict=True)]
        best = max(scores)
        return 1 / scores.count(best) if scores[seat] == best > 0 else 0.0
