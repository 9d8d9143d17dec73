"""A bot for somebody's first game of Bulletbucks: it divides its money among the rounds, and is there at the end."""

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.bulletbucks import BulletbucksView, Convert, Name
from clickbang.games.bulletbucks.notes import thousands

SPREAD = 2.0
"""Up to so many times its share: bots that were all alike would tie until all are broke."""


class SteadyBot(Bot):
    """Divides its money among the rounds, and names itself."""

    def answer(self, view: View, prompt: Prompt) -> int | Name | Convert:
        assert isinstance(view, BulletbucksView)
        if prompt.kind == "name":
            return Name(self.seat)
        if prompt.kind == "convert":
            stacks = [thousands(stack) for stack in view.stacks[self.seat]]
            return Convert(stacks.index(min(stacks)))
        return self.pick_notes(view, prompt)

    def pick_notes(self, view: BulletbucksView, prompt: Prompt) -> int:
        """What is nearest to its share."""
        share = int(thousands(view.purse)) / (int(view.markers) + 1)
        wanted = share * SPREAD * self.random.random()
        return min(prompt.choices, key=lambda choice: (abs(int(thousands(choice)) - wanted), choice))
