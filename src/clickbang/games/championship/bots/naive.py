"""The yardstick for World Championship: a plan that looks right and never changes."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.codes import ACCUSE_CODE, AIM_CODE, BET_CODE, NO_TARGET, target_of

USUAL_BET: Final = 2
"""Two shots and three bring an honest player the most points on average; two are safer."""
TOO_BOLD: Final = 4
"""An honest player who bets so much dies two times in three."""
IN_ROUND: Final = 1000
"""More than anybody ever has in points."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NaiveBot(Bot):
    """Honest, bets two, accuses bets of four and five, and plays every card at once."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, ChampionshipView)
        if prompt.kind == "pocket":
            return prompt.choices[0]  # a CLICK, while there is one
        if prompt.kind == "bet":
            return BET_CODE + USUAL_BET
        if prompt.kind == "accuse":
            return self.accuse(view, prompt)
        if prompt.kind == "aim":
            return AIM_CODE + self.leader(view)
        if prompt.kind == "fire-on":
            return DECLINE
        return self.play(view, prompt)

    def accuse(self, view: ChampionshipView, prompt: Prompt) -> int:
        """The highest bet, if it is too bold to be honest."""
        bets = [view.players[choice - ACCUSE_CODE].bet for choice in prompt.choices[1:]]
        boldest = max(bets)
        return prompt.choices[1 + bets.index(boldest)] if boldest >= TOO_BOLD else DECLINE

    def play(self, view: ChampionshipView, prompt: Prompt) -> int:
        """The first card there is, at the leader if it is played at somebody."""
        leader = self.leader(view)
        for choice in prompt.choices[1:]:
            if target_of(choice) in (NO_TARGET, leader):
                return choice
        return DECLINE

    def leader(self, view: ChampionshipView) -> int:
        """The rival with the most points; those still in the round first."""
        found, most = -1, -1
        for seat, player in enumerate(view.players):
            rank = player.points + (IN_ROUND if player.in_round else 0)
            if seat != self.seat and rank > most:
                found, most = seat, rank
        return found
