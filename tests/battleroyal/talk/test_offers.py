"""BR-17: what an offer can say, what comes of it, and why it lapses."""

import pytest

from clickbang.core.errors import IllegalAnswer
from clickbang.core.events import OwnStep
from clickbang.games.battleroyal import (
    ByName,
    GiveCount,
    GiveFrom,
    GiveTo,
    Pick,
    Send,
    Show,
    TakeBack,
    With,
)
from clickbang.games.battleroyal.events import (
    CardsGiven,
    CardsShown,
    GiftsSeen,
    GivenCards,
    HandSize,
    HandSizes,
    OfferCarriedOut,
    OfferedCards,
    OfferLapsed,
    OfferMade,
)
from tests.battleroyal.position import Play, game
from tests.battleroyal.talk.test_talk import talk


def rich_talk(deal: str = "rope darts fork katana") -> Play:
    """Seats 0, 1, 3 talk; seat 0 holds the first and the third of these cards, and two others are left."""
    play = game(6, deal, circle=[0, 2, 1, 3, 4, 5]).confronts(2, "K", "T")
    return play.until_turn(1).teams_up(3).until_turn(0).confronts(1, "T", "TT")


def outcome(play: Play) -> list[object]:
    return [event for _, event in play.heard(OfferCarriedOut, OfferLapsed)]


# Showing


@pytest.mark.rule("BR-17")
def test_who_shows_shows_all_cards_to_the_other_parties() -> None:
    play = rich_talk().talks({0: "show0 with1 send", 1: "show1 with0 send"}).talks({1: "agree0"})
    assert play.heard(CardsShown) == [([0, 1], CardsShown(0, ("rope", "fork")))]


@pytest.mark.rule("BR-17")
def test_two_can_show_their_cards_to_each_other() -> None:
    play = talk().talks({0: "show0 show2 send", 2: "show1 send"}).talks({2: "agree0"})
    assert play.heard(CardsShown) == [
        ([0, 2], CardsShown(0, ("teddy-bear",))),
        ([0, 2], CardsShown(2, ("ornate-fan",))),
    ]


@pytest.mark.rule("BR-17")
def test_all_who_still_talk_can_show_their_cards_to_each_other() -> None:
    play = talk(seats=4).talks({0: "all send", 1: "show1 with0 send", 2: "show2 with0 send"})
    assert play.heard(OfferMade)[1][1] == OfferMade(0, 1, (0, 1, 2, 3), (), (0, 1, 2, 3))
    assert outcome(play) == [OfferLapsed(0, 1, 3)]
    play.talks({0: "all send", 1: "show1 with2 send", 2: "show2 with1 send"})
    assert play.heard(OfferMade)[1][1] == OfferMade(0, 2, (0, 1, 2), (), (0, 1, 2))
    play.talks({1: "agree1", 2: "agree0"})
    assert [event.seat for heard, event in play.heard(CardsShown) if heard == [0, 1, 2]] == [0, 1, 2]


@pytest.mark.rule("BR-17")
def test_nothing_is_shown_before_all_parties_have_agreed() -> None:
    play = talk().talks({0: "show0 show1 show2 send", 1: "show1 with0 send", 2: "show2 with0 send"})
    play.talks({0: "refuse0", 1: "agree0", 2: "show2 with1 send"})
    assert play.heard(CardsShown, OfferCarriedOut) == []
    assert [event.seat for _, event in play.talks({2: "agree0"}).heard(CardsShown)] == [0, 1, 2]


@pytest.mark.rule("BR-17")
def test_an_agreement_is_binding_nobody_is_asked_again() -> None:
    play = talk().talks({0: "show2 send", 2: "show1 send"}).talks({2: "agree0"})
    assert play.heard(CardsShown) == [([0, 2], CardsShown(2, ("ornate-fan",)))]
    assert play.table.hands[2] == 0b100


