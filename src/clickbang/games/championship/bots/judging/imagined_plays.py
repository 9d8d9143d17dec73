"""Which action card anybody is imagined to play in an imagined world."""

from librt.random import Random
from mypy_extensions import i64

from clickbang.core.table import DECLINE
from clickbang.games.championship.bots.judging.plan import RoundPlan
from clickbang.games.championship.deck.chances import Imagined
from clickbang.games.championship.deck.effect import KEPT
from clickbang.games.championship.rules.answers import may_play
from clickbang.games.championship.rules.codes import PLAY_CODE, PLAYS_A_CARD
from clickbang.games.championship.rules.state import State


def imagined_play(table: State, seat: i64, plan: RoundPlan, knows: bool, random: Random) -> i64:
    """A card that is for now and of use, or a decline. Whether the seat knows what was seen of its barrel is given."""
    imagined = Imagined(plan.dead, knows, random)
    for place in table.kinds.at[table.board.moment]:
        if table.held(seat, place) > 0:
            card = table.kinds.cards[place]
            if may_play(table, seat, card):
                use = card.effect.use(table, seat, imagined)
                if use != KEPT:
                    return PLAY_CODE + place * PLAYS_A_CARD + use
    return DECLINE
