"""Talk (BR-17) as one seat hears it: offers it is a party to, gifts in its team, and what others may have traded."""

from typing import Final

from clickbang.core.events import Asked, Event
from clickbang.core.seats import bit, has, is_several, mask_of
from clickbang.games.battleroyal.deck.card_log import Flow
from clickbang.games.battleroyal.events import (
    CardsGiven,
    GiftsSeen,
    OfferAgreed,
    OfferCarriedOut,
    OfferedCards,
    OfferLapsed,
    OfferMade,
    TalkOver,
)
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.knowledge.seen_cards import mix, move, see
from clickbang.games.battleroyal.knowledge.seen_offer import SeenOffer
from clickbang.games.battleroyal.rules.offers import Gift, Offer, TalkDraft

FIRST_TRADE = 2
"""An offer is made in one round of the talk, and agreed to in this one at the earliest."""
OF_TALK: Final = frozenset([OfferMade, OfferAgreed, OfferLapsed, OfferCarriedOut, GiftsSeen, CardsGiven, TalkOver])
"""The kinds of events that tell something of talk; besides, a talk begins when people are asked."""


def carry_out_gifts(view: Seen, event: Event) -> None:
    """BR-17: when all has been told about the gifts of an offer, the cards change their places together."""
    if view.gifts and type(event) is not CardsGiven:
        move(view, view.gifts)
        view.gifts = []


def fold_talk(view: Seen, event: Event) -> None:
    """BR-17: offers, answers, gifts."""
    if type(event) is Asked:
        if event.kind == "talk":
            begin_round(view)
    elif type(event) is OfferMade:
        take_offer(view, event)
    elif type(event) is OfferAgreed:
        take_agreement(view, event)
    elif type(event) is OfferLapsed:
        clear_offer(view, event.author, event.round)
    elif type(event) is OfferCarriedOut:
        carried_out = clear_offer(view, event.author, event.round)
        view.carried_out = carried_out if carried_out.offer.gifts else None
    elif type(event) is GiftsSeen:
        take_gifts(view, event)
    elif type(event) is CardsGiven:
        take_cards(view, event)
    elif type(event) is TalkOver:
        view.picked_in = {}


def begin_round(view: Seen) -> None:
    """Everybody who goes on talking after a round has said something in it that may be a part of a trade."""
    board = view.board
    view.talk_epoch = view.log.epoch
    for offer in board.offers:
        see_named(view, offer, offer.agreed)  # the offer still stands: so the cards are still there
    if board.talk_round == FIRST_TRADE:
        view.traders = board.talking
    elif board.talk_round > FIRST_TRADE and not has(board.in_confrontation(), view.seat) and is_several(view.traders):
        mix(view, view.traders)


def clear_offer(view: Seen, author: int, made_in: int) -> SeenOffer:
    """BR-17: this offer is no longer on the table. Returns it."""
    offer = view.board.offer_of(author, made_in)
    view.board.clear_offer(offer)
    return SeenOffer(offer, view.picked_in.pop(offer.key()))


def own_draft(view: Seen) -> TalkDraft:
    """What one has put together oneself in this prompt."""
    return TalkDraft(view.seat, view.board.talk_round, view.must, view.pending(), view.draft)


def take_offer(view: Seen, event: OfferMade) -> None:
    """One's own offer has the cards that one has picked for it."""
    offer = own_draft(view).offer if event.author == view.seat else None
    if offer is None:
        offer = Offer(event.author, event.round)
        offer.parties = mask_of(event.parties)
        offer.gifts = [offered_gift(view, offered) for offered in event.gifts]
        offer.shows = mask_of(event.shows)
        offer.pick_named(event.author)
    view.board.make_offer(offer)
    view.picked_in[offer.key()] = {event.author: view.talk_epoch}
    see_named(view, offer, bit(event.author))


def offered_gift(view: Seen, offered: OfferedCards) -> Gift:
    """A clause of an offer, with the cards that it names."""
    gift = Gift(offered.giver, offered.receiver, offered.cards)
    gift.named = mask_of([view.places[key] for key in offered.names])
    return gift


def see_named(view: Seen, offer: Offer, agreed: int) -> None:
    """BR-17: who makes or accepts an offer holds the cards that it names as theirs."""
    for gift in offer.gifts:
        if has(agreed, gift.giver) and gift.giver != view.seat:
            for key in view.deck.keys(gift.named):
                see(view, key, gift.giver)
    view.known.settle()


def take_agreement(view: Seen, event: OfferAgreed) -> None:
    """So has an offer that one agrees to."""
    offer = view.board.offer_of(event.author, event.round)
    picked = own_draft(view).agreed if event.seat == view.seat else offer
    assert picked is not None
    picked.pick_named(event.seat)
    view.board.agree(picked, event.seat)
    view.picked_in[offer.key()][event.seat] = view.talk_epoch
    see_named(view, offer, bit(event.seat))


def take_gifts(view: Seen, event: GiftsSeen) -> None:
    """So many cards go from one to the other; a party to the offer knows since when they were picked, and names."""
    picked_in = {} if view.carried_out is None else view.carried_out.picked_in
    named = [0] * len(event.gifts)
    if view.carried_out is not None:
        named = [int(gift.named) for gift in view.carried_out.offer.gifts]
    view.carried_out = None
    for given, cards in zip(event.gifts, named, strict=True):
        since = picked_in.get(given.giver, view.talk_epoch)
        view.gifts.append(Flow(given.giver, given.receiver, given.cards, cards, since))


def take_cards(view: Seen, event: CardsGiven) -> None:
    """Giver and receiver see which cards."""
    for flow in view.gifts:
        if (flow.source, flow.target) == (event.seat, event.target):
            flow.known = mask_of([view.places[key] for key in event.cards])
    if event.seat == view.seat:
        view.hand = [key for key in view.hand if key not in event.cards]
    else:
        view.hand += event.cards
