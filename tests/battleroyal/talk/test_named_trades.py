"""BR-17: offers that name cards, "my Katana for your Bazooka"."""

import pytest

from clickbang.core.audience import hears
from clickbang.core.errors import IllegalAnswer
from clickbang.core.seats import has
from clickbang.games.battleroyal import Agree, ByName, Done, GiveCard, GiveCount, GiveFrom, GiveTo, Refuse, Send, Show
from clickbang.games.battleroyal.events import (
    CardsGiven,
    GiftsSeen,
    GivenCards,
    HandSizes,
    OfferAgreed,
    OfferCarriedOut,
    OfferedCards,
    OfferLapsed,
    OfferMade,
)
from clickbang.games.battleroyal.rules.errors import NOT_TO_NAME, ONLY_REFUSING
from tests.battleroyal.position import Play
from tests.battleroyal.talk.test_offers import outcome, rich_talk, three_cards
from tests.battleroyal.talk.test_talk import talk

DEAL = "katana bazooka rope"


def trade(deal: str = DEAL, asked: str = "bazooka") -> Play:
    """Seats 0, 1, 2 talk; seat 0 has offered seat 1 the Katana for this card, and seat 2 hears none of it."""
    return talk(deal).talks({0: f"0>1:katana 1>0:{asked} send", 1: "show1 with2 send", 2: "show2 with1 send"})


def begun(play: Play, steps: str) -> Play:
    for step in play.talk(steps):
        play.act(0, step)
    return play


# What can be named


@pytest.mark.rule("BR-17")
def test_instead_of_a_number_cards_are_named_one_by_one() -> None:
    play = rich_talk().act(0, GiveFrom(0)).act(0, GiveTo(1))
    assert play.choices(0) == [GiveCount(1), GiveCount(2), ByName()]
    assert play.act(0, ByName()).choices(0) == [GiveCard(5), GiveCard(7)]


@pytest.mark.rule("BR-17")
def test_an_author_names_only_cards_of_their_own_that_they_hold() -> None:
    play = begun(rich_talk(), "0>1:rope")
    assert [choice for choice in play.choices(0) if isinstance(choice, GiveCard)] == [GiveCard(7)]
    with pytest.raises(IllegalAnswer) as refused:
        play.act(0, GiveCard(12))
    assert refused.value.fault == NOT_TO_NAME


@pytest.mark.rule("BR-17")
def test_an_author_names_any_card_of_the_deck_on_the_other_side() -> None:
    play = talk(DEAL).act(0, GiveFrom(1)).act(0, GiveTo(0)).act(0, ByName())
    assert play.choices(0) == [GiveCard(card) for card in range(36)]


@pytest.mark.rule("BR-17")
def test_more_cards_are_named_in_the_order_of_the_deck_and_no_more_than_the_giver_holds() -> None:
    play = begun(three_cards(), "0>1:fork")
    assert [choice for choice in play.choices(0) if isinstance(choice, GiveCard)] == [GiveCard(12)]
    play = begun(rich_talk(), "1>0:rope")
    assert not [choice for choice in play.choices(0) if isinstance(choice, GiveCard)]


@pytest.mark.rule("BR-17")
def test_a_clause_with_names_is_closed_by_the_next_step() -> None:
    play = begun(three_cards(), "0>1:rope").act(0, Show(3))
    assert not [choice for choice in play.choices(0) if isinstance(choice, GiveCard)]


@pytest.mark.rule("BR-17")
def test_no_card_is_named_twice_in_an_offer() -> None:
    play = begun(talk(DEAL), "0>1:katana").act(0, GiveFrom(1)).act(0, GiveTo(0)).act(0, ByName())
    assert GiveCard(25) not in play.choices(0)
    assert GiveCard(24) in play.choices(0)


@pytest.mark.rule("BR-17")
def test_all_cards_of_a_clause_are_one_clause() -> None:
    play = begun(three_cards(), "0>1:rope+fork show0 show1 show3")
    assert [choice for choice in play.choices(0) if isinstance(choice, GiveFrom)] == [
        GiveFrom(0),
        GiveFrom(1),
        GiveFrom(3),
    ]
    play = begun(play, "1>0:1 3>0:1")
    assert play.choices(0) == [Send()]


