"""Pocket, Spin, Bet (WC-3 to WC-6)."""

from clickbang.core.table import UNANSWERED
from clickbang.games.championship.rules.codes import BET_CODE, POCKET_CODE
from clickbang.games.championship.rules.state import BET_PROMPT, POCKET_PROMPT, State


def start_round(table: State) -> None:
    """WC-3, WC-23: everybody still in the game has all seven barrel cards in hand; another seat comes first."""
    board = table.board
    board.begin_round(board.round + 1, board.round % table.seats)
    for seat in range(table.seats):
        if board.players[seat].captain:
            table.barrels[seat].begin_round()
    table.observer.begin_round(board)


def ask_for_pockets(table: State) -> None:
    """WC-4: everybody seals one of their seven cards."""
    table.observer.begin_pockets()
    table.ask(POCKET_PROMPT, table.board.alive(), sealed=True)


def spin(table: State) -> None:
    """WC-4, WC-5: the pocketed card lies apart, the six others are shuffled into the barrel."""
    board = table.board
    for seat in range(table.seats):
        if table.answers[seat] != UNANSWERED:
            pocket = table.answers[seat] - POCKET_CODE
            extra = board.players[seat].extra
            board.load(seat)
            table.barrels[seat].load(pocket, extra)
            table.observer.load(seat, pocket, extra)
    table.observer.spin(board)


def ask_for_bets(table: State) -> None:
    """WC-6: everybody seals a face of their die."""
    table.ask(BET_PROMPT, table.board.in_round(), sealed=True)


def reveal_bets(table: State) -> None:
    """WC-6: all dice are uncovered together."""
    for seat in range(table.seats):
        if table.answers[seat] != UNANSWERED:
            table.board.show_die(seat, table.answers[seat] - BET_CODE)
    table.observer.show_dice(table.board)
