"""What events do to what a seat knows: to its board what they did to the table's, and to its knowledge of cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.events import Asked, Began, Ended, Event
from clickbang.core.seats import mask_of, mask_of_all
from clickbang.games.battleroyal.deck.card_log import BOTH_WON
from clickbang.games.battleroyal.deck.deck import deck_of
from clickbang.games.battleroyal.events import (
    AllAlone,
    BangsHeard,
    CardsDiscarded,
    CardsGiven,
    CardsRevealed,
    CardsShown,
    Confronted,
    Eliminated,
    GiftsSeen,
    HandSizes,
    HeldCard,
    LeftTeam,
    NothingHappened,
    OfferAgreed,
    OfferCarriedOut,
    OfferedCards,
    OfferLapsed,
    OfferMade,
    OwnCard,
    Passed,
    Proposed,
    Seated,
    SignsRevealed,
    SpoilsDivided,
    SpoilsSeen,
    TalkOver,
    TeamFormed,
    TurnBegan,
    VotesRevealed,
)
from clickbang.games.battleroyal.knowledge.knowledge import Reveal
from clickbang.games.battleroyal.knowledge.noted import NotedKnowledge
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.rules.board import Board
from clickbang.games.battleroyal.rules.offers import Gift, Offer, TalkDraft

OF_CONFRONTATIONS: Final = frozenset([Confronted, SignsRevealed, CardsRevealed, BangsHeard, NothingHappened])
OF_SPOILS: Final = frozenset(
    [Eliminated, SpoilsSeen, Proposed, VotesRevealed, SpoilsDivided, HandSizes, CardsDiscarded]
)
OF_TALK: Final = frozenset(
    [OfferMade, OfferAgreed, OfferLapsed, OfferCarriedOut, CardsShown, GiftsSeen, CardsGiven, TalkOver]
)


def fold_asked(view: Seen, event: Asked) -> None:
    """BR-17, BR-18: what is asked tells how far a talk or a division has come."""
    if event.kind == "divide":
        view.board.let_propose(view.asked)
    elif event.kind == "talk":
        view.board.begin_talk_round(view.must)
        view.knowledge.begin_talk_round(view.board)


def fold_event(view: Seen, event: Event) -> None:
    """Anything but what is asked and answered."""
    if type(event) in OF_CONFRONTATIONS:
        fold_confrontation(view, event)
    elif type(event) in OF_SPOILS:
        fold_spoils(view, event)
    elif type(event) in OF_TALK:
        fold_talk(view, event)
    else:
        fold_turns(view, event)


# Setup and turns


def fold_turns(view: Seen, event: Event) -> None:
    """BR-1 to BR-6, BR-9, BR-10: the circle, turns, and who is in a team with whom."""
    board = view.board
    if type(event) is TurnBegan:
        if view.dealt:
            board.end_turn()
        view.dealt = True
        board.begin_turn(event.seat, event.person, event.passes)
        view.knowledge.begin_turn()
    elif type(event) is Passed:
        board.pass_turn()
        view.close_prompt()
    elif type(event) is LeftTeam:
        board.leave_team(event.seat)
        if view.kind == "turn":
            view.standing &= board.may_leave()
    elif type(event) is TeamFormed:
        board.unite(mask_of_all(event.seats))
    elif type(event) is AllAlone:
        board.dissolve(mask_of_all(event.seats))
    elif type(event) is OwnCard:
        view.hand.append(event.card)
        view.knowledge.deal(view.places[event.card])
    elif type(event) is Seated:
        view.knowledge = NotedKnowledge(view.seat, view.seats, event.persons, view.deck)
        view.board = Board(view.seats, event.persons)
        for seat in event.circle:
            view.board.sit_down(seat)
        view.board.choose_first(event.first)
    elif type(event) is Began:
        view.deck = deck_of(view.options["deck"])
        view.places = {card.key: place for place, card in enumerate(view.deck.cards)}
    elif type(event) is Ended:
        view.log.decide(BOTH_WON)


# Confrontations


def fold_confrontation(view: Seen, event: Event) -> None:
    """BR-7, BR-8, BR-12 to BR-14: the two sides, their signs, and cards that are out."""
    board = view.board
    if type(event) is Confronted:
        board.confront(mask_of_all(event.attackers), mask_of_all(event.defenders))
        view.knowledge.confront(event.seat, event.target)
        return
    if type(event) is CardsRevealed:
        for reveal in event.reveals:
            view.knowledge.see_reveal(Reveal(reveal.seat, view.places[reveal.card], reveal.bang))
        return
    if type(event) is SignsRevealed:
        for sign in event.signs:
            board.show_sign(sign.seat, sign.kills)
    elif type(event) is BangsHeard:
        bangs = vec[i64]([0] * view.seats)
        for heard in event.bangs:
            bangs[heard.seat] = heard.times
        view.knowledge.hear_bangs(bangs, board)
    elif type(event) is NothingHappened:
        view.log.decide(0)
    view.close_prompt()


# The eliminated and their cards


def fold_spoils(view: Seen, event: Event) -> None:
    """BR-18 to BR-20: who is out, and what becomes of their cards."""
    board = view.board
    knowledge = view.knowledge
    if type(event) is HandSizes:
        for hand in event.sizes:
            board.hold(hand.seat, hand.size)
        knowledge.note_sizes(mask_of([hand.seat for hand in event.sizes]), board.sizes)
    elif type(event) is Eliminated:
        losers = mask_of_all(event.seats)
        board.win(board.in_confrontation() & ~losers)
        board.lose(losers)
        knowledge.lose(losers)
        if view.seat in event.seats:
            view.hand = []
        view.close_prompt()
    elif type(event) is CardsDiscarded:
        board.discard()
        knowledge.discard(event.cards)
    elif type(event) is SpoilsSeen:
        for held in event.spoils:
            knowledge.see_spoils(view.places[held.card], held.seat)
    elif type(event) is Proposed:
        knowledge.propose(event.seat, by_place(view, event.division))
    elif type(event) is VotesRevealed:
        voters = mask_of([vote.seat for vote in event.votes])
        knowledge.see_votes(voters, mask_of([vote.seat for vote in event.votes if vote.accept]))
    elif type(event) is SpoilsDivided:
        view.hand += [held.card for held in event.division if held.seat == view.seat]
        knowledge.divide(by_place(view, event.division))


def by_place(view: Seen, division: tuple[HeldCard, ...]) -> dict[int, int]:
    """Who gets which card, in the order in which it was said."""
    return {view.places[held.card]: held.seat for held in division}


# Talk


def fold_talk(view: Seen, event: Event) -> None:
    """BR-17: offers one is a party to, answers, what is shown, gifts in one's team."""
    board = view.board
    knowledge = view.knowledge
    if type(event) is OfferMade:
        offer = offer_made(view, event)
        board.make_offer(offer)
        knowledge.agree(offer, event.author)
    elif type(event) is OfferAgreed:
        offer = board.offer_of(event.author, event.round)
        board.agree(offer_agreed(view, event, offer), event.seat)
        knowledge.agree(offer, event.seat)
    elif type(event) is OfferLapsed:
        board.clear_offer(board.offer_of(event.author, event.round))
    elif type(event) is OfferCarriedOut:
        offer = board.offer_of(event.author, event.round)
        board.clear_offer(offer)
        knowledge.carry_out(offer)
    elif type(event) is CardsShown:
        knowledge.see_hand(event.seat, cards_of(view, event.cards))
    elif type(event) is GiftsSeen:
        for given in event.gifts:
            knowledge.see_gift(given.giver, given.receiver, given.cards)
    elif type(event) is CardsGiven:
        knowledge.see_given(event.seat, event.target, cards_of(view, event.cards))
        if event.seat == view.seat:
            view.hand = [key for key in view.hand if key not in event.cards]
        else:
            view.hand += event.cards
    elif type(event) is TalkOver:
        board.end_talk()
        knowledge.end_talk()
        view.close_prompt()


