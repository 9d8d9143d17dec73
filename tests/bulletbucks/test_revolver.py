"""BB-12 to BB-15: the spin, the click, the bang, and what becomes of the bids."""

import pytest

from clickbang.core.events import Asked, Began, Ended, OptionValue
from clickbang.core.seats import members
from clickbang.games.bulletbucks import Bid, encode
from clickbang.games.bulletbucks.events import (
    Banged,
    BidsReturned,
    Clicked,
    HighBidder,
    Named,
    PotCarried,
    PotDiscarded,
    RoundBegan,
    SeatNotes,
    TookMarker,
)
from clickbang.games.bulletbucks.rules.revolver import BANG, CLICK
from tests.bulletbucks.position import ALL, ONE, TWO, Notes, Play, game, pair

# BB-12: the spin


@pytest.mark.rule("BB-12")
def test_the_named_player_takes_a_marker_from_the_centre() -> None:
    assert game(3).bids(ONE, TWO, ONE).names(2).news == [Named(1, 2), TookMarker(2, 5)]


@pytest.mark.rule("BB-12")
def test_five_chances_in_six_click_one_in_six_bang() -> None:
    assert game(3).bids(ONE, TWO, ONE).names(2).table.chance_outcomes() == ((CLICK, 5), (BANG, 1))


@pytest.mark.rule("BB-12")
def test_it_is_the_named_player_who_spins_not_the_one_who_named() -> None:
    assert game(3).bids(ONE, TWO, ONE).names(2).bang().news[0] == Banged(2, 6)


@pytest.mark.rule("BB-12")
def test_each_spin_is_as_dangerous_as_the_first() -> None:
    assert game(3).clicks(0, 1, 2, 0).bids(ONE, TWO, ONE).names(1).table.chance_outcomes() == ((CLICK, 5), (BANG, 1))


# BB-13: click


@pytest.mark.rule("BB-13")
def test_a_click_wins_the_whole_pot() -> None:
    assert game(4).bids((2, 1), TWO, ONE, (0, 5)).names(2).click().news[0] == Clicked(2, 3, 7)


@pytest.mark.rule("BB-13")
def test_the_pot_becomes_one_new_stack_of_the_named_player() -> None:
    play = game(3).bids((2, 1), TWO, ONE).names(2).click()
    assert [play.stacks(seat) for seat in range(3)] == [[], [], [(3, 2)]]


@pytest.mark.rule("BB-13")
def test_every_click_makes_a_stack_of_its_own() -> None:
    assert game(3).clicks(1).bids((2, 1), TWO, ONE).names(1).click().stacks(1) == [(2, 1), (3, 2)]


@pytest.mark.rule("BB-13")
def test_the_marker_used_stays_on_the_stack() -> None:
    assert game(3).clicks(1, 1).news[1] == RoundBegan(3, 4)


@pytest.mark.rule("BB-13")
def test_what_was_won_is_no_bid_money() -> None:
    play = game(3).bids((2, 1), TWO, ONE).names(2).click()
    assert play.purse(2) == (5, 6)


@pytest.mark.rule("BB-13")
def test_a_stack_is_never_bid_from() -> None:
    play = game(3).bids((6, 1), TWO, ONE).names(0).click()
    assert not play.table.legal(0, encode(Bid(1, 0)))


@pytest.mark.rule("BB-13")
def test_who_clicked_plays_on() -> None:
    assert game(3).clicks(0).news[-1] == Asked("bid", (0, 1, 2), (), (), True)


# BB-14: bang


@pytest.mark.rule("BB-14")
def test_a_bang_kills_and_the_marker_returns() -> None:
    play = game(4).clicks(0).bids(ONE, ONE, ONE, TWO).names(1).bang()
    assert play.news[0] == Banged(1, 5)
    assert play.news[2] == RoundBegan(3, 5)


@pytest.mark.rule("BB-14")
def test_the_dead_are_out() -> None:
    play = game(4).bids(ONE, ONE, ONE, TWO).names(1).bang()
    assert play.view(0).shown()["dead"] == members(play.table.board.dead) == [1]
    assert play.view(0).shown()["seated"] == [0, 2, 3]
    assert play.news[-1] == Asked("bid", (0, 2, 3), (), (), True)


