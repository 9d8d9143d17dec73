"""A beginner at Battle Royal: makes the mistakes that everybody makes in a first game."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import has
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.cards import best_reveal
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules import codes

KILLS: Final = 0.7
"""How often it kills at once, whatever it holds; otherwise it believes whom it meets."""
WAITS: Final = 0.2
"""How often it lets its turn go by."""
MOODS: Final = 0.15
"""How much a style changes these chances."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginnerBot(Bot):
    """Trusts its first neighbour or kills at once, whatever it holds, and shows its best card first."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BattleRoyalView)
        if prompt.kind == "turn":
            return self.turn(view) if prompt.role == MUST else DECLINE
        if prompt.kind == "sign":
            kills = self.random.random() < KILLS + MOODS * self.style.treachery
            return codes.SIGN_CODE + (view.persons if kills else 0)
        if prompt.kind == "reveal":
            return best_reveal(view, prompt.choices)
        if prompt.kind == "talk":
            return self.talk(view, prompt)
        if prompt.kind == "divide":  # all for itself
            return codes.ASSIGN_CODE + self.seat
        return codes.VOTE_CODE + 1 if prompt.kind == "vote" else codes.ACCEPT_CODE

    def turn(self, view: BattleRoyalView) -> int:
        """The first neighbour who is no friend yet, or nobody."""
        team = view.board.teams[self.seat]
        if self.random.random() < WAITS - MOODS * self.style.risk:
            return codes.PASS_CODE
        neighbours = view.neighbours(self.seat)
        for seat in neighbours:
            if not has(team, seat):
                return codes.CONFRONT_CODE + seat
        return codes.CONFRONT_CODE + neighbours[0]

    def talk(self, view: BattleRoyalView, prompt: Prompt) -> int:
        """All shall see what all have; but nobody gets anything."""
        if prompt.draft:
            return codes.SEND_CODE if codes.SEND_CODE in prompt.choices else prompt.choices[0]
        if view.offers_made == 0 and codes.ALL_SHOW_CODE in prompt.choices:
            return codes.ALL_SHOW_CODE
        pending = view.pending()
        if pending and not pending[0].gifts and codes.AGREE_CODE in prompt.choices:
            return codes.AGREE_CODE
        return codes.REFUSE_CODE if pending else codes.DONE_CODE
