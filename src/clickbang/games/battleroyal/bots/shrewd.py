"""A bot that plays Battle Royal sensibly.

What it makes of the game: whoever is not to blame deserves trust, whoever has struck or lurks is paid back
(`judging/faith.py`). A very high card is a reason to strike all the same, and towards the end a mate is one to turn on.
When few are left it asks of every answer how likely it is to win the game in the end.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.accounts import Accounts
from clickbang.games.battleroyal.bots.judging.faith import USUAL_WAYS, Ways, is_late, not_the_last_pass, sign
from clickbang.games.battleroyal.bots.judging.faith import turn as turn_among_friends
from clickbang.games.battleroyal.bots.judging.fights import Forces, others
from clickbang.games.battleroyal.bots.judging.memory import Memory
from clickbang.games.battleroyal.bots.judging.outlook import Outlook
from clickbang.games.battleroyal.bots.judging.reveals import BLUFFS, reveal
from clickbang.games.battleroyal.bots.judging.turns import stays, turn
from clickbang.games.battleroyal.bots.judging.usual import TO_BE_WEIGHED, usual_answer
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import LEAVE_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.sides import sides

STYLE: Final = 0.1
"""How much of its chance to win, as a share of it, a style may cost."""
LIES: Final = 0.3
"""By how much it changes how often a card without the word comes with a "Bang!"."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ShrewdBot(Bot):
    """Weighs every answer by the chance to win; remembers who kills, who passes and who holds what."""

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        self.memory: Memory | None = None
        self.accounts: Accounts | None = None

    def ways(self) -> Ways:
        """How it goes about friends and foes."""
        return USUAL_WAYS

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BattleRoyalView)
        usual = usual_answer(view, prompt)
        if usual != TO_BE_WEIGHED:
            return usual
        if prompt.kind == "reveal":
            return self.weighed(view, prompt)
        if self.accounts is None:
            self.accounts = Accounts(view.seats)
        self.accounts.recall(view)
        blamed = self.accounts.guilty() | self.accounts.lurkers()
        found = TO_BE_WEIGHED
        if not is_late(view, self.ways()):
            if prompt.kind == "sign":
                return sign(view, self.ways(), self.style, blamed)
            found = turn_among_friends(view, prompt, self.ways(), self.style, blamed)
        return not_the_last_pass(view, blamed, self.weighed(view, prompt) if found == TO_BE_WEIGHED else found)

    def weighed(self, view: BattleRoyalView, prompt: Prompt) -> int:
        """When few are left, or nothing has happened for long: by the chance to win."""
        if self.memory is None:
            self.memory = Memory(view.seats)
        self.memory.recall(view)
        if prompt.kind == "reveal":
            return reveal(view, prompt, self.random, BLUFFS + LIES * self.style.treachery)
        outlook = Outlook(view, Forces(view, self.memory))
        if prompt.kind == "sign":
            own, other = sides(view.attackers, view.defenders, self.seat)
            mates, rivals = others(own, self.seat), others(other, self.seat)
            signs = [outlook.sign(kills, mates, rivals) for kills in range(view.persons + 1)]
            signs[0] *= 1.0 - STYLE * self.style.treachery
            return SIGN_CODE + signs.index(max(signs))
        if prompt.role == MUST:
            return turn(outlook, self.memory, prompt.choices, STYLE * self.style.risk)
        return DECLINE if stays(outlook) else LEAVE_CODE
