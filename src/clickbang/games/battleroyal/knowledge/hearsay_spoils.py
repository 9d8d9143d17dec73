"""How the cards of the eliminated were divided, as the heirs have heard it where the one who imagines it was none.

Simpler than the truth: a division that was accepted was accepted by all, one that failed gave everything to its author,
and the first one to be asked was against it.
"""

from clickbang.core.events import Asked, OwnStep
from clickbang.games.battleroyal.deck.card_log import SPOILS
from clickbang.games.battleroyal.events import CardsDiscarded, CastVote, HandSizes, HeldCard, Proposed, VotesRevealed
from clickbang.games.battleroyal.knowledge.imagined_past import Hearer, Past
from clickbang.games.battleroyal.rules.codes import ASSIGN_CODE


def division(past: Past, epoch: int) -> tuple[HeldCard, ...]:
    """Who got which of the collected cards."""
    assert past.deal is not None
    return tuple([HeldCard(past.keys[card], past.deal.ways[card][epoch + 1]) for card in past.at(SPOILS, epoch)])


def proposer_of(past: Past, vote_at: int) -> int:
    """Who has proposed what is voted on here."""
    asked = past.history[past.question_before(vote_at)]
    assert isinstance(asked, Asked)
    return asked.asked[0]


def tell_proposal(past: Past, other: Hearer, at: int) -> None:
    """BR-18: what is put to the vote, and was not heard by the one who imagines it."""
    proposer = proposer_of(past, at)
    proposed = proposal(past, at, proposer)
    tell_steps(other, proposer, proposed)
    other.receive(Proposed(proposer, proposed))


def tell_steps(other: Hearer, proposer: int, proposed: tuple[HeldCard, ...]) -> None:
    """Its author has put it together before."""
    if proposer == other.seat:
        for held in proposed:
            other.receive(OwnStep(proposer, ASSIGN_CODE + held.seat))


def proposal(past: Past, vote_at: int, proposer: int) -> tuple[HeldCard, ...]:
    """What was accepted, or is voted on now, or else: all to its author."""
    epoch = past.moments[vote_at].epoch
    cards = past.at(SPOILS, epoch)
    if past.is_open(vote_at):
        shares = past.table.proposal
        return tuple([HeldCard(past.keys[card], shares[place]) for place, card in enumerate(cards)])
    if is_accepted(past, vote_at):
        return division(past, epoch)
    return tuple([HeldCard(past.keys[card], proposer) for card in cards])


def is_accepted(past: Past, vote_at: int) -> bool:
    """Whether the cards were divided after this vote."""
    for event in past.history[vote_at + 1 :]:
        if type(event) is HandSizes:
            return True
        if type(event) is CardsDiscarded or type(event) is Asked:
            return False
    return False


def votes(past: Past, vote_at: int, accepted: bool) -> list[CastVote]:
    """All for it, or the first one against it."""
    asked = past.history[vote_at]
    assert isinstance(asked, Asked)
    return [CastVote(voter, accepted or place > 0) for place, voter in enumerate(asked.must)]


def tell_votes(past: Past, other: Hearer, asked_at: int, accepted: bool) -> None:
    """What came of the vote, if there was one: with two heirs or fewer left there may be none."""
    asked = past.history[asked_at]
    if type(asked) is Asked and asked.kind == "vote":
        other.receive(VotesRevealed(tuple(votes(past, asked_at, accepted))))


def vote_of(past: Past, seat: int, vote_at: int) -> bool:
    """How somebody voted: as it was revealed, or as it is imagined."""
    for event in past.history[vote_at + 1 :]:
        if type(event) is Asked:
            break
        if type(event) is VotesRevealed:
            return dict(event.votes)[seat]
    return dict(votes(past, vote_at, is_accepted(past, vote_at)))[seat]
