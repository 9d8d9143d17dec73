"""Out of notes (BB-8 to BB-11): who must bid or raise and has nothing left converts a stack, or leaves."""

from mypy_extensions import i64

from clickbang.core.table import UNANSWERED
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE
from clickbang.games.bulletbucks.rules.state import CONVERT, State


def leave(table: State) -> None:
    """BB-10: who must bid or raise, and has neither notes nor a stack, leaves; their bid stays in the pot."""
    board = table.board
    penniless = board.penniless_bidders()
    if penniless == 0:
        return
    leaving = penniless & ~board.owners()
    board.let_go(leaving)
    table.observer.leave(leaving)


def ask_for_conversions(table: State) -> bool:
    """BB-9: those who are left without notes convert. Whether there is anybody."""
    converting = table.board.penniless_bidders()
    if converting != 0:
        table.ask(CONVERT, converting, sealed=True)
    return converting != 0


def reveal_conversions(table: State) -> None:
    """BB-9: each picked stack goes into its owner's bid money, its marker back to the centre."""
    board = table.board
    seat: i64 = 0
    while seat < table.seats:
        if table.answers[seat] != UNANSWERED:
            own = table.answers[seat] - CONVERT_CODE
            table.observer.convert(seat, own, board.convert(seat, own))
        seat += 1
    table.observer.reveal_conversions()
    table.show_purses()
