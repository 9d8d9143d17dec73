"""Somebody who has played Battle Royal a few times: knows what a card is worth, and forgives nobody."""

from typing import Final

from librt.random import Random
from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import count, has, is_one, is_several
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.accounts import Accounts
from clickbang.games.battleroyal.bots.judging.cards import best_reveal, own_cards, powers_of, worth
from clickbang.games.battleroyal.bots.judging.faith import USUAL_WAYS, is_late, not_the_last_pass, sign, turn
from clickbang.games.battleroyal.bots.judging.usual import TO_BE_WEIGHED, usual_answer
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, PASS_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.sides import sides

GOOD: Final = 0.5
"""With a card so far up between the weakest and the strongest one rather fights than trusts, and goes looking."""
FEARS: Final = 0.1
"""How often it kills whom it might trust."""
MOODS: Final = 0.12
"""By how much a style changes that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CasualBot(Bot):
    """Trusts whoever has never killed, for whatever reason; when few are left it fights with a good card."""

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        self.accounts: Accounts | None = None

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BattleRoyalView)
        usual = usual_answer(view, prompt)
        if usual != TO_BE_WEIGHED:
            return usual
        if prompt.kind == "reveal":
            return best_reveal(view, prompt.choices)
        if self.accounts is None:
            self.accounts = Accounts(view.seats)
        self.accounts.recall(view)
        blamed = self.accounts.killed
        found = TO_BE_WEIGHED if is_late(view, USUAL_WAYS) else self.among_friends(view, prompt, blamed)
        return not_the_last_pass(view, blamed, self.when_few(view, prompt) if found == TO_BE_WEIGHED else found)

    def among_friends(self, view: BattleRoyalView, prompt: Prompt, blamed: int) -> int:
        """While many are left."""
        if prompt.kind == "turn":
            return turn(view, prompt, USUAL_WAYS, self.style, blamed)
        alone = is_one(sides(view.attackers, view.defenders, self.seat)[0])
        if alone and self.random.random() < FEARS + MOODS * self.style.treachery:
            return SIGN_CODE + view.persons
        return sign(view, USUAL_WAYS, self.style, blamed)

    def when_few(self, view: BattleRoyalView, prompt: Prompt) -> int:
        """When few are left, or nothing has happened for long."""
        powers = powers_of(view.deck, view.persons)
        best = powers.share(max([worth(view, card) for card in own_cards(view)]))
        if prompt.kind == "sign":
            fights = best >= GOOD - MOODS * self.style.treachery or is_several(view.board.teams[self.seat])
            return SIGN_CODE + (view.persons if fights else 0)
        return self.turn(view, best) if prompt.role == MUST else DECLINE

    def turn(self, view: BattleRoyalView, best: float) -> int:
        """Somebody has to begin, and the strong can; nobody passes when everybody would lose by it (BR-5)."""
        strangers = [seat for seat in view.neighbours(self.seat) if not has(view.board.teams[self.seat], seat)]
        is_urgent = 2 * view.passes >= count(view.alive) * view.persons
        if not is_urgent and best < GOOD - MOODS * self.style.risk:
            return PASS_CODE
        return CONFRONT_CODE + (strangers or view.neighbours(self.seat))[0]
