"""What the others have heard in an imagined world, where it is their secret: fights, $1000, spoils and talk."""

from typing import TypeVar

import pytest
from librt.random import Random

from clickbang.core.events import Asked, Event, OwnAnswer, OwnStep
from clickbang.core.seats import lowest
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal.events import (
    CardsGiven,
    CardsRevealed,
    CastVote,
    DollarsRefused,
    GiftsSeen,
    OfferAgreed,
    OfferCarriedOut,
    OfferLapsed,
    OfferMade,
    Proposed,
    SpoilsDivided,
    SpoilsSeen,
    VotesRevealed,
)
from clickbang.games.battleroyal.rules.codes import ACCEPT_CODE, ASSIGN_CODE, PICK_CODE, VOTE_CODE
from clickbang.games.battleroyal.rules.course import BattleRoyal
from tests.battleroyal.cards.test_special_cards import last_two
from tests.battleroyal.position import Play, game, sides
from tests.battleroyal.talk.test_named_trades import trade
from tests.battleroyal.talk.test_offers import rich_talk

Told = TypeVar("Told", bound=Event)
OF_SPOILS = SpoilsSeen, Proposed, VotesRevealed, SpoilsDivided
KINDS_OF_NEWS: list[type[OfferMade] | type[OfferCarriedOut] | type[OfferLapsed]] = [
    OfferMade,
    OfferCarriedOut,
    OfferLapsed,
]


class Imagined:
    """A world that one seat imagines of a position, and what the others have heard there."""

    def __init__(self, play: Play, seat: int, luck: int = 1) -> None:
        self.play = play
        self.view = play.view(seat)
        table = self.view.sample(Random(luck))
        assert isinstance(table, BattleRoyal)
        self.table = table

    def heard(self, seat: int, *kinds: type[Told]) -> list[Told]:
        """The events of these kinds."""
        return [event for event in self.view.heard_by(seat, self.table) if isinstance(event, kinds)]

    def really_heard(self, seat: int, *kinds: type[Told]) -> list[Told]:
        """The same, in truth."""
        return [event for event in self.play.view(seat).history if isinstance(event, kinds)]

    def is_true(self, seat: int, *kinds: type[Event]) -> bool:
        return self.heard(seat, *kinds) == self.really_heard(seat, *kinds) != []


def won() -> Play:
    """Seats 0, 1 and 2 have eliminated seats 3 and 4; seat 2 proposes first, and seats 5 and 6 look on."""
    return sides(3, 2).confronts(3, "KKK", "TT")


# Fights


