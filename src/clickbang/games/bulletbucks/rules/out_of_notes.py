"""Out of notes (BB-8 to BB-11): who must bid or raise and has nothing left converts a stack, or leaves."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import members
from clickbang.core.table import UNANSWERED
from clickbang.games.bulletbucks.events import Conversion, ConversionsRevealed, Left
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE
from clickbang.games.bulletbucks.rules.notes import ones_in, twos_in
from clickbang.games.bulletbucks.rules.state import CONVERT, State


def leave(table: State) -> None:
    """BB-10: who must bid or raise, and has neither notes nor a stack, leaves; their bid stays in the pot."""
    board = table.board
    penniless = board.penniless_bidders()
    if penniless == 0:
        return
    leaving = penniless & ~board.owners()
    board.let_go(leaving)
    if table.listener is not None:
        for seat in members(leaving):
            table.tell(EVERYONE, Left(seat))


def ask_for_conversions(table: State) -> bool:
    """BB-9: those who are left without notes convert. Whether there is anybody."""
    converting = table.board.penniless_bidders()
    if converting != 0:
        table.ask(CONVERT, converting, sealed=True)
    return converting != 0


def reveal_conversions(table: State) -> None:
    """BB-9: each picked stack goes into its owner's bid money, its marker back to the centre."""
    conversions: list[Conversion] = []
    seat: i64 = 0
    while seat < table.seats:
        if table.answers[seat] != UNANSWERED:
            own = table.answers[seat] - CONVERT_CODE
            notes = table.board.convert(seat, own)
            if table.listener is not None:
                conversions.append(Conversion(seat, own, ones_in(notes), twos_in(notes)))
        seat += 1
    if table.listener is not None:
        table.tell(EVERYONE, ConversionsRevealed(tuple(conversions)))
    table.show_purses()
