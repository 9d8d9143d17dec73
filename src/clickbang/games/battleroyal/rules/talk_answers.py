"""What a member may say next in a talk (BR-17), and what is wrong with anything else."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.errors import Fault
from clickbang.core.seats import bit, count, everyone_at, has, lowest, nth, without, without_lowest
from clickbang.games.battleroyal.deck.cards import MOST_SEATS
from clickbang.games.battleroyal.rules import errors
from clickbang.games.battleroyal.rules.codes import (
    ACTION_COUNT,
    AGREE_CODE,
    ALL_SHOW_CODE,
    BY_NAME_CODE,
    CARD_CODE,
    COUNT_CODE,
    DONE_CODE,
    FROM_CODE,
    PICK_CODE,
    REFUSE_CODE,
    REVEAL_CODE,
    SEND_CODE,
    SHOW_CODE,
    TO_CODE,
    WITH_CODE,
)
from clickbang.games.battleroyal.rules.offers import MOST_CLAUSES, MOST_OFFERS, Offer, TalkDraft
from clickbang.games.battleroyal.rules.state import State
from clickbang.games.battleroyal.rules.talk import possible, talk_draft

FIRST_CODES: Final = vec[i64](
    [DONE_CODE, SHOW_CODE, WITH_CODE, FROM_CODE, TO_CODE, COUNT_CODE, PICK_CODE, BY_NAME_CODE]
)
KINDS: Final = 8
WORDS: Final = 0
SHOWS: Final = 1
WITHS: Final = 2
GIVERS: Final = 3
RECEIVERS: Final = 4
COUNTS: Final = 5
PICKS: Final = 6
NAMES: Final = 7
"""That cards come by name, and above it the cards."""


class Choices:
    """All that may be said next: by kind a set of words, seats, numbers or cards, and which offers wait."""

    def __init__(self) -> None:
        self.sets: vec[i64] = vec[i64]([0] * KINDS)
        self.agreeable: vec[i64] = vec[i64]()
        """The places of the waiting offers that may be agreed to."""
        self.pending: i64 = 0

    def size(self) -> i64:
        found: i64 = len(self.agreeable) + self.pending
        for some in self.sets:
            if some != 0:
                found += count(some)
        return found

    def nth(self, n: i64) -> i64:
        """The n-th of them, in the order of their codes but for the answers, which come last."""
        kind: i64 = 0
        while kind < KINDS:
            some = self.sets[kind]
            if some != 0:
                size = count(some)
                if n < size:
                    return FIRST_CODES[kind] + nth(some, n)
                n -= size
            kind += 1
        agreeable: i64 = len(self.agreeable)
        return AGREE_CODE + self.agreeable[n] if n < agreeable else REFUSE_CODE + n - agreeable


def talk_actions(table: State, seat: i64) -> vec[i64]:
    """Every step that this seat may take now, in the order of `Choices.nth`."""
    choices = talk_choices(table, seat)
    found = vec[i64]()
    kind: i64 = 0
    while kind < KINDS:
        found = append_each(found, FIRST_CODES[kind], choices.sets[kind])
        kind += 1
    for place in choices.agreeable:
        found = append(found, AGREE_CODE + place)
    for place in range(choices.pending):
        found = append(found, REFUSE_CODE + place)
    return found


def append_each(found: vec[i64], code: i64, of: i64) -> vec[i64]:
    """The same answer about every member of a set."""
    while of != 0:
        found = append(found, code + lowest(of))
        of = without_lowest(of)
    return found


def random_talk(table: State, seat: i64, whim: Random) -> i64:
    """One of `talk_actions`."""
    choices = talk_choices(table, seat)
    return choices.nth(whim.randrange(choices.size()))


def talk_choices(table: State, seat: i64) -> Choices:
    """Be done, answer an offer, or put one together; then pick the cards one gives."""
    assert table.drafts is not None
    found = Choices()
    if not table.drafts[seat]:
        choose_to_talk(table, seat, found)
        return found
    draft = talk_draft(table, seat)
    picking = draft.to_pick_for()
    if picking is not None:
        choose_card(table, seat, picking, found)
    else:
        assert draft.offer is not None
        choose_clause(table, draft, draft.offer, found)
    return found


def choose_to_talk(table: State, seat: i64, found: Choices) -> None:
    """BR-17: a first step; who has made three offers or talks alone makes none, who lacks a named card only refuses."""
    board = table.board
    found.sets[WORDS] = bit(0)
    for offer in board.offers:
        if offer.waits_for(seat):
            if offer.named_of(seat) & ~table.hands[seat] == 0:
                found.agreeable = append(found.agreeable, found.pending)
            found.pending += 1
    if board.offers_made[seat] < MOST_OFFERS and board.talking != bit(seat):
        found.sets[WORDS] |= bit(ALL_SHOW_CODE - DONE_CODE)
        found.sets[SHOWS] = board.talking
        found.sets[GIVERS] = board.talking


def choose_clause(table: State, draft: TalkDraft, offer: Offer, found: Choices) -> None:
    """The next step of an offer; one that cannot be carried out can be sent only if nothing can be added."""
    board = table.board
    if draft.by_name:
        found.sets[NAMES] = to_name(table, offer, draft.giver) << 1
        return
    if draft.receiver >= 0:
        found.sets[COUNTS] = without(everyone_at(spare_cards(table, offer, draft.giver) + 1), 0)
        found.sets[NAMES] = bit(0) if to_name(table, offer, draft.giver) != 0 else 0
        return
    if draft.giver >= 0:
        found.sets[RECEIVERS] = possible_receivers(table, offer, draft.giver)
        return
    naming = draft.naming
    if naming is not None and spare_cards(table, offer, naming.giver) > 0:
        found.sets[NAMES] = (to_name(table, offer, naming.giver) & ~below_last(naming.named)) << 1
    if draft.clauses < MOST_CLAUSES:
        found.sets[SHOWS] = board.talking & ~offer.shows
        if offer.shows != 0:
            found.sets[WITHS] = board.talking & ~offer.parties
        left = board.talking
        while left != 0:
            seat = lowest(left)
            left = without_lowest(left)
            if spare_cards(table, offer, seat) > 0 and possible_receivers(table, offer, seat) != 0:
                found.sets[GIVERS] |= bit(seat)
    if offer.parties != bit(offer.author) and (found.size() == 0 or possible(table, offer)):
        found.sets[WORDS] = bit(SEND_CODE - DONE_CODE)


def possible_receivers(table: State, offer: Offer, giver: i64) -> i64:
    """To whom one more clause of the offer may give this seat's cards: one clause for any two."""
    return without(table.board.talking, giver) & ~offer.receivers_of(giver)


