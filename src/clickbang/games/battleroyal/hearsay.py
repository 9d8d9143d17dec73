"""What the others have heard in a world that one seat imagines: its own history, with their secrets for its own.

Cards are where the imagined way of all cards has them. Simpler than the truth, as in `sample`: an offer to which the
seat is no party was not made, so what came of it was given without one; of a talk that it did not hear, the cards
change hands at the end; and a division that failed unseen gave everything to its author.
"""

from typing import Final

from clickbang.core.events import Asked, Ended, Event, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.core.seats import has, mask_of, members
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal.card_log import SPOILS
from clickbang.games.battleroyal.codes import (
    ACCEPT_CODE,
    AGREE_CODE,
    ASSIGN_CODE,
    BY_NAME_CODE,
    CARD_CODE,
    COUNT_CODE,
    DONE_CODE,
    FROM_CODE,
    PICK_CODE,
    REVEAL_CODE,
    SEND_CODE,
    SHOW_CODE,
    SIGN_CODE,
    TO_CODE,
    VOTE_CODE,
    WITH_CODE,
)
from clickbang.games.battleroyal.events import (
    BangsHeard,
    CardsDiscarded,
    CardsGiven,
    CardsRevealed,
    CardsShown,
    CastVote,
    DollarsRefused,
    Eliminated,
    GiftsSeen,
    GivenCards,
    HandSizes,
    HeldCard,
    OfferAgreed,
    OfferCarriedOut,
    OfferLapsed,
    OfferMade,
    OwnCard,
    Proposed,
    RevealedCard,
    Seated,
    SignsRevealed,
    SpoilsDivided,
    SpoilsSeen,
    TalkOver,
    VotesRevealed,
)
from clickbang.games.battleroyal.offers import Offer
from clickbang.games.battleroyal.rules import BattleRoyal
from clickbang.games.battleroyal.seen import Seen
from clickbang.games.battleroyal.unseen_deal import UnseenDeal

OWN: Final = frozenset([OwnAnswer, OwnStep, OwnStepBack, OwnCard])
"""What only its hearer is told."""
OF_OFFERS: Final = frozenset([OfferMade, OfferAgreed, OfferLapsed, OfferCarriedOut])
AMONG_SOME: Final = frozenset(
    [
        CardsRevealed, SpoilsSeen, Proposed, VotesRevealed, SpoilsDivided, GiftsSeen, CardsGiven, CardsShown,
        DollarsRefused, *OF_OFFERS,
    ]
)  # fmt: skip
"""What those are told whom it concerns."""


def public(history: list[Event]) -> list[Event]:
    """What a spectator has heard: of the $1000 nothing."""
    heard: list[Event] = []
    dollars = False
    for event in history:
        if type(event) is Asked:
            dollars = event.kind == "dollars"
        if type(event) in OWN or type(event) in AMONG_SOME or (dollars and type(event) in (Asked, Sealed)):
            continue
        heard.append(event)
    return heard


class Moment:
    """What is known when something happens: to be looked up when another seat is told of it."""

    def __init__(self, view: Seen, epoch: int) -> None:
        self.before = epoch
        """The epoch of the cards before the event."""
        self.epoch = view.log.epoch
        """The one after it."""
        self.both = view.in_confrontation
        self.heirs = view.heirs
        self.clashes = len(view.log.clashes)
        self.kind = view.kind


