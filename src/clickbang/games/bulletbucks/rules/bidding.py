"""A round: the bidding (BB-5 to BB-7)."""

from mypy_extensions import i64

from clickbang.core.seats import bit, has
from clickbang.core.table import UNANSWERED
from clickbang.games.bulletbucks.rules.notes import thousands
from clickbang.games.bulletbucks.rules.state import BID, NAME, RAISE, State


def start_round(table: State) -> None:
    """BB-5: every player at the table bids."""
    board = table.board
    board.begin_round(board.round + 1, board.markers)
    table.observer.begin_round(board)
    table.show_purses()


def ask_for_notes(table: State) -> None:
    """BB-5, BB-7: those who must bid or raise seal at least one note."""
    table.ask(RAISE if table.board.raising else BID, table.board.bidders, sealed=True)


def reveal_notes(table: State) -> None:
    """BB-5, BB-7: what was sealed is turned over together and lies on the table from now on."""
    board = table.board
    seat: i64 = 0
    while seat < table.seats:
        notes = table.answers[seat]
        if notes != UNANSWERED:
            board.put_down(seat, notes)
        seat += 1
    if board.raising:
        table.observer.reveal_raises(table.answers, board.bidders)
    else:
        table.observer.reveal_bids(table.answers, board.bidders)
    table.show_purses()


def highest_bidders(table: State) -> i64:
    """BB-6, BB-7, BB-11: whose total nobody has exceeded; where all the tied have left, of all at the table."""
    board = table.board
    rivals = board.bidders if board.bidders != 0 else board.seated
    best: i64 = -1
    highest: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if has(rivals, seat):
            total = thousands(board.bids[seat])
            if total > best:
                best = total
                highest = 0
            if total == best:
                highest |= bit(seat)
        seat += 1
    return highest


def start_raising(table: State, tied: i64) -> None:
    """BB-7: only the tied raise."""
    table.board.let_raise(tied)
    table.observer.tie(tied, table.board)


def ask_for_name(table: State, seat: i64) -> None:
    """BB-6: the high bidder names who faces the revolver."""
    table.board.let_name(seat)
    table.observer.let_name(seat, table.board)
    table.ask(NAME, bit(seat))
