"""Which action card anybody is imagined to play in an imagined world: quick rules, by what that seat could know."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from clickbang.core.table import DECLINE
from clickbang.games.championship.bots.plan import Plan
from clickbang.games.championship.cards import (
    AIR_GUN,
    EXTRA_POINT,
    GIFT,
    LIVE_ROUND,
    ONE_MORE,
    PEEK,
    SHOOT_SOMEBODY,
    SIDE_BET,
    SPIN_AGAIN,
    TURN_DIE,
    Card,
)
from clickbang.games.championship.codes import DOWNWARDS, PLAY_CODE, PLAYS_A_CARD, UPWARDS
from clickbang.games.championship.effects import may_play, may_target
from clickbang.games.championship.player import AT_SELF, BULLET
from clickbang.games.championship.scoring import points_of_bet
from clickbang.games.championship.state import HIGHEST_BET, NOBODY, State

HALF_OF_THE_TIME: Final = 0.5
RISKY: Final = 0.3
"""A shot that is so likely to hit is worth a card."""
UNTOUCHED: Final = 0
UP: Final = 1
DOWN: Final = -1


def imagined_play(table: State, seat: i64, plan: Plan, knows: bool, random: Random) -> i64:
    """A card that is for now and of use, or a decline. Whether the seat knows what was seen of its barrel is given."""
    hand = table.players[seat].hand
    for place in table.kinds.at[table.moment]:
        if hand[place] > 0:
            card = table.kinds.cards[place]
            if may_play(table, seat, card):
                play = use_of(table, seat, card, plan, knows, random)
                if play >= 0:
                    return PLAY_CODE + place * PLAYS_A_CARD + play
    return DECLINE


def use_of(table: State, seat: i64, card: Card, plan: Plan, knows: bool, random: Random) -> i64:
    """At whom it is played, as in the answer's number; -1 if it is kept."""
    player = table.players[seat]
    effect = card.effect
    if effect == EXTRA_POINT:
        return UNTOUCHED
    if effect == AIR_GUN:
        return UNTOUCHED if shield_is_due(table, seat, knows) else -1
    if effect == SHOOT_SOMEBODY:
        risky = player.fires() and player.aim == AT_SELF and float(player.bullets) > RISKY * float(player.left)
        return UNTOUCHED if risky and random.random() < HALF_OF_THE_TIME else -1
    if effect in (PEEK, SPIN_AGAIN):
        if effect == PEEK:
            wanted = player.known == 0 and player.bullets > 0
        else:
            wanted = knows and player.fires() and player.known > 0 and player.known_card(0) == BULLET
        return UPWARDS + seat if wanted and may_target(table, seat, card, seat, UP) else -1
    if effect == TURN_DIE:
        return turned_die(table, seat, card)
    target: i64 = NOBODY
    if effect == GIFT:
        if shield_is_due(table, seat, knows):
            target = worst_rival(table, seat, card, plan)
    elif effect == SIDE_BET or (effect in (LIVE_ROUND, ONE_MORE) and random.random() < HALF_OF_THE_TIME):
        target = worst_rival(table, seat, card, plan)
    return UPWARDS + target if target != NOBODY else -1


def shield_is_due(table: State, seat: i64, knows: bool) -> bool:
    """Whether the coming shot is one to guard against: a BULLET somebody has seen there, or the last."""
    player = table.players[seat]
    if not player.fires() or player.aim != AT_SELF or player.bullets == 0:
        return False
    if player.known > 0 and knows:
        return player.known_card(0) == BULLET
    return player.shots == 1


def turned_die(table: State, seat: i64, card: Card) -> i64:
    """A point more for a cheat; a shot less for who has got another BULLET; less for a rival who would win."""
    player = table.players[seat]
    if player.in_round and player.bullets == 0 and player.bet < HIGHEST_BET:
        return UPWARDS + seat
    rival: i64 = 0
    while rival < table.seats:
        other = table.players[rival]
        would_win = other.in_round and other.points + points_of_bet(other.bet) == table.goal
        if rival != seat and would_win and may_target(table, seat, card, rival, DOWN):
            return DOWNWARDS + rival
        rival += 1
    if player.in_round and player.bullets >= 2 and player.bet >= 2:
        return DOWNWARDS + seat
    return -1


def worst_rival(table: State, seat: i64, card: Card, plan: Plan) -> i64:
    """Whose loss would help the most, of those the card may be played at."""
    found: i64 = NOBODY
    most = -1.0
    rival: i64 = 0
    while rival < table.seats:
        other = table.players[rival]
        finished = card.effect != ONE_MORE or other.shots == 0
        if rival != seat and other.captain and finished and may_target(table, seat, card, rival, UP):
            gain = plan.dead[rival][seat] if other.in_round else 0.0
            if gain > most:
                most = gain
                found = rival
        rival += 1
    return found