def cards_of(view: Seen, keys: tuple[str, ...]) -> int:
    """The set of these cards."""
    return mask_of([view.places[key] for key in keys])


def own_draft(view: Seen) -> TalkDraft:
    """What one has put together oneself in this prompt."""
    return TalkDraft(view.seat, view.board.talk_round, view.must, view.pending(), view.draft)


def offer_made(view: Seen, event: OfferMade) -> Offer:
    """One's own offer has the cards that one has picked for it."""
    offer = own_draft(view).offer if event.author == view.seat else None
    if offer is None:
        offer = Offer(event.author, event.round)
        offer.parties = mask_of(event.parties)
        offer.gifts = [offered_gift(view, offered) for offered in event.gifts]
        offer.shows = mask_of(event.shows)
        offer.pick_named(event.author)
    return offer


def offered_gift(view: Seen, offered: OfferedCards) -> Gift:
    """A clause of an offer, with the cards that it names."""
    gift = Gift(offered.giver, offered.receiver, offered.cards)
    gift.named = cards_of(view, offered.names)
    return gift


def offer_agreed(view: Seen, event: OfferAgreed, offer: Offer) -> Offer:
    """So has an offer that one agrees to."""
    picked = own_draft(view).agreed if event.seat == view.seat else offer
    assert picked is not None
    picked.pick_named(event.seat)
    return picked
