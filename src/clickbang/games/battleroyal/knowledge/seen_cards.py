"""The cards as one seat knows them: its own, those it has seen, and notes on the way of all others."""

from typing import Final

from clickbang.core.events import Began, Ended, Event
from clickbang.core.seats import bit, count, has, mask_of
from clickbang.games.battleroyal.deck.card_log import BOTH_WON, DISCARDED, SPOILS, CardLog, Clash, Flow
from clickbang.games.battleroyal.deck.known_cards import KnownCards
from clickbang.games.battleroyal.events import (
    BangsHeard,
    CardsDiscarded,
    CardsRevealed,
    CardsShown,
    Confronted,
    Eliminated,
    HandSizes,
    NothingHappened,
    OwnCard,
    Proposed,
    Seated,
    SpoilsDivided,
    SpoilsSeen,
    TalkOver,
    VotesRevealed,
)
from clickbang.games.battleroyal.knowledge.seen import Seen

OF_CARDS: Final = frozenset(
    [
        Began, Seated, OwnCard, CardsShown, Confronted, CardsRevealed, BangsHeard, Eliminated, NothingHappened, Ended,
        SpoilsSeen, Proposed, VotesRevealed, SpoilsDivided, HandSizes, CardsDiscarded, TalkOver,
    ]
)  # fmt: skip
"""The kinds of events that tell something of cards."""


def fold_cards(view: Seen, event: Event) -> None:
    """BR-1, BR-16: what is dealt or shown; then what confrontations and divisions tell of cards."""
    if type(event) is Began:
        view.places = {card.key: place for place, card in enumerate(view.deck.cards)}
    elif type(event) is Seated:
        view.log = CardLog(len(view.deck.cards), view.seats, view.board.persons, view.seat)
        view.known = KnownCards(len(view.deck.cards), view.seats, view.log.held)
    elif type(event) is OwnCard:
        view.hand.append(event.card)
        view.log.deal_own(view.places[event.card])
        see(view, event.card, view.seat)
        view.known.settle()
    elif type(event) is CardsShown:
        for key in event.cards:
            see(view, key, event.seat)
        view.known.settle()
    else:
        fold_clash(view, event)
        fold_spoils(view, event)


def see(view: Seen, key: str, seat: int) -> None:
    """A card is with a seat."""
    view.log.see(view.places[key], seat, view.log.epoch)
    view.known.see(view.places[key], seat)


def move(view: Seen, flows: list[Flow]) -> None:
    """Cards change their places."""
    view.known.move(flows)
    view.log.move(flows)
    view.known.settle()


def unseen_flow(view: Seen, source: int, target: int, cards: int) -> Flow:
    """So many unknown cards, any of those that lie there now."""
    return Flow(source, target, cards, 0, view.log.epoch)


# Confrontations


def fold_clash(view: Seen, event: Event) -> None:
    """BR-11 to BR-15: revealed cards, and what came of them."""
    if type(event) is Confronted:
        view.revealed = []
    elif type(event) is CardsRevealed:
        view.revealed = list(event.reveals)
        for reveal in event.reveals:
            see(view, reveal.card, reveal.seat)
            if reveal.bang and not view.deck.cards[view.places[reveal.card]].bang:
                view.bluffs[reveal.seat] = view.bluffs.get(reveal.seat, 0) + 1
    elif type(event) is BangsHeard:
        note_clash(view)
    elif type(event) is Eliminated:
        view.log.decide(mask_of(event.seats))
        flows = [unseen_flow(view, seat, SPOILS, view.log.held[seat]) for seat in event.seats]
        if view.seat in event.seats:
            flows[event.seats.index(view.seat)].known = view.log.own
            view.hand = []
        move(view, flows)
    elif type(event) is NothingHappened:
        view.log.decide(0)
    elif type(event) is Ended:
        view.log.decide(BOTH_WON)


def note_clash(view: Seen) -> None:
    """What can be told of the cards that are out now; BR-14: who kept silent has no card with the word out."""
    took_part = has(view.board.in_confrontation(), view.seat)
    clash = Clash(view.board.attackers, view.board.defenders, count(view.board.alive) == 2, took_part)
    for seat, kills in view.signs.items():
        if kills > 0:
            clash.killers.append(seat)
            clash.kills.append(kills)
            clash.bangs.append(view.bangs.get(seat, 0))
            if took_part:
                clash.cards.append([view.places[reveal.card] for reveal in view.revealed if reveal.seat == seat])
            if kills == view.board.sizes[seat] and seat not in view.bangs:
                view.known.exclude(view.deck.bangs, seat)
    view.log.clash(clash)
    view.known.settle()


# The cards of the eliminated


def fold_spoils(view: Seen, event: Event) -> None:
    """BR-18, BR-19: the cards of the eliminated."""
    if type(event) is SpoilsSeen:
        view.owners = dict(event.spoils)
        for held in event.spoils:
            view.log.see(view.places[held.card], held.seat, view.log.epoch - 1)
            see(view, held.card, SPOILS)
    elif type(event) is Proposed:
        view.proposer = event.seat
        view.proposal = dict(event.division)
        view.votes = {}
    elif type(event) is VotesRevealed:
        view.votes = dict(event.votes)
    elif type(event) is SpoilsDivided:
        divide(view, dict(event.division))
    elif type(event) is HandSizes:
        note_sizes(view, dict(event.sizes))
    elif type(event) is CardsDiscarded:
        move(view, [unseen_flow(view, SPOILS, DISCARDED, event.cards)])
        end_division(view)
    elif type(event) is TalkOver:
        view.log.stop_mixing()


def divide(view: Seen, division: dict[str, int]) -> None:
    """One is an heir, and sees who gets which card."""
    flows: dict[int, Flow] = {}
    for key, seat in division.items():
        flow = flows.setdefault(seat, unseen_flow(view, SPOILS, seat, 0))
        flow.cards += 1
        flow.known |= bit(view.places[key])
    view.hand += [key for key, seat in division.items() if seat == view.seat]
    move(view, list(flows.values()))
    end_division(view)


def end_division(view: Seen) -> None:
    """Nothing is left to divide."""
    view.owners = {}
    view.proposer = -1
    view.proposal = {}
    view.votes = {}


def note_sizes(view: Seen, sizes: dict[int, int]) -> None:
    """BR-1: that others have divided cards can be told by how many they have; so can gifts, when talk goes on."""
    if view.log.held[SPOILS] > 0 and view.board.heirs != 0:
        move(view, [unseen_flow(view, SPOILS, seat, size - view.log.held[seat]) for seat, size in sizes.items()])


def mix(view: Seen, group: int) -> None:
    """BR-17: what these have traded since the talk began, one cannot tell but for how many cards each has."""
    view.known.mix(group)
    view.log.mix(group, list(view.board.sizes))
    view.known.settle()
