"""Where two rules meet: what holds for each alone has to hold for both together."""

import pytest

from clickbang.games.battleroyal.events import OfferCarriedOut, OfferLapsed
from tests.battleroyal.position import game, sides


@pytest.mark.rule("BR-7", "BR-12")
def test_after_equal_sums_who_confronted_the_own_team_stays_alone() -> None:
    play = sides(3, 1, "teddy-bear canned-food hammer").confronts(1, "K", "KK").reveals({})
    assert play.teams[:2] == [[0, 1], [2]]


@pytest.mark.rule("BR-18")
def test_members_propose_in_the_order_of_the_circle() -> None:
    play = (
        game(6, circle=[0, 4, 2, 5, 1, 3]).teams_up(4).until_turn(4).teams_up(2).until_turn(2).confronts(5, "KKK", "T")
    )
    order = []
    while play.kind == "divide":
        order += play.asked
        play.divides()
    assert order == [2, 0, 4]


@pytest.mark.rule("BR-6", "BR-23")
def test_leaving_on_the_second_persons_turn_gives_no_third_turn() -> None:
    play = game(5).teams_up(1)
    assert (play.table.board.turn, play.table.board.person) == (0, 1)
    play.leaves(0).passes()
    assert (play.table.board.turn, play.table.board.person) == (1, 0)


@pytest.mark.rule("BR-5", "BR-24")
def test_in_pairs_only_the_persons_who_are_left_have_to_pass() -> None:
    play = game(4).confronts(1, "2", "0").passes(5)
    assert not play.table.over
    assert play.passes().result.ending == "all-passed"


@pytest.mark.rule("BR-17")
def test_an_offer_lapses_when_a_giver_has_too_few_cards_although_as_many_come_back() -> None:
    play = game(8, "rope katana fork ice-axe darts", circle=[0, 2, 1, 4, 3, 5, 6, 7])
    play.confronts(2, "K", "T").until_turn(1).confronts(4, "K", "T").until_turn(1).teams_up(3)
    play.until_turn(0).confronts(1, "T", "TT")
    play.talks({0: "0>3:1 send rope", 1: "0>1:2 1>0:2 send darts katana", 3: "show3 with0 send"})
    play.talks({0: "show0 with1 send", 1: "show1 with3 send", 3: "agree0"})
    assert [event for _, event in play.heard(OfferCarriedOut, OfferLapsed)] == [
        OfferCarriedOut(0, 1),
        OfferLapsed(1, 1, -1),
    ]
