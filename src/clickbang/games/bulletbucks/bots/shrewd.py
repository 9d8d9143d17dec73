"""A bot that plays Bulletbucks sensibly.

What it makes of the game: only those who lose the auction lose their bid, for the winner gets it back with the pot; so
a bid should be small, or large enough to win, and what is large enough can be counted. Who faces the revolver takes the
pot five times in six, and the dead keep their score; so naming oneself is nearly always right, but for the end of a
game that is already won. And whoever ties with neither a note nor a stack left is out.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.bots.mixing import pick_among_best
from clickbang.core.prompt import Prompt
from clickbang.core.seats import members, without
from clickbang.core.view import View
from clickbang.games.bulletbucks.bots.guess import Guess
from clickbang.games.bulletbucks.bots.position import Position, nothing, position_in
from clickbang.games.bulletbucks.events import BidsRevealed
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.rules.notes import thousands
from clickbang.games.bulletbucks.rules.revolver import CLICK, CYLINDER

NEARLY_AS_GOOD: Final = 0.03
"""Bids are mixed if their chances to win are this close: who can be foreseen is outbid, or tied with for ever."""
STYLE: Final = 0.015
"""How much of a chance to win a style may cost: half as much as is mixed anyway."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ShrewdBot(Bot):
    """Counts the notes, guesses the bids and weighs every answer."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BulletbucksView)
        position = position_in(view)
        if prompt.kind == "name":
            seats = [self.seat, *members(without(view.board.seated, self.seat))]
            chances = [chance_if_named(seat, position, self.seat) for seat in seats]
            chances[0] -= STYLE * self.style.treachery
            return NAME_CODE + seats[chances.index(max(chances))]
        if prompt.kind == "convert":
            stacks = [float(thousands(stack)) for stack in view.stacks[self.seat]]
            chances = [position.after_convert(self.seat, stack).chance(self.seat) for stack in stacks]
            return CONVERT_CODE + chances.index(max(chances))
        return self.pick_notes(view, prompt, position)

    def pick_notes(self, view: BulletbucksView, prompt: Prompt, position: Position) -> int:
        """A bid or a raise: one of the best totals, the better the likelier, in as few notes as possible."""
        notes, chances = self.weigh_notes(view, prompt.choices, position)
        return pick_among_best(notes, chances, NEARLY_AS_GOOD, self.random)

    def weigh_notes(
        self, view: BulletbucksView, choices: list[int], position: Position
    ) -> tuple[list[int], list[float]]:
        """For each total worth a thought the fewest notes, and the chance to win with it."""
        rivals = members(without(view.must, self.seat))
        shown = [[] for _ in range(view.seats)] if view.board.raising else bids_shown(view)
        guesses = [Guess(int(position.purses[seat]), shown[seat]) for seat in rivals]
        enough = 1 + max([guess.purse for guess in guesses])
        totals: list[int] = []
        chances: list[float] = []
        notes: list[int] = []
        for choice in choices:  # of equal totals, the one with the fewest notes comes first
            total = thousands(choice)
            if total <= enough and total not in totals:
                totals.append(total)
                notes.append(choice)
                chance = chance_of_bid(total, position, self.seat, rivals, guesses)
                chances.append(chance + STYLE * self.style.risk * float(total) / float(enough))
        return notes, chances


def chance_if_named(named: i64, position: Position, seat: i64) -> float:
    """The chance of a seat to win if that other one faces the revolver."""
    chance = 0.0
    weights: i64 = 0
    weight: i64
    for outcome, weight in CYLINDER:
        after = position.after_click(named) if outcome == CLICK else position.after_bang(named)
        chance += float(weight) * after.chance(seat)
        weights += weight
    return chance / float(weights)


def chance_of_bid(total: i64, position: Position, me: i64, rivals: list[int], guesses: list[Guess]) -> float:
    """The chance to win after bidding this much: highest alone, tied, or outbid."""
    nobody_higher = 1.0
    nobody_level = 1.0
    for guess in guesses:
        nobody_higher *= guess.at_most(total)
        nobody_level *= guess.at_most(total - 1)
    if nobody_level < 1.0 and position.purses[me] == float(total) and position.markers[me] == 0:
        return 0.0  # a tie would be the end
    lower = nothing(len(position.purses))
    usual = nothing(len(position.purses))
    lower[me] = float(total)
    usual[me] = float(total)
    all_higher = 0.0
    for place in range(len(rivals)):
        lower[rivals[place]] = guesses[place].mean_up_to(total)
        usual[rivals[place]] = guesses[place].mean
        if total < guesses[place].purse:
            all_higher += 1.0 - guesses[place].at_most(total)
    win = chance_if_named(me, position.with_bids(lower), me)
    lose = 0.0
    for place in range(len(rivals)):
        if total < guesses[place].purse:
            seat: i64 = rivals[place]
            outbid = usual[:]
            outbid[seat] = guesses[place].mean_above(total)
            likely = 1.0 - guesses[place].at_most(total)
            lose += likely / all_higher * chance_if_named(seat, position.with_bids(outbid), me)
    tie = (win + lose) / 2.0
    return nobody_level * win + (nobody_higher - nobody_level) * tie + (1.0 - nobody_higher) * lose


def bids_shown(view: BulletbucksView) -> list[list[int]]:
    """What each seat has bid, in thousands, round by round; raises left aside."""
    found: list[list[int]] = [[] for _ in range(view.seats)]
    for event in view.history:
        if type(event) is BidsRevealed:
            for bid in event.bids:
                found[bid.seat].append(bid.ones + 2 * bid.twos)
    return found
