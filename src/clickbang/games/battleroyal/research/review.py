"""What is looked back at in Battle Royal: which cards others may have held, and whether trust was kept."""

from collections.abc import Mapping
from typing import Final

from clickbang.core.events import Event
from clickbang.core.parts.review import FAILED, HELD, Claim, Hidden, Reviewer
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has, members
from clickbang.core.table import Table
from clickbang.core.view import View
from clickbang.games.battleroyal.events import SignsRevealed
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import SIGN_CODE
from clickbang.games.battleroyal.rules.course import BattleRoyal

CARDS: Final = "cards"
TRUSTED: Final = "trusted"
"""That the other side shows *team*, all of it."""
MISTRUSTED: Final = "mistrusted"
"""That somebody there shows *kill*."""


def hidden(view: View, table: Table) -> list[Hidden]:
    """BR-16: every card that somebody else holds and this seat does not know of."""
    assert isinstance(view, BattleRoyalView)
    assert isinstance(table, BattleRoyal)
    found = []
    for seat in members(view.alive):
        if seat == view.seat:
            continue
        unknown = table.hands[seat] & ~view.known_at(seat)
        for place in members(unknown):
            found.append(Hidden(CARDS, seat, (("card", view.deck.cards[place].key),)))
    return found


def claims(view: View, prompt: Prompt, action: int) -> list[Claim]:
    """BR-8: a sign tells what its player expects of the other side."""
    assert isinstance(view, BattleRoyalView)
    if prompt.kind != "sign":
        return []
    others = view.defenders if has(view.attackers, view.seat) else view.attackers
    return [Claim(TRUSTED if action == SIGN_CODE else MISTRUSTED, tuple(members(others)))]


def holds(claim: Claim, _table: Table, answers: Mapping[int, int]) -> bool:
    kept = all(answers.get(seat, SIGN_CODE) == SIGN_CODE for seat in claim.seats)
    return kept == (claim.key == TRUSTED)


def settled(claim: Claim, event: Event) -> str:
    """BR-8: all signs are shown together."""
    if not isinstance(event, SignsRevealed):
        return ""
    kept = all(kills == 0 for seat, kills in event.signs if seat in claim.seats)
    return HELD if kept == (claim.key == TRUSTED) else FAILED


REVIEW: Final = Reviewer(hidden, claims, holds, settled, claim_keys=(TRUSTED, MISTRUSTED), hidden_keys=(CARDS,))
