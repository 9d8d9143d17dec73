"""The strongest at World Championship: it searches the round, on top of a value that was learned by self-play."""

from typing import Final

from librt.random import Random
from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.bots.mixing import pick_among_best
from clickbang.bots.search.budget import Budget
from clickbang.bots.search.findings import Findings
from clickbang.bots.search.root import Root
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.championship.bots.solved import SolvedBot
from clickbang.games.championship.bots.thinking import ChampionshipThinking
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.solution import is_solved
from clickbang.games.championship.research.solved.weighing import weigh

PLAYOUTS: Final = 4_000
"""So many rounds it imagines for an answer, which keeps games from one seed the same."""
FOR_A_CARD: Final = 0.25
"""A question about cards gets so much of that: there are many, and most matter little."""
NEARLY_AS_GOOD: Final = 0.004
"""Answers whose worth is this close are mixed: who can be foreseen is accused."""
AS_GOOD: Final = 1e-6
"""So close are answers that the solution mixes: it was worked out no more exactly than that."""
CLEARLY: Final = 2.0
"""By so many standard errors a play has to be better than what a rule of thumb says."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MasterBot(Bot):
    """Weighs its answers against what it has seen of everybody; plays cards by a rule of thumb, unless it knows better.

    Duels without cards are solved: there it gives none but answers that the solution holds for the best, and of several
    the one that does best against what it has seen of the other.
    """

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = Budget(playouts=PLAYOUTS) if budget is None else budget
        self.thinking = ChampionshipThinking()
        self.thumb = SolvedBot()

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        self.thinking = ChampionshipThinking()
        self.thumb.sit(seat, random, sampling)

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, ChampionshipView)
        if len(prompt.choices) == 1:
            return prompt.choices[0]
        if is_solved(view):
            return self.thumb.answer(view, prompt) if prompt.kind == "fire-on" else self.as_solved(view, prompt)
        if prompt.kind == "fire-on" or not view.players[self.seat].captain:
            return DECLINE  # the game is won, or lost
        if prompt.kind in ("play", "bribe"):
            return self.play(view, prompt)
        found = self.search(view, prompt, self.budget)
        worths = [estimate.worth for estimate in found.estimates]
        return pick_among_best(prompt.choices, worths, NEARLY_AS_GOOD, self.random)

    def as_solved(self, view: ChampionshipView, prompt: Prompt) -> int:
        """One of the best answers by the solution: against that nothing is lost, and against others much is won."""
        weighed = weigh(view, prompt)
        most = max([one.worth for one in weighed])
        best = [one.answer for one in weighed if one.worth > most - AS_GOOD]
        if len(best) == 1:
            return best[0]
        found = self.search(view, prompt, self.budget)
        worths = [estimate.worth for estimate in found.estimates if estimate.choice in best]
        return pick_among_best(best, worths, NEARLY_AS_GOOD, self.random)

    def search(self, view: View, prompt: Prompt, budget: Budget) -> Findings:
        return Root(view, prompt, self.thinking, self.sampling).explore(budget)

    def play(self, view: View, prompt: Prompt) -> int:
        """What the rule of thumb says, unless something else is clearly better."""
        usual = self.thumb.answer(view, prompt)
        found = self.search(view, prompt, self.budget.part(FOR_A_CARD))
        return found.better_than(usual, CLEARLY)
