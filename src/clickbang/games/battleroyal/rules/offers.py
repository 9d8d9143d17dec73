"""Offers (BR-17): what they say, and how one is put together step by step."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.seats import bit, count, has, members
from clickbang.core.states.fields import COPY, Fields
from clickbang.core.states.position import WrittenFields
from clickbang.games.battleroyal.deck.cards import MOST_CARDS, MOST_SEATS, Deck
from clickbang.games.battleroyal.events import OfferedCards
from clickbang.games.battleroyal.rules.codes import (
    AGREE_CODE,
    ALL_SHOW_CODE,
    BY_NAME_CODE,
    CARD_CODE,
    COUNT_CODE,
    FROM_CODE,
    PICK_CODE,
    REFUSE_CODE,
    SEND_CODE,
    SHOW_CODE,
    TO_CODE,
    WITH_CODE,
)

MOST_OFFERS: Final = 3
"""BR-17: so many offers a member may make in a talk."""
MOST_TALK: Final = 1_000_000
"""More rounds than any talk has."""
MOST_CLAUSES: Final = 6
"""BR-17: an offer has at most so many; that all show their cards to each other is one."""


class Gift:
    """A clause: one party gives another so many cards, picked when agreeing, or those that are named."""

    def __init__(self, giver: i64, receiver: i64, cards: i64) -> None:
        self.giver: i64 = giver
        self.receiver: i64 = receiver
        self.cards: i64 = cards
        self.named: i64 = 0
        """The set of cards that the offer names; 0 if it names a number."""
        self.picked: i64 = 0

    def carry(self, source: "Gift", fields: Fields, seats: i64, cards: i64) -> None:
        """Every field; see `core/states/fields.py`."""
        self.giver = fields.number("giver", source.giver, 0, seats - 1)
        self.receiver = fields.number("receiver", source.receiver, 0, seats - 1)
        self.cards = fields.number("cards", source.cards, 0, cards)
        self.named = fields.members("named", source.named, cards)
        self.picked = fields.members("picked", source.picked, cards)

    def name(self, card: i64) -> None:
        """One more card by name."""
        self.named |= bit(card)
        self.cards = count(self.named)


class Offer:
    """An offer; its author is a party to it and has agreed."""

    def __init__(self, author: i64, made_in: i64) -> None:
        self.author: i64 = author
        self.made_in: i64 = made_in
        """The round of the talk, which with its author names an offer."""
        self.parties: i64 = bit(author)
        self.gifts: list[Gift] = []
        self.shows: i64 = 0
        self.agreed: i64 = bit(author)

    def carry(self, source: "Offer", fields: Fields, seats: i64, cards: i64) -> None:
        """Every field; see `core/states/fields.py`."""
        self.author = fields.number("author", source.author, 0, seats - 1)
        self.made_in = fields.number("made_in", source.made_in, 0, MOST_TALK)
        self.parties = fields.members("parties", source.parties, seats)
        self.shows = fields.members("shows", source.shows, seats)
        self.agreed = fields.members("agreed", source.agreed, seats)
        gifts = fields.size("gifts", len(source.gifts), MOST_CLAUSES)
        while len(self.gifts) < gifts:
            self.gifts.append(Gift(0, 0, 0))
        for place in range(gifts):
            fields.begin("gifts", place)
            self.gifts[place].carry(source.gifts[place], fields, seats, cards)
            fields.end()

    def clone(self) -> "Offer":
        other = Offer(0, 0)
        other.carry(self, COPY, MOST_SEATS, MOST_CARDS)
        return other

    def __repr__(self) -> str:
        fields = WrittenFields()
        self.carry(self, fields, MOST_SEATS, MOST_CARDS)
        return f"<Offer {fields.data}>"

    def key(self) -> tuple[int, int]:
        """What names it in a talk."""
        return int(self.author), int(self.made_in)

    def shown(self, seat: int, deck: Deck) -> dict[str, object]:
        """As plain data, with the picks of a party."""
        return {
            "author": int(self.author),
            "round": int(self.made_in),
            "parties": members(self.parties),
            "gifts": [[*offered[:-1], list(offered.names)] for offered in self.offered(deck)],
            "shows": members(self.shows),
            "agreed": members(self.agreed),
            "picked": list(deck.keys(self.picked_by(seat))),
        }

    def waits_for(self, seat: i64) -> bool:
        return has(self.parties & ~self.agreed, seat)

    def given_by(self, seat: i64) -> i64:
        """How many cards this seat is to give in all."""
        given: i64 = 0
        for gift in self.gifts:
            if gift.giver == seat:
                given += gift.cards
        return given

    def gain(self, seat: i64) -> i64:
        """How many cards more this seat has in the end."""
        gained: i64 = 0
        for gift in self.gifts:
            if gift.receiver == seat:
                gained += gift.cards
            if gift.giver == seat:
                gained -= gift.cards
        return gained

    def receivers_of(self, giver: i64) -> i64:
        """To whom this seat gives cards already."""
        found: i64 = 0
        for gift in self.gifts:
            if gift.giver == giver:
                found |= bit(gift.receiver)
        return found

    def offered(self, deck: Deck) -> tuple[OfferedCards, ...]:
        """For an event that only its parties hear: who gives whom how many cards, and which, if they are named."""
        found: list[OfferedCards] = []
        for gift in self.gifts:
            found.append(OfferedCards(int(gift.giver), int(gift.receiver), int(gift.cards), deck.keys(gift.named)))
        return tuple(found)

    def named(self) -> i64:
        """All cards that are named, whoever is to give them."""
        found: i64 = 0
        for gift in self.gifts:
            found |= gift.named
        return found

    def named_of(self, seat: i64) -> i64:
        """The cards that this seat is to give by name."""
        found: i64 = 0
        for gift in self.gifts:
            if gift.giver == seat:
                found |= gift.named
        return found

    def pick_named(self, seat: i64) -> None:
        """Who agrees has picked what is named."""
        for gift in self.gifts:
            if gift.giver == seat:
                gift.picked |= gift.named

    def next_to_pick(self, seat: i64) -> "Gift | None":
        """The first gift of this seat for which cards are still to be picked."""
        for gift in self.gifts:
            if gift.giver == seat and count(gift.picked) < gift.cards:
                return gift
        return None

    def picked_by(self, seat: i64) -> i64:
        """All cards this seat has picked so far."""
        picked: i64 = 0
        for gift in self.gifts:
            if gift.giver == seat:
                picked |= gift.picked
        return picked


class TalkDraft:
    """What a member has put together so far, from the steps of a draft."""

    def __init__(
        self, seat: i64, talk_round: i64, talking: i64, offers: list[Offer], steps: list[int], prompt: i64 = 0
    ) -> None:
        self.seat: i64 = seat
        self.prompt: i64 = prompt
        """In which prompt of its table it is put together."""
        self.refused: Offer | None = None
        self.agreed: Offer | None = None
        self.offer: Offer | None = None
        self.sent = False
        self.giver: i64 = -1
        """A clause has been begun: who gives."""
        self.receiver: i64 = -1
        """Who receives; how many, or what, is still to come."""
        self.by_name = False
        """Cards by name are to come."""
        self.naming: Gift | None = None
        """The clause to which another card may be added by name."""
        self.clauses: i64 = 0
        self.steps: list[int] = []
        for step in steps:
            self.add(step, talk_round, talking, offers)

    def begins(self, steps: list[int]) -> bool:
        """Whether this is what these steps begin with."""
        own = self.steps
        place: i64 = len(own)
        if place > len(steps):
            return False
        while place > 0 and own[place - 1] == steps[place - 1]:
            place -= 1
        return place == 0

    def add(self, step: i64, talk_round: i64, talking: i64, offers: list[Offer]) -> None:
        """One more step, which is known to be legal."""
        self.steps.append(step)
        if step < AGREE_CODE or step >= BY_NAME_CODE:
            if self.offer is None:
                self.offer = Offer(self.seat, talk_round)
            self.add_clause(self.offer, step, talking)
        elif step >= PICK_CODE:
            offer = self.to_pick_for()
            gift = None if offer is None else offer.next_to_pick(self.seat)
            assert gift is not None
            gift.picked |= bit(step - PICK_CODE)
        elif step >= REFUSE_CODE:
            self.refused = self.nth_waiting(offers, step - REFUSE_CODE)
        else:
            self.agreed = self.nth_waiting(offers, step - AGREE_CODE).clone()
            self.agreed.pick_named(self.seat)

    def nth_waiting(self, offers: list[Offer], n: i64) -> Offer:
        """The n-th offer that waits for this seat's answer, counted from 0, in the order of making."""
        for offer in offers:
            if offer.waits_for(self.seat):
                if n == 0:
                    return offer
                n -= 1
        raise AssertionError("no such offer waits")

    def add_clause(self, offer: Offer, step: i64, talking: i64) -> None:
        if step >= CARD_CODE:
            self.name_card(offer, step - CARD_CODE)
            return
        self.naming = None
        if step == SEND_CODE:
            self.sent = True
        elif step == ALL_SHOW_CODE:
            offer.parties = talking
            offer.shows = talking
            self.clauses = MOST_CLAUSES
        elif step == BY_NAME_CODE:
            self.by_name = True
        elif step >= COUNT_CODE:
            self.add_gift(offer, step - COUNT_CODE)
        elif step >= TO_CODE:
            self.receiver = step - TO_CODE
            offer.parties |= bit(self.receiver)
        elif step >= FROM_CODE:
            self.giver = step - FROM_CODE
            offer.parties |= bit(self.giver)
        else:
            self.clauses += 1
            if step >= WITH_CODE:
                offer.parties |= bit(step - WITH_CODE)
            else:
                offer.parties |= bit(step - SHOW_CODE)
                offer.shows |= bit(step - SHOW_CODE)

    def add_gift(self, offer: Offer, cards: i64) -> Gift:
        """The clause that was begun is complete."""
        gift = Gift(self.giver, self.receiver, cards)
        offer.gifts.append(gift)
        self.giver = -1
        self.receiver = -1
        self.by_name = False
        self.clauses += 1
        return gift

    def name_card(self, offer: Offer, card: i64) -> None:
        """The first card of a clause by name, or one more; the author has picked those of their own."""
        gift = self.naming
        if gift is None:
            gift = self.add_gift(offer, 0)
            self.naming = gift
        gift.name(card)
        offer.pick_named(self.seat)

    def to_pick_for(self) -> Offer | None:
        """The offer for which the seat's own cards are to be picked now."""
        if self.agreed is not None:
            return self.agreed
        return self.offer if self.sent else None