@pytest.mark.rule("BR-13", "BR-14")
@pytest.mark.parametrize("luck", range(4))
def test_those_who_fought_know_what_an_onlooker_only_heard(luck: int) -> None:
    world = Imagined(game(6, "rope katana").confronts(1, "K", "K").reveals({0: "rope!"}), 4, luck)
    (shown,) = world.heard(0, CardsRevealed)
    assert [(reveal.seat, reveal.bang) for reveal in shown.reveals] == [(0, True), (1, False)]
    assert world.heard(1, CardsRevealed) == [shown]
    assert world.heard(5, CardsRevealed) == []
    assert [world.heard(seat, OwnAnswer)[-1].action % 2 for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("BR-13", "BR-14")
def test_who_fought_knows_what_the_other_side_has_seen() -> None:
    world = Imagined(game(6, "rope katana").confronts(1, "K", "K").reveals({0: "rope!"}), 1)
    assert world.is_true(0, CardsRevealed)
    assert world.is_true(0, OwnAnswer)
    assert world.heard(4, CardsRevealed) == []


# $1000


@pytest.mark.rule("BR-15c")
def test_the_two_who_are_left_know_of_the_dollars_and_of_the_answer() -> None:
    refused = Imagined(last_two("dollars", "darts").accepts(), 0)
    assert refused.is_true(1, DollarsRefused)
    assert refused.heard(1, OwnAnswer)[-1] == OwnAnswer(1, DECLINE)
    assert refused.heard(2, DollarsRefused) == []
    assert all(asked.kind != "dollars" for asked in refused.heard(2, Asked))
    accepted = Imagined(last_two("dollars", "darts").accepts(1), 0)
    assert accepted.heard(1, OwnAnswer)[-1] == OwnAnswer(1, ACCEPT_CODE)


@pytest.mark.rule("BR-15c")
def test_an_answer_to_the_dollars_lies_sealed_on_the_table() -> None:
    world = Imagined(last_two("dollars", "darts"), 0)
    assert world.heard(1, Asked)[-1].kind == "dollars"
    assert world.heard(2, Asked)[-1].kind == "reveal"


@pytest.mark.rule("BR-15c")
def test_the_two_know_of_dollars_that_an_eliminated_one_imagines_on_the_table() -> None:
    play = last_two("dollars", "darts")
    kinds = set()
    for luck in range(6):
        world = Imagined(play, 3, luck)
        kinds.add(world.table.kind_name())
        assert world.heard(0, Asked)[-1].kind == world.table.kind_name()
        assert world.heard(2, Asked)[-1].kind == "reveal"
    assert kinds == {"dollars"}


# Spoils


@pytest.mark.rule("BR-18")
def test_heirs_have_seen_the_spoils_that_an_onlooker_imagines() -> None:
    world = Imagined(won(), 5)
    (seen,) = world.heard(0, SpoilsSeen)
    assert [held.seat for held in seen.spoils] == [3, 4]
    assert {held.card for held in seen.spoils} == set(world.table.deck.keys(world.table.spoils))
    assert world.heard(1, SpoilsSeen) == [seen]
    assert world.heard(6, SpoilsSeen) == []


@pytest.mark.rule("BR-18")
@pytest.mark.parametrize("luck", range(4))
def test_a_division_that_an_onlooker_did_not_see_was_proposed_and_accepted(luck: int) -> None:
    world = Imagined(won().divides(0, 1).votes(), 5, luck)
    (divided,) = world.heard(0, SpoilsDivided)
    assert world.heard(1, Proposed) == [Proposed(2, divided.division)]
    assert world.heard(0, VotesRevealed) == [VotesRevealed((CastVote(0, True), CastVote(1, True)))]
    assert world.heard(1, OwnAnswer)[-1] == OwnAnswer(1, VOTE_CODE + 1)
    assert world.heard(2, OwnStep)[-2:] == [OwnStep(2, ASSIGN_CODE + held.seat) for held in divided.division]
    assert world.heard(6, *OF_SPOILS) == []


@pytest.mark.rule("BR-18")
def test_a_division_that_failed_unseen_gave_everything_to_its_author() -> None:
    world = Imagined(won().divides(0, 1).votes(0, 1), 5)
    (proposed,) = world.heard(0, Proposed)
    assert [held.seat for held in proposed.division] == [2, 2]
    (revealed,) = world.heard(1, VotesRevealed)
    assert [cast.accept for cast in revealed.votes] == [False, True]
    assert [world.heard(seat, OwnAnswer)[-1].action - VOTE_CODE for seat in (0, 1)] == [False, True]


@pytest.mark.rule("BR-18")
def test_where_every_division_failed_the_heirs_have_heard_every_vote() -> None:
    play = won()
    while play.kind == "divide":
        play.divides(0, 1).votes(0, 1)
    world = Imagined(play, 5)
    assert [proposed.seat for proposed in world.heard(1, Proposed)] == [2, 0, 1]
    assert len(world.heard(1, VotesRevealed)) == 3
    assert world.heard(1, SpoilsDivided) == []


@pytest.mark.rule("BR-18")
def test_who_proposed_nothing_put_nothing_to_the_vote() -> None:
    world = Imagined(won().divides().divides(0, 1).votes(), 5)
    assert [proposed.seat for proposed in world.heard(1, Proposed)] == [0]
    assert len(world.heard(1, VotesRevealed)) == 1


@pytest.mark.rule("BR-18")
def test_what_is_voted_on_now_lies_on_the_table() -> None:
    world = Imagined(won().divides(0, 1), 5)
    (proposed,) = world.heard(0, Proposed)
    assert [held.seat for held in proposed.division] == world.table.proposal
    assert world.heard(2, OwnStep)[-2:] == [OwnStep(2, ASSIGN_CODE + seat) for seat in world.table.proposal]


@pytest.mark.rule("BR-18")
@pytest.mark.parametrize("against", [(), (0,)], ids=["accepted", "refused"])
def test_an_heir_knows_what_all_heirs_have_heard(against: tuple[int, ...]) -> None:
    world = Imagined(won().divides(0, 1).votes(*against), 1)
    assert world.is_true(0, *OF_SPOILS)
    assert world.heard(0, OwnAnswer)[-1] == world.really_heard(0, OwnAnswer)[-1]
    assert world.is_true(2, *OF_SPOILS, OwnStep)
    assert world.heard(5, *OF_SPOILS) == []


# Talk


@pytest.mark.rule("BR-17")
def test_the_parties_of_an_offer_know_what_came_of_it() -> None:
    for play in (trade(), trade().talks({1: "agree1"}), trade().talks({1: "refuse1"}).talks()):
        world = Imagined(play, 0)
        for kind in KINDS_OF_NEWS:
            heard, truth = world.heard(1, kind), world.really_heard(1, kind)
            assert [event for event in heard if event.author == 0] == [event for event in truth if event.author == 0]
        assert world.heard(2, OfferMade) == []  # one that the imagining seat is no party to was not made


@pytest.mark.rule("BR-17")
def test_giver_and_receiver_of_a_trade_by_name_have_seen_the_cards() -> None:
    world = Imagined(trade().talks({1: "agree1"}), 0)
    assert world.is_true(1, GiftsSeen)
    assert world.is_true(1, CardsGiven)
    assert world.heard(2, CardsGiven) == []
    assert world.heard(2, GiftsSeen) == world.really_heard(2, GiftsSeen)


@pytest.mark.rule("BR-17")
def test_who_gave_a_number_of_cards_has_picked_what_it_gave() -> None:
    play = rich_talk().talks({0: "0>1:1 send rope", 1: "show1 with0 send"}).talks({0: "done", 1: "agree0"})
    assert play.heard(OfferCarriedOut) != []
    world = Imagined(play, 1)
    assert world.is_true(0, OfferMade, OfferAgreed, OfferCarriedOut, GiftsSeen, CardsGiven)
    assert world.is_true(0, OwnStep)


@pytest.mark.rule("BR-17")
def test_what_lies_picked_for_an_open_offer_was_picked() -> None:
    world = Imagined(rich_talk().talks({0: "0>1:1 send rope", 1: "show1 with0 send"}), 1)
    (offer,) = [offer for offer in world.table.board.offers if offer.author == 0]
    assert world.heard(0, OwnStep)[-1] == OwnStep(0, PICK_CODE + lowest(offer.gifts[0].picked))


@pytest.mark.rule("BR-17")
def test_a_trade_that_an_onlooker_did_not_hear_happened_at_the_end_of_the_talk() -> None:
    play = trade().talks({1: "agree1"})
    while play.kind == "talk":
        play.talks()
    traded = 0
    for luck in range(20):
        world = Imagined(play, 4, luck)
        gifts = [one for seen in world.heard(0, GiftsSeen) for one in seen.gifts]
        given = world.heard(1, CardsGiven)
        traded += len(gifts)
        assert world.heard(3, GiftsSeen, CardsGiven) == []
        assert [(one.seat, one.target, len(one.cards)) for one in given] == [
            (one.giver, one.receiver, one.cards) for one in gifts if 1 in (one.giver, one.receiver)
        ]
    assert traded > 0
