"""The yardstick for World Championship: a plan that looks right and never changes."""

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.championship import Accuse, Aim, Bet, ChampionshipView, encode
from clickbang.games.championship.codes import NO_TARGET, target_of

USUAL_BET = 2
"""Two shots and three bring an honest player the most points on average; two are safer."""
TOO_BOLD = 4
"""An honest player who bets so much dies two times in three."""


class NaiveBot(Bot):
    """Honest, bets two, accuses bets of four and five, and plays every card at once."""

    def answer(self, view: View, prompt: Prompt) -> int | Bet | Aim:
        assert isinstance(view, ChampionshipView)
        if prompt.kind == "pocket":
            return prompt.choices[0]  # a CLICK, while there is one
        if prompt.kind == "bet":
            return Bet(USUAL_BET)
        if prompt.kind == "accuse":
            return self.accuse(view, prompt)
        if prompt.kind == "aim":
            return Aim(self.leader(view))
        if prompt.kind == "fire-on":
            return DECLINE
        return self.play(view, prompt)

    def accuse(self, view: ChampionshipView, prompt: Prompt) -> int:
        """The highest bet, if it is too bold to be honest."""
        bets = {encode(Accuse(seat)): player.bet for seat, player in enumerate(view.players)}
        boldest = max(prompt.choices[1:], key=lambda choice: bets[choice])
        return boldest if bets[boldest] >= TOO_BOLD else DECLINE

    def play(self, view: ChampionshipView, prompt: Prompt) -> int:
        """The first card there is, at the leader if it is played at somebody."""
        leader = self.leader(view)
        for choice in prompt.choices[1:]:
            if target_of(choice) in (NO_TARGET, leader):
                return choice
        return DECLINE

    def leader(self, view: ChampionshipView) -> int:
        """The rival with the most points; those still in the round first."""
        rivals = [seat for seat in range(view.seats) if seat != self.seat]
        return max(rivals, key=lambda seat: (view.players[seat].in_round, view.players[seat].points))
