"""A beginner at Battle Royal: makes the mistakes that everybody makes in a first game."""

from typing import Final

from librt.random import Random
from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import has, is_one
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.accounts import Accounts
from clickbang.games.battleroyal.bots.judging.cards import best_reveal
from clickbang.games.battleroyal.bots.judging.faith import BEGINNER_WAYS, is_late, not_the_last_pass, sign, turn
from clickbang.games.battleroyal.bots.judging.usual import TO_BE_WEIGHED
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules import codes
from clickbang.games.battleroyal.rules.sides import sides

KILLS: Final = 0.7
"""How often it kills when few are left, whatever it holds."""
FEARS: Final = 0.25
"""How often it kills whom it might trust."""
WAITS: Final = 0.2
"""How often it lets its turn go by."""
MOODS: Final = 0.15
"""How much a style changes these chances."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginnerBot(Bot):
    """Trusts whoever did not kill the last time, now and then kills for fear, and shows its best card first."""

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        self.accounts: Accounts | None = None

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BattleRoyalView)
        if prompt.kind in ("turn", "sign"):
            if self.accounts is None:
                self.accounts = Accounts(view.seats)
            self.accounts.recall(view)
            blamed = self.accounts.killed_last  # it forgets what was before, and does not ask why
            found = TO_BE_WEIGHED if is_late(view, BEGINNER_WAYS) else self.among_friends(view, prompt, blamed)
            return not_the_last_pass(view, blamed, self.when_few(view, prompt) if found == TO_BE_WEIGHED else found)
        if prompt.kind == "reveal":
            return best_reveal(view, prompt.choices)
        if prompt.kind == "talk":
            return self.talk(view, prompt)
        if prompt.kind == "divide":  # all for itself
            return codes.ASSIGN_CODE + self.seat
        return codes.VOTE_CODE + 1 if prompt.kind == "vote" else codes.ACCEPT_CODE

    def among_friends(self, view: BattleRoyalView, prompt: Prompt, blamed: int) -> int:
        """While many are left: it believes whom it meets, unless it is afraid."""
        if prompt.kind == "turn":
            return turn(view, prompt, BEGINNER_WAYS, self.style, blamed)
        alone = is_one(sides(view.attackers, view.defenders, self.seat)[0])
        if alone and self.random.random() < FEARS + MOODS * self.style.treachery:
            return codes.SIGN_CODE + view.persons
        return sign(view, BEGINNER_WAYS, self.style, blamed)

    def when_few(self, view: BattleRoyalView, prompt: Prompt) -> int:
        """When few are left, or nothing has happened for long."""
        if prompt.kind == "turn":
            return self.turn(view) if prompt.role == MUST else DECLINE
        kills = self.random.random() < KILLS + MOODS * self.style.treachery
        return codes.SIGN_CODE + (view.persons if kills else 0)

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
