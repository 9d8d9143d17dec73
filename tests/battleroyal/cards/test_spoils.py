"""BR-18 to BR-20: the cards of the eliminated, and what the eliminated may still do."""

import pytest

from clickbang.core.events import Asked, OwnStep
from clickbang.core.seats import has, members
from clickbang.games.battleroyal import Assign, Decline, Vote
from clickbang.games.battleroyal.events import (
    AllAlone,
    CardsDiscarded,
    CastVote,
    Eliminated,
    HandSize,
    HandSizes,
    HeldCard,
    Proposed,
    SpoilsDivided,
    SpoilsSeen,
    TurnBegan,
    VotesRevealed,
)
from tests.battleroyal.position import Play, game, sides


def won(deal: str = "") -> Play:
    """Seats 0, 1 and 2 have eliminated seats 3 and 4; it is the turn of seat 2, so that 2, 0, 1 may propose."""
    return sides(3, 2, deal).confronts(3, "KKK", "TT")


# A team of one


@pytest.mark.rule("BR-18")
def test_a_team_of_one_simply_takes_the_cards() -> None:
    play = game(6, "rope katana").confronts(1, "K", "T")
    assert play.heard(SpoilsDivided) == [([0], SpoilsDivided((HeldCard("katana", 0),)))]
    assert (play.hand(0), play.hand(1), play.kind) == (["rope", "katana"], [], "turn")


@pytest.mark.rule("BR-18", "BR-1")
def test_everybody_sees_how_many_cards_the_winner_has_now() -> None:
    play = game(6, "rope katana").confronts(1, "K", "T")
    assert play.heard(HandSizes) == [("all", HandSizes((HandSize(0, 2),)))]


@pytest.mark.rule("BR-18")
def test_a_defender_who_eliminates_the_attackers_gets_their_cards() -> None:
    play = sides(2, 1).confronts(2, "TT", "K")
    assert play.hand(2) == ["teddy-bear", "canned-food", "ornate-fan"]
    assert play.heard(HandSizes) == [("all", HandSizes((HandSize(2, 3),)))]


# The division


@pytest.mark.rule("BR-18")
def test_all_members_see_the_collected_cards_and_whose_they_were_and_nobody_else_does() -> None:
    play = won()
    assert play.heard(SpoilsSeen) == [([0, 1, 2], SpoilsSeen((HeldCard("class-photo", 3), HeldCard("whistle", 4))))]


@pytest.mark.rule("BR-18")
def test_the_one_whose_turn_it_is_proposes_first_and_may_let_it_be() -> None:
    play = won()
    assert play.news[-1] == Asked("divide", (), (2,), (), False)
    assert play.choices(2) == [Decline(), Assign(0), Assign(1), Assign(2)]
    assert play.act(2, Assign(1)).choices(2) == [Assign(0), Assign(1), Assign(2)]


@pytest.mark.rule("BR-18")
def test_members_propose_clockwise_from_the_turn() -> None:
    play = won()
    proposers = []
    while play.kind == "divide":
        proposers += play.asked
        play.divides()
    assert proposers == [2, 0, 1]


@pytest.mark.rule("BR-18")
def test_the_defenders_propose_clockwise_from_the_fallen_attacker() -> None:
    play = game(6, first=5).teams_up(0).until_turn(1).confronts(0, "T", "TK")
    assert (play.alive, play.asked) == ([0, 2, 3, 4, 5], [5])
    assert play.divides().asked == [0]


@pytest.mark.rule("BR-18")
def test_a_proposal_is_a_draft_until_it_is_complete() -> None:
    play = won()
    play.told = []
    play.act(2, Assign(1))
    assert play.told == [(0b100, OwnStep(2, 48 + 1))]
    play.table.apply(2, -1)
    assert play.choices(2)[0] == Decline()


@pytest.mark.rule("BR-18")
def test_the_team_hears_the_proposal_and_the_others_vote_sealed() -> None:
    play = won().divides(1, 0)
    assert play.heard(Proposed) == [([0, 1, 2], Proposed(2, (HeldCard("class-photo", 1), HeldCard("whistle", 0))))]
    assert play.news == [Asked("vote", (0, 1), (), (), True)]
    assert play.choices(0) == [Vote(False), Vote(True)]


