"""How a game of Bulletbucks stands between two spins, and who is likely to win it."""

from math import sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.seats import has, without
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.notes import thousands
from clickbang.games.bulletbucks.rules.options import CARRY, DISCARD, MARKERS, POT_AFTER_BANG, RETURN, Agreed


class Position:
    """By seat, in thousands. Bids that are only guessed at make fractions of them."""

    def __init__(
        self,
        money: vec[float],
        markers: vec[i64],
        purses: vec[float],
        bids: vec[float],
        seated: i64,
        carried: float,
        agreed: Agreed,
    ) -> None:
        self.money = money
        self.markers = markers
        self.purses = purses
        self.bids = bids
        self.seated: i64 = seated
        self.carried = carried
        self.agreed = agreed

    def with_bids(self, bids: vec[float]) -> "Position":
        """These seats put this much more on the table."""
        lying = self.bids[:]
        purses = self.purses[:]
        for seat in range(len(bids)):
            lying[seat] += bids[seat]
            purses[seat] -= bids[seat]
        return Position(self.money, self.markers, purses, lying, self.seated, self.carried, self.agreed)

    def after_click(self, seat: i64) -> "Position":
        """The pot becomes a stack of this seat."""
        money = self.money[:]
        markers = self.markers[:]
        pot = 0.0
        for bid in self.bids:
            pot += bid
        money[seat] += pot + self.carried
        markers[seat] += 1
        return Position(money, markers, self.purses, nothing(len(money)), self.seated, 0.0, self.agreed)

    def after_bang(self, seat: i64) -> "Position":
        """BB-15: this seat is dead; the others' bids go back to those at the table, stay, or are removed."""
        seated = without(self.seated, seat)
        purses = self.purses[:]
        carried = self.carried
        after = self.agreed.pot_after_bang
        if after != RETURN and after != CARRY and after != DISCARD:
            raise NotImplementedError(POT_AFTER_BANG[after])
        for other in range(len(purses)):
            if after == RETURN and has(seated, other):
                purses[other] += self.bids[other]
            elif after == CARRY and other != seat:
                carried += self.bids[other]
        return Position(self.money, self.markers, purses, nothing(len(purses)), seated, carried, self.agreed)

    def after_convert(self, seat: i64, stack: float) -> "Position":
        """This seat gives up a marker, and what lay under it is bid money again."""
        money = self.money[:]
        markers = self.markers[:]
        purses = self.purses[:]
        money[seat] -= stack
        markers[seat] -= 1
        purses[seat] += stack
        return Position(money, markers, purses, self.bids, self.seated, self.carried, self.agreed)

    def chance(self, seat: i64) -> float:
        """How likely this seat is to win, as far as a simple rule can tell.

        The living will share what is still to be won (every purse, every marker in the centre) like the square roots of
        their purses: more money wins more pots, but twice the money not twice as many. That gives everybody a final
        score to expect, and their chances are as its power of 1.5. Both powers are the ones that best foretold the
        winners of 2,500 games among bots of every temper.
        """
        centre: i64 = MARKERS
        for held in self.markers:
            centre -= held
        if centre == 0:
            return self.final_share(seat)
        money = self.money[:]
        markers = self.markers[:]
        pulls = self.purses[:]
        to_win = self.carried
        pull_of_all = 0.0
        bidders = 0
        for other in range(len(pulls)):
            purse = pulls[other]
            if not has(self.seated, other):
                purse = 0.0
            elif purse < 1.0 and markers[other] != 0:  # must convert before the next bid
                purse = money[other] / float(markers[other])
                money[other] -= purse
                markers[other] -= 1
                centre += 1
            if purse > 0.0:
                bidders += 1
            pull = sqrt(purse)
            to_win += purse
            pull_of_all += pull
            pulls[other] = pull
        if bidders <= 1:
            return self.final_share(seat)
        mine = 0.0
        everybody = 0.0
        for other in range(len(pulls)):
            share = pulls[other] / pull_of_all
            score = (money[other] + share * to_win) * (float(markers[other]) + share * float(centre))
            weight = score * sqrt(score)
            everybody += weight
            if other == seat:
                mine = weight
        return mine / everybody

    def final_share(self, seat: i64) -> float:
        """The share of the win, should the game end here."""
        best = -1.0
        sharing = 0
        for other in range(len(self.money)):
            score = self.score(other)
            if score > best:
                best = score
                sharing = 1
            elif score == best:
                sharing += 1
        return 1.0 / float(sharing) if self.score(seat) == best and best > 0.0 else 0.0

    def score(self, seat: i64) -> float:
        """What this seat would score then."""
        return self.money[seat] * float(self.markers[seat])


def nothing(seats: i64) -> vec[float]:
    """Of nobody anything."""
    return vec[float]([0.0] * seats)


def position_in(view: BulletbucksView) -> Position:
    """What lies open, and what a good memory adds: everybody's purse."""
    money = vec[float]()
    markers = vec[i64]()
    purses = vec[float]()
    bids = vec[float]()
    for stacks in view.stacks:
        together: i64 = 0
        for stack in stacks:
            together += thousands(stack)
        money = append(money, float(together))
        markers = append(markers, len(stacks))
    for purse in view.count_purses():
        purses = append(purses, float(thousands(purse)))
    for bid in view.board.bids:
        bids = append(bids, float(thousands(bid)))
    carried = float(thousands(view.board.carried))
    return Position(money, markers, purses, bids, view.board.seated, carried, view.board.agreed)
