"""BR-17: a talk runs in rounds, in which everybody who is not done makes an offer, answers one, or is done."""

import pytest

from clickbang.core.events import Asked
from clickbang.games.battleroyal import Agree, AllShow, Done, GiveFrom, Refuse, Show
from clickbang.games.battleroyal.events import (
    CardsShown,
    OfferAgreed,
    OfferCarriedOut,
    OfferLapsed,
    OfferMade,
    TalkOver,
    TurnBegan,
)
from tests.battleroyal.position import Play, game, sides


def talk(deal: str = "", seats: int = 3) -> Play:
    """A new team of seats 0, 1, 2 (or more) talks; it is the turn of the last but one; two others are left."""
    return sides(seats - 1, 1, deal).confronts(seats - 1, "T" * (seats - 1), "T")


# Rounds


@pytest.mark.rule("BR-17")
def test_all_members_of_a_new_team_are_asked_together() -> None:
    assert talk().news[-1] == Asked("talk", (0, 1, 2), (), (), True)


@pytest.mark.rule("BR-17")
def test_the_members_may_be_done_or_begin_an_offer() -> None:
    shows, gifts = [Show(seat) for seat in range(3)], [GiveFrom(seat) for seat in range(3)]
    assert talk().choices(1) == [Done(), AllShow(), *shows, *gifts]


@pytest.mark.rule("BR-17")
def test_when_all_are_done_the_talk_is_over_and_the_next_turn_begins() -> None:
    assert talk().talks().news[:2] == [TalkOver((0, 1, 2)), TurnBegan(2, 0, 0)]


@pytest.mark.rule("BR-17")
def test_who_is_done_is_not_asked_again_in_this_talk() -> None:
    play = talk().talks({0: "show0 with1 send", 1: "show1 with0 send"})
    assert play.news[-1] == Asked("talk", (0, 1), (), (), True)
    assert play.talks({0: "refuse0"}).asked == [0]


@pytest.mark.rule("BR-17")
def test_what_waits_for_ones_answer_is_agreed_to_or_refused() -> None:
    play = talk().talks({0: "show1 send", 1: "show1 with0 send", 2: "all send"})
    answers = [choice for choice in play.choices(1) if isinstance(choice, Agree | Refuse)]
    assert answers == [Agree(0), Agree(1), Refuse(0), Refuse(1)]


@pytest.mark.rule("BR-17")
def test_offers_wait_in_the_order_of_making_clockwise_from_the_turn() -> None:
    play = talk().talks({0: "show1 with2 send", 1: "show1 with0 with2 send", 2: "all send"})
    assert [event.author for _, event in play.heard(OfferMade)] == [1, 2, 0]
    play.talks({0: "agree0", 1: "refuse1", 2: "refuse1"})
    assert play.heard(OfferLapsed) == [([0, 1, 2], OfferLapsed(0, 1, 1))]


@pytest.mark.rule("BR-17")
def test_nobody_who_is_not_in_the_team_hears_a_word() -> None:
    play = talk().talks({0: "show0 with1 send", 1: "show1 with0 send"})
    assert play.heard(OfferMade)[1] == ([0, 1], OfferMade(0, 1, (0, 1), (), (0,)))
    play.talks({1: "agree0"})
    assert play.heard(OfferAgreed) == [([0, 1], OfferAgreed(0, 1, 1))]
    assert play.heard(OfferCarriedOut) == [([0, 1], OfferCarriedOut(0, 1))]


# Done


@pytest.mark.rule("BR-17")
def test_being_done_refuses_what_waits_for_one() -> None:
    play = talk().talks({0: "show1 send", 1: "show1 with0 send", 2: "show1 send"}).talks({0: "refuse0", 2: "all send"})
    assert [event for _, event in play.heard(OfferLapsed)][:3] == [
        OfferLapsed(1, 1, 0),
        OfferLapsed(2, 1, 1),
        OfferLapsed(0, 1, 1),
    ]


@pytest.mark.rule("BR-17")
def test_an_offer_to_somebody_who_was_done_in_the_same_round_lapses_at_once() -> None:
    play = talk().talks({0: "show0 with1 send", 2: "show2 with0 send"})
    assert play.heard(OfferLapsed) == [([0, 1], OfferLapsed(0, 1, 1))]
    assert play.asked == [0, 2]


@pytest.mark.rule("BR-17")
def test_being_done_does_not_take_ones_own_offers_back() -> None:
    play = talk().talks({0: "show0 with1 send", 1: "show1 with0 send"}).talks({1: "agree0"})
    assert play.heard(CardsShown) == [([0, 1], CardsShown(0, ("teddy-bear",)))]


@pytest.mark.rule("BR-17")
def test_being_done_does_not_take_ones_agreement_back() -> None:
    play = talk().talks({0: "show0 with1 with2 send", 1: "show1 with2 send", 2: "show2 with1 send"})
    play.talks({1: "agree1", 2: "refuse0"}).talks({2: "agree0"})
    assert play.heard(CardsShown) == [([0, 1, 2], CardsShown(0, ("teddy-bear",)))]


@pytest.mark.rule("BR-17")
def test_who_talks_alone_answers_what_waits_and_offers_nothing() -> None:
    play = talk().talks({0: "show0 with1 send", 1: "show1 with0 send"}).talks({1: "refuse0"})
    assert (play.asked, play.choices(1)) == ([1], [Done()])
    play = talk().talks({0: "show0 with1 send", 1: "show1 with2 send", 2: "show2 with1 send"})
    play.talks({1: "refuse1"})
    assert (play.asked, play.choices(1)) == ([1], [Done(), Agree(0), Refuse(0)])


# Three offers


@pytest.mark.rule("BR-17")
def test_three_offers_a_member_at_most() -> None:
    play = talk()
    for _ in range(3):
        assert AllShow() in play.choices(0)
        play.talks(
            {0: "show0 with1 send", 1: "show1 with2 send", 2: "refuse0" if play.table.board.offers else "all send"}
        )
    assert (play.table.board.talk_round, AllShow() in play.choices(0)) == (4, False)
    assert not [choice for choice in play.choices(0) if isinstance(choice, Show | GiveFrom)]


@pytest.mark.rule("BR-17")
def test_the_next_talk_gives_everybody_three_offers_again() -> None:
    play = talk()
    for _ in range(3):
        play.talks({0: "show0 with1 send", 1: "show1 with0 send", 2: "show2 with0 send"})
    assert AllShow() not in play.choices(2)
    play.talks().confronts(3, "TTT", "T")
    assert AllShow() in play.choices(2)
    assert play.table.board.offers == []


@pytest.mark.rule("BR-17", "BR-9")
def test_a_member_of_an_old_team_talks_with_all_of_the_new_one() -> None:
    play = game(7).teams_up(1).until_turn(2).teams_up(3).until_turn(1).confronts(2, "TT", "TT")
    play.talks({0: "show3 send", 3: "show3 with0 send"}).talks({3: "agree0"})
    assert play.heard(CardsShown) == [([0, 3], CardsShown(3, ("class-photo",)))]
