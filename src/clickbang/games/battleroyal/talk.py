"""Talking business when a team has formed (BR-17): rounds of offers and answers, until all are done."""

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, count, lowest, members
from clickbang.games.battleroyal.codes import AGREE_CODE, DONE_CODE, PICK_CODE, REFUSE_CODE, SEND_CODE
from clickbang.games.battleroyal.events import (
    CardsGiven,
    CardsShown,
    GiftsSeen,
    HandSizes,
    OfferAgreed,
    OfferCarriedOut,
    OfferLapsed,
    OfferMade,
    TalkOver,
)
from clickbang.games.battleroyal.offers import Offer, TalkDraft
from clickbang.games.battleroyal.state import NOBODY, TALK_PROMPT, State


class Talk(State):
    """The members' offers to each other."""

    def start_talk(self) -> None:
        """BR-17: the members of the new team may show, trade and give cards."""
        self.talking = self.attackers | self.defenders
        self.talk_round = 1
        self.offers_made = vec[i64]([0] * self.seats)
        self.next_talk_round()

    def next_talk_round(self) -> None:
        """Everybody who is not done is asked, whatever there is to say."""
        if self.talking != 0:
            self.ask(TALK_PROMPT, self.talking, sealed=True, drafted=True)
            return
        self.offers = []
        if self.listener is not None:
            self.tell(EVERYONE, TalkOver(tuple(members(self.attackers | self.defenders))))
        self.after_confrontation()

    def after_confrontation(self) -> None:
        """Cards are divided and talk is over: the game goes on."""
        raise NotImplementedError

    def talk_draft(self, seat: i64) -> TalkDraft:
        """What this seat has put together so far."""
        assert self.drafts is not None
        steps = self.drafts[seat]
        last = self.last_draft
        draft = last.draft
        if draft is not None and last.prompt == self.opened and draft.seat == seat and draft.begins(steps):
            for place in range(len(draft.steps), len(steps)):
                draft.add(steps[place], self.talk_round, self.talking, self.offers)
            return draft
        draft = TalkDraft(seat, self.talk_round, self.talking, self.offers, steps)
        last.draft = draft
        last.prompt = self.opened
        return draft

    def said_it_all(self, seat: i64) -> bool:
        """Whether nothing more has to be said: done, refused, or all cards of one's own picked."""
        assert self.drafts is not None
        last = self.drafts[seat][-1]
        if last == DONE_CODE or REFUSE_CODE <= last < PICK_CODE:
            return True
        if last == SEND_CODE or last >= AGREE_CODE:
            offer = self.talk_draft(seat).to_pick_for()
            return offer is not None and offer.next_to_pick(seat) is None
        return False

    def close_talk_round(self) -> None:
        """What all have said counts at the same moment; then every offer is settled in the order of making."""
        assert self.drafts is not None
        drafts: list[TalkDraft] = []
        done: i64 = 0
        for seat in self.clockwise(self.talking):
            if self.drafts[seat][0] == DONE_CODE:
                done |= bit(seat)
            else:
                drafts.append(self.talk_draft(seat))
        self.talking &= ~done
        refused: list[tuple[Offer, int]] = []
        for draft in drafts:
            if draft.refused is not None:
                refused.append((draft.refused, draft.seat))
            elif draft.agreed is not None:
                self.agree(draft.agreed, draft.seat)
            else:
                assert draft.offer is not None
                self.offers_made[draft.seat] += 1
                self.make_offer(draft.offer)
        for offer, seat in refused:
            self.lapse(offer, seat)
        while self.settle_offers():
            pass
        self.talk_round += 1
        self.next_talk_round()

    def make_offer(self, offer: Offer) -> None:
        """Only its parties hear of an offer."""
        self.offers.append(offer)
        if self.listener is not None:
            gifts = [(int(gift.giver), int(gift.receiver), int(gift.cards)) for gift in offer.gifts]
            parties = tuple(members(offer.parties))
            told = OfferMade(offer.author, offer.made_in, parties, tuple(gifts), tuple(members(offer.shows)))
            self.tell(offer.parties, told)

    def agree(self, copy: Offer, seat: i64) -> None:
        """A party agrees, and has picked the cards it gives."""
        for offer in self.offers:
            if offer.author == copy.author and offer.made_in == copy.made_in:
                offer.agreed |= bit(seat)
                for place in range(len(offer.gifts)):
                    if offer.gifts[place].giver == seat:
                        offer.gifts[place].picked = copy.gifts[place].picked
        if self.listener is not None:
            self.tell(copy.parties, OfferAgreed(copy.author, copy.made_in, seat))

    def settle_offers(self) -> bool:
        """Each in the order of making; after one is carried out, those before it may have become impossible."""
        carried_out = False
        for offer in self.offers[:]:
            carried_out |= self.settle(offer)
        return carried_out

    def settle(self, offer: Offer) -> bool:
        """An offer is carried out when all have agreed; it lapses when one is done, or when it cannot be any more."""
        gone = offer.parties & ~offer.agreed & ~self.talking
        if gone != 0:
            self.lapse(offer, lowest(gone))
        elif not self.possible(offer):
            self.lapse(offer, NOBODY)
        elif offer.agreed == offer.parties:
            self.carry_out(offer)
            return True
        return False

    def possible(self, offer: Offer) -> bool:
        """Whether everybody still has what they give, and keeps a card (BR-24: two of them in a game of pairs)."""
        left = offer.parties
        while left != 0:
            seat = lowest(left)
            left &= left - 1
            held = count(self.hands[seat])
            if offer.given_by(seat) > held or held + offer.gain(seat) < self.least_hand():
                return False
            if offer.picked_by(seat) & ~self.hands[seat] != 0:
                return False
        return True

    def lapse(self, offer: Offer, seat: i64) -> None:
        """Nothing comes of an offer; a second refusal of the same one changes nothing."""
        if offer in self.offers:
            self.offers.remove(offer)
            if self.listener is not None:
                self.tell(offer.parties, OfferLapsed(offer.author, offer.made_in, seat))

    def carry_out(self, offer: Offer) -> None:
        """Cards are shown as they are held at this moment, then given."""
        self.offers.remove(offer)
        if self.listener is not None:
            self.tell(offer.parties, OfferCarriedOut(offer.author, offer.made_in))
            for seat in members(offer.shows):
                self.tell(offer.parties, CardsShown(seat, self.deck.keys(self.hands[seat])))
        for gift in offer.gifts:
            self.hands[gift.giver] &= ~gift.picked
            self.hands[gift.receiver] |= gift.picked
        if self.listener is not None and offer.gifts:
            gifts = [(int(gift.giver), int(gift.receiver), int(gift.cards)) for gift in offer.gifts]
            self.tell(self.attackers | self.defenders, GiftsSeen(tuple(gifts)))
            for gift in offer.gifts:
                cards = self.deck.keys(gift.picked)
                self.tell(bit(gift.giver) | bit(gift.receiver), CardsGiven(gift.giver, gift.receiver, cards))
            self.tell_sizes([seat for seat in members(offer.parties) if offer.gain(seat) != 0])

    def tell_sizes(self, seats: list[int]) -> None:
        """BR-1: how many cards anybody holds is public."""
        if self.listener is not None and seats:
            sizes = [(seat, int(count(self.hands[seat]))) for seat in seats]
            self.tell(EVERYONE, HandSizes(tuple(sizes)))