def spare_cards(table: State, offer: Offer, giver: i64) -> i64:
    """How many cards this seat has beside those it is to give."""
    return count(table.hands[giver]) - offer.given_by(giver)


def to_name(table: State, offer: Offer, giver: i64) -> i64:
    """BR-17: an author names cards of their own that they hold, and of others any card; no card is given twice."""
    cards = table.hands[giver] if giver == offer.author else everyone_at(len(table.deck.cards))
    return cards & ~offer.named()


def below_last(cards: i64) -> i64:
    """All cards up to the last of these: names come in the order of the deck, so that there is one way to say them."""
    found = cards
    while without_lowest(found) != 0:
        found = without_lowest(found)
    return found | (found - 1)


def choose_card(table: State, seat: i64, offer: Offer, found: Choices) -> None:
    """The cards of a gift are picked in the order of the deck, so that every choice can be made in one way."""
    gift = offer.next_to_pick(seat)
    assert gift is not None
    free = table.hands[seat] & ~offer.picked_by(seat)
    while gift.picked >= bit(lowest(free)):
        free = without_lowest(free)
    still_needed = gift.cards - count(gift.picked)
    found.sets[PICKS] = free & everyone_at(nth(free, count(free) - still_needed) + 1)


def fault_with_talk(table: State, seat: i64, action: i64) -> Fault:
    """Why this step is not on the list."""
    draft = talk_draft(table, seat)
    if draft.to_pick_for() is not None:
        if PICK_CODE <= action < BY_NAME_CODE and not has(table.hands[seat], action - PICK_CODE):
            return errors.NO_SUCH_CARD
        return errors.MUST_PICK
    if SHOW_CODE <= action < COUNT_CODE and not has(table.board.talking, (action - SHOW_CODE) % MOST_SEATS):
        return errors.NOT_TALKING
    if draft.offer is not None:
        naming = draft.by_name or draft.naming is not None
        return errors.NOT_TO_NAME if naming and CARD_CODE <= action < ACTION_COUNT else errors.OFFER_STEP
    if AGREE_CODE <= action < REVEAL_CODE:
        waits = AGREE_CODE <= action < AGREE_CODE + talk_choices(table, seat).pending
        return errors.ONLY_REFUSING if waits else errors.NO_SUCH_OFFER
    is_step = SHOW_CODE <= action < AGREE_CODE or BY_NAME_CODE <= action < ACTION_COUNT
    if SEND_CODE <= action <= ALL_SHOW_CODE or is_step:
        return errors.NO_OFFER_LEFT if table.board.offers_made[seat] == MOST_OFFERS else errors.OFFER_STEP
    return errors.MUST_TALK
