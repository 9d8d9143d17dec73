"""A round: the bidding (BB-5 to BB-7)."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, has, members
from clickbang.core.table import UNANSWERED
from clickbang.games.bulletbucks.events import BidsRevealed, HighBidder, RaisesRevealed, RoundBegan, Tied
from clickbang.games.bulletbucks.rules.notes import thousands
from clickbang.games.bulletbucks.rules.state import BID, NAME, RAISE, State, notes_by_seat


def start_round(table: State) -> None:
    """BB-5: every player at the table bids."""
    board = table.board
    board.begin_round(board.round + 1, board.markers)
    if table.listener is not None:
        table.tell(EVERYONE, RoundBegan(board.round, board.markers))
    table.show_purses()


def ask_for_notes(table: State) -> None:
    """BB-5, BB-7: those who must bid or raise seal at least one note."""
    table.ask(RAISE if table.board.raising else BID, table.board.bidders, sealed=True)


def reveal_notes(table: State) -> None:
    """BB-5, BB-7: what was sealed is turned over together and lies on the table from now on."""
    seat: i64 = 0
    while seat < table.seats:
        notes = table.answers[seat]
        if notes != UNANSWERED:
            table.board.put_down(seat, notes)
        seat += 1
    if table.listener is not None:
        revealed = notes_by_seat(table.answers, table.board.bidders)
        table.tell(EVERYONE, RaisesRevealed(revealed) if table.board.raising else BidsRevealed(revealed))
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
    if table.listener is not None:
        seats = members(tied)
        table.tell(EVERYONE, Tied(tuple(seats), thousands(table.board.bids[seats[0]])))
    table.board.let_raise(tied)


def ask_for_name(table: State, seat: i64) -> None:
    """BB-6: the high bidder names who faces the revolver."""
    table.board.let_name(seat)
    if table.listener is not None:
        table.tell(EVERYONE, HighBidder(seat, thousands(table.board.bids[seat])))
    table.ask(NAME, bit(seat))
