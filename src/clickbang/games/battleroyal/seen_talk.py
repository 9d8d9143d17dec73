"""Talk (BR-17) as one seat hears it: offers it is a party to, gifts in its team, and what others may have traded."""

from typing import Final

from clickbang.core.events import Asked, Event
from clickbang.core.seats import bit, has, is_several, mask_of
from clickbang.games.battleroyal.card_log import Flow
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
from clickbang.games.battleroyal.offers import Gift, Offer, TalkDraft
from clickbang.games.battleroyal.seen import Seen
from clickbang.games.battleroyal.seen_cards import mix, move, see
from clickbang.games.battleroyal.seen_offer import SeenOffer

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
        view.offers.remove(offer_of(view, event.author, event.round))
    elif type(event) is OfferCarriedOut:
        carried_out = offer_of(view, event.author, event.round)
        view.offers.remove(carried_out)
        view.carried_out = carried_out if carried_out.offer.gifts else None
    elif type(event) is GiftsSeen:
        take_gifts(view, event)
    elif type(event) is CardsGiven:
        take_cards(view, event)
    elif type(event) is TalkOver:
        view.offers = []


def begin_round(view: Seen) -> None:
    """Everybody who goes on talking after a round has said something in it that may be a part of a trade."""
    view.talk_round += 1
    view.talk_epoch = view.log.epoch
    for seen in view.offers:
        see_named(view, seen.offer, seen.offer.agreed)  # the offer still stands: so the cards are still there
    if view.talk_round == 1:
        view.offers_by = {}
    elif view.talk_round == FIRST_TRADE:
        view.traders = view.must
    elif not has(view.in_confrontation, view.seat) and is_several(view.traders):
        mix(view, view.traders)


def offer_of(view: Seen, author: int, made_in: int) -> SeenOffer:
    """The offer that is named like this."""
    (found,) = [seen for seen in view.offers if seen.offer.author == author and seen.offer.made_in == made_in]
    return found


def own_draft(view: Seen) -> TalkDraft:
    """What one has put together oneself in this prompt."""
    return TalkDraft(view.seat, view.talk_round, view.must, view.pending(), view.draft)


def take_offer(view: Seen, event: OfferMade) -> None:
    """One's own offer has the cards that one has picked for it."""
    offer = own_draft(view).offer if event.author == view.seat else None
    if offer is None:
        offer = Offer(event.author, event.round)
        offer.parties = mask_of(event.parties)
        offer.gifts = [offered_gift(view, offered) for offered in event.gifts]
        offer.shows = mask_of(event.shows)
        offer.pick_named(event.author)
    view.offers_by[event.author] = view.offers_by.get(event.author, 0) + 1
    view.offers.append(SeenOffer(offer))
    view.offers[-1].picked_in[event.author] = view.talk_epoch
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
    seen = offer_of(view, event.author, event.round)
    if event.seat == view.seat:
        agreed = own_draft(view).agreed
        assert agreed is not None
        seen.offer.gifts = [gift.clone() for gift in agreed.gifts]
    seen.offer.pick_named(event.seat)
    see_named(view, seen.offer, bit(event.seat))
    seen.offer.agreed |= bit(event.seat)
    seen.picked_in[event.seat] = view.talk_epoch


def take_gifts(view: Seen, event: GiftsSeen) -> None:
    """So many cards go from one to the other; a party to the offer knows since when they were picked, and names."""
    picked_in = {} if view.carried_out is None else view.carried_out.picked_in
    named = [0] * len(event.gifts) if view.carried_out is None else view.carried_out.named()
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
