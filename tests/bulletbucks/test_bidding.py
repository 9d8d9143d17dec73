"""BB-5 to BB-8: sealed bids, who names, ties, and the pot."""

import pytest

from clickbang.core.audience import EVERYONE
from clickbang.core.events import Asked, OwnAnswer, Sealed
from clickbang.games.bulletbucks import Bid, Name, encode
from clickbang.games.bulletbucks.events import (
    BidsRevealed,
    Clicked,
    HighBidder,
    Named,
    RaisesRevealed,
    RoundBegan,
    SeatNotes,
    Tied,
)
from tests.bulletbucks.position import ALL, ONE, TWO, game

ONE_NOTE = Bid(1, 0)

# BB-5: sealed bids


@pytest.mark.rule("BB-5")
def test_every_player_is_asked_for_a_sealed_bid() -> None:
    assert game(4).news[-1] == Asked("bid", (0, 1, 2, 3), (), (), True)


@pytest.mark.rule("BB-5")
def test_the_dead_do_not_bid() -> None:
    play = game(4).bids(ONE, ONE, ONE, TWO).names(1).bang()
    assert play.news[2:] == [RoundBegan(2, 6), Asked("bid", (0, 2, 3), (), (), True)]


@pytest.mark.rule("BB-5")
def test_those_who_left_do_not_bid() -> None:
    play = game(4).bids(ALL, ONE, ONE, TWO).names(1).click().clicks(2)
    assert play.news[1:] == [RoundBegan(3, 4), Asked("bid", (1, 2, 3), (), (), True)]


@pytest.mark.rule("BB-5")
def test_a_bid_needs_a_note() -> None:
    assert not game(3).table.legal(0, encode(Bid(0, 0)))


@pytest.mark.rule("BB-5")
@pytest.mark.parametrize("notes", [ONE, TWO])
def test_one_note_is_enough(notes: tuple[int, int]) -> None:
    assert game(3).table.legal(0, encode(Bid(*notes)))


@pytest.mark.rule("BB-5")
def test_who_has_sealed_is_known_and_what_only_to_themselves() -> None:
    play = game(3).answer(1, Bid(2, 1))
    assert play.told == [(1 << 1, OwnAnswer(1, encode(Bid(2, 1)))), (EVERYONE, Sealed(1))]


@pytest.mark.rule("BB-5")
def test_no_bid_is_revealed_before_all_are_sealed() -> None:
    assert game(3).answer(2, ONE_NOTE).answer(0, ONE_NOTE).news == []


@pytest.mark.rule("BB-5")
def test_all_bids_are_revealed_at_the_same_moment_note_by_note() -> None:
    play = game(3).answer(2, ONE_NOTE).answer(0, Bid(2, 1)).answer(1, Bid(0, 3))
    assert play.news[0] == BidsRevealed((SeatNotes(0, 2, 1), SeatNotes(1, 0, 3), SeatNotes(2, 1, 0)))


@pytest.mark.rule("BB-5")
def test_what_is_bid_is_gone_from_the_bid_money() -> None:
    assert game(3).bids((2, 1), ONE, TWO).purse(0) == (4, 5)


# BB-6: who names, and whom


@pytest.mark.rule("BB-6")
def test_the_highest_total_names() -> None:
    play = game(3).bids((2, 1), (0, 3), (5, 0))
    assert play.news[1:] == [HighBidder(1, 6), Asked("name", (1,), (), (), False)]


@pytest.mark.rule("BB-6")
@pytest.mark.parametrize("high", [0, 1, 2])
def test_any_seat_can_be_the_high_bidder(high: int) -> None:
    bids = [(0, 4) if seat == high else ONE for seat in range(3)]
    assert game(3).bids(*bids).news[1] == HighBidder(high, 8)


@pytest.mark.rule("BB-6")
def test_value_counts_not_the_number_of_notes() -> None:
    assert game(3).bids((3, 0), (0, 2), ONE).news[1] == HighBidder(1, 4)


