"""What everybody does at Bulletbucks who thinks of the bids alone."""

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.rules.notes import thousands


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnNameBot(Bot):
    """Names itself, and gives up its smallest stack; what it bids its subclass says."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BulletbucksView)
        if prompt.kind == "name":
            return NAME_CODE + self.seat
        if prompt.kind == "convert":
            stacks = [thousands(stack) for stack in view.stacks[self.seat]]
            return CONVERT_CODE + stacks.index(min(stacks))
        return self.pick_notes(view, prompt)

    def pick_notes(self, view: BulletbucksView, prompt: Prompt) -> int:
        """A bid or a raise."""
        raise NotImplementedError


def nearest(choices: list[int], wanted: float) -> int:
    """The notes that come nearest to this sum, in thousands; the first of those that are as near."""
    return min(choices, key=lambda choice: abs(float(thousands(choice)) - wanted))
