"""What a seat may answer to each prompt, and what is wrong with anything else."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.errors import ClickbangError, IllegalAnswer
from clickbang.core.seats import count, has, nth
from clickbang.games.bulletbucks.rules import errors
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.rules.notes import NO_NOTES, bundle, contains, ones_in, twos_in
from clickbang.games.bulletbucks.rules.state import BID, CONVERT, NAME, RAISE, State


def listed(table: State, seat: i64) -> vec[i64]:
    """Every answer to the open prompt, in a fixed order."""
    actions = vec[i64]()
    if table.kind == BID or table.kind == RAISE:
        ones = ones_in(table.board.purses[seat])
        twos = twos_in(table.board.purses[seat])
        one: i64 = 0
        while one <= ones:
            two: i64 = 0 if one else 1
            while two <= twos:
                actions = append(actions, bundle(one, two))
                two += 1
            one += 1
    elif table.kind == NAME:
        for other in range(table.seats):
            if has(table.board.seated, other):
                actions = append(actions, NAME_CODE + other)
    else:
        for stack in range(table.board.stack_count(seat)):
            actions = append(actions, CONVERT_CODE + stack)
    return actions


def random_action(table: State, seat: i64, whim: Random) -> i64:
    """The same as picking from `listed`, without making the list."""
    if table.kind == BID or table.kind == RAISE:
        ones = ones_in(table.board.purses[seat])
        width = twos_in(table.board.purses[seat]) + 1
        # the pairs in the order of `listed`; the first, no notes at all, is not one of them
        pick = whim.randrange((ones + 1) * width - 1) + 1
        return bundle(pick // width, pick % width)
    if table.kind == NAME:
        return NAME_CODE + nth(table.board.seated, whim.randrange(count(table.board.seated)))
    return CONVERT_CODE + whim.randrange(table.board.stack_count(seat))


def default_action(table: State, seat: i64) -> int:
    """The smallest note; oneself, so that an absent player harms nobody else; the oldest stack."""
    if table.kind == BID or table.kind == RAISE:
        return bundle(1, 0) if ones_in(table.board.purses[seat]) else bundle(0, 1)
    if table.kind == NAME:
        return NAME_CODE + seat
    return CONVERT_CODE


def objection(table: State, seat: i64, action: i64) -> ClickbangError | None:
    """What is wrong with an answer, or None."""
    if table.kind == NAME:
        if action < NAME_CODE or action >= CONVERT_CODE:
            return IllegalAnswer(errors.MUST_NAME)
        if not has(table.board.seated, action - NAME_CODE):
            return IllegalAnswer(errors.NOT_AT_THE_TABLE)
        return None
    if table.kind == CONVERT:
        if action < CONVERT_CODE:
            return IllegalAnswer(errors.MUST_CONVERT)
        if action - CONVERT_CODE >= table.board.stack_count(seat):
            return IllegalAnswer(errors.NO_SUCH_STACK, stack=action - CONVERT_CODE + 1)
        return None
    if action >= CONVERT_CODE:
        return IllegalAnswer(errors.MAY_NOT_CONVERT)
    if action < 0 or action >= NAME_CODE:
        return IllegalAnswer(errors.MUST_BID)
    if action == NO_NOTES:
        return IllegalAnswer(errors.EMPTY_RAISE if table.board.raising else errors.EMPTY_BID)
    if not contains(table.board.purses[seat], action):
        purse = table.board.purses[seat]
        return IllegalAnswer(errors.NO_SUCH_NOTE, ones=ones_in(purse), twos=twos_in(purse))
    return None
