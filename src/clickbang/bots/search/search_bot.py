"""A bot for any game: it searches."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.bots.search.budget import Budget
from clickbang.bots.search.root import Root
from clickbang.bots.search.thinking import Thinking, thinking_of
from clickbang.core.prompt import Prompt
from clickbang.core.registry import GAMES
from clickbang.core.view import View

SEARCH_BOT: Final = "search"
"""Its name, for every game. It has no level: how strong it is depends on the game."""
PLAYOUTS: Final = 2_000
"""So many games it imagines for every answer, which keeps games from one seed the same."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Imagines how the game may go on after each of its choices."""

    def __init__(self, budget: Budget | None = None, thinking: Thinking | None = None) -> None:
        self.budget = Budget(playouts=PLAYOUTS) if budget is None else budget
        self.thinking = thinking

    def answer(self, view: View, prompt: Prompt) -> int:
        if len(prompt.choices) == 1:
            return prompt.choices[0]
        if self.thinking is None:
            self.thinking = thinking_of(GAMES[view.game]) if view.game in GAMES else Thinking()
        try:
            root = Root(view, prompt, self.thinking, self.sampling)
        except ValueError:  # no world was found in time that explains so long a history
            return prompt.choices[self.random.randrange(len(prompt.choices))]
        return root.explore(self.budget).pick(self.random)
