"""The best of Battle Royal's bots: it looks ahead in worlds that fit what the others have done."""

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.search.budget import Budget
from clickbang.bots.search.search import Root
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.shrewd import ShrewdBot
from clickbang.games.battleroyal.bots.thinking import BattleRoyalThinking

PLAYOUTS: Final = 1_000
"""So many games it imagines for an answer, which keeps games from one seed the same."""
CLEARLY: Final = 1.0
"""By so many standard errors an answer has to be better than what `shrewd` would do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MasterBot(ShrewdBot):
    """Searches where it matters most, on its turn and for a sign; does as `shrewd` unless it knows better."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = Budget(playouts=PLAYOUTS) if budget is None else budget

    def answer(self, view: View, prompt: Prompt) -> int:
        thumb = super().answer(view, prompt)
        if len(prompt.choices) == 1 or not (prompt.kind == "sign" or (prompt.kind == "turn" and prompt.role == MUST)):
            return thumb
        found = Root(view, prompt, BattleRoyalThinking(), self.random).explore(self.budget)
        best = found.best()
        usual = found.estimates[prompt.choices.index(thumb)]
        doubt = CLEARLY * sqrt(best.error * best.error + usual.error * usual.error)
        return best.choice if best.worth - usual.worth > doubt else thumb