@pytest.mark.rule("BR-17")
def test_names_can_be_taken_back() -> None:
    play = begun(three_cards(), "0>1:rope+fork")
    play.table.apply(0, -1)
    assert [choice for choice in play.choices(0) if isinstance(choice, GiveCard)] == [GiveCard(7), GiveCard(12)]


@pytest.mark.rule("BR-17")
def test_a_number_may_stand_on_one_side_and_a_name_on_the_other() -> None:
    play = talk(DEAL).talks({0: "0>1:1 1>0:bazooka send katana", 1: "show1 with2 send"}).talks({1: "agree0"})
    assert (play.hand(0), play.hand(1)) == (["bazooka"], ["katana"])


@pytest.mark.rule("BR-17")
def test_what_is_named_is_not_picked_again_for_somebody_else() -> None:
    play = begun(three_cards(), "0>1:fork 0>3:1 send")
    assert [encoded.card for encoded in play.choices(0) if hasattr(encoded, "card")] == [5, 12]


# Who hears what


@pytest.mark.rule("BR-17")
def test_the_names_in_an_offer_are_heard_by_its_parties_alone() -> None:
    made = OfferMade(0, 1, (0, 1), (OfferedCards(0, 1, 1, ("katana",)), OfferedCards(1, 0, 1, ("bazooka",))), ())
    assert [heard for heard, event in trade().heard(OfferMade) if event == made] == [[0, 1]]


@pytest.mark.rule("BR-17")
def test_a_trade_by_name_is_carried_out_without_anybody_picking() -> None:
    play = trade().talks({1: "agree1"})
    assert (play.hand(0), play.hand(1)) == (["bazooka"], ["katana"])
    assert play.heard(OfferAgreed) == [([0, 1], OfferAgreed(0, 1, 1))]


@pytest.mark.rule("BR-17")
def test_the_team_sees_how_many_were_given_and_only_the_two_see_which() -> None:
    play = trade().talks({1: "agree1"})
    assert play.heard(GiftsSeen) == [([0, 1, 2], GiftsSeen((GivenCards(0, 1, 1), GivenCards(1, 0, 1))))]
    assert play.heard(CardsGiven) == [
        ([0, 1], CardsGiven(0, 1, ("katana",))),
        ([0, 1], CardsGiven(1, 0, ("bazooka",))),
    ]
    assert play.heard(HandSizes) == []


# Who lacks the card


@pytest.mark.rule("BR-17")
def test_who_does_not_hold_a_card_asked_by_name_can_only_refuse() -> None:
    answers = [choice for choice in trade(asked="hatchet").choices(1) if isinstance(choice, Agree | Refuse)]
    assert answers == [Agree(0), Refuse(0), Refuse(1)]
    with pytest.raises(IllegalAnswer) as refused:
        trade(asked="hatchet").act(1, Agree(1))
    assert refused.value.fault == ONLY_REFUSING


@pytest.mark.rule("BR-17")
def test_who_holds_it_can_agree() -> None:
    answers = [choice for choice in trade().choices(1) if isinstance(choice, Agree | Refuse)]
    assert answers == [Agree(0), Agree(1), Refuse(0), Refuse(1)]


@pytest.mark.rule("BR-17")
@pytest.mark.parametrize("last", ["refuse1", "done"])
def test_nobody_else_learns_whether_they_could_have_agreed(last: str) -> None:
    could, could_not = trade(), trade("katana hatchet rope")
    for play in (could, could_not):
        play.talks({0: "show0 with2 send", 1: last, 2: "refuse0"})
    for seat in (0, 2, 3):
        heard = [[event for audience, event in play.history if hears(audience, seat)] for play in (could, could_not)]
        assert heard[0] == heard[1]
        assert could.choices(seat) == could_not.choices(seat) if seat != 3 else True


@pytest.mark.rule("BR-17")
def test_an_offer_that_asks_for_a_card_somebody_has_given_away_still_waits_for_their_answer() -> None:
    play = talk("katana bazooka rope").talks(
        {0: "0>1:katana 1>0:bazooka send", 1: "1>2:1 2>1:1 send bazooka", 2: "show2 with1 send"}
    )
    play.talks({0: "show0 with2 send", 1: "show1 with2 send", 2: "agree0 rope"})
    assert (play.hand(1), OfferLapsed(0, 1, -1) in outcome(play)) == (["rope"], False)
    assert [offer.author for offer in play.table.board.offers if has(offer.parties & ~offer.agreed, 1)] == [2, 0]
    assert Agree(1) not in play.choices(1)


