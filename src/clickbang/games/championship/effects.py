"""What the action cards do (WC-20 to WC-22, WC-24), by whom each may be played, and at whom."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit
from clickbang.games.championship.cards import (
    AIR_GUN,
    EXTRA_POINT,
    GIFT,
    INFORMER,
    LIVE_ROUND,
    ONE_MORE,
    SHOOT_SOMEBODY,
    SIDE_BET,
    SPIN_AGAIN,
    TURN_DIE,
    Card,
)
from clickbang.games.championship.events import (
    AimSet,
    BarrelReshuffled,
    DieTurned,
    EveryoneAims,
    LiveRoundLoaded,
    NoEffect,
    Peeked,
    PocketSeen,
    ShotAdded,
)
from clickbang.games.championship.player import AT_SKY, TO_CHOOSE
from clickbang.games.championship.state import HIGHEST_BET, LOOK, NOBODY, State

PEEKED_CARDS: Final = 3


# What may be played


def may_play(table: State, seat: i64, card: Card) -> bool:
    """WC-20, WC-24: by a player in the round, or with a skull; some only by who fires in the coming shot."""
    player = table.players[seat]
    return (player.in_round or card.skull) and (player.fires() or not card.own_shot)


def may_target(table: State, seat: i64, card: Card, target: i64, turn: i64) -> bool:
    """WC-21, WC-24: whom the card may be played at; aimed at is everybody else, dead or alive."""
    effect = card.effect
    if effect == GIFT:
        return target != seat
    aimed = table.players[target]
    if effect == SIDE_BET:
        return target != seat and aimed.captain
    if not aimed.in_round:
        return False
    if effect == TURN_DIE:
        return aimed.bet < HIGHEST_BET if turn > 0 else aimed.bet > 0
    if effect == ONE_MORE:
        return aimed.left > aimed.shots
    return effect != LIVE_ROUND or table.box() > 0


# What the cards do


def take_effect(table: State, seat: i64, card: Card) -> None:
    """WC-22, WC-24: the cards that are played at nobody."""
    if card.effect == AIR_GUN:
        set_aim(table, seat, AT_SKY)
    elif card.effect == EXTRA_POINT:
        table.players[seat].favours += 1
    elif card.effect == SHOOT_SOMEBODY:
        for player in table.players:
            if player.in_round:
                player.aim = TO_CHOOSE
        if table.listener is not None:
            table.tell(EVERYONE, EveryoneAims())


def take_effect_at(table: State, seat: i64, card: Card, target: i64, turn: i64) -> None:
    """WC-24: the cards that are played at somebody, but for Peek."""
    effect = card.effect
    player = table.players[target]
    if effect == GIFT:
        set_aim(table, seat, target)
    elif effect == TURN_DIE:
        player.bet += turn
        if table.counts is not None:
            table.counts.turn_die(target, player.bet)
        if table.listener is not None:
            table.tell(EVERYONE, DieTurned(target, player.bet))
    elif effect == ONE_MORE:
        player.shots += 1
        if table.listener is not None:
            table.tell(EVERYONE, ShotAdded(target, player.shots))
    elif effect == SPIN_AGAIN:
        player.reshuffle()
        if table.memory is not None:
            table.memory.forget_order(target)
        if table.listener is not None:
            table.tell(EVERYONE, BarrelReshuffled(target))
    elif effect == LIVE_ROUND:
        load_live_round(table, seat, card, target)
    elif effect == SIDE_BET:
        table.players[seat].bet_on(target)
    elif effect == INFORMER:
        if table.memory is not None:
            table.memory.inform(seat, target, player.pocket)
        if table.listener is not None:
            table.tell(bit(seat), PocketSeen(seat, target, player.pocket))


def look(table: State) -> bool:
    """Peek: chance settles the top three cards, as far as nobody has seen them; only the looker learns them.

    Whether chance is due.
    """
    player = table.players[table.looked_at]
    if player.known < PEEKED_CARDS:
        table.await_chance(LOOK)
        return True
    if table.memory is not None:
        table.memory.peek(table.looker, table.looked_at, player, PEEKED_CARDS)
    if table.listener is not None:
        cards = tuple([int(player.known_card(place)) for place in range(PEEKED_CARDS)])
        table.tell(bit(table.looker), Peeked(table.looker, table.looked_at, cards))
    table.looker = NOBODY
    table.looked_at = NOBODY
    return False


def set_aim(table: State, seat: i64, aim: i64) -> None:
    """WC-22: a shot has one aim, that of the last card concerning its firer."""
    table.players[seat].aim = aim
    if table.listener is not None:
        table.tell(EVERYONE, AimSet(seat, aim))


def load_live_round(table: State, seat: i64, card: Card, target: i64) -> None:
    """Live Round: a BULLET from the box for a CLICK, until the end of the round; without a CLICK nothing."""
    player = table.players[target]
    if not player.add_bullet():
        if table.memory is not None:
            table.memory.lack_click(target, player)
        tell_no_effect(table, seat, card)
        return
    player.live += 1
    if table.memory is not None:
        table.memory.add_bullet(target, player)
    if table.listener is not None:
        table.tell(EVERYONE, LiveRoundLoaded(target))


def tell_no_effect(table: State, seat: i64, card: Card) -> None:
    """WC-22: what has become impossible is spent without effect."""
    if table.listener is not None:
        table.tell(EVERYONE, NoEffect(seat, card.key))
