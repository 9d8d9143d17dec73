"""The eliminated and their cards (BR-18, BR-19): proposals and votes of the team that won; how a game ends (BR-21)."""

from mypy_extensions import i64

from clickbang.core.result import Result
from clickbang.core.seats import bit, count, is_one, lowest, members, without, without_lowest
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal.rules.codes import ASSIGN_CODE, VOTE_CODE
from clickbang.games.battleroyal.rules.phases import CONFRONTATION_OVER, DIVISION, THE_END, WAIT
from clickbang.games.battleroyal.rules.state import DIVIDE_PROMPT, VOTE_PROMPT, State


def eliminate(table: State) -> i64:
    """BR-18: the heirs get the cards of all others in the confrontation; BR-19: without an heir nobody does."""
    board = table.board
    heirs = board.heirs
    lose(table, board.in_confrontation() & ~heirs, heirs)
    if heirs == 0:
        discard(table)
        return CONFRONTATION_OVER
    if is_one(heirs):
        share(table, [int(lowest(heirs))] * count(table.spoils))
        return CONFRONTATION_OVER
    return DIVISION


def lose(table: State, losers: i64, heirs: i64) -> None:
    """These have lost, for all to see; their cards, which the heirs see, lie there for whoever gets them."""
    table.board.lose(losers)
    table.observer.lose(losers)
    if heirs != 0:
        table.observer.see_spoils(heirs, losers, table.hands)
    while losers != 0:
        seat = lowest(losers)
        losers = without_lowest(losers)
        table.spoils |= table.hands[seat]
        table.hands[seat] = 0


def discard(table: State) -> None:
    """BR-18, BR-19: nobody gets the cards, and nobody who has not seen them will."""
    table.board.discard()
    table.observer.discard(count(table.spoils))
    table.discarded |= table.spoils
    table.spoils = 0


def ask_for_proposal(table: State) -> i64:
    """BR-18: clockwise from the seat whose turn it is, each heir may propose one division."""
    board = table.board
    for seat in board.clockwise(board.heirs & ~board.tried):
        board.let_propose(bit(seat))
        table.ask(DIVIDE_PROMPT, 0, asked=bit(seat), drafted=True)
        return WAIT
    return fail_to_divide(table)


def fail_to_divide(table: State) -> i64:
    """BR-18: the team dissolves, and the cards are discarded."""
    discard(table)
    table.dissolve(table.board.heirs)
    return CONFRONTATION_OVER


def take_proposal(table: State, seat: i64, last_step: i64) -> i64:
    """BR-18: a proposal is put to the vote; without one the next heir may propose."""
    if last_step == DECLINE:
        return DIVISION
    assert table.drafts is not None
    heirs = table.board.heirs
    table.proposal = [step - ASSIGN_CODE for step in table.drafts[seat]]
    table.observer.propose(heirs, seat, table.spoils, table.proposal)
    table.ask(VOTE_PROMPT, without(heirs, seat), sealed=True)
    return WAIT


def count_votes(table: State) -> i64:
    """BR-18: the first division that all accept is carried out."""
    voters: i64 = 0
    agreed: i64 = 0
    heirs = table.board.heirs
    left = heirs
    while left != 0:
        seat = lowest(left)
        left = without_lowest(left)
        if table.answers[seat] >= VOTE_CODE:
            voters |= bit(seat)
            if table.answers[seat] > VOTE_CODE:
                agreed |= bit(seat)
    table.observer.show_votes(heirs, voters, agreed)
    if agreed != voters:
        return DIVISION
    share(table, table.proposal)
    return CONFRONTATION_OVER


def share(table: State, receivers: list[int]) -> None:
    """BR-18: the collected cards, in the order of the deck, go to these."""
    table.proposal = receivers
    table.observer.divide(table.board.heirs, table.spoils, receivers)
    got: i64 = 0
    for receiver in receivers:
        card = lowest(table.spoils)
        table.spoils = without_lowest(table.spoils)
        table.hands[receiver] |= bit(card)
        got |= bit(receiver)
    table.show_sizes(got)


# How a game ends


def end(table: State, how: str, winners: i64) -> i64:
    """BR-21: the game ends like this."""
    table.ending = how
    table.winners = winners
    return THE_END


def lose_all(table: State, how: str) -> i64:
    """BR-5, BR-19, BR-21: everybody loses, and the cards are discarded."""
    lose(table, table.board.alive, 0)
    discard(table)
    return end(table, how, 0)


def result(table: State) -> Result:
    """One point for each winner."""
    winners = members(table.winners)
    return Result(table.ending, tuple(winners), tuple([int(seat in winners) for seat in range(table.seats)]))