@pytest.mark.rule("BR-17")
def test_the_author_is_a_party_even_without_saying_so() -> None:
    play = talk().talks({0: "show1 with2 send"})
    assert play.heard(OfferMade)[0][1].parties == (0, 1, 2)


# Giving and trading


@pytest.mark.rule("BR-17")
def test_a_gift_the_team_sees_how_many_and_only_the_two_which() -> None:
    play = rich_talk().talks({0: "0>1:1 send fork", 1: "show1 with3 send", 3: "show1 send"}).talks({1: "agree0"})
    assert play.heard(GiftsSeen) == [([0, 1, 3], GiftsSeen((GivenCards(0, 1, 1),)))]
    assert play.heard(CardsGiven) == [([0, 1], CardsGiven(0, 1, ("fork",)))]
    assert play.heard(HandSizes) == [("all", HandSizes((HandSize(0, 1), HandSize(1, 2))))]
    assert (play.hand(0), play.hand(1)) == (["rope"], ["fork", "darts"])


@pytest.mark.rule("BR-17")
def test_a_trade_of_ones_only_card_is_possible() -> None:
    play = talk().talks({0: "0>2:1 2>0:1 send teddy-bear", 2: "show1 send"}).talks({2: "agree0 ornate-fan"})
    assert (play.hand(0), play.hand(2)) == (["ornate-fan"], ["teddy-bear"])
    assert play.heard(CardsGiven) == [
        ([0, 2], CardsGiven(0, 2, ("teddy-bear",))),
        ([0, 2], CardsGiven(2, 0, ("ornate-fan",))),
    ]
    assert play.heard(HandSizes) == []


@pytest.mark.rule("BR-17")
def test_three_can_trade_in_a_ring() -> None:
    play = talk().talks({0: "0>1:1 1>2:1 2>0:1 send teddy-bear", 1: "show1 with0 send", 2: "show2 with0 send"})
    play.talks({1: "agree0 canned-food", 2: "agree0 ornate-fan"})
    assert [play.hand(seat) for seat in range(3)] == [["ornate-fan"], ["teddy-bear"], ["canned-food"]]
    assert play.heard(GiftsSeen) == [
        ([0, 1, 2], GiftsSeen((GivenCards(0, 1, 1), GivenCards(1, 2, 1), GivenCards(2, 0, 1))))
    ]
    assert [heard for heard, _ in play.heard(CardsGiven)] == [[0, 1], [1, 2], [0, 2]]


@pytest.mark.rule("BR-17")
def test_one_can_ask_for_a_gift_and_the_giver_picks_the_card() -> None:
    play = rich_talk().talks({0: "show1 send", 1: "0>1:1 send"})
    play.talks({0: "agree0 rope", 1: "done"})
    assert (play.hand(0), play.hand(1)) == (["fork"], ["rope", "darts"])


@pytest.mark.rule("BR-17")
def test_what_a_giver_picks_is_sealed() -> None:
    play = rich_talk().talks({0: "show1 send", 1: "0>1:1 send"})
    play.told = []
    for step in play.talk("agree0 rope"):
        play.act(0, step)
    assert {audience for audience, event in play.told if isinstance(event, OwnStep)} == {0b1}


@pytest.mark.rule("BR-17")
def test_showing_comes_before_giving() -> None:
    play = rich_talk().talks({0: "show0 0>1:1 send rope", 1: "show1 with0 send"}).talks({1: "agree0"})
    assert play.heard(CardsShown) == [([0, 1], CardsShown(0, ("rope", "fork")))]
    assert play.hand(0) == ["fork"]


@pytest.mark.rule("BR-17")
def test_several_cards_of_a_gift_are_picked_in_the_order_of_the_deck() -> None:
    play = three_cards()
    for step in play.talk("0>1:2 send"):
        play.act(0, step)
    assert play.choices(0) == [Pick(5), Pick(7)]
    assert play.act(0, Pick(5)).choices(0) == [Pick(7), Pick(12)]
    play.table.apply(0, -1)
    assert play.act(0, Pick(7)).choices(0) == [Pick(12)]


