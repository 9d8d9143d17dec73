"""What every sensible player does alike: business, spoils and the $1000."""

from typing import Final

from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal.bots.judging.business import talk
from clickbang.games.battleroyal.bots.judging.reveals import takes_dollars
from clickbang.games.battleroyal.bots.judging.spoils import divide, vote
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import ACCEPT_CODE

TO_BE_WEIGHED: Final = -1
"""No answer: here players differ."""


def usual_answer(view: BattleRoyalView, prompt: Prompt) -> int:
    """The answer where there is not much to weigh."""
    if len(prompt.choices) == 1:
        return prompt.choices[0]
    if prompt.kind == "talk":
        return talk(view, prompt)
    if prompt.kind == "divide":
        return divide(view, prompt)
    if prompt.kind == "vote":
        return vote(view)
    if prompt.kind == "dollars":
        return ACCEPT_CODE if takes_dollars(view) else DECLINE
    return TO_BE_WEIGHED
