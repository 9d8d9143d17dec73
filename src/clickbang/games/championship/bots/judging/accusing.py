"""Whom to accuse."""

from clickbang.games.championship.bots.judging.barrel import clicks
from clickbang.games.championship.bots.judging.outlook import Outlook
from clickbang.games.championship.rules.accusation import CAUGHT_REWARD


def gain_of_accusing(outlook: Outlook, seat: int) -> float:
    """How much the chance to win goes up."""
    suspicion = outlook.suspicion[seat]
    return suspicion * gain_if_right(outlook, seat) + (1.0 - suspicion) * gain_if_wrong(outlook, seat)


def gain_if_right(outlook: Outlook, seat: int) -> float:
    """The rival cheats: three cards, and it loses a character."""
    otherwise = outlook.prospect(outlook.view.players[seat], 1.0)
    return outlook.chance(seat, outlook.after_hit(seat), cards=CAUGHT_REWARD) - outlook.chance(seat, otherwise)


def gain_if_wrong(outlook: Outlook, seat: int) -> float:
    """The rival is honest and draws a card; there is one BULLET more in one's own barrel."""
    me, rival = outlook.me, outlook.view.players[seat]
    otherwise = outlook.prospect(rival, 0.0)
    then = outlook.prospect(rival, 0.0, cards=1)
    alive = 1.0
    if me.in_round:
        alive = clicks(me.bet, me.left, min(me.left, me.bullets[me.pocket] + 1), [])
    return outlook.chance(seat, then, alive, extra=1) - outlook.chance(seat, otherwise)
