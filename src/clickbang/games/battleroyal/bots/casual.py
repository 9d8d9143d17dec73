"""Somebody who has played Battle Royal a few times: knows what a card is worth, and remembers nobody."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import count, has, is_several
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.cards import best_reveal, own_cards, powers_of, worth
from clickbang.games.battleroyal.bots.judging.usual import TO_BE_WEIGHED, usual_answer
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, PASS_CODE, SIGN_CODE

GOOD: Final = 0.5
"""With a card so far up between the weakest and the strongest one rather fights than trusts, and goes looking."""
MOODS: Final = 0.12
"""By how much a style changes that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CasualBot(Bot):
    """Fights with a good card, looks for friends with a low one, and shares what they win."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BattleRoyalView)
        usual = usual_answer(view, prompt)
        if usual != TO_BE_WEIGHED:
            return usual
        if prompt.kind == "reveal":
            return best_reveal(view, prompt.choices)
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
