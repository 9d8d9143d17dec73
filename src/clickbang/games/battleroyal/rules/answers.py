"""What a seat may answer to each prompt, and what is wrong with anything else."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.errors import Fault
from clickbang.core.seats import bit, count, has, lowest, nth, without_lowest
from clickbang.core.table import DECLINE, pick_listed
from clickbang.games.battleroyal.rules import errors
from clickbang.games.battleroyal.rules.codes import (
    ACCEPT_CODE,
    ASSIGN_CODE,
    CONFRONT_CODE,
    LEAVE_CODE,
    PASS_CODE,
    PICK_CODE,
    REVEAL_CODE,
    SHOW_CODE,
    SIGN_CODE,
    VOTE_CODE,
)
from clickbang.games.battleroyal.rules.state import (
    DIVIDE_PROMPT,
    DOLLARS_PROMPT,
    REVEAL_PROMPT,
    SIGN_PROMPT,
    TALK_PROMPT,
    TURN_PROMPT,
    VOTE_PROMPT,
    State,
)
from clickbang.games.battleroyal.rules.talk import said_it_all
from clickbang.games.battleroyal.rules.talk_answers import append_each, fault_with_talk, random_talk, talk_actions


def listed(table: State, seat: i64) -> vec[i64]:
    """Every answer to the open prompt."""
    if table.kind == TURN_PROMPT:
        return turn_actions(table, seat)
    if table.kind == REVEAL_PROMPT:
        return reveal_actions(table, seat)
    if table.kind == TALK_PROMPT:
        return talk_actions(table, seat)
    found = vec[i64]()
    if table.kind == SIGN_PROMPT:
        for kills in range(table.board.persons + 1):
            found = append(found, SIGN_CODE + kills)
    elif table.kind == DOLLARS_PROMPT:
        found = append(append(found, DECLINE), ACCEPT_CODE)
    elif table.kind == DIVIDE_PROMPT:
        assert table.drafts is not None
        if not table.drafts[seat]:
            found = append(found, DECLINE)
        found = append_each(found, ASSIGN_CODE, table.board.heirs)
    else:
        found = append(append(found, VOTE_CODE), VOTE_CODE + 1)
    return found


def random_action(table: State, seat: i64, whim: Random) -> i64:
    """One of `listed`, without a list of them where that is quicker."""
    board = table.board
    if table.kind == TALK_PROMPT:
        return random_talk(table, seat, whim)
    if table.kind == SIGN_PROMPT:
        return SIGN_CODE + whim.randrange(board.persons + 1)
    if table.kind == TURN_PROMPT:
        return random_turn(table, seat, whim)
    if table.kind == DIVIDE_PROMPT and table.drafts is not None and table.drafts[seat]:
        return ASSIGN_CODE + nth(board.heirs, whim.randrange(count(board.heirs)))
    if table.kind == REVEAL_PROMPT:
        return random_reveal(table, seat, whim)
    if table.kind == VOTE_PROMPT:
        return VOTE_CODE + whim.randrange(2)
    return pick_listed(table, seat, whim)


# Turns and cards


def turn_actions(table: State, seat: i64) -> vec[i64]:
    """BR-4, BR-6: pass, confront a neighbour, leave; on somebody else's turn leave or not."""
    board = table.board
    found = vec[i64]()
    if seat != board.turn:
        return append(append(found, DECLINE), LEAVE_CODE)
    found = append_each(append(found, PASS_CODE), CONFRONT_CODE, board.neighbours(seat))
    return append(found, LEAVE_CODE) if board.teams[seat] != bit(seat) else found


def random_turn(table: State, seat: i64, whim: Random) -> i64:
    """One of `turn_actions`."""
    board = table.board
    if seat != board.turn:
        return LEAVE_CODE if whim.randrange(2) == 1 else DECLINE
    neighbours = board.neighbours(seat)
    targets = count(neighbours)
    choice = whim.randrange(1 + targets + (1 if board.teams[seat] != bit(seat) else 0))
    if choice == 0:
        return PASS_CODE
    return LEAVE_CODE if choice > targets else CONFRONT_CODE + nth(neighbours, choice - 1)


def reveal_actions(table: State, seat: i64) -> vec[i64]:
    """BR-12, BR-14: any card; one with the word makes its player say "Bang!", any other may come with a bluff."""
    found = vec[i64]()
    free = table.hands[seat] & ~already_out(table, seat)
    while free != 0:
        card = lowest(free)
        free = without_lowest(free)
        if not has(table.deck.bangs, card):
            found = append(found, REVEAL_CODE + 2 * card)
        found = append(found, REVEAL_CODE + 2 * card + 1)
    return found


def random_reveal(table: State, seat: i64, whim: Random) -> i64:
    """One of `reveal_actions`."""
    free = table.hands[seat] & ~already_out(table, seat)
    choice = whim.randrange(count(free) + count(free & ~table.deck.bangs))
    while True:
        card = lowest(free)
        free = without_lowest(free)
        ways = 1 if has(table.deck.bangs, card) else 2
        if choice < ways:
            return REVEAL_CODE + 2 * card + 2 - ways + choice
        choice -= ways


def already_out(table: State, seat: i64) -> i64:
    """BR-23: the card of a player's other person."""
    found: i64 = 0
    if table.drafts is not None:
        for code in table.drafts[seat]:
            found |= bit((code - REVEAL_CODE) // 2)
    return found


def draft_complete(table: State, seat: i64) -> bool:
    """BR-23: a card for each *kill* sign; BR-17: all is said; BR-18: a receiver for each card."""
    assert table.drafts is not None
    steps = table.drafts[seat]
    if table.kind == REVEAL_PROMPT:
        return len(steps) == table.board.kills[seat]
    if table.kind == DIVIDE_PROMPT:
        return steps[0] == DECLINE or len(steps) == count(table.spoils)
    return said_it_all(table, seat)


# What is wrong


def fault_with(table: State, seat: i64, action: i64) -> Fault:
    """Why this answer is not on the list."""
    if table.kind == TURN_PROMPT:
        if action == LEAVE_CODE:
            return errors.NO_TEAM
        if seat != table.board.turn:
            return errors.ONLY_LEAVING
        return errors.NOT_A_NEIGHBOUR if CONFRONT_CODE <= action < ASSIGN_CODE else errors.YOUR_TURN
    if table.kind == SIGN_PROMPT:
        return errors.MUST_SIGN
    if table.kind == REVEAL_PROMPT:
        if not REVEAL_CODE <= action < PICK_CODE:
            return errors.MUST_REVEAL
        card = (action - REVEAL_CODE) // 2
        if not has(table.hands[seat], card):
            return errors.NO_SUCH_CARD
        return errors.CARD_IS_OUT if has(already_out(table, seat), card) else errors.MUST_SAY_BANG
    if table.kind == DOLLARS_PROMPT:
        return errors.MUST_CHOOSE
    if table.kind == TALK_PROMPT:
        return fault_with_talk(table, seat, action)
    if table.kind == DIVIDE_PROMPT:
        return errors.NOT_IN_TEAM if ASSIGN_CODE <= action < SHOW_CODE else errors.MUST_DIVIDE
    return errors.MUST_VOTE
