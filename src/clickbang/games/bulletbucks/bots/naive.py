"""The yardstick for Bulletbucks: a plan that looks right and never changes."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.core.prompt import Prompt
from clickbang.games.bulletbucks.bots.own_name import OwnNameBot
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.notes import bundle, ones_in, twos_in

NOTES_A_ROUND: Final = 2
"""Twelve notes for six markers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NaiveBot(OwnNameBot):
    """Two notes a round and its own name, whatever the others do."""

    def pick_notes(self, view: BulletbucksView, prompt: Prompt) -> int:
        """So many notes, as they come to hand: two bots that always chose the same would tie until both are broke."""
        wanted = NOTES_A_ROUND if prompt.kind == "bid" else 1
        notes = [1] * ones_in(view.purse) + [2] * twos_in(view.purse)
        picked = [notes.pop(self.random.randrange(len(notes))) for _ in range(min(wanted, len(notes)))]
        return bundle(picked.count(1), picked.count(2))
