"""A bot that plays Bulletbucks sensibly.

What it makes of the game: only those who lose the auction lose their bid, for the winner gets it back with the pot; so
a bid should be small, or large enough to win, and what is large enough can be counted. Who faces the revolver takes the
pot five times in six, and the dead keep their score; so naming oneself is nearly always right, but for the end of a
game that is already won. And whoever ties with neither a note nor a stack left is out.
"""

from clickbang.bots.bot import Bot
from clickbang.bots.mixing import pick_among_best
from clickbang.core.prompt import Prompt
from clickbang.core.seats import members, without
from clickbang.core.view import View
from clickbang.games.bulletbucks import BulletbucksView, Convert, Name
from clickbang.games.bulletbucks.bots.guess import Guess
from clickbang.games.bulletbucks.bots.position import Position
from clickbang.games.bulletbucks.events import BidsRevealed
from clickbang.games.bulletbucks.notes import thousands
from clickbang.games.bulletbucks.revolver import CLICK, CYLINDER

NEARLY_AS_GOOD = 0.03
"""Bids are mixed if their chances to win are this close: who can be foreseen is outbid, or tied with for ever."""


class ShrewdBot(Bot):
    """Counts the notes, guesses the bids and weighs every answer."""

    def answer(self, view: View, prompt: Prompt) -> int | Name | Convert:
        assert isinstance(view, BulletbucksView)
        position = Position.seen_in(view)
        if prompt.kind == "name":
            others = members(without(view.seated, self.seat))
            return Name(max([self.seat, *others], key=lambda seat: self.chance_if_named(seat, position)))
        if prompt.kind == "convert":
            stacks = [float(thousands(stack)) for stack in view.stacks[self.seat]]
            chances = [position.after_convert(self.seat, stack).chance(self.seat) for stack in stacks]
            return Convert(chances.index(max(chances)))
        return self.pick_notes(view, prompt, position)

    def chance_if_named(self, seat: int, position: Position) -> float:
        """The chance to win if that seat faces the revolver."""
        chance = 0.0
        for outcome, weight in CYLINDER:
            after = position.after_click(seat) if outcome == CLICK else position.after_bang(seat)
            chance += weight * after.chance(self.seat)
        return chance / sum(weight for _, weight in CYLINDER)

    def pick_notes(self, view: BulletbucksView, prompt: Prompt, position: Position) -> int:
        """A bid or a raise: one of the best totals, the better the likelier, in as few notes as possible."""
        guesses = {}
        for seat in members(without(view.must, self.seat)):
            shown = [] if view.raising else bids_shown(view, seat)
            guesses[seat] = Guess(int(position.purses[seat]), shown)
        enough = 1 + max(guess.purse for guess in guesses.values())
        notes: dict[int, int] = {}
        for choice in prompt.choices:  # of equal totals, the one with the fewest notes comes first
            if thousands(choice) <= enough:
                notes.setdefault(thousands(choice), choice)
        chances = {total: self.chance_of_bid(total, position, guesses) for total in notes}
        return notes[pick_among_best(chances, NEARLY_AS_GOOD, self.random)]

    def chance_of_bid(self, total: int, position: Position, guesses: dict[int, Guess]) -> float:
        """The chance to win after bidding this much: highest alone, tied, or outbid."""
        nobody_higher = nobody_level = 1.0
        for guess in guesses.values():
            nobody_higher *= guess.at_most(total)
            nobody_level *= guess.at_most(total - 1)
        if nobody_level < 1 and position.purses[self.seat] == total and position.markers[self.seat] == 0:
            return 0.0  # a tie would be the end
        own = {self.seat: float(total)}
        lower = own | {seat: guess.mean_up_to(total) for seat, guess in guesses.items()}
        win = self.chance_if_named(self.seat, position.with_bids(lower))
        usual = own | {seat: guess.mean for seat, guess in guesses.items()}
        higher = {seat: 1 - guess.at_most(total) for seat, guess in guesses.items() if total < guess.purse}
        lose = 0.0
        for seat, likely in higher.items():
            outbid = usual | {seat: guesses[seat].mean_above(total)}
            lose += likely / sum(higher.values()) * self.chance_if_named(seat, position.with_bids(outbid))
        tie = (win + lose) / 2
        return nobody_level * win + (nobody_higher - nobody_level) * tie + (1 - nobody_higher) * lose


def bids_shown(view: BulletbucksView, seat: int) -> list[int]:
    """What this seat has bid, in thousands, round by round; raises left aside."""
    return [
        bid.ones + 2 * bid.twos
        for event in view.history
        if isinstance(event, BidsRevealed)
        for bid in event.bids
        if bid.seat == seat
    ]
