"""Talking business when a team has formed (BR-17): rounds of offers and answers, until all are done."""

from mypy_extensions import i64

from clickbang.core.seats import bit, lowest, without_lowest
from clickbang.games.battleroyal.rules.board import NOBODY
from clickbang.games.battleroyal.rules.codes import (
    AGREE_CODE,
    BY_NAME_CODE,
    DONE_CODE,
    PICK_CODE,
    REFUSE_CODE,
    SEND_CODE,
)
from clickbang.games.battleroyal.rules.offers import Offer, TalkDraft
from clickbang.games.battleroyal.rules.phases import CONFRONTATION_OVER, TALK_ROUND, WAIT
from clickbang.games.battleroyal.rules.state import TALK_PROMPT, State


def begin(table: State) -> i64:
    """BR-17: the members of the new team may show, trade and give cards."""
    team = table.board.in_confrontation()
    table.board.begin_talk_round(team)
    return TALK_ROUND


def ask(table: State) -> i64:
    """BR-17: everybody who is not done is asked, whatever there is to say."""
    board = table.board
    if board.talking != 0:
        table.observer.begin_talk_round(board)
        table.ask(TALK_PROMPT, board.talking, sealed=True, drafted=True)
        return WAIT
    board.end_talk()
    table.observer.end_talk(board.in_confrontation())
    return CONFRONTATION_OVER


# What the members say


def talk_draft(table: State, seat: i64) -> TalkDraft:
    """What this seat has put together so far."""
    assert table.drafts is not None
    board = table.board
    steps = table.drafts[seat]
    if not table.talk_drafts:
        table.talk_drafts = [None] * table.seats
    draft = table.talk_drafts[seat]
    if draft is not None and draft.prompt == table.opened and draft.begins(steps):
        place: i64 = len(draft.steps)
        while place < len(steps):
            draft.add(steps[place], board.talk_round, board.talking, board.offers)
            place += 1
        return draft
    draft = TalkDraft(seat, board.talk_round, board.talking, board.offers, steps, table.opened)
    table.talk_drafts[seat] = draft
    return draft


def said_it_all(table: State, seat: i64) -> bool:
    """Whether nothing more has to be said: done, refused, or all cards of one's own picked."""
    assert table.drafts is not None
    last = table.drafts[seat][-1]
    if last == DONE_CODE or REFUSE_CODE <= last < PICK_CODE:
        return True
    if last == SEND_CODE or AGREE_CODE <= last < BY_NAME_CODE:
        offer = talk_draft(table, seat).to_pick_for()
        return offer is not None and offer.next_to_pick(seat) is None
    return False


def close_round(table: State) -> i64:
    """BR-17: what all have said counts at the same moment; then every offer is settled in the order of making."""
    assert table.drafts is not None
    board = table.board
    drafts: list[TalkDraft] = []
    done: i64 = 0
    for seat in board.clockwise(board.talking):
        if table.drafts[seat][0] == DONE_CODE:
            done |= bit(seat)
        else:
            drafts.append(talk_draft(table, seat))
    board.fall_silent(done)
    refused: list[tuple[Offer, int]] = []
    for draft in drafts:
        if draft.refused is not None:
            refused.append((draft.refused, draft.seat))
        elif draft.agreed is not None:
            agree(table, draft.agreed, draft.seat)
        else:
            assert draft.offer is not None
            make_offer(table, draft.offer)
    for offer, seat in refused:
        lapse(table, offer, seat)
    while settle_offers(table):
        pass
    if board.talking != 0:
        board.begin_talk_round(board.talking)
    return TALK_ROUND


# What becomes of it


def make_offer(table: State, offer: Offer) -> None:
    """BR-17: only its parties hear of an offer."""
    table.board.make_offer(offer)
    table.observer.make_offer(offer)


def agree(table: State, copy: Offer, seat: i64) -> None:
    """BR-17: a party agrees, and has picked the cards it gives."""
    table.board.agree(copy, seat)
    table.observer.agree(copy, seat)


def settle_offers(table: State) -> bool:
    """Each in the order of making; after one is carried out, those before it may have become impossible."""
    carried_out = False
    for offer in table.board.offers[:]:
        carried_out |= settle(table, offer)
    return carried_out


def settle(table: State, offer: Offer) -> bool:
    """BR-17: an offer is carried out when all have agreed; it lapses when one is done, or it has become impossible."""
    gone = offer.parties & ~offer.agreed & ~table.board.talking
    if gone != 0:
        lapse(table, offer, lowest(gone))
    elif not possible(table, offer):
        lapse(table, offer, NOBODY)
    elif offer.agreed == offer.parties:
        carry_out(table, offer)
        return True
    return False


def possible(table: State, offer: Offer) -> bool:
    """BR-17: whether everybody still has what they give, and keeps a card (BR-24: two of them in a game of pairs)."""
    left = offer.parties
    while left != 0:
        seat = lowest(left)
        left = without_lowest(left)
        held = table.board.sizes[seat]
        if offer.given_by(seat) > held or held + offer.gain(seat) < table.board.least_hand():
            return False
        if offer.picked_by(seat) & ~table.hands[seat] != 0:
            return False
    return True


def lapse(table: State, offer: Offer, seat: i64) -> None:
    """BR-17: nothing comes of an offer; a second refusal of the same one changes nothing."""
    if offer in table.board.offers:
        table.board.clear_offer(offer)
        table.observer.lapse(offer, seat)


def carry_out(table: State, offer: Offer) -> None:
    """BR-17: cards are shown as they are held at this moment, then given."""
    board = table.board
    board.clear_offer(offer)
    table.observer.carry_out(offer)
    left = offer.shows
    while left != 0:
        seat = lowest(left)
        left = without_lowest(left)
        table.observer.show_hand(offer.parties, seat, table.hands[seat])
    table.observer.give(board.in_confrontation(), offer)
    changed: i64 = 0
    for gift in offer.gifts:
        table.hands[gift.giver] &= ~gift.picked
        table.hands[gift.receiver] |= gift.picked
        changed |= bit(gift.giver) | bit(gift.receiver)
    table.show_sizes(changed)