@pytest.mark.rule("BB-14")
@pytest.mark.parametrize("pot_after_bang", ["return", "carry", "discard"])
def test_the_bid_of_the_dead_and_their_bid_money_are_removed(pot_after_bang: str) -> None:
    play = game(4, pot_after_bang=pot_after_bang).bids(TWO, (3, 2), ONE, ONE).names(1).bang()
    assert play.purse(1) == (0, 0)
    gone = {"return": (6, 6), "carry": (6, 6), "discard": (8, 7)}
    assert pair(play.table.board.removed) == gone[pot_after_bang]


@pytest.mark.rule("BB-14")
def test_the_stacks_of_the_dead_stay_for_the_scoring() -> None:
    play = game(3).clicks(1, 1).bids(ONE, ONE, TWO).names(1).bang()
    assert play.stacks(1) == [(2, 1), (2, 1)]
    assert play.clicks(0, 0, 0, 0).result.scores == (48_000, 16_000, 0)


@pytest.mark.rule("BB-14")
def test_the_dead_can_be_the_one_who_named_themselves() -> None:
    play = game(4).bids(ONE, ONE, ONE, (2, 2)).names(3).bang()
    assert play.news[:2] == [Banged(3, 6), BidsReturned((SeatNotes(0, 1, 0), SeatNotes(1, 1, 0), SeatNotes(2, 1, 0)))]


@pytest.mark.rule("BB-14")
def test_the_markers_on_the_stacks_of_the_dead_stay_there() -> None:
    assert game(4).clicks(1, 1).bids(ONE, ONE, ONE, TWO).names(1).bang().news[0] == Banged(1, 4)


# BB-15: what becomes of the others' bids


def bang(pot_after_bang: str) -> Play:
    """Seat 1 has just died; the others had bid (0, 1), (1, 0) and (2, 3)."""
    return game(4, pot_after_bang=pot_after_bang).bids(TWO, (3, 2), ONE, (2, 3)).names(1).bang()


def bang_after_two_left(pot_after_bang: str) -> Play:
    """Seats 0 and 1 left in the raise with all they had on the table; seat 2 has just died; 3 and 4 are there."""
    return game(5, pot_after_bang=pot_after_bang).bids(ALL, ALL, ONE, TWO, ONE).names(2).bang()


def two_bangs(pot_after_bang: str) -> Play:
    """Seats 0 and 1 died in the first two rounds; seats 2 and 3 had bid (1, 0) and (0, 1), then (1, 0) and (0, 2)."""
    play = game(4, pot_after_bang=pot_after_bang).bids(ONE, ONE, ONE, TWO).names(0).bang()
    return play.bids((2, 0), ONE, (0, 2)).names(1).bang()


@pytest.mark.rule("BB-15")
def test_bids_are_returned_unless_the_table_says_otherwise() -> None:
    began = game(3).news[0]
    assert isinstance(began, Began)
    assert OptionValue("pot_after_bang", "return") in began.options


@pytest.mark.rule("BB-15")
def test_return_gives_the_others_their_bids_back() -> None:
    play = bang("return")
    assert play.news[1] == BidsReturned((SeatNotes(0, 0, 1), SeatNotes(2, 1, 0), SeatNotes(3, 2, 3)))
    assert [play.purse(seat) for seat in range(4)] == [(6, 6), (0, 0), (6, 6), (6, 6)]


@pytest.mark.rule("BB-15")
def test_return_gives_raises_back_too() -> None:
    play = game(4).bids(TWO, TWO, ONE, ONE).raises(ONE, (2, 0)).names(2).bang()
    assert play.news[1] == BidsReturned((SeatNotes(0, 1, 1), SeatNotes(1, 2, 1), SeatNotes(3, 1, 0)))


@pytest.mark.rule("BB-15")
def test_return_leaves_nothing_in_the_pot() -> None:
    assert bang("return").pot == (0, 0)


