"""A bot for somebody's first game of Bulletbucks: it divides its money among the rounds, and is there at the end."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.core.prompt import Prompt
from clickbang.games.bulletbucks.bots.own_name import OwnNameBot, nearest
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.notes import thousands

SPREAD: Final = 2.0
"""Up to so many times its share: bots that were all alike would tie until all are broke."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyBot(OwnNameBot):
    """Divides its money among the rounds, and names itself."""

    def pick_notes(self, view: BulletbucksView, prompt: Prompt) -> int:
        """What is nearest to its share."""
        share = int(thousands(view.purse)) / (int(view.board.markers) + 1)
        return nearest(sorted(prompt.choices), share * SPREAD * self.random.random())
