"""Which action card to play, and at whom."""

from typing import Final

from clickbang.core.table import DECLINE
from clickbang.games.championship.bots.accusing import gain_if_right, gain_of_accusing
from clickbang.games.championship.bots.betting import bets_now
from clickbang.games.championship.bots.outlook import Outlook
from clickbang.games.championship.bots.shots import (
    air_gun,
    gain_of_hit,
    gift,
    one_more,
    shoot_somebody,
    spin_again,
)
from clickbang.games.championship.cards import (
    AIR_GUN,
    BRIBE,
    EXTRA_POINT,
    GIFT,
    INFORMER,
    LIVE_ROUND,
    ONE_MORE,
    PEEK,
    SHOOT_SOMEBODY,
    SIDE_BET,
    SPIN_AGAIN,
    TURN_DIE,
)
from clickbang.games.championship.codes import card_of, target_of, turn_of
from clickbang.games.championship.scoring import SIDE_BET_POINTS

KEEPING: Final = 0.5
"""A card in hand is worth so much of what it seems to be worth in `strength`: not every one finds its moment."""
KEEPING_SPIN_AGAIN: Final = 0.05
"""This one hardly ever does: it is of use only after a Peek, so that there may be no other moment for it."""
HIT_BY_LIVE_ROUND: Final = 0.15
"""How much likelier to be hit a player is with one BULLET more; most will bet less then."""


ALWAYS: Final = 1.0
"""Nothing speaks against it, and nothing is gained by waiting."""


def best_play(outlook: Outlook, choices: list[int]) -> int:
    """The play that raises the chance to win the most, if that is worth a card."""
    card = outlook.chance() - outlook.chance(cards=-1)
    best = DECLINE
    most = 0.0
    for play in choices:
        if play != DECLINE:
            gain = gain_of_play(outlook, play) - card * keeping(outlook, play)
            if gain > most:
                best, most = play, gain
    return best


def keeping(outlook: Outlook, play: int) -> float:
    """How much of a card's worth is lost by playing this one now."""
    return KEEPING_SPIN_AGAIN if outlook.view.deck.cards[card_of(play)].effect == SPIN_AGAIN else KEEPING


def gain_of_play(outlook: Outlook, play: int) -> float:
    """How much a play raises the chance to win, the card itself left aside."""
    effect = outlook.view.deck.cards[card_of(play)].effect
    if effect in (BRIBE, EXTRA_POINT):
        return ALWAYS
    seat = target_of(play)
    if effect == TURN_DIE:
        return turn_die(outlook, seat, turn_of(play))
    if effect == LIVE_ROUND:
        return live_round(outlook, seat)
    if effect == PEEK:
        return peek(outlook, seat)
    if effect == SIDE_BET:
        return side_bet(outlook, seat)
    if effect == INFORMER:
        return informer(outlook, seat)
    if effect == GIFT:
        return gift(outlook, seat)
    if effect == AIR_GUN:
        return air_gun(outlook)
    if effect == SHOOT_SOMEBODY:
        return shoot_somebody(outlook)
    if effect == ONE_MORE:
        return one_more(outlook, seat)
    assert effect == SPIN_AGAIN
    return spin_again(outlook, seat)


def live_round(outlook: Outlook, seat: int) -> float:
    """A rival is more likely to be hit."""
    return HIT_BY_LIVE_ROUND * gain_of_hit(outlook, seat) if seat != outlook.view.seat else 0.0


def peek(outlook: Outlook, seat: int) -> float:
    """One's own next cards, if there may be a BULLET among them."""
    me = outlook.me
    if seat != outlook.view.seat or me.known or me.bullets[me.pocket] == 0:
        return 0.0
    bets = bets_now(outlook)
    return bets.best_after_peek() - bets.best([])


def side_bet(outlook: Outlook, seat: int) -> float:
    """Two points more."""
    won = outlook.alive * outlook.prospects[seat].likely
    return won * (outlook.scoring(outlook.gain + SIDE_BET_POINTS) - outlook.scoring(outlook.gain))


def turn_die(outlook: Outlook, seat: int, turn: int) -> float:
    """One shot and one point more or less, for anybody."""
    player = outlook.view.players[seat]
    if seat == outlook.view.seat:
        bets = bets_now(outlook)
        return bets.chance(player.bet + turn, player.known) - bets.chance(player.bet, player.known)
    turned = outlook.prospect(player, outlook.suspicion[seat], turn)
    return outlook.chance(seat, turned) - outlook.chance()


def informer(outlook: Outlook, seat: int) -> float:
    """To accuse only if that is right."""
    if outlook.me.accused or seat not in outlook.rivals or outlook.view.players[seat].shown:
        return 0.0
    blindly = 0.0
    for rival in outlook.rivals:
        if not outlook.view.players[rival].shown:
            blindly = max(blindly, gain_of_accusing(outlook, rival))
    return outlook.suspicion[seat] * gain_if_right(outlook, seat) - blindly
