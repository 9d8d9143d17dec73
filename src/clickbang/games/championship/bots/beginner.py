"""A beginner at World Championship: makes the mistakes that everybody makes in a first game."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.codes import BET_CODE, POCKET_CODE, target_of

CHEATS: Final = 0.3
"""How often it pockets the BULLET: an empty barrel looks like free points."""
CHEATING_BETS: Final = [3, 4, 4, 5]
"""And then it wants them all, as everybody can see."""
HONEST_BETS: Final = [2, 2, 3, 4]
"""It has four lives, and bets as if they were many."""
HUNCH: Final = 0.5
"""How often it has a feeling about somebody."""
MOODS: Final = 0.2
"""How much a style changes these chances."""
USES: Final = 0.5
"""How often it remembers in time that it holds a card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginnerBot(Bot):
    """Cheats too readily, bets high while it lives, and accuses on a hunch."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, ChampionshipView)
        choices = prompt.choices
        if len(choices) == 1:
            return choices[0]
        if prompt.kind == "pocket":
            cheats = self.random.random() < CHEATS + MOODS * self.style.treachery
            return POCKET_CODE + (BULLET if cheats else 0)
        if prompt.kind == "bet":
            bets = CHEATING_BETS if view.players[self.seat].pocket == BULLET else HONEST_BETS
            bet = bets[self.random.randrange(len(bets))]
            lowered = self.style.risk < 0.0 and self.random.random() < 0.5
            return BET_CODE + (bet - 1 if lowered else bet)
        if prompt.kind == "accuse":
            if self.random.random() >= HUNCH + MOODS * self.style.suspicion:
                return DECLINE
            return choices[1 + self.random.randrange(len(choices) - 1)]
        if prompt.kind == "aim":
            return choices[self.random.randrange(len(choices))]
        if prompt.kind == "fire-on" or self.random.random() >= USES:
            return DECLINE
        return self.play(choices)

    def play(self, choices: list[int]) -> int:
        """Any card it may play at others or at nobody, at once: what it does to itself it does not think of."""
        plays = [choice for choice in choices[1:] if target_of(choice) != self.seat]
        return plays[self.random.randrange(len(plays))] if plays else DECLINE
