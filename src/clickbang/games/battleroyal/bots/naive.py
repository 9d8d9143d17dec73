"""The yardstick for Battle Royal: a plan that looks right and never changes."""

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.cards import best_reveal, own_cards
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, DONE_CODE, PASS_CODE, SIGN_CODE, VOTE_CODE


@mypyc_attr(allow_interpreted_subclasses=True)
class NaiveBot(Bot):
    """With a gun it confronts and kills, without one it wants to be friends, and it does business with nobody."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BattleRoyalView)
        if prompt.draft and prompt.kind != "reveal":
            return prompt.choices[0]  # somebody else has begun this
        armed = any(card.bang for card in own_cards(view))
        if prompt.kind == "turn" and prompt.role == MUST:
            return CONFRONT_CODE + view.neighbours(self.seat)[0] if armed else PASS_CODE
        if prompt.kind == "sign":
            return SIGN_CODE + (view.persons if armed else 0)
        if prompt.kind == "reveal":
            return best_reveal(view, prompt.choices)
        if prompt.kind == "talk":
            return DONE_CODE
        return VOTE_CODE + 1 if prompt.kind == "vote" else DECLINE
