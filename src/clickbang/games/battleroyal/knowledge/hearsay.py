"""What the others have heard in a world that one seat imagines: its own history, with their secrets for its own.

Cards are where the imagined way of all cards has them. Simpler than the truth, as in `sample`: what `hearsay_spoils`
and `hearsay_talk` say; and of $1000 that the one who imagines it never heard of, the two who are left have heard
nothing either, unless they are on the table now.
"""

from typing import Final

from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.events import Asked, Ended, Event, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.core.seats import has, mask_of, members
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal.deck.card_log import SPOILS
from clickbang.games.battleroyal.events import (
    BangsHeard,
    CardsDiscarded,
    CardsGiven,
    CardsRevealed,
    CardsShown,
    DollarsRefused,
    Eliminated,
    GiftsSeen,
    HandSizes,
    HeldCard,
    OfferAgreed,
    OfferCarriedOut,
    OfferLapsed,
    OfferMade,
    OwnCard,
    Proposed,
    Seated,
    SignsRevealed,
    SpoilsDivided,
    SpoilsSeen,
    VotesRevealed,
)
from clickbang.games.battleroyal.knowledge.hearsay_fights import own_reveals, reveals
from clickbang.games.battleroyal.knowledge.hearsay_spoils import (
    division,
    tell_proposal,
    tell_steps,
    tell_votes,
    vote_of,
)
from clickbang.games.battleroyal.knowledge.hearsay_talk import (
    OF_OFFERS,
    offer_before,
    parties_shown,
    said,
    tell_gifts,
    tell_trades,
)
from clickbang.games.battleroyal.knowledge.imagined_past import Hearer, Past
from clickbang.games.battleroyal.rules.codes import ACCEPT_CODE, SIGN_CODE, VOTE_CODE

OWN: Final = frozenset([OwnAnswer, OwnStep, OwnStepBack, OwnCard])
"""What only its hearer is told."""
OF_TWO_SIDES: Final = frozenset([CardsRevealed, GiftsSeen, DollarsRefused])
OF_HEIRS: Final = frozenset([SpoilsSeen, Proposed, VotesRevealed, SpoilsDivided])


def hearsay(past: Past, seat: int) -> list[Event]:
    """All that another seat (or SPECTATOR) has heard, in order."""
    other = Hearer(seat)
    asked_at = 0
    for at, event in enumerate(past.history):
        if type(event) in OWN:
            continue
        if type(event) is Asked:
            asked_at = at
        if at in past.mixed:
            tell_trades(past, other, past.mixed[at], past.moments[at].both)
        if type(event) is Sealed and event.seat == seat:
            for told in own_answer(past, other, asked_at):
                other.receive(told)
        if has(audience(past, at, asked_at, event), seat):
            tell_before(past, other, at, asked_at, event)
            other.receive(event)
            tell_after(past, other, at, event)
    if past.table.kind_name() == "dollars" and past.view.kind != "dollars" and has(past.table.board.alive, seat):
        other.receive(Asked("dollars", (), tuple(members(past.table.asked)), (), True))
    return other.heard


def audience(past: Past, at: int, asked_at: int, event: Event) -> int:
    """Who was told what the one was told who imagines this; BR-15c: of the $1000, only the two who are left."""
    moment = past.moments[at]
    if type(event) is Asked or type(event) is Sealed:
        asked = past.history[asked_at]
        return past.moments[asked_at].both if type(asked) is Asked and asked.kind == "dollars" else EVERYONE
    if type(event) in OF_TWO_SIDES:
        return moment.both
    if type(event) in OF_HEIRS:
        return moment.heirs
    if type(event) is OfferMade:
        return mask_of(event.parties)
    if type(event) in OF_OFFERS:
        assert isinstance(event, (OfferAgreed, OfferLapsed, OfferCarriedOut))
        return mask_of(offer_before(past, at, event.author, event.round).parties)
    if type(event) is CardsShown:
        return mask_of(parties_shown(past, at))
    return 0 if type(event) is CardsGiven else EVERYONE  # told with the gifts


def tell_before(past: Past, other: Hearer, at: int, asked_at: int, event: Event) -> None:
    """What only some were told just before all heard this, where the one who imagines it was not among them."""
    moment = past.moments[at]
    seat = other.seat
    heir = has(moment.heirs, seat) and not has(moment.heirs, past.view.seat)
    if type(event) is Proposed:
        tell_steps(other, event.seat, event.division)
    elif type(event) is BangsHeard and has(moment.both, seat) and not has(moment.both, past.view.seat):
        other.receive(CardsRevealed(tuple(reveals(past, at, moment.both))))
    elif type(event) is HandSizes and heir and moment.epoch > moment.before and past.at(SPOILS, moment.before):
        tell_votes(past, other, asked_at, True)
        other.receive(SpoilsDivided(division(past, moment.before)))
    elif type(event) is CardsDiscarded and heir:
        tell_votes(past, other, asked_at, False)
    elif type(event) is Asked and event.kind == "divide" and heir:
        tell_votes(past, other, past.question_before(at), False)
    elif type(event) is Asked and event.kind == "vote" and heir:
        tell_proposal(past, other, at)


def tell_after(past: Past, other: Hearer, at: int, event: Event) -> None:
    """What only some were told just after all heard this, likewise."""
    moment = past.moments[at]
    seat = other.seat
    if type(event) is Seated and seat != SPECTATOR:
        for card in dealt(past, seat):
            other.receive(OwnCard(seat, past.keys[card]))
    elif type(event) is GiftsSeen:
        tell_gifts(past, other, event.gifts, moment.epoch)
    elif type(event) is Eliminated and has(moment.heirs, seat) and not has(moment.heirs, past.view.seat):
        owners = [HeldCard(past.keys[card], loser) for loser in event.seats for card in past.at(loser, moment.before)]
        other.receive(SpoilsSeen(tuple(owners)))


def dealt(past: Past, seat: int) -> list[int]:
    """BR-1: the first cards of a seat, or those it has got so far."""
    return members(past.table.hands[seat]) if past.deal is None else past.at(seat, 0)


def own_answer(past: Past, other: Hearer, asked_at: int) -> list[Event]:
    """What a seat has sealed: it was revealed since, or lies on the table; of a talk, what others heard of it."""
    seat = other.seat
    asked = past.history[asked_at]
    assert isinstance(asked, Asked)
    if past.is_open(asked_at):
        if past.table.drafts is not None:
            return [OwnStep(seat, step) for step in past.table.drafts[seat]]
        return [OwnAnswer(seat, past.table.answers[seat])]
    if asked.kind == "talk":
        return [OwnStep(seat, step) for step in said(past, other, asked_at)]
    if asked.kind == "vote":
        return [OwnAnswer(seat, VOTE_CODE + vote_of(past, seat, asked_at))]
    for at in range(asked_at + 1, len(past.history)):
        event = past.history[at]
        if type(event) is SignsRevealed:
            return [OwnAnswer(seat, SIGN_CODE + dict(event.signs)[seat])]
        if type(event) is BangsHeard:
            codes = own_reveals(past, seat, at)
            if past.view.board.persons > 1:
                return [OwnStep(seat, code) for code in codes]
            return [OwnAnswer(seat, codes[0])]
        if type(event) is DollarsRefused:
            return [OwnAnswer(seat, DECLINE)]
        if type(event) is Ended and asked.kind == "dollars":
            return [OwnAnswer(seat, ACCEPT_CODE)]
    return []
