"""The cards of the eliminated (BR-18, BR-19): proposals and votes of the team that has won them."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, count, is_one, lowest, members, without, without_lowest
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal.events import (
    CardsDiscarded,
    CastVote,
    Eliminated,
    HeldCard,
    Proposed,
    SpoilsDivided,
    SpoilsSeen,
    VotesRevealed,
)
from clickbang.games.battleroyal.rules import teams
from clickbang.games.battleroyal.rules.codes import ASSIGN_CODE, VOTE_CODE
from clickbang.games.battleroyal.rules.phases import CONFRONTATION_OVER, DIVISION, WAIT
from clickbang.games.battleroyal.rules.state import DIVIDE_PROMPT, VOTE_PROMPT, State


def eliminate(table: State) -> i64:
    """BR-18: the heirs get the cards of all others in the confrontation; BR-19: without an heir nobody does."""
    board = table.board
    losers = board.in_confrontation() & ~board.heirs
    owners = owners_in(table, losers) if table.listener is not None else ()
    lose(table, losers)
    if board.heirs == 0:
        discard(table)
        return CONFRONTATION_OVER
    if table.memory is not None:
        table.memory.see_spoils(board.heirs, table.spoils)
    if table.listener is not None:
        table.tell(board.heirs, SpoilsSeen(owners))
    if is_one(board.heirs):
        share(table, [int(lowest(board.heirs))] * count(table.spoils))
        return CONFRONTATION_OVER
    return DIVISION


def owners_in(table: State, seats: i64) -> tuple[HeldCard, ...]:
    """For an event: the cards of these, and whose each is."""
    return tuple([HeldCard(key, seat) for seat in members(seats) for key in table.deck.keys(table.hands[seat])])


def lose(table: State, losers: i64) -> None:
    """These have lost, for all to see; their cards lie there for whoever gets them."""
    if table.memory is not None:
        table.memory.lose(losers)
    for seat in members(losers):
        if table.memory is not None:
            table.memory.own(seat, table.hands[seat])
        table.spoils |= table.hands[seat]
        table.hands[seat] = 0
    table.board.lose(losers)
    if table.listener is not None:
        table.tell(EVERYONE, Eliminated(tuple(members(losers))))


def discard(table: State) -> None:
    """BR-18, BR-19: nobody gets the cards, and nobody who has not seen them will."""
    if table.memory is not None:
        table.memory.discard(count(table.spoils))
    if table.listener is not None:
        table.tell(EVERYONE, CardsDiscarded(count(table.spoils)))
    table.board.discard()
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
    teams.dissolve(table, table.board.heirs)
    return CONFRONTATION_OVER


def take_proposal(table: State, seat: i64, last_step: i64) -> i64:
    """BR-18: a proposal is put to the vote; without one the next heir may propose."""
    if last_step == DECLINE:
        return DIVISION
    assert table.drafts is not None
    table.proposal = [step - ASSIGN_CODE for step in table.drafts[seat]]
    if table.memory is not None:
        table.memory.propose(seat, table.spoils, table.proposal)
    if table.listener is not None:
        table.tell(table.board.heirs, Proposed(seat, division(table)))
    table.ask(VOTE_PROMPT, without(table.board.heirs, seat), sealed=True)
    return WAIT


def division(table: State) -> tuple[HeldCard, ...]:
    """For an event: the collected cards and who is to get each."""
    cards = table.deck.keys(table.spoils)
    return tuple([HeldCard(key, seat) for key, seat in zip(cards, table.proposal, strict=True)])


def count_votes(table: State) -> i64:
    """BR-18: the first division that all accept is carried out."""
    accepted = True
    votes: list[CastVote] = []
    for seat in members(table.board.heirs):
        if table.answers[seat] >= VOTE_CODE:
            agrees = table.answers[seat] > VOTE_CODE
            accepted = accepted and agrees
            if table.memory is not None:
                table.memory.votes[seat] = 1 if agrees else 0
            if table.listener is not None:
                votes.append(CastVote(seat, agrees))
    if table.listener is not None:
        table.tell(table.board.heirs, VotesRevealed(tuple(votes)))
    if not accepted:
        return DIVISION
    share(table, table.proposal)
    return CONFRONTATION_OVER


def share(table: State, receivers: list[int]) -> None:
    """BR-18: the collected cards, in the order of the deck, go to these."""
    table.proposal = receivers
    if table.memory is not None:
        table.memory.share(table.board.heirs, table.spoils, receivers, table.hands)
    if table.listener is not None:
        table.tell(table.board.heirs, SpoilsDivided(division(table)))
    got: i64 = 0
    for receiver in receivers:
        card = lowest(table.spoils)
        table.spoils = without_lowest(table.spoils)
        table.hands[receiver] |= bit(card)
        got |= bit(receiver)
    table.tell_sizes(members(got))
