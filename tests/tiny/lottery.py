"""Kuhn poker in which chips are chances: who is ahead by two has won, by one wins three times of four.

So the share of the win that can be expected says how many chips are, and the solution is that of Kuhn poker.
"""

from typing import Final

from librt.random import Random

from clickbang.core.chance import Outcomes
from clickbang.core.result import Result
from clickbang.core.table import Policy, Table
from tests.tiny.kuhn import DEAL, KINDS, Acted, Dealt, Kuhn, KuhnView, Shown
from tests.tiny.plain import tiny_game

LOTTERY: Final = 2
FIRST_WINS: Final = 0.5 - 1 / 18 / 4
"""What the game is worth to the first, if nobody can be exploited."""


class Lottery(Kuhn):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.winner = -1

    def clone(self) -> "Lottery":
        other = Lottery(self.seats)
        self.copy_onto(other)
        other.cards, other.acts, other.winner = list(self.cards), list(self.acts), self.winner
        return other

    def finish(self) -> None:
        if self.winner < 0:
            self.await_chance(LOTTERY)
        else:
            super().finish()

    def outcomes(self) -> Outcomes:
        if self.chance == DEAL:
            return super().outcomes()
        ahead = Kuhn.result(self).scores[0]
        return tuple((seat, weight) for seat, weight in ((0, 2 + ahead), (1, 2 - ahead)) if weight)

    def on_chance(self, kind: int, outcome: int) -> None:
        if kind == DEAL:
            super().on_chance(kind, outcome)
        else:
            self.winner = outcome
            self.finish()

    def result(self) -> Result:
        return Result("showdown", (self.winner,), (0, 0))


class LotteryView(KuhnView):
    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        table = Lottery(self.seats)
        table.begin()
        if self.prompts == 0:  # nothing is dealt yet, as far as this seat is told
            return table
        unknown = [card for card in (1, 2, 3) if card not in self.cards.values()]
        for seat in range(self.seats):
            table.strike(self.cards[seat] if seat in self.cards else unknown.pop(random.randrange(len(unknown))))
        for number, act in enumerate(self.acts):
            table.take(number % self.seats, act)
        return table


LOTTERY_KUHN = tiny_game(Lottery, LotteryView, "lottery", (2, 2), KINDS, (Dealt, Acted, Shown), ("showdown",))