@pytest.mark.rule("BB-15")
def test_return_removes_the_bids_of_those_who_left() -> None:
    play = bang_after_two_left("return")
    assert play.news[1] == BidsReturned((SeatNotes(3, 0, 1), SeatNotes(4, 1, 0)))
    assert [play.purse(seat) for seat in range(5)] == [(0, 0), (0, 0), (0, 0), (6, 6), (6, 6)]
    assert pair(play.table.board.removed) == (18, 18)


@pytest.mark.rule("BB-15")
def test_return_after_two_bangs_in_a_row_leaves_the_others_as_they_were() -> None:
    play = two_bangs("return")
    assert [play.purse(seat) for seat in range(4)] == [(0, 0), (0, 0), (6, 6), (6, 6)]


@pytest.mark.rule("BB-15")
def test_carry_keeps_the_others_bids_as_the_start_of_the_next_pot() -> None:
    play = bang("carry")
    assert play.news[1] == PotCarried(3, 4)
    assert play.pot == (3, 4)


@pytest.mark.rule("BB-15")
def test_carry_gives_nobody_their_bid_back() -> None:
    play = bang("carry")
    assert [play.purse(seat) for seat in range(4)] == [(6, 5), (0, 0), (5, 6), (4, 3)]


@pytest.mark.rule("BB-15")
def test_what_is_carried_counts_in_nobodys_bid() -> None:
    assert bang("carry").bids(ONE, TWO, ONE).news[1] == HighBidder(2, 2)


@pytest.mark.rule("BB-15")
def test_what_is_carried_is_won_with_the_next_pot() -> None:
    assert bang("carry").bids(ONE, TWO, ONE).names(0).click().news[0] == Clicked(0, 5, 5)


@pytest.mark.rule("BB-15")
def test_what_is_carried_is_won_only_once() -> None:
    play = bang("carry").bids(ONE, TWO, ONE).names(0).click()
    assert play.bids(ONE, TWO, ONE).names(2).click().news[0] == Clicked(2, 2, 1)


@pytest.mark.rule("BB-15")
def test_carry_keeps_the_bids_of_those_who_left() -> None:
    assert bang_after_two_left("carry").news[1] == PotCarried(13, 13)


@pytest.mark.rule("BB-15")
def test_carry_adds_up_over_two_bangs_in_a_row() -> None:
    play = two_bangs("carry")
    assert play.news[1] == PotCarried(3, 3)
    assert play.bids(ONE, TWO).names(2).click().news[0] == Clicked(2, 4, 4)


@pytest.mark.rule("BB-15")
def test_discard_removes_the_others_bids() -> None:
    play = bang("discard")
    assert play.news[1] == PotDiscarded(3, 4)
    assert [play.purse(seat) for seat in range(4)] == [(6, 5), (0, 0), (5, 6), (4, 3)]
    assert play.pot == (0, 0)


@pytest.mark.rule("BB-15")
def test_what_is_discarded_is_never_won() -> None:
    play = bang("discard").bids(ONE, TWO, ONE).names(0).click()
    assert play.news[0] == Clicked(0, 2, 1)
    assert pair(play.table.board.removed) == (9, 10)


@pytest.mark.rule("BB-15")
def test_discard_removes_the_bids_of_those_who_left() -> None:
    assert bang_after_two_left("discard").news[1] == PotDiscarded(13, 13)


@pytest.mark.rule("BB-15")
def test_discard_counts_each_bang_for_itself() -> None:
    assert two_bangs("discard").news[1] == PotDiscarded(1, 2)


@pytest.mark.rule("BB-15")
@pytest.mark.parametrize(("pot_after_bang", "purse"), [("return", (6, 6)), ("carry", (6, 4)), ("discard", (6, 4))])
def test_the_bids_are_settled_before_a_bang_ends_the_game(pot_after_bang: str, purse: Notes) -> None:
    duel = game(3, pot_after_bang=pot_after_bang).bids(ONE, ONE, TWO).names(0).bang()
    play = duel.bids(ONE, TWO).names(1).bang()
    assert isinstance(play.news[-1], Ended)
    assert play.purse(2) == purse
