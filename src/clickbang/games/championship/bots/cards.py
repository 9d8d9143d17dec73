"""Which action card to play, and at whom."""

from collections.abc import Callable

from clickbang.core.table import DECLINE
from clickbang.games.championship.bots import shots
from clickbang.games.championship.bots.accusing import gain_if_right, gain_of_accusing
from clickbang.games.championship.bots.betting import bets_now
from clickbang.games.championship.bots.outlook import Outlook
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

KEEPING = 0.5
"""A card in hand is worth so much of what it seems to be worth in `strength`: not every one finds its moment."""
HIT_BY_LIVE_ROUND = 0.15
"""How much likelier to be hit a player is with one BULLET more; most will bet less then."""


def best_play(outlook: Outlook, choices: list[int]) -> int:
    """The play that raises the chance to win the most, if that is worth a card."""
    best = max(choices, key=lambda play: gain_of_play(outlook, play))
    price = KEEPING * (outlook.chance() - outlook.chance(cards=-1))
    return best if gain_of_play(outlook, best) > price else DECLINE


def gain_of_play(outlook: Outlook, play: int) -> float:
    """How much a play raises the chance to win, the card itself left aside."""
    if play == DECLINE:
        return 0.0
    effect = outlook.view.deck.cards[card_of(play)].effect
    if effect == TURN_DIE:
        return turn_die(outlook, target_of(play), turn_of(play))
    return GAINS[effect](outlook, target_of(play))


def live_round(outlook: Outlook, seat: int) -> float:
    """A rival is more likely to be hit."""
    return HIT_BY_LIVE_ROUND * shots.gain_of_hit(outlook, seat) if seat != outlook.view.seat else 0.0


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
    return outlook.chance(outlook.with_rival(seat, turned)) - outlook.chance()


def informer(outlook: Outlook, seat: int) -> float:
    """To accuse only if that is right."""
    hidden = [rival for rival in outlook.prospects if not outlook.view.players[rival].shown]
    if outlook.me.accused or seat not in hidden:
        return 0.0
    blindly = max(gain_of_accusing(outlook, rival) for rival in hidden)
    return outlook.suspicion[seat] * gain_if_right(outlook, seat) - max(0.0, blindly)


def always(*_: object) -> float:
    """Nothing speaks against it, and nothing is gained by waiting."""
    return 1.0


GAINS: dict[int, Callable[[Outlook, int], float]] = {
    LIVE_ROUND: live_round,
    PEEK: peek,
    SIDE_BET: side_bet,
    INFORMER: informer,
    BRIBE: always,
    GIFT: shots.gift,
    AIR_GUN: shots.air_gun,
    SHOOT_SOMEBODY: shots.shoot_somebody,
    ONE_MORE: shots.one_more,
    SPIN_AGAIN: shots.spin_again,
    EXTRA_POINT: always,
}
"""By effect, but for TURN_DIE, which also goes up or down."""