class Hearsay:
    """The past of an imagined world. A fresh view of the same seat hears everything once more."""

    def __init__(self, view: Seen, fresh: Seen, table: BattleRoyal, deal: UnseenDeal | None) -> None:
        self.view = view
        self.history = view.history
        self.table = table
        self.deal = deal
        self.keys = view.deck.keys(-1)
        self.moments: list[Moment] = []
        self.mixed: dict[int, int] = {}
        """Talks that were not heard: at which event the cards change hands, and after which epoch."""
        talk = -1
        mixes = 0
        for at, event in enumerate(self.history):
            epoch = fresh.log.epoch
            fresh.receive(event)
            self.moments.append(Moment(fresh, epoch))
            if len(fresh.log.mixes) > mixes:
                mixes = len(fresh.log.mixes)
                talk = fresh.log.mixes[-1].epoch
            if talk >= 0 and (type(event) is TalkOver or (type(event) is Asked and self.is_last_question(at))):
                self.mixed[at] = talk
                talk = -1

    def is_last_question(self, asked_at: int) -> bool:
        """Whether nobody has been asked anything since."""
        at = asked_at + 1
        while at < len(self.history):
            if type(self.history[at]) is Asked:
                return False
            at += 1
        return True

    def is_open(self, asked_at: int) -> bool:
        """Whether people are still answering what was asked then."""
        return self.view.kind != "" and self.is_last_question(asked_at)

    def at(self, place: int, epoch: int) -> list[int]:
        """The cards at a place in an epoch."""
        assert self.deal is not None
        return self.deal.at(place, epoch)

    # What one seat is told

    def heard_by(self, seat: int, other: Seen) -> list[Event]:
        """All that this seat has heard, in order; its own fresh view hears it, too."""
        asked_at = 0
        for at, event in enumerate(self.history):
            if type(event) in OWN:
                continue
            moment = self.moments[at]
            if type(event) is Asked:
                asked_at = at
            if at in self.mixed:
                self.tell_trades(other, self.mixed[at], moment.both, seat)
            if type(event) is Sealed and event.seat == seat:
                for told in self.own_answer(other, asked_at):
                    other.receive(told)
            if type(event) in AMONG_SOME:
                if type(event) is Proposed:
                    self.tell_steps(other, event.seat, event.division)
                if self.concerns(at, event, other):
                    other.receive(event)
                if type(event) is GiftsSeen and has(moment.both, seat):
                    self.tell_gifts(other, at, event)
                continue
            if not self.may_hear(seat, asked_at, event):
                continue
            self.tell_before(other, at, asked_at, event)
            other.receive(event)
            self.tell_after(other, at, event)
        if self.table.kind_name() == "dollars" and self.view.kind != "dollars" and has(self.table.alive, seat):
            other.receive(Asked("dollars", (), tuple(members(self.table.asked)), (), True))
        return other.history

    def may_hear(self, seat: int, asked_at: int, event: Event) -> bool:
        """BR-15c: only the two who are left hear of the $1000."""
        if type(event) is Asked or type(event) is Sealed:
            asked = self.history[asked_at]
            if type(asked) is Asked and asked.kind == "dollars":
                return has(self.moments[asked_at].both, seat)
        return True

    def concerns(self, at: int, event: Event, other: Seen) -> bool:
        """Whether a seat was told what the one was told who imagines this."""
        seat = other.seat
        moment = self.moments[at]
        if type(event) is CardsRevealed or type(event) is GiftsSeen or type(event) is DollarsRefused:
            return has(moment.both, seat)
        if type(event) is OfferMade:
            return seat in event.parties
        if type(event) is OfferAgreed or type(event) is OfferLapsed or type(event) is OfferCarriedOut:
            return seat in self.parties_of(at, event.author, event.round)
        if type(event) is CardsShown:
            return seat in self.parties_shown(at)
        if type(event) is CardsGiven:
            return False  # told with the gifts
        return has(moment.heirs, seat)

    def parties_of(self, at: int, author: int, made_in: int) -> tuple[int, ...]:
        """The parties of an offer that is spoken of here."""
        while at >= 0:
            event = self.history[at]
            if type(event) is OfferMade and event.author == author and event.round == made_in:
                return event.parties
            at -= 1
        return ()

    def parties_shown(self, at: int) -> tuple[int, ...]:
        """Who sees cards that are shown here: the parties of the offer that was carried out before."""
        while True:
            event = self.history[at]
            if type(event) is OfferCarriedOut:
                return self.parties_of(at, event.author, event.round)
            at -= 1

    def tell_before(self, other: Seen, at: int, asked_at: int, event: Event) -> None:
        """What only some were told just before all heard this, where the one who imagines it was not among them."""
        moment = self.moments[at]
        seat = other.seat
        heir = has(moment.heirs, seat) and not has(moment.heirs, self.view.seat)
        if type(event) is BangsHeard and has(moment.both, seat) and not has(moment.both, self.view.seat):
            other.receive(CardsRevealed(tuple(self.reveals(at, moment.both))))
        elif type(event) is HandSizes and heir and moment.epoch > moment.before and self.at(SPOILS, moment.before):
            self.tell_votes(other, asked_at, True)
            other.receive(SpoilsDivided(self.division(moment.before)))
        elif type(event) is CardsDiscarded and heir:
            self.tell_votes(other, asked_at, False)
        elif type(event) is Asked and event.kind == "divide" and heir:
            self.tell_votes(other, self.question_before(at), False)
        elif type(event) is Asked and event.kind == "vote" and heir:
            self.tell_proposal(other, at)

    def tell_after(self, other: Seen, at: int, event: Event) -> None:
        """What only some were told just after all heard this, likewise."""
        moment = self.moments[at]
        seat = other.seat
        if type(event) is Seated:
            for card in self.dealt(seat):
                other.receive(OwnCard(seat, self.keys[card]))
        elif type(event) is Eliminated and has(moment.heirs, seat) and not has(moment.heirs, self.view.seat):
            owners = [
                HeldCard(self.keys[card], loser) for loser in event.seats for card in self.at(loser, moment.before)
            ]
            other.receive(SpoilsSeen(tuple(owners)))

    def dealt(self, seat: int) -> list[int]:
        """BR-1: the first cards of a seat, or those it has got so far."""
        return members(self.table.hands[seat]) if self.deal is None else self.at(seat, 0)

    # Confrontations

    def reveals(self, at: int, both: int) -> list[RevealedCard]:
        """BR-12 to BR-14: the cards that were revealed here, each with a "Bang!" or without."""
        assert self.deal is not None
        event = self.history[at]
        assert isinstance(event, BangsHeard)
        bangs = dict(event.bangs)
        place = self.moments[at].clashes - 1
        clash = self.deal.log.clashes[place]
        found: list[RevealedCard] = []
        for seat in members(both):
            if seat in clash.killers:
                cards = self.deal.reveals[place][clash.killers.index(seat)]
                loud = [card for card in cards if has(self.view.deck.bangs, card)]
                bluffs = bangs.get(seat, 0) - len(loud)
                for card in cards:
                    bang = card in loud or bluffs > 0
                    bluffs -= bang and card not in loud
                    found.append(RevealedCard(seat, self.keys[card], bang))
        return found

    # The cards of the eliminated

    def division(self, epoch: int) -> tuple[HeldCard, ...]:
        """Who got which of the collected cards."""
        assert self.deal is not None
        return tuple([HeldCard(self.keys[card], self.deal.ways[card][epoch + 1]) for card in self.at(SPOILS, epoch)])

    def question_before(self, at: int) -> int:
        """What was asked before this."""
        at -= 1
        while type(self.history[at]) is not Asked:
            at -= 1
        return at

    def proposer_of(self, vote_at: int) -> int:
        """Who has proposed what is voted on here."""
        asked = self.history[self.question_before(vote_at)]
        assert isinstance(asked, Asked)
        return asked.asked[0]

    def tell_proposal(self, other: Seen, at: int) -> None:
        """BR-18: what is put to the vote, and was not heard by the one who imagines it."""
        proposer = self.proposer_of(at)
        division = self.proposal(at, proposer)
        self.tell_steps(other, proposer, division)
        other.receive(Proposed(proposer, division))

    def tell_steps(self, other: Seen, proposer: int, division: tuple[HeldCard, ...]) -> None:
        """Its author has put it together before."""
        if proposer == other.seat:
            for held in division:
                other.receive(OwnStep(proposer, ASSIGN_CODE + held.seat))

    def proposal(self, vote_at: int, proposer: int) -> tuple[HeldCard, ...]:
        """What was accepted, or is voted on now, or else: all to its author."""
        epoch = self.moments[vote_at].epoch
        cards = self.at(SPOILS, epoch)
        if self.is_open(vote_at):
            shares = self.table.proposal
            return tuple([HeldCard(self.keys[card], shares[place]) for place, card in enumerate(cards)])
        if self.is_accepted(vote_at):
            return self.division(epoch)
        return tuple([HeldCard(self.keys[card], proposer) for card in cards])

    def is_accepted(self, vote_at: int) -> bool:
        """Whether the cards were divided after this vote."""
        at = vote_at + 1
        while at < len(self.history):
            event = self.history[at]
            if type(event) is HandSizes:
                return True
            if type(event) is CardsDiscarded or type(event) is Asked:
                return False
            at += 1
        return False

    def votes(self, vote_at: int, accepted: bool) -> list[CastVote]:
        """All for it, or the first one against it."""
        asked = self.history[vote_at]
        assert isinstance(asked, Asked)
        return [CastVote(voter, accepted or place > 0) for place, voter in enumerate(asked.must)]

    def tell_votes(self, other: Seen, asked_at: int, accepted: bool) -> None:
        asked = self.history[asked_at]
        if type(asked) is Asked and asked.kind == "vote":
            other.receive(VotesRevealed(tuple(self.votes(asked_at, accepted))))

    # Talk

    def moved(self, epoch: int, giver: int, receiver: int) -> list[int]:
        """The cards that one gave to another after this epoch."""
        assert self.deal is not None
        return [card for card in self.at(giver, epoch) if self.deal.ways[card][epoch + 1] == receiver]

    def tell_gifts(self, other: Seen, at: int, event: GiftsSeen) -> None:
        """BR-17: giver and receiver see which cards."""
        epoch = self.moments[at].epoch
        for given in event.gifts:
            if other.seat in (given.giver, given.receiver):
                cards = self.moved(epoch, given.giver, given.receiver)
                keys = tuple([self.keys[card] for card in cards])
                other.receive(CardsGiven(given.giver, given.receiver, keys))

    def tell_trades(self, other: Seen, epoch: int, team: int, seat: int) -> None:
        """A talk that the one who imagines it did not hear: what changed hands in it."""
        if not has(team, seat):
            return
        pairs = [(giver, receiver) for giver in members(team) for receiver in members(team) if giver != receiver]
        gifts = [
            GivenCards(giver, receiver, len(self.moved(epoch, giver, receiver)))
            for giver, receiver in pairs
            if self.moved(epoch, giver, receiver)
        ]
        if gifts:
            other.receive(GiftsSeen(tuple(gifts)))
            for given in gifts:
                if seat in (given.giver, given.receiver):
                    keys = [self.keys[card] for card in self.moved(epoch, given.giver, given.receiver)]
                    other.receive(CardsGiven(given.giver, given.receiver, tuple(keys)))

    # One's own answers

    def own_answer(self, other: Seen, asked_at: int) -> list[Event]:
        """What a seat has sealed: it was revealed since, or lies on the table; of a talk, what others heard of it."""
        seat = other.seat
        asked = self.history[asked_at]
        assert isinstance(asked, Asked)
        if self.is_open(asked_at):
            if self.table.drafts is not None:
                return [OwnStep(seat, step) for step in self.table.drafts[seat]]
            return [OwnAnswer(seat, self.table.answers[seat])]
        if asked.kind == "talk":
            return [OwnStep(seat, step) for step in self.said(other, asked_at)]
        if asked.kind == "vote":
            return [OwnAnswer(seat, VOTE_CODE + self.vote_of(seat, asked_at))]
        at = asked_at + 1
        while at < len(self.history):
            event = self.history[at]
            if type(event) is SignsRevealed:
                return [OwnAnswer(seat, SIGN_CODE + dict(event.signs)[seat])]
            if type(event) is BangsHeard:
                shown = [reveal for reveal in self.shown_at(at) if reveal.seat == seat]
                codes = [REVEAL_CODE + 2 * self.view.places[reveal.card] + reveal.bang for reveal in shown]
                if self.view.persons > 1:
                    return [OwnStep(seat, code) for code in codes]
                return [OwnAnswer(seat, codes[0])]
            if type(event) is DollarsRefused:
                return [OwnAnswer(seat, DECLINE)]
            if type(event) is Ended and asked.kind == "dollars":
                return [OwnAnswer(seat, ACCEPT_CODE)]
            at += 1
        return []

    def shown_at(self, at: int) -> list[RevealedCard]:
        """What was revealed here, as the one knows who imagines it, or as it is imagined."""
        both = self.moments[at].both
        if has(both, self.view.seat):
            told = self.history[at - 1]
            assert isinstance(told, CardsRevealed)
            return list(told.reveals)
        return self.reveals(at, both)

    def vote_of(self, seat: int, vote_at: int) -> bool:
        at = vote_at + 1
        while at < len(self.history) and type(self.history[at]) is not Asked:
            event = self.history[at]
            if type(event) is VotesRevealed:
                return dict(event.votes)[seat]
            at += 1
        return dict(self.votes(vote_at, self.is_accepted(vote_at)))[seat]

    def said(self, other: Seen, asked_at: int) -> list[int]:
        """The steps of what somebody said in a round of talk, as far as the one heard who imagines it."""
        seat = other.seat
        at = asked_at + 1
        while at < len(self.history) and type(self.history[at]) is not TalkOver:
            event = self.history[at]
            if type(event) is Asked:
                return [] if seat in event.must else [DONE_CODE]
            if type(event) is OfferMade and event.author == seat:
                return self.offer_steps(event, at)
            if type(event) is OfferAgreed and event.seat == seat:
                pending = other.pending()
                for place, offer in enumerate(pending):
                    if offer.author == event.author and offer.made_in == event.round:
                        return [AGREE_CODE + place, *self.picks(offer, seat, at)]
            at += 1
        return [DONE_CODE]

    def offer_steps(self, event: OfferMade, at: int) -> list[int]:
        """How an offer is put together."""
        steps = [SHOW_CODE + shows for shows in event.shows]
        named = {event.author, *event.shows}
        offer = Offer(event.author, event.round)
        for offered in event.gifts:
            named |= {offered.giver, offered.receiver}
            steps += [FROM_CODE + offered.giver, TO_CODE + offered.receiver]
            if offered.names:
                steps += [BY_NAME_CODE, *[CARD_CODE + self.view.places[key] for key in offered.names]]
            else:
                steps.append(COUNT_CODE + offered.cards)
        steps += [WITH_CODE + party for party in event.parties if party not in named]
        return [*steps, SEND_CODE, *self.picks(offer, event.author, at)]

    def picks(self, offer: Offer, seat: int, at: int) -> list[int]:
        """The cards that a party picked for what it gives: those it gave in the end, or those that lie picked."""
        for open_offer in self.table.offers:
            if open_offer.author == offer.author and open_offer.made_in == offer.made_in and self.is_of_this_talk(at):
                gifts = [gift for gift in open_offer.gifts if gift.giver == seat]
                return self.pick_steps([(int(gift.named), int(gift.picked)) for gift in gifts])
        while at < len(self.history) and type(self.history[at]) is not TalkOver:
            event = self.history[at]
            if type(event) is OfferLapsed and (event.author, event.round) == (offer.author, offer.made_in):
                return []
            if type(event) is OfferCarriedOut and (event.author, event.round) == (offer.author, offer.made_in):
                return self.given_in(at, seat)
            at += 1
        return []

    def is_of_this_talk(self, at: int) -> bool:
        while at < len(self.history):
            if type(self.history[at]) is TalkOver:
                return False
            at += 1
        return True

    def given_in(self, at: int, seat: int) -> list[int]:
        """What this seat gave when the offer was carried out here."""
        made = self.history[at]
        assert isinstance(made, OfferCarriedOut)
        names = [0]
        back = at
        while back >= 0:
            event = self.history[back]
            if type(event) is OfferMade and (event.author, event.round) == (made.author, made.round):
                names = [mask_of([self.view.places[key] for key in gift.names]) for gift in event.gifts]
                break
            back -= 1
        while at < len(self.history) and type(self.history[at]) is not Asked:
            event = self.history[at]
            if type(event) is GiftsSeen:
                epoch = self.moments[at].epoch
                return self.pick_steps(
                    [
                        (name, mask_of(self.moved(epoch, given.giver, given.receiver)))
                        for given, name in zip(event.gifts, names, strict=True)
                        if given.giver == seat
                    ]
                )
            at += 1
        return []

    def pick_steps(self, gifts: list[tuple[int, int]]) -> list[int]:
        """What is named need not be picked."""
        return [PICK_CODE + card for named, picked in gifts if named == 0 for card in members(picked)]
