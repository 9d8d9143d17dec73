"""What a seat may answer to each prompt, and what is wrong with anything else."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.errors import Fault
from clickbang.core.seats import count, has, nth, without
from clickbang.core.table import DECLINE, pick_listed
from clickbang.games.championship.deck.cards import Card
from clickbang.games.championship.rules.barrel import BULLET, CLICK
from clickbang.games.championship.rules.codes import (
    ACCUSE_CODE,
    ACTION_COUNT,
    AIM_CODE,
    BET_CODE,
    DOWNWARDS,
    FIRE_ON_CODE,
    PLAY_CODE,
    PLAYS_A_CARD,
    POCKET_CODE,
    UPWARDS,
    card_of,
)
from clickbang.games.championship.rules.errors import (
    IS_OUT,
    MUST_ACCUSE,
    MUST_AIM,
    MUST_BET,
    MUST_DECIDE,
    MUST_PLAY,
    MUST_POCKET,
    NEEDS_SKULL,
    NO_SUCH_BARREL_CARD,
    NO_SUCH_CARD,
    NOT_FIRING,
    NOT_NOW,
    NOT_YOURSELF,
    POCKET_IS_SHOWN,
)
from clickbang.games.championship.rules.state import (
    ACCUSE_PROMPT,
    AIM_PROMPT,
    BET_PROMPT,
    FIRE_ON_PROMPT,
    HIGHEST_BET,
    PLAY_PROMPT,
    POCKET_PROMPT,
    State,
)


def listed(table: State, seat: i64) -> vec[i64]:
    """Every answer to the open prompt, in a fixed order."""
    actions = vec[i64]()
    if table.kind == POCKET_PROMPT:
        if table.board.players[seat].has_click():
            actions = append(actions, POCKET_CODE + CLICK)
        actions = append(actions, POCKET_CODE + BULLET)
    elif table.kind == BET_PROMPT:
        for face in range(HIGHEST_BET + 1):
            actions = append(actions, BET_CODE + face)
    elif table.kind == ACCUSE_PROMPT:
        actions = append(actions, DECLINE)
        accusable = without(table.board.accusable(), seat)
        for target in range(table.seats):
            if has(accusable, target):
                actions = append(actions, ACCUSE_CODE + target)
    elif table.kind == AIM_PROMPT:
        for step in range(table.seats):
            # oneself first: who says nothing aims nowhere else
            actions = append(actions, AIM_CODE + (seat + step) % table.seats)
    elif table.kind == FIRE_ON_PROMPT:
        actions = append(actions, DECLINE)
        actions = append(actions, FIRE_ON_CODE)
    else:
        actions = append(actions, DECLINE)
        actions = list_plays(table, seat, actions)
    return actions


def list_plays(table: State, seat: i64, actions: vec[i64]) -> vec[i64]:
    """And every card in hand with every target it may have now."""
    hands = table.hands
    at: i64 = seat * len(table.deck)
    for place in table.kinds.at[table.board.moment]:
        if hands[at + place] > 0:
            card = table.kinds.cards[place]
            play = PLAY_CODE + place * PLAYS_A_CARD
            if not may_play(table, seat, card):
                continue
            effect = card.effect
            if not effect.targeted:
                actions = append(actions, play)
                continue
            for target in range(table.seats):
                if effect.may_target(table, seat, target, 1):
                    actions = append(actions, play + UPWARDS + target)
                if effect.turns and effect.may_target(table, seat, target, -1):
                    actions = append(actions, play + DOWNWARDS + target)
    return actions


def may_play(table: State, seat: i64, card: Card) -> bool:
    """WC-20, WC-24: by a player in the round, or with a skull; some only by who fires in the coming shot."""
    player = table.board.players[seat]
    return (player.in_round or card.skull) and (player.fires() or not card.effect.own_shot)


def random_action(table: State, seat: i64, whim: Random) -> i64:
    """The same as picking from `listed`, without making the list where that is easy."""
    if table.kind == PLAY_PROMPT and table.cards_of_moment(seat) == 0:
        whim.randrange(1)
        return DECLINE
    if table.kind == ACCUSE_PROMPT:
        targets = without(table.board.accusable(), seat)
        pick = whim.randrange(1 + count(targets))
        return DECLINE if pick == 0 else ACCUSE_CODE + nth(targets, pick - 1)
    if table.kind == BET_PROMPT:
        return BET_CODE + whim.randrange(HIGHEST_BET + 1)
    if table.kind == POCKET_PROMPT and table.board.players[seat].has_click():
        return POCKET_CODE + whim.randrange(2)
    return pick_listed(table, seat, whim)


def fault_with(table: State, seat: i64, action: i64) -> Fault:
    """What is wrong with an answer that is not listed."""
    if table.kind == POCKET_PROMPT:
        return NO_SUCH_BARREL_CARD if action == POCKET_CODE + CLICK else MUST_POCKET
    if table.kind == BET_PROMPT:
        return MUST_BET
    if table.kind == ACCUSE_PROMPT:
        if action == ACCUSE_CODE + seat:
            return NOT_YOURSELF
        if not ACCUSE_CODE <= action < ACCUSE_CODE + table.seats:
            return MUST_ACCUSE
        return POCKET_IS_SHOWN if table.board.players[action - ACCUSE_CODE].captain else IS_OUT
    if table.kind == AIM_PROMPT:
        return MUST_AIM
    if table.kind == FIRE_ON_PROMPT:
        return MUST_DECIDE
    return fault_of_play(table, seat, action)


def fault_of_play(table: State, seat: i64, action: i64) -> Fault:
    """WC-20, WC-21, WC-24: why a card cannot be played, or not like this."""
    if action < PLAY_CODE or action >= ACTION_COUNT:
        return MUST_PLAY
    place = card_of(action)
    player = table.board.players[seat]
    if place >= len(table.kinds.cards) or table.held(seat, place) == 0:
        return NO_SUCH_CARD
    card = table.kinds.cards[place]
    if card.effect.moment != table.board.moment:
        return NOT_NOW
    if not player.in_round and not card.skull:
        return NEEDS_SKULL
    if card.effect.own_shot and not player.fires():
        return NOT_FIRING
    return card.effect.fault(table)
