"""What has to fit together on a table of Bulletbucks that somebody has written down."""

from mypy_extensions import i64

from clickbang.core.seats import bit, has, is_one, is_several, lowest
from clickbang.core.table import UNANSWERED
from clickbang.games.bulletbucks.rules.board import NOBODY
from clickbang.games.bulletbucks.rules.notes import NO_NOTES, ones_in, twos_in
from clickbang.games.bulletbucks.rules.state import BID, CONVERT, NAME, SPIN, State


def flaw_in(table: State) -> str:
    """The first thing that does not, in a few words; nothing if all does."""
    board = table.board
    if len(board.purses) != table.seats or len(board.bids) != table.seats:
        return "everybody has a purse and a bid"
    if len(board.stacks) != len(board.stack_owners):
        return "every stack has an owner"
    taken: i64 = 1 if table.chance == SPIN else 0
    if board.markers + len(board.stacks) + taken != board.agreed.markers:
        all_markers = board.agreed.markers
        return f"there are {all_markers} markers: in the centre, under stacks, and one in hand when somebody spins"
    if board.seated & board.dead != 0:
        return "the dead are not at the table"
    return flaw_in_notes(table) or ("" if table.over else flaw_in_what_is_due(table))


def flaw_in_notes(table: State) -> str:
    """BB-1, BB-2: no note appears or disappears."""
    board = table.board
    ones = ones_in(board.carried) + ones_in(board.removed)
    twos = twos_in(board.carried) + twos_in(board.removed)
    for seat in range(table.seats):
        ones += ones_in(board.purses[seat]) + ones_in(board.bids[seat])
        twos += twos_in(board.purses[seat]) + twos_in(board.bids[seat])
        if not has(board.seated, seat) and board.purses[seat] != NO_NOTES:
            return f"seat {seat} is not at the table and has bid money"
    for stack in board.stacks:
        ones += ones_in(stack)
        twos += twos_in(stack)
    total = board.agreed.notes * table.seats
    if ones != total or twos != total:
        return f"there are {total} notes of either kind in all, not {ones} and {twos}"
    return ""


def flaw_in_what_is_due(table: State) -> str:
    """BB-5 to BB-12: who bids, raises, converts, names or spins."""
    board = table.board
    if not is_several(board.seated):
        return "with at most one player at the table the game is over"
    if board.round == 0:
        return "the first round is number 1"
    if table.chance == SPIN:
        return "" if board.named != NOBODY and has(board.seated, board.named) else "who spins is at the table"
    if table.standing != 0 or table.asked != 0 or table.drafts is not None:
        return "whoever is asked has to answer, at once"
    if table.sealed != (table.kind != NAME):
        return "all answers are sealed but that of who names somebody"
    if table.kind == NAME:
        if (
            not is_one(table.must)
            or board.high_bidder != lowest(table.must)
            or not has(board.seated, board.high_bidder)
        ):
            return "the high bidder names somebody"
        return ""
    return flaw_in_bidding(table)


def flaw_in_bidding(table: State) -> str:
    """BB-5, BB-7, BB-9."""
    board = table.board
    concerned = table.must
    for seat in range(table.seats):
        if table.answers[seat] != UNANSWERED:
            concerned |= bit(seat)
    if board.bidders & ~board.seated != 0:
        return "only those at the table bid"
    if not board.raising and board.bidders != board.seated:
        return "everybody at the table bids"
    if board.raising and not is_several(board.bidders):
        return "those who raise are several"
    if table.kind == CONVERT:
        if concerned != board.penniless_bidders() or concerned & ~board.owners() != 0:
            return "those convert who have to bid, have no notes, and have a stack"
        return ""
    if concerned != board.bidders or board.raising != (table.kind != BID):
        return "those are asked for notes who have to bid or to raise"
    if board.penniless_bidders() != 0:
        return "who has to bid has a note"
    return flaw_in_bids(table)


def flaw_in_bids(table: State) -> str:
    """BB-7: before the bidding no bid lies on the table; those who raise are level."""
    board = table.board
    for seat in range(table.seats):
        if not board.raising and board.bids[seat] != NO_NOTES:
            return f"seat {seat} has bid before the bidding"
    return ""