@pytest.mark.rule("BR-17")
def test_the_first_card_of_the_deck_is_picked_like_any_other() -> None:
    play = rich_talk("teddy-bear darts fork katana")
    for step in play.talk("0>1:2 1>0:1 send teddy-bear"):
        play.act(0, step)
    assert 0 in play.asked


@pytest.mark.rule("BR-17")
def test_one_may_give_to_several_at_once() -> None:
    play = three_cards()
    play.talks({0: "0>1:1 0>3:1 send darts rope", 1: "show1 with0 send", 3: "show3 with0 send"})
    play.talks({1: "agree0", 3: "agree0"})
    assert [play.hand(seat) for seat in (0, 1, 3)] == [["fork"], ["darts", "katana"], ["rope", "ice-axe"]]


@pytest.mark.rule("BR-17")
def test_the_same_card_cannot_be_picked_for_two() -> None:
    play = three_cards()
    for step in play.talk("0>1:1 0>3:1 send fork"):
        play.act(0, step)
    assert play.choices(0) == [Pick(5), Pick(12)]


def three_cards() -> Play:
    """Seat 0 holds rope, fork and darts; it talks with 1 and 3."""
    play = game(7, "rope katana fork ice-axe darts", circle=[0, 2, 4, 1, 3, 5, 6])
    play.confronts(2, "K", "T").until_turn(0).confronts(4, "K", "T").until_turn(1).teams_up(3)
    return play.until_turn(0).confronts(1, "T", "TT")


# What can be said


@pytest.mark.rule("BR-17")
def test_an_offer_to_nobody_cannot_be_sent() -> None:
    play = talk().act(0, Show(0))
    assert Send() not in play.choices(0)
    assert Send() in play.act(0, With(1)).choices(0)


@pytest.mark.rule("BR-17")
def test_an_offer_that_leaves_somebody_without_a_card_cannot_be_sent_as_it_is() -> None:
    play = talk()
    for step in play.talk("0>1:1"):
        play.act(0, step)
    assert Send() not in play.choices(0)
    for step in play.talk("2>0:1 1>2:1"):
        play.act(0, step)
    assert Send() in play.choices(0)


@pytest.mark.rule("BR-17")
def test_who_gives_how_many_to_whom_is_said_step_by_step() -> None:
    play = rich_talk()
    assert play.act(0, GiveFrom(0)).choices(0) == [GiveTo(1), GiveTo(3)]
    assert play.act(0, GiveTo(1)).choices(0) == [GiveCount(1), GiveCount(2), ByName()]
    play.act(0, GiveCount(1))
    assert play.act(0, GiveFrom(0)).choices(0) == [GiveTo(3)]
    assert play.act(0, GiveTo(3)).choices(0) == [GiveCount(1), ByName()]


@pytest.mark.rule("BR-17")
def test_who_is_to_give_all_their_cards_cannot_give_another() -> None:
    play = talk()
    for step in play.talk("0>1:1"):
        play.act(0, step)
    assert [choice for choice in play.choices(0) if isinstance(choice, GiveFrom)] == [GiveFrom(1), GiveFrom(2)]


@pytest.mark.rule("BR-17")
def test_who_gives_something_to_everybody_already_is_no_giver_once_more() -> None:
    play = game(6).confronts(1, "K", "T").until_turn(0).confronts(2, "T", "T")
    for step in play.talk("0>2:1"):
        play.act(0, step)
    assert [choice for choice in play.choices(0) if isinstance(choice, GiveFrom)] == [GiveFrom(2)]


@pytest.mark.rule("BR-17")
def test_an_offer_has_at_most_six_clauses() -> None:
    play = talk(seats=8)
    for seat in range(1, 7):
        assert play.choices(0) != [Send()]
        play.act(0, Show(seat))
    assert play.choices(0) == [Send()]


