"""What has to fit together on a table of Bulletbucks that somebody has written down."""

from mypy_extensions import i64

from clickbang.core.seats import bit, has, is_one, is_several, lowest
from clickbang.core.table import UNANSWERED
from clickbang.games.bulletbucks.notes import NO_NOTES, ones_in, twos_in
from clickbang.games.bulletbucks.state import BID, CONVERT, NAME, NOBODY, SPIN, State


def flaw_in(table: State) -> str:
    """The first thing that does not, in a few words; nothing if all does."""
    if len(table.purses) != table.seats or len(table.bids) != table.seats:
        return "everybody has a purse and a bid"
    if len(table.stacks) != len(table.stack_owners):
        return "every stack has an owner"
    taken: i64 = 1 if table.chance == SPIN else 0
    if table.markers + len(table.stacks) + taken != table.all_markers:
        return (
            f"there are {table.all_markers} markers: in the centre, under stacks, and one in hand when somebody spins"
        )
    if table.seated & table.dead != 0:
        return "the dead are not at the table"
    return flaw_in_notes(table) or ("" if table.over else flaw_in_what_is_due(table))


def flaw_in_notes(table: State) -> str:
    """BB-1, BB-2: no note appears or disappears."""
    ones = ones_in(table.carried) + ones_in(table.removed)
    twos = twos_in(table.carried) + twos_in(table.removed)
    for seat in range(table.seats):
        ones += ones_in(table.purses[seat]) + ones_in(table.bids[seat])
        twos += twos_in(table.purses[seat]) + twos_in(table.bids[seat])
        if not has(table.seated, seat) and table.purses[seat] != NO_NOTES:
            return f"seat {seat} is not at the table and has bid money"
    for stack in table.stacks:
        ones += ones_in(stack)
        twos += twos_in(stack)
    total = table.notes * table.seats
    if ones != total or twos != total:
        return f"there are {total} notes of either kind in all, not {ones} and {twos}"
    return ""


def flaw_in_what_is_due(table: State) -> str:
    """BB-5 to BB-12: who bids, raises, converts, names or spins."""
    if not is_several(table.seated):
        return "with at most one player at the table the game is over"
    if table.round == 0:
        return "the first round is number 1"
    if table.chance == SPIN:
        return "" if table.named != NOBODY and has(table.seated, table.named) else "who spins is at the table"
    if table.standing != 0 or table.asked != 0 or table.drafts is not None:
        return "whoever is asked has to answer, at once"
    if table.sealed != (table.kind != NAME):
        return "all answers are sealed but that of who names somebody"
    if table.kind == NAME:
        if (
            not is_one(table.must)
            or table.high_bidder != lowest(table.must)
            or not has(table.seated, table.high_bidder)
        ):
            return "the high bidder names somebody"
        return ""
    return flaw_in_bidding(table)


def flaw_in_bidding(table: State) -> str:
    """BB-5, BB-7, BB-9."""
    concerned = table.must
    for seat in range(table.seats):
        if table.answers[seat] != UNANSWERED:
            concerned |= bit(seat)
    if table.bidders & ~table.seated != 0:
        return "only those at the table bid"
    if not table.raising and table.bidders != table.seated:
        return "everybody at the table bids"
    if table.raising and not is_several(table.bidders):
        return "those who raise are several"
    if table.kind == CONVERT:
        if concerned != table.penniless_bidders() or concerned & ~table.owners() != 0:
            return "those convert who have to bid, have no notes, and have a stack"
        return ""
    if concerned != table.bidders or table.raising != (table.kind != BID):
        return "those are asked for notes who have to bid or to raise"
    if table.penniless_bidders() != 0:
        return "who has to bid has a note"
    return flaw_in_bids(table)


def flaw_in_bids(table: State) -> str:
    """BB-7: nothing lies there before the bidding; those who raise are level."""
    for seat in range(table.seats):
        if not table.raising and table.bids[seat] != NO_NOTES:
            return f"seat {seat} has bid before the bidding"
    return ""
