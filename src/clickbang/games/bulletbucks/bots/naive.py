"""The yardstick for Bulletbucks: a plan that looks right and never changes."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.rules.notes import bundle, ones_in, thousands, twos_in

NOTES_A_ROUND: Final = 2
"""Twelve notes for six markers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NaiveBot(Bot):
    """Two notes a round and its own name, whatever the others do."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BulletbucksView)
        if prompt.kind == "name":
            return NAME_CODE + self.seat
        if prompt.kind == "convert":
            stacks = [thousands(stack) for stack in view.stacks[self.seat]]
            return CONVERT_CODE + stacks.index(min(stacks))
        return self.pick_notes(view.purse, NOTES_A_ROUND if prompt.kind == "bid" else 1)

    def pick_notes(self, purse: int, wanted: int) -> int:
        """So many notes, as they come to hand: two bots that always chose the same would tie until both are broke."""
        notes = [1] * ones_in(purse) + [2] * twos_in(purse)
        picked = [notes.pop(self.random.randrange(len(notes))) for _ in range(min(wanted, len(notes)))]
        return bundle(picked.count(1), picked.count(2))
