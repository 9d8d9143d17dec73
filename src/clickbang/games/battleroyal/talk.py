"""Talking business when a team has formed (BR-17): rounds of offers and answers, until all are done."""

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, count, lowest, members, without_lowest
from clickbang.games.battleroyal import events
from clickbang.games.battleroyal.codes import AGREE_CODE, BY_NAME_CODE, DONE_CODE, PICK_CODE, REFUSE_CODE, SEND_CODE
from clickbang.games.battleroyal.offers import Offer, TalkDraft
from clickbang.games.battleroyal.phases import CONFRONTATION_OVER, TALK_ROUND, WAIT
from clickbang.games.battleroyal.state import NOBODY, TALK_PROMPT, State


def begin(table: State) -> i64:
    """BR-17: the members of the new team may show, trade and give cards."""
    table.talking = table.in_confrontation()
    table.talk_round = 1
    table.offers_made = vec[i64]([0] * table.seats)
    return TALK_ROUND


def ask(table: State) -> i64:
    """BR-17: everybody who is not done is asked, whatever there is to say."""
    if table.talking != 0:
        if table.memory is not None:
            both = table.in_confrontation()
            table.memory.begin_talk_round(table.talk_round, table.talking, both, table.offers, table.hands)
        table.ask(TALK_PROMPT, table.talking, sealed=True, drafted=True)
        return WAIT
    table.offers = []
    if table.listener is not None:
        table.tell(EVERYONE, events.TalkOver(tuple(members(table.in_confrontation()))))
    return CONFRONTATION_OVER


# What the members say


def talk_draft(table: State, seat: i64) -> TalkDraft:
    """What this seat has put together so far."""
    assert table.drafts is not None
    steps = table.drafts[seat]
    last = table.last_draft
    draft = last.draft
    if draft is not None and last.prompt == table.opened and draft.seat == seat and draft.begins(steps):
        for place in range(len(draft.steps), len(steps)):
            draft.add(steps[place], table.talk_round, table.talking, table.offers)
        return draft
    draft = TalkDraft(seat, table.talk_round, table.talking, table.offers, steps)
    last.draft = draft
    last.prompt = table.opened
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
    drafts: list[TalkDraft] = []
    done: i64 = 0
    for seat in table.clockwise(table.talking):
        if table.drafts[seat][0] == DONE_CODE:
            done |= bit(seat)
        else:
            drafts.append(talk_draft(table, seat))
    table.talking &= ~done
    refused: list[tuple[Offer, int]] = []
    for draft in drafts:
        if draft.refused is not None:
            refused.append((draft.refused, draft.seat))
        elif draft.agreed is not None:
            agree(table, draft.agreed, draft.seat)
        else:
            assert draft.offer is not None
            table.offers_made[draft.seat] += 1
            make_offer(table, draft.offer)
    for offer, seat in refused:
        lapse(table, offer, seat)
    while settle_offers(table):
        pass
    table.talk_round += 1
    return TALK_ROUND


# What becomes of it


def make_offer(table: State, offer: Offer) -> None:
    """BR-17: only its parties hear of an offer."""
    table.offers.append(offer)
    if table.memory is not None:
        table.memory.agree(offer, offer.author)
    if table.listener is not None:
        parties, shows = tuple(members(offer.parties)), tuple(members(offer.shows))
        told = events.OfferMade(offer.author, offer.made_in, parties, offer.offered(table.deck), shows)
        table.tell(offer.parties, told)


def agree(table: State, copy: Offer, seat: i64) -> None:
    """BR-17: a party agrees, and has picked the cards it gives."""
    for offer in table.offers:
        if offer.author == copy.author and offer.made_in == copy.made_in:
            offer.agreed |= bit(seat)
            for place in range(len(offer.gifts)):
                if offer.gifts[place].giver == seat:
                    offer.gifts[place].picked = copy.gifts[place].picked
    if table.memory is not None:
        table.memory.agree(copy, seat)
    if table.listener is not None:
        table.tell(copy.parties, events.OfferAgreed(copy.author, copy.made_in, seat))


def settle_offers(table: State) -> bool:
    """Each in the order of making; after one is carried out, those before it may have become impossible."""
    carried_out = False
    for offer in table.offers[:]:
        carried_out |= settle(table, offer)
    return carried_out


def settle(table: State, offer: Offer) -> bool:
    """BR-17: an offer is carried out when all have agreed; it lapses when one is done, or it has become impossible."""
    gone = offer.parties & ~offer.agreed & ~table.talking
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
        held = count(table.hands[seat])
        if offer.given_by(seat) > held or held + offer.gain(seat) < table.least_hand():
            return False
        if offer.picked_by(seat) & ~table.hands[seat] != 0:
            return False
    return True


def lapse(table: State, offer: Offer, seat: i64) -> None:
    """BR-17: nothing comes of an offer; a second refusal of the same one changes nothing."""
    if offer in table.offers:
        table.offers.remove(offer)
        if table.listener is not None:
            table.tell(offer.parties, events.OfferLapsed(offer.author, offer.made_in, seat))


def carry_out(table: State, offer: Offer) -> None:
    """BR-17: cards are shown as they are held at this moment, then given."""
    table.offers.remove(offer)
    if table.memory is not None:
        table.memory.show(offer, table.hands)
        table.memory.give(table.in_confrontation(), offer)
    if table.listener is not None:
        table.tell(offer.parties, events.OfferCarriedOut(offer.author, offer.made_in))
        for seat in members(offer.shows):
            table.tell(offer.parties, events.CardsShown(seat, table.deck.keys(table.hands[seat])))
    for gift in offer.gifts:
        table.hands[gift.giver] &= ~gift.picked
        table.hands[gift.receiver] |= gift.picked
    if table.listener is not None and offer.gifts:
        table.tell(table.in_confrontation(), events.GiftsSeen(offer.given()))
        for gift in offer.gifts:
            cards = table.deck.keys(gift.picked)
            table.tell(bit(gift.giver) | bit(gift.receiver), events.CardsGiven(gift.giver, gift.receiver, cards))
        table.tell_sizes([seat for seat in members(offer.parties) if offer.gain(seat) != 0])
