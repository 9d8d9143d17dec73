"""What is looked back at in World Championship: what pockets and hands may have held, and whether accusations hit."""

from collections.abc import Mapping
from typing import Final

from clickbang.core.events import Event
from clickbang.core.parts.review import FAILED, GONE, HELD, Claim, Exact, Hidden, Reviewer
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE, Table
from clickbang.core.view import View
from clickbang.games.championship.events import PocketShown, PocketsTurned, RoundBegan
from clickbang.games.championship.knowledge.known_barrel import UNKNOWN
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.solution import is_solved
from clickbang.games.championship.research.solved.weighing import weigh
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.codes import ACCUSE_CODE, AIM_CODE
from clickbang.games.championship.rules.course import Championship

POCKET: Final = "pocket"
HAND: Final = "hand"
ACCUSED: Final = "accused"
"""That somebody cheats."""
TRUSTED: Final = "trusted"
"""That somebody does not, who could have been accused."""


def hidden(view: View, table: Table) -> list[Hidden]:
    """WC-4, WC-20: pockets that this seat has not seen, and hands."""
    assert isinstance(view, ChampionshipView)
    assert isinstance(table, Championship)
    found = []
    for seat, barrel in enumerate(table.barrels):
        if seat == view.seat:
            continue
        if view.players[seat].pocket == UNKNOWN:
            found.append(Hidden(POCKET, seat, (("card", int(barrel.pocket)),)))
        for place, copies in enumerate(table.hand(seat)):
            if copies:
                found.append(Hidden(HAND, seat, (("card", view.deck.cards[place].key),)))
    return found


def claims(_view: View, prompt: Prompt, action: int) -> list[Claim]:
    """WC-7: who accuses counts on a BULLET; who could and does not, on a CLICK."""
    if prompt.kind != "accuse":
        return []
    if action != DECLINE:
        return [Claim(ACCUSED, (action - ACCUSE_CODE,))]
    accusable = [choice - ACCUSE_CODE for choice in prompt.choices if ACCUSE_CODE <= choice < AIM_CODE]
    return [Claim(TRUSTED, (seat,)) for seat in accusable]


def holds(claim: Claim, table: Table, _answers: Mapping[int, int]) -> bool:
    assert isinstance(table, Championship)
    (seat,) = claim.seats
    return (table.barrels[seat].pocket == BULLET) == (claim.key == ACCUSED)


def settled(claim: Claim, event: Event) -> str:
    """WC-7: a pocket is shown to all, or its card is gone with the round."""
    (about,) = claim.seats
    shown: list[tuple[int, int]] = []
    match event:
        case PocketShown(seat, card):
            shown = [(seat, card)]
        case PocketsTurned(pockets):
            shown = list(pockets)
        case RoundBegan():
            return GONE
    for seat, card in shown:
        if seat == about:
            return HELD if (card == BULLET) == (claim.key == ACCUSED) else FAILED
    return ""


def exact(view: View, prompt: Prompt) -> list[Exact] | None:
    """Duels without action cards are solved; a game that nobody wins counts there as half a win for both."""
    assert isinstance(view, ChampionshipView)
    if not is_solved(view):
        return None
    return [Exact((1 + one.worth) / 2, one.chance) for one in weigh(view, prompt)]


REVIEW: Final = Reviewer(
    hidden, claims, holds, settled, exact, claim_keys=(ACCUSED, TRUSTED), hidden_keys=(POCKET, HAND)
)