@pytest.mark.rule("BR-17")
def test_an_offer_lapses_when_the_author_has_given_the_named_card_away() -> None:
    play = talk(DEAL).talks({0: "0>1:katana 1>0:bazooka send", 1: "show1 with2 send", 2: "0>2:1 2>0:1 send rope"})
    play.talks({0: "agree0 katana", 1: "show1 with2 send", 2: "show2 with1 send"})
    assert outcome(play)[:2] == [OfferCarriedOut(2, 1), OfferLapsed(0, 1, -1)]


@pytest.mark.rule("BR-17")
def test_after_three_offers_one_who_lacks_a_card_refuses_or_is_done() -> None:
    play = talk("katana fork rope")
    for _ in range(3):
        play.talks(
            {
                0: "0>1:katana 1>0:bazooka send",
                1: "show1 with2 send",
                2: "refuse0" if play.table.board.offers else "all send",
            }
        )
    answers = [choice for choice in play.choices(1) if not isinstance(choice, Agree)]
    assert Done() in answers
    assert Refuse(0) in answers


# What one makes of it


@pytest.mark.rule("BR-17")
def test_the_parties_know_that_the_author_holds_what_they_name() -> None:
    play = trade()
    katana = play.place_of("katana")
    assert [has(play.view(seat).known_at(0), katana) for seat in (0, 1, 2, 3)] == [True, True, False, False]
    assert not has(play.view(0).known_at(1), play.place_of("bazooka"))


@pytest.mark.rule("BR-17")
def test_who_agrees_shows_the_parties_that_the_card_is_there() -> None:
    play = talk(DEAL).talks({0: "1>0:bazooka 0>2:katana 2>1:1 send", 1: "show1 with0 send", 2: "show2 with1 send"})
    play.talks({0: "refuse0", 1: "agree1", 2: "show2 with0 send"})
    assert not play.heard(OfferCarriedOut)
    bazooka = play.place_of("bazooka")
    assert [has(play.view(seat).known_at(1), bazooka) for seat in (0, 2, 3)] == [True, True, False]


@pytest.mark.rule("BR-17")
def test_a_third_party_knows_where_named_cards_went() -> None:
    play = talk(DEAL).talks({0: "0>1:katana 1>0:bazooka show2 send", 1: "show1 with2 send", 2: "show2 with1 send"})
    play.talks({0: "show0 with1 send", 1: "agree1", 2: "agree1"})
    assert play.hand(0) == ["bazooka"]
    assert [has(play.view(seat).known_at(0), play.place_of("bazooka")) for seat in (0, 1, 2, 3)] == [
        True,
        True,
        True,
        False,
    ]


@pytest.mark.rule("BR-17")
def test_what_an_author_named_is_known_although_the_offer_lapses_at_once() -> None:
    play = talk(DEAL).talks({0: "0>1:katana 1>0:bazooka send", 2: "show2 with0 send"})
    assert OfferLapsed(0, 1, 1) in outcome(play)
    assert has(play.view(1).known_at(0), play.place_of("katana"))


@pytest.mark.rule("BR-17")
def test_what_somebody_agreed_to_give_is_known_although_somebody_else_refuses() -> None:
    play = talk(DEAL).talks({0: "1>0:bazooka 0>2:katana 2>1:1 send", 1: "show1 with0 send", 2: "show2 with1 send"})
    play.talks({0: "refuse0", 1: "agree1", 2: "refuse0"})
    assert OfferLapsed(0, 1, 2) in outcome(play)
    assert has(play.view(2).known_at(1), play.place_of("bazooka"))


@pytest.mark.rule("BR-17")
def test_as_long_as_an_offer_stands_its_author_has_not_given_the_card_away() -> None:
    play = rich_talk().talks({0: "0>1:rope 1>0:bomb send", 1: "show1 with3 send", 3: "0>3:1 3>0:1 send katana"})
    play.talks({0: "agree0 fork", 1: "show1 with0 send", 3: "show3 with1 send"})
    assert play.hand(0) == ["rope", "katana"]
    assert has(play.view(1).known_at(0), play.place_of("rope"))
