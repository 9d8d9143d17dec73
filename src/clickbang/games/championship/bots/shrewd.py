"""A bot that plays World Championship sensibly.

What it makes of the game: a bet is worth the more points the likelier it kills, but for a cheat, whose barrel is empty
and who only fears to be accused; so it asks of every answer how likely it is to win the game in the end, given how
often its rivals have accused such bets and how often such bets were a cheat's. Cards are played when they raise that
chance by more than they may be worth later.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.bots.mixing import pick_among_best
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.championship.bots.judging.accusing import gain_of_accusing
from clickbang.games.championship.bots.judging.betting import bets_now, can_bribe, chance_of_pocket
from clickbang.games.championship.bots.judging.cards import best_play
from clickbang.games.championship.bots.judging.habits import Habits
from clickbang.games.championship.bots.judging.outlook import Outlook
from clickbang.games.championship.bots.judging.shots import gain_of_hit
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.codes import ACCUSE_CODE, AIM_CODE, BET_CODE, POCKET_CODE
from clickbang.games.championship.rules.state import HIGHEST_BET

NEARLY_AS_GOOD: Final = 0.02
"""Pockets and bets are mixed if their chances to win are this close: who can be foreseen is accused."""
PATIENCE: Final = 30
"""After so many rounds both sides only wait for the other to risk something: then anything goes, or it never ends."""
STYLE: Final = 0.01
"""How much of a chance to win a style may cost."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ShrewdBot(Bot):
    """Weighs every answer by the chance to win, and remembers who cheats and who accuses."""

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        self.habits = Habits(seat)

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, ChampionshipView)
        choices = prompt.choices
        if len(choices) == 1:
            return choices[0]
        if prompt.kind == "fire-on" or not view.players[self.seat].captain:
            return DECLINE  # the game is won, or lost
        if view.round > PATIENCE and prompt.kind in ("pocket", "bet"):
            return choices[self.random.randrange(len(choices))]
        self.habits.recall(view)
        outlook = Outlook(view, self.habits)
        if prompt.kind == "pocket":
            if can_bribe(outlook):
                return POCKET_CODE + BULLET
            chances = [chance_of_pocket(outlook, choice - POCKET_CODE) for choice in choices]
            chances[1] += STYLE * self.style.treachery
            return pick_among_best(choices, chances, NEARLY_AS_GOOD, self.random)
        if prompt.kind == "bet":
            if can_bribe(outlook) and outlook.me.pocket == BULLET:
                return BET_CODE + HIGHEST_BET
            bets = bets_now(outlook)
            chances = [bets.chance(choice - BET_CODE, outlook.me.known) for choice in choices]
            for place in range(len(chances)):
                chances[place] += STYLE * self.style.risk * float(place) / float(len(chances))
            return pick_among_best(choices, chances, NEARLY_AS_GOOD, self.random)
        if prompt.kind == "accuse":
            gains = [gain_of_accusing(outlook, choice - ACCUSE_CODE) for choice in choices[1:]]
            most = max(gains)
            return choices[1 + gains.index(most)] if most > -STYLE * self.style.suspicion else DECLINE
        if prompt.kind == "aim":
            gains = [gain_of_hit(outlook, choice - AIM_CODE) for choice in choices]
            return choices[gains.index(max(gains))]
        return best_play(outlook, choices)
