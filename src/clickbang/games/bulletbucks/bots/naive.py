"""The yardstick for Bulletbucks: a plan that looks right and never changes."""

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.bulletbucks import Bid, BulletbucksView, Convert, Name
from clickbang.games.bulletbucks.notes import ones_in, thousands, twos_in

NOTES_A_ROUND = 2
"""Twelve notes for six markers."""


class NaiveBot(Bot):
    """Two notes a round and its own name, whatever the others do."""

    def answer(self, view: View, prompt: Prompt) -> Bid | Name | Convert:
        assert isinstance(view, BulletbucksView)
        if prompt.kind == "name":
            return Name(self.seat)
        if prompt.kind == "convert":
            stacks = [thousands(stack) for stack in view.stacks[self.seat]]
            return Convert(stacks.index(min(stacks)))
        return self.pick_notes(view.purse, NOTES_A_ROUND if prompt.kind == "bid" else 1)

    def pick_notes(self, purse: int, wanted: int) -> Bid:
        """So many notes, as they come to hand: two bots that always chose the same would tie until both are broke."""
        notes = [1] * ones_in(purse) + [2] * twos_in(purse)
        picked = [notes.pop(self.random.randrange(len(notes))) for _ in range(min(wanted, len(notes)))]
        return Bid(picked.count(1), picked.count(2))
