"""The strongest at Bulletbucks: it searches the round, on top of a value that was learned by self-play."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.bots.search.budget import Budget
from clickbang.bots.search.root import Root
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.bulletbucks.bots.thinking import BulletbucksThinking

PLAYOUTS: Final = 6_000
"""So many rounds it imagines for every answer, which keeps games from one seed the same."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MasterBot(Bot):
    """Solves every round as a game of its own, and mixes its bids."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = Budget(playouts=PLAYOUTS) if budget is None else budget
        self.thinking = BulletbucksThinking()

    def answer(self, view: View, prompt: Prompt) -> int:
        if len(prompt.choices) == 1:
            return prompt.choices[0]
        return Root(view, prompt, self.thinking, self.sampling).explore(self.budget).pick(self.random)
