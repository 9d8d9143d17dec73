"""A bot for somebody's first game of Bulletbucks: it divides its money among the rounds, and is there at the end."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.rules.notes import thousands

SPREAD: Final = 2.0
"""Up to so many times its share: bots that were all alike would tie until all are broke."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyBot(Bot):
    """Divides its money among the rounds, and names itself."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BulletbucksView)
        if prompt.kind == "name":
            return NAME_CODE + self.seat
        if prompt.kind == "convert":
            stacks = [thousands(stack) for stack in view.stacks[self.seat]]
            return CONVERT_CODE + stacks.index(min(stacks))
        return self.pick_notes(view, prompt)

    def pick_notes(self, view: BulletbucksView, prompt: Prompt) -> int:
        """What is nearest to its share."""
        share = int(thousands(view.purse)) / (int(view.board.markers) + 1)
        wanted = share * SPREAD * self.random.random()
        nearest, least = prompt.choices[0], -1.0
        for choice in sorted(prompt.choices):
            away = abs(int(thousands(choice)) - wanted)
            if least < 0.0 or away < least:
                nearest, least = choice, away
        return nearest