@pytest.mark.rule("BR-17")
def test_an_impossible_offer_to_which_nothing_can_be_added_can_be_sent_and_lapses() -> None:
    play = talk(seats=8)
    play.talks({0: "0>1:1 1>2:1 2>3:1 3>4:1 4>5:1 5>6:1 send teddy-bear"})
    assert outcome(play) == [OfferLapsed(0, 1, 1)]
    play = talk(seats=8)
    others = {seat: f"show{seat} with7 send" for seat in range(1, 7)}
    play.talks({0: "0>1:1 1>2:1 2>3:1 3>4:1 4>5:1 5>6:1 send teddy-bear", 7: "show7 with6 send", **others})
    assert OfferLapsed(0, 1, -1) in outcome(play)


@pytest.mark.rule("BR-17")
def test_steps_can_be_taken_back_until_the_offer_is_complete() -> None:
    play = rich_talk().act(0, GiveFrom(0)).act(0, GiveTo(1))
    play.table.apply(0, -1)
    assert play.act(0, GiveTo(3)).choices(0) == [GiveCount(1), GiveCount(2), ByName()]
    assert TakeBack() not in play.choices(0)


@pytest.mark.rule("BR-17")
def test_what_was_taken_back_is_not_in_the_offer() -> None:
    play = rich_talk().act(0, GiveFrom(0)).act(0, GiveTo(1))
    assert play.choices(0) == [GiveCount(1), GiveCount(2), ByName()]
    play.table.apply(0, -1)
    play.act(0, GiveTo(3)).act(0, GiveCount(1)).act(0, Send()).act(0, Pick(5))
    assert play.talks({1: "show1 with3 send"}).heard(OfferMade)[0][1].gifts == (OfferedCards(0, 3, 1),)


@pytest.mark.rule("BR-17")
def test_after_a_first_step_that_is_none_an_offer_can_be_begun() -> None:
    play = talk()
    with pytest.raises(IllegalAnswer):
        play.act(0, With(1))
    assert With(1) in play.act(0, Show(0)).choices(0)


@pytest.mark.rule("BR-17")
def test_an_offer_can_be_begun_in_another_way() -> None:
    play = rich_talk().act(0, GiveFrom(0))
    assert play.choices(0) == [GiveTo(1), GiveTo(3)]
    play.table.apply(0, -1)
    assert play.act(0, GiveFrom(1)).choices(0) == [GiveTo(0), GiveTo(3)]


@pytest.mark.rule("BR-17")
def test_somebody_who_gives_nothing_can_be_a_party_only_where_there_is_something_to_see() -> None:
    play = talk()
    for step in play.talk("0>1:1"):
        play.act(0, step)
    assert With(2) not in play.choices(0)
    assert With(2) in play.act(0, Show(0)).choices(0)


@pytest.mark.rule("BR-17")
def test_a_draft_is_private_until_it_is_complete() -> None:
    play = rich_talk()
    play.told = []
    for step in play.talk("0>1:1 send fork"):
        play.act(0, step)
    assert {audience for audience, event in play.told if isinstance(event, OwnStep)} == {0b1}
    assert play.heard(OfferMade) == []


# Why an offer lapses


@pytest.mark.rule("BR-17")
def test_an_offer_lapses_when_one_party_refuses() -> None:
    play = talk().talks({0: "all send", 1: "show1 with0 send", 2: "show2 with0 send"})
    play.talks({0: "refuse0", 1: "agree0", 2: "refuse0"})
    assert OfferLapsed(0, 1, 2) in outcome(play)
    assert play.heard(CardsShown) == []


@pytest.mark.rule("BR-17")
def test_two_refusals_of_the_same_offer_are_one() -> None:
    play = talk().talks({0: "all send", 1: "show1 with0 send", 2: "show2 with0 send"})
    play.talks({0: "refuse0", 1: "refuse0", 2: "refuse0"})
    assert outcome(play) == [OfferLapsed(0, 1, 1), OfferLapsed(1, 1, 0)]


