"""Talk (BR-17) as one seat hears it: offers it is a party to, gifts in its team, and what others may have traded."""

from clickbang.core.events import Asked, Event
from clickbang.core.seats import bit, count, mask_of, members
from clickbang.games.battleroyal.card_log import Flow
from clickbang.games.battleroyal.events import (
    CardsGiven,
    GiftsSeen,
    OfferAgreed,
    OfferCarriedOut,
    OfferLapsed,
    OfferMade,
    TalkOver,
)
from clickbang.games.battleroyal.offers import Gift, Offer, TalkDraft
from clickbang.games.battleroyal.seen_cards import SeenCards

FIRST_TRADE = 2
"""An offer is made in one round of the talk, and agreed to in this one at the earliest."""


class SeenOffer:
    """An offer that the seat is a party to, with the cards it has picked itself."""

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        self.picked_in: dict[int, int] = {}
        """By party: in which epoch of the cards it picked what it gives."""

    def shown(self, seat: int, keys: tuple[str, ...]) -> dict[str, object]:
        """As plain data, with one's own picks."""
        return {
            "author": int(self.offer.author),
            "round": int(self.offer.made_in),
            "parties": members(self.offer.parties),
            "gifts": [[int(gift.giver), int(gift.receiver), int(gift.cards)] for gift in self.offer.gifts],
            "shows": members(self.offer.shows),
            "agreed": members(self.offer.agreed),
            "picked": [keys[card] for card in members(self.offer.picked_by(seat))],
        }


class SeenTalk(SeenCards):
    """What a seat knows of a talk."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.offers: list[SeenOffer] = []
        """Those that wait for somebody, in the order of making."""
        self.offers_by: dict[int, int] = {}
        """By author: how many offers of this talk one has been a party to."""
        self.talk_epoch = 0
        """In which epoch of the cards this round of the talk began."""
        self.traders = 0
        """Those who did not leave the talk in its first round."""
        self.carried_out: SeenOffer | None = None
        self.gifts: list[Flow] = []
        """Gifts of an offer that is just being carried out."""

    @property
    def offers_made(self) -> int:
        """How many offers one has made oneself in this talk."""
        return self.offers_by.get(self.seat, 0)

    def pending(self) -> list[Offer]:
        """The offers that wait for one's own answer, in the order in which they were made."""
        return [seen.offer for seen in self.offers if seen.offer.waits_for(self.seat)]

    def fold(self, event: Event) -> None:
        if self.gifts and type(event) is not CardsGiven:
            self.move(self.gifts)
            self.gifts = []
        super().fold(event)
        if type(event) is Asked:
            if event.kind == "talk":
                self.begin_round()
        elif type(event) is OfferMade:
            self.take_offer(event)
        elif type(event) is OfferAgreed:
            self.take_agreement(event)
        elif type(event) is OfferLapsed:
            self.offers.remove(self.offer_of(event.author, event.round))
        elif type(event) is OfferCarriedOut:
            self.carried_out = self.offer_of(event.author, event.round)
            self.offers.remove(self.carried_out)
        elif type(event) is GiftsSeen:
            self.take_gifts(event)
        elif type(event) is CardsGiven:
            self.take_cards(event)
        elif type(event) is TalkOver:
            self.offers = []

    def begin_round(self) -> None:
        """Everybody who goes on talking after a round has said something in it that may be a part of a trade."""
        self.talk_round += 1
        self.talk_epoch = self.log.epoch
        if self.talk_round == 1:
            self.offers_by = {}
        elif self.talk_round == FIRST_TRADE:
            self.traders = self.must
        elif not self.in_confrontation >> self.seat & 1 and count(self.traders) > 1:
            self.mix(self.traders)

    def offer_of(self, author: int, made_in: int) -> SeenOffer:
        (found,) = [seen for seen in self.offers if seen.offer.author == author and seen.offer.made_in == made_in]
        return found

    def own_draft(self) -> TalkDraft:
        return TalkDraft(self.seat, self.talk_round, self.must, self.pending(), self.draft)

    def take_offer(self, event: OfferMade) -> None:
        offer = self.own_draft().offer if event.author == self.seat else None
        if offer is None:
            offer = Offer(event.author, event.round)
            offer.parties = mask_of(event.parties)
            offer.gifts = [Gift(giver, receiver, cards) for giver, receiver, cards in event.gifts]
            offer.shows = mask_of(event.shows)
        self.offers_by[event.author] = self.offers_by.get(event.author, 0) + 1
        self.offers.append(SeenOffer(offer))
        self.offers[-1].picked_in[event.author] = self.talk_epoch

    def take_agreement(self, event: OfferAgreed) -> None:
        seen = self.offer_of(event.author, event.round)
        if event.seat == self.seat:
            agreed = self.own_draft().agreed
            assert agreed is not None
            seen.offer.gifts = [gift.clone() for gift in agreed.gifts]
        seen.offer.agreed |= bit(event.seat)
        seen.picked_in[event.seat] = self.talk_epoch

    def take_gifts(self, event: GiftsSeen) -> None:
        picked_in = {} if self.carried_out is None else self.carried_out.picked_in
        self.carried_out = None
        for giver, receiver, cards in event.gifts:
            self.gifts.append(Flow(giver, receiver, cards, 0, picked_in.get(giver, self.talk_epoch)))

    def take_cards(self, event: CardsGiven) -> None:
        for flow in self.gifts:
            if (flow.source, flow.target) == (event.seat, event.target):
                flow.known = mask_of([self.places[key] for key in event.cards])
        if event.seat == self.seat:
            self.hand = [key for key in self.hand if key not in event.cards]
        else:
            self.hand += event.cards
