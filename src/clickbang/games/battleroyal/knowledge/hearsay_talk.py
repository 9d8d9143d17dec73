"""What was offered, given and shown in talks, as those who took part have heard and said it.

Simpler than the truth: an offer to which the one who imagines it is no party was not made, so what came of it was given
without one; of a talk that it did not hear, the cards change hands at the end.
"""

from typing import Final

from clickbang.core.events import Asked
from clickbang.core.seats import has, mask_of, members
from clickbang.games.battleroyal.events import (
    CardsGiven,
    GiftsSeen,
    GivenCards,
    OfferAgreed,
    OfferCarriedOut,
    OfferLapsed,
    OfferMade,
    TalkOver,
)
from clickbang.games.battleroyal.knowledge.imagined_past import Hearer, Past
from clickbang.games.battleroyal.rules.codes import (
    AGREE_CODE,
    BY_NAME_CODE,
    CARD_CODE,
    COUNT_CODE,
    DONE_CODE,
    FROM_CODE,
    PICK_CODE,
    SEND_CODE,
    SHOW_CODE,
    TO_CODE,
    WITH_CODE,
)

OF_OFFERS: Final = frozenset([OfferAgreed, OfferLapsed, OfferCarriedOut])


def offer_before(past: Past, at: int, author: int, made_in: int) -> OfferMade:
    """The offer that is spoken of here: whoever hears of it heard it made."""
    while True:
        event = past.history[at]
        if type(event) is OfferMade and event.author == author and event.round == made_in:
            return event
        at -= 1


def parties_shown(past: Past, at: int) -> tuple[int, ...]:
    """Who sees cards that are shown here: the parties of the offer that was carried out before."""
    while True:
        event = past.history[at]
        if type(event) is OfferCarriedOut:
            return offer_before(past, at, event.author, event.round).parties
        at -= 1


def tell_gifts(past: Past, other: Hearer, gifts: tuple[GivenCards, ...], epoch: int) -> None:
    """BR-17: giver and receiver see which cards changed hands after this epoch."""
    for given in gifts:
        if other.seat in (given.giver, given.receiver):
            cards = past.moved(epoch, given.giver, given.receiver)
            keys = tuple([past.keys[card] for card in cards])
            other.receive(CardsGiven(given.giver, given.receiver, keys))


def tell_trades(past: Past, other: Hearer, epoch: int, team: int) -> None:
    """A talk that the one who imagines it did not hear: what changed hands in it."""
    if not has(team, other.seat):
        return
    pairs = [(giver, receiver) for giver in members(team) for receiver in members(team) if giver != receiver]
    gifts = [
        GivenCards(giver, receiver, len(past.moved(epoch, giver, receiver)))
        for giver, receiver in pairs
        if past.moved(epoch, giver, receiver)
    ]
    if gifts:
        other.receive(GiftsSeen(tuple(gifts)))
        tell_gifts(past, other, tuple(gifts), epoch)


def said(past: Past, other: Hearer, asked_at: int) -> list[int]:
    """The steps of what somebody said in a round of talk, as far as the one heard who imagines it."""
    seat = other.seat
    for at in range(asked_at + 1, len(past.history)):
        event = past.history[at]
        if type(event) is Asked:
            return [] if seat in event.must else [DONE_CODE]
        if type(event) is TalkOver:
            break
        if type(event) is OfferMade and event.author == seat:
            return offer_steps(past, event, at)
        if type(event) is OfferAgreed and event.seat == seat:
            offer = event.author, event.round
            return [AGREE_CODE + pending(other).index(offer), *picks(past, offer, seat, at)]
    return [DONE_CODE]


def pending(other: Hearer) -> list[tuple[int, int]]:
    """The offers that wait for an answer, by author and round, in the order in which they were made."""
    found: list[tuple[int, int]] = []
    for event in other.heard:
        if type(event) is OfferMade and event.author != other.seat:
            found.append((event.author, event.round))
        elif type(event) in OF_OFFERS:
            assert isinstance(event, (OfferAgreed, OfferLapsed, OfferCarriedOut))
            offer = event.author, event.round
            if offer in found and (type(event) is not OfferAgreed or event.seat == other.seat):
                found.remove(offer)
    return found


def offer_steps(past: Past, event: OfferMade, at: int) -> list[int]:
    """How an offer is put together."""
    steps = [SHOW_CODE + shows for shows in event.shows]
    named = {event.author, *event.shows}
    for offered in event.gifts:
        named |= {offered.giver, offered.receiver}
        steps += [FROM_CODE + offered.giver, TO_CODE + offered.receiver]
        if offered.names:
            steps += [BY_NAME_CODE, *[CARD_CODE + past.view.places[key] for key in offered.names]]
        else:
            steps.append(COUNT_CODE + offered.cards)
    steps += [WITH_CODE + party for party in event.parties if party not in named]
    return [*steps, SEND_CODE, *picks(past, (event.author, event.round), event.author, at)]


def picks(past: Past, offer: tuple[int, int], seat: int, agreed_at: int) -> list[int]:
    """The cards that a party picked for what it gives: those it gave in the end, or those that lie picked."""
    for open_offer in past.table.board.offers:
        if open_offer.key() == offer and TalkOver not in map(type, past.history[agreed_at:]):
            gifts = [gift for gift in open_offer.gifts if gift.giver == seat]
            return pick_steps([(int(gift.named), int(gift.picked)) for gift in gifts])
    for at in range(agreed_at, len(past.history)):
        event = past.history[at]
        if type(event) is OfferLapsed and (event.author, event.round) == offer:
            return []
        if type(event) is OfferCarriedOut and (event.author, event.round) == offer:
            return given_in(past, at, seat)
        if type(event) is TalkOver:
            break
    return []


def given_in(past: Past, at: int, seat: int) -> list[int]:
    """What this seat gave when the offer was carried out here."""
    carried_out = past.history[at]
    assert isinstance(carried_out, OfferCarriedOut)
    made = offer_before(past, at, carried_out.author, carried_out.round)
    names = [mask_of([past.view.places[key] for key in gift.names]) for gift in made.gifts]
    for after in range(at + 1, len(past.history)):
        event = past.history[after]
        if type(event) is Asked:
            break
        if type(event) is GiftsSeen:
            epoch = past.moments[after].epoch
            return pick_steps(
                [
                    (name, mask_of(past.moved(epoch, given.giver, given.receiver)))
                    for given, name in zip(event.gifts, names, strict=True)
                    if given.giver == seat
                ]
            )
    return []


def pick_steps(gifts: list[tuple[int, int]]) -> list[int]:
    """What is named need not be picked."""
    return [PICK_CODE + card for named, picked in gifts if named == 0 for card in members(picked)]