@pytest.mark.rule("BR-17")
def test_an_offer_lapses_when_the_card_that_was_picked_has_gone() -> None:
    play = rich_talk().talks({0: "0>1:1 send fork", 1: "show1 with3 send", 3: "0>3:1 send"})
    play.talks({0: "agree0 fork", 1: "show1 with3 send", 3: "show3 with1 send"})
    assert outcome(play) == [OfferCarriedOut(3, 1), OfferLapsed(0, 1, -1)]
    assert (play.hand(0), play.hand(3)) == (["rope"], ["fork", "katana"])


@pytest.mark.rule("BR-17")
def test_an_offer_lapses_when_the_card_has_gone_although_others_are_left_to_give() -> None:
    play = three_cards().talks({0: "0>1:1 send fork", 1: "show1 with3 send", 3: "0>3:1 send"})
    play.talks({0: "agree0 fork", 1: "show1 with3 send", 3: "show3 with1 send"})
    assert outcome(play) == [OfferCarriedOut(3, 1), OfferLapsed(0, 1, -1)]


@pytest.mark.rule("BR-17")
def test_an_offer_lapses_when_a_giver_has_too_few_cards_left() -> None:
    play = rich_talk().talks({0: "0>3:1 send rope", 1: "0>1:2 1>0:1 send darts", 3: "show3 with0 send"})
    play.talks({0: "refuse1", 1: "show1 with0 send", 3: "agree0"})
    assert [event for event in outcome(play) if event != OfferLapsed(3, 1, 0)] == [
        OfferCarriedOut(0, 1),
        OfferLapsed(1, 1, -1),
    ]


@pytest.mark.rule("BR-17")
def test_an_offer_lapses_when_a_giver_would_be_left_without_a_card() -> None:
    play = rich_talk().talks({0: "0>3:1 send rope", 1: "0>1:1 send", 3: "show3 with1 send"})
    play.talks({0: "show0 with1 send", 1: "refuse0", 3: "agree0"})
    assert OfferLapsed(1, 1, -1) in outcome(play)


@pytest.mark.rule("BR-17")
def test_of_two_offers_agreed_to_in_the_same_round_the_first_one_made_counts() -> None:
    play = rich_talk().talks({0: "0>3:1 send rope", 1: "show1 with3 send", 3: "show1 send"})
    play.talks({0: "0>1:1 send rope", 1: "refuse0", 3: "show3 with0 send"})
    play.talks({0: "show0 with1 send", 1: "agree0", 3: "agree0"})
    assert (play.hand(3), play.hand(1)) == (["rope", "katana"], ["darts"])
    assert OfferLapsed(0, 2, -1) in outcome(play)


@pytest.mark.rule("BR-17")
def test_an_offer_made_earlier_lapses_when_a_later_one_takes_the_card() -> None:
    play = rich_talk().talks({0: "0>1:1 send rope", 1: "show1 with3 send", 3: "show3 with1 send"})
    play.talks({0: "0>3:1 send rope", 1: "show1 with0 send", 3: "refuse0"}).talks({0: "refuse0", 3: "agree0"})
    assert OfferLapsed(0, 1, 1) in outcome(play)
    play = rich_talk().talks({0: "0>1:1 send rope", 1: "show1 with3 send", 3: "show3 with1 send"})
    play.talks({0: "0>3:1 send rope", 1: "show1 with0 send", 3: "refuse0"})
    play.talks({0: "refuse0", 1: "refuse1", 3: "agree0"})
    assert outcome(play)[-2:] == [OfferCarriedOut(0, 2), OfferLapsed(0, 1, -1)]


@pytest.mark.rule("BR-17")
def test_only_the_parties_hear_that_an_offer_lapsed() -> None:
    play = talk().talks({0: "show0 with1 send", 1: "show1 with2 send", 2: "show2 with1 send"}).talks({1: "refuse1"})
    assert [heard for heard, event in play.heard(OfferLapsed) if event == OfferLapsed(0, 1, 1)] == [[0, 1]]