@pytest.mark.rule("BR-18")
def test_the_first_division_that_all_accept_is_carried_out() -> None:
    play = won().divides(1, 0).votes()
    assert play.heard(VotesRevealed) == [([0, 1, 2], VotesRevealed((CastVote(0, True), CastVote(1, True))))]
    assert play.heard(SpoilsDivided) == [
        ([0, 1, 2], SpoilsDivided((HeldCard("class-photo", 1), HeldCard("whistle", 0))))
    ]
    assert play.heard(HandSizes) == [("all", HandSizes((HandSize(0, 2), HandSize(1, 2))))]
    assert [play.hand(seat)[1:] for seat in range(3)] == [["whistle"], ["class-photo"], []]
    assert (play.teams[0], play.kind) == ([0, 1, 2], "turn")


@pytest.mark.rule("BR-18")
@pytest.mark.parametrize("against", [(0,), (1,), (0, 1)], ids=str)
def test_one_vote_against_it_is_enough_and_the_next_may_propose(against: tuple[int, ...]) -> None:
    play = won().divides(1, 0).votes(*against)
    votes = tuple(CastVote(seat, seat not in against) for seat in (0, 1))
    assert play.heard(VotesRevealed) == [([0, 1, 2], VotesRevealed(votes))]
    assert (play.asked, play.heard(SpoilsDivided)) == ([0], [])
    assert play.divides(0, 0).asked == [1, 2]
    assert play.votes().hand(0) == ["teddy-bear", "class-photo", "whistle"]


@pytest.mark.rule("BR-18")
def test_everybody_proposes_once_only() -> None:
    play = won().divides(0, 0).votes(1).divides(0, 0).votes(1).divides(1, 1).votes(0)
    assert play.kind == "turn"


@pytest.mark.rule("BR-18")
def test_who_has_proposed_before_may_propose_again_when_the_team_wins_more() -> None:
    play = won().divides(0, 0).votes().until_turn(2).confronts(5, "KKK", "T")
    assert (play.kind, play.asked) == ("divide", [2])


@pytest.mark.rule("BR-18", "BR-19")
def test_if_all_fail_the_team_dissolves_and_the_cards_are_discarded() -> None:
    play = won().divides(1, 0).votes(0).divides().divides(1, 1).votes(2)
    assert play.news[:3] == [CardsDiscarded(2), AllAlone((0, 1, 2)), TurnBegan(5, 0, 0)]
    assert (play.teams[:3], play.heard(HandSizes)) == ([[0], [1], [2]], [])
    assert members(play.table.discarded) == [3, 4]


@pytest.mark.rule("BR-18")
def test_a_mixed_side_divides_too_all_of_it() -> None:
    play = sides(2, 1).confronts(2, "KT", "T")
    assert (play.kind, members(play.table.board.heirs)) == ("divide", [0, 1])


@pytest.mark.rule("BR-18", "BR-12")
def test_all_cards_of_the_eliminated_are_divided_not_only_the_revealed_ones() -> None:
    play = game(6, "rope katana darts bazooka", circle=[0, 1, 2, 3, 4, 5]).confronts(1, "K", "T")
    play.until_turn(2).teams_up(3).until_turn(0).confronts(2, "K", "KK").reveals({})
    assert play.heard(SpoilsSeen) == [([2, 3], SpoilsSeen((HeldCard("rope", 0), HeldCard("katana", 0))))]


# Nobody eliminated anybody


@pytest.mark.rule("BR-19")
def test_discarded_cards_never_come_back() -> None:
    play = won().divides().divides().divides()
    before = play.table.discarded
    play.confronts(6, "K", "T").confronts(1, "K", "T")
    assert (before, play.table.discarded) == (0b11000, 0b11000)


@pytest.mark.rule("BR-19")
def test_cards_that_are_discarded_without_a_winner_are_seen_by_nobody() -> None:
    play = game(6, "bomb katana").confronts(1, "K", "K").reveals({})
    assert (play.heard(SpoilsSeen, SpoilsDivided), play.heard(CardsDiscarded)) == ([], [("all", CardsDiscarded(2))])


# The dead


@pytest.mark.rule("BR-20")
def test_the_eliminated_are_asked_nothing_any_more() -> None:
    play = game(6).confronts(1, "K", "T").passes(4)
    assert play.heard(Eliminated) == []
    assert not has(play.table.must | play.table.asked | play.table.standing, 1)
