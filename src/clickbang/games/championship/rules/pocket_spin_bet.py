"""Pocket, Spin, Bet (WC-3 to WC-6)."""

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import members
from clickbang.core.table import UNANSWERED
from clickbang.games.championship.events import BarrelsSpun, BetsRevealed, PhaseBegan, RoundBegan, ShownDie
from clickbang.games.championship.rules.codes import BET_CODE, POCKET_CODE
from clickbang.games.championship.rules.state import BET_PROMPT, POCKET_PROMPT, State


def start_round(table: State) -> None:
    """WC-3, WC-23: everybody still in the game has all seven barrel cards in hand; another seat comes first."""
    table.first = table.round % table.seats
    table.round += 1
    for player in table.players:
        if player.captain:
            player.begin_round()
    if table.memory is not None:
        table.memory.begin_round(table.players)
    if table.listener is not None:
        table.tell(EVERYONE, RoundBegan(table.round, table.first, tuple(members(table.alive()))))


def ask_for_pockets(table: State) -> None:
    """WC-4: everybody seals one of their seven cards."""
    if table.listener is not None:
        table.tell(EVERYONE, PhaseBegan("pocket"))
    table.ask(POCKET_PROMPT, table.alive(), sealed=True)


def spin(table: State) -> None:
    """WC-4, WC-5: the pocketed card lies apart, the six others are shuffled into the barrel."""
    for seat in range(table.seats):
        if table.answers[seat] != UNANSWERED:
            table.players[seat].load(table.answers[seat] - POCKET_CODE)
            if table.counts is not None:
                table.counts.pocket(table.players[seat].pocket)
            if table.memory is not None:
                table.memory.load(seat, table.players[seat])
    if table.listener is not None:
        table.tell(EVERYONE, BarrelsSpun(tuple(members(table.in_round()))))


def ask_for_bets(table: State) -> None:
    """WC-6: everybody seals a face of their die."""
    table.ask(BET_PROMPT, table.in_round(), sealed=True)


def reveal_bets(table: State) -> None:
    """WC-6: all dice are uncovered together."""
    for seat in range(table.seats):
        if table.answers[seat] != UNANSWERED:
            table.players[seat].bet = table.answers[seat] - BET_CODE
            if table.counts is not None:
                table.counts.bet(seat, table.players[seat].bet)
    if table.listener is not None:
        bets = [ShownDie(seat, table.players[seat].bet) for seat in members(table.in_round())]
        table.tell(EVERYONE, BetsRevealed(tuple(bets)))