@pytest.mark.rule("BB-6")
def test_only_the_high_bidder_is_asked_for_a_name() -> None:
    play = game(3).bids(ONE, TWO, ONE)
    assert [play.table.legal(seat, encode(Name(0))) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("BB-6")
@pytest.mark.parametrize("named", [0, 1, 2, 3])
def test_any_player_at_the_table_can_be_named_the_bidder_included(named: int) -> None:
    assert game(4).bids(ONE, TWO, ONE, ONE).names(named).news[0] == Named(1, named)


@pytest.mark.rule("BB-6")
def test_the_dead_cannot_be_named() -> None:
    play = game(4).bids(ONE, ONE, ONE, TWO).names(1).bang().bids(ONE, ONE, TWO)
    assert play.table.legal_actions(3) == [encode(Name(seat)) for seat in (0, 2, 3)]
    assert not play.table.legal(3, encode(Name(1)))


@pytest.mark.rule("BB-6")
def test_those_who_left_cannot_be_named() -> None:
    play = game(4).bids(ALL, ONE, ONE, TWO).names(1).click().bids(ONE, ONE, TWO)
    assert play.table.legal_actions(3) == [encode(Name(seat)) for seat in (1, 2, 3)]
    assert not play.table.legal(3, encode(Name(0)))


@pytest.mark.rule("BB-6")
def test_nobody_beyond_the_last_seat_can_be_named() -> None:
    assert not game(3).bids(ONE, ONE, TWO).table.legal(2, encode(Name(3)))


# BB-7: ties


@pytest.mark.rule("BB-7")
def test_only_the_tied_raise() -> None:
    play = game(4).bids(TWO, ONE, TWO, ONE)
    assert play.news[1:] == [Tied((0, 2), 2), Asked("raise", (0, 2), (), (), True)]


@pytest.mark.rule("BB-7")
def test_equal_totals_of_different_notes_are_tied() -> None:
    assert game(3).bids((2, 0), TWO, ONE).news[1] == Tied((0, 1), 2)


@pytest.mark.rule("BB-7")
def test_a_tie_below_the_highest_is_none() -> None:
    assert game(3).bids(ONE, ONE, TWO).news[1] == HighBidder(2, 2)


@pytest.mark.rule("BB-7")
def test_all_may_be_tied() -> None:
    assert game(3).bids(TWO, TWO, TWO).news[1:] == [Tied((0, 1, 2), 2), Asked("raise", (0, 1, 2), (), (), True)]


@pytest.mark.rule("BB-7")
def test_a_raise_needs_a_note() -> None:
    assert not game(3).bids(TWO, TWO, ONE).table.legal(0, encode(Bid(0, 0)))


@pytest.mark.rule("BB-7")
def test_a_raise_is_paid_with_notes_that_were_not_bid() -> None:
    tied = game(3).bids((5, 5), (5, 5), ONE)
    assert tied.table.legal_actions(0) == [encode(Bid(0, 1)), encode(Bid(1, 0)), encode(Bid(1, 1))]


@pytest.mark.rule("BB-7")
def test_no_raise_is_revealed_before_all_are_sealed() -> None:
    assert game(3).bids(TWO, TWO, ONE).answer(1, Bid(0, 1)).news == []


@pytest.mark.rule("BB-7")
def test_raises_are_revealed_together_and_only_what_was_added() -> None:
    assert game(3).bids(TWO, TWO, ONE).raises(ONE, (1, 1)).news[0] == RaisesRevealed(
        (SeatNotes(0, 1, 0), SeatNotes(1, 1, 1))
    )


@pytest.mark.rule("BB-7")
def test_a_raise_comes_on_top_of_what_already_lies_there() -> None:
    assert game(3).bids(TWO, TWO, ONE).raises(ONE, (1, 1)).news[1] == HighBidder(1, 5)


@pytest.mark.rule("BB-7")
def test_those_still_tied_raise_again() -> None:
    play = game(3).bids(TWO, TWO, ONE).raises(ONE, ONE)
    assert play.news[1:] == [Tied((0, 1), 3), Asked("raise", (0, 1), (), (), True)]
    assert play.raises(TWO, ONE).news[1] == HighBidder(0, 5)


@pytest.mark.rule("BB-7")
def test_a_raiser_who_falls_behind_raises_no_more() -> None:
    play = game(4).bids(TWO, TWO, TWO, ONE).raises(TWO, ONE, TWO)
    assert play.news[1:] == [Tied((0, 2), 4), Asked("raise", (0, 2), (), (), True)]


@pytest.mark.rule("BB-7")
def test_who_was_not_tied_does_not_come_back_when_others_stay_tied() -> None:
    play = game(4).bids((0, 2), (0, 2), (3, 0), (3, 0)).raises(ONE, ONE)
    assert play.news[1] == Tied((0, 1), 5)


@pytest.mark.rule("BB-7")
def test_the_next_round_begins_with_a_bid_not_a_raise() -> None:
    play = game(3).bids(TWO, TWO, ONE).raises(ONE, TWO).names(0).click()
    assert play.news[1:] == [RoundBegan(2, 5), Asked("bid", (0, 1, 2), (), (), True)]
    assert isinstance(play.bids(ONE, ONE, TWO).news[0], BidsRevealed)


# BB-8: the pot


@pytest.mark.rule("BB-8")
def test_lower_bids_stay_on_the_table() -> None:
    assert game(3).bids((2, 1), (0, 3), (5, 0)).pot == (7, 4)


@pytest.mark.rule("BB-8")
def test_the_pot_holds_all_bids_and_raises() -> None:
    play = game(3).bids(TWO, TWO, ONE).raises(ONE, (1, 1)).names(2).click()
    assert play.news[0] == Clicked(2, 3, 3)


@pytest.mark.rule("BB-8")
def test_nobody_gets_a_lower_bid_back() -> None:
    play = game(3).bids((2, 1), (0, 3), (5, 0)).names(1).click()
    assert [play.purse(seat) for seat in range(3)] == [(4, 5), (6, 3), (1, 6)]


@pytest.mark.rule("BB-8")
def test_a_sealed_bid_cannot_be_replaced() -> None:
    assert not game(3).answer(0, Bid(3, 0)).table.legal(0, encode(Bid(1, 0)))


@pytest.mark.rule("BB-8")
def test_who_falls_behind_in_raising_leaves_the_raise_on_the_table() -> None:
    play = game(3).bids(TWO, TWO, ONE).raises((3, 0), ONE)
    assert play.purse(1) == (5, 5)
    assert play.pot == (5, 2)


@pytest.mark.rule("BB-8")
def test_a_new_round_begins_with_an_empty_pot() -> None:
    assert game(3).clicks(0).pot == (0, 0)
