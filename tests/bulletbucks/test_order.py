"""BB-11: who leaves, whether the game is over, who raises, who converts, who bids: in this order."""

import pytest

from clickbang.core.events import Asked, Ended
from clickbang.games.bulletbucks.events import (
    BidsRevealed,
    Conversion,
    ConversionsRevealed,
    HighBidder,
    Left,
    RoundBegan,
    SeatNotes,
    Tied,
)
from tests.bulletbucks.position import ALL, ONE, TWO, Play, game

pytestmark = pytest.mark.rule("BB-11")


# (1) leaving


def test_leaving_comes_before_converting() -> None:
    play = game(4).bids(ONE, (5, 6), ONE, TWO).names(0).click().bids((5, 6), ONE, ONE, TWO).names(3).click()
    assert play.news[2:] == [Left(1), Asked("convert", (0,), (), (), True)]


def test_those_who_leave_do_so_together_in_seat_order() -> None:
    play = game(4).bids(ALL, ALL, ALL, ONE)
    assert play.news[2:5] == [Left(0), Left(1), Left(2)]


def test_the_tied_leave_before_the_others_are_looked_at() -> None:
    play = game(4).bids(ALL, ALL, ONE, TWO)
    assert play.news == [
        BidsRevealed((SeatNotes(0, 6, 6), SeatNotes(1, 6, 6), SeatNotes(2, 1, 0), SeatNotes(3, 0, 1))),
        Tied((0, 1), 18),
        Left(0),
        Left(1),
        HighBidder(3, 2),
        Asked("name", (3,), (), (), False),
    ]


# (2) at most one left at the table


def test_all_tied_and_nobody_can_raise_so_nobody_is_left() -> None:
    play = game(3).bids(ALL, ALL, ALL)
    assert play.news[1:] == [
        Tied((0, 1, 2), 18),
        Left(0),
        Left(1),
        Left(2),
        Ended("nobody-left", (), (0, 0, 0)),
    ]


def test_one_who_was_not_tied_is_left_and_names_nobody() -> None:
    play = game(3).bids(ALL, ALL, ONE)
    assert play.news[1:] == [Tied((0, 1), 18), Left(0), Left(1), Ended("one-left", (), (0, 0, 0))]


def test_one_who_was_tied_is_left_and_neither_names_nor_converts() -> None:
    duel = game(3).clicks(0).bids(ONE, ONE, TWO).names(2).bang()
    assert duel.bids((5, 6), (5, 6)).news[1:] == [
        Tied((0, 1), 17),
        Left(1),
        Ended("one-left", (0,), (4_000, 0, 0)),
    ]


def test_one_is_left_when_the_bidding_opens_and_does_not_convert() -> None:
    duel = game(3).clicks(0).bids(ONE, ONE, TWO).names(2).bang()
    play = duel.bids((5, 6), (4, 6)).names(0).click().converts(0).bids((2, 1), ONE).names(0).click()
    assert play.news[1:] == [RoundBegan(5, 4), Left(1), Ended("one-left", (0,), (76_000, 0, 0))]


def test_two_left_play_on() -> None:
    assert game(4).bids(ALL, ALL, ONE, ONE).news[-1] == Asked("raise", (2, 3), (), (), True)


# (3) who must raise is worked out again


def test_one_tied_player_who_remains_names_without_raising_or_converting() -> None:
    play = game(3).clicks(0).bids((5, 6), (5, 6), ONE)
    assert play.news[1:] == [Tied((0, 1), 17), Left(1), HighBidder(0, 17), Asked("name", (0,), (), (), False)]
    assert play.stacks(0) == [(2, 1)]


def test_one_tied_player_with_notes_who_remains_names_without_raising() -> None:
    play = game(3).bids(ONE, TWO, (0, 2)).names(2).click().bids((4, 6), (6, 5), ONE)
    assert play.news[1:] == [Tied((0, 1), 16), Left(1), HighBidder(0, 16), Asked("name", (0,), (), (), False)]


def test_several_tied_players_who_remain_raise() -> None:
    play = game(4).clicks(0, 1).bids((4, 6), (4, 6), (4, 6), ONE)
    assert play.news[1:] == [Tied((0, 1, 2), 16), Left(2), Asked("convert", (0, 1), (), (), True)]
    assert play.converts(0, 0).news[-1] == Asked("raise", (0, 1), (), (), True)


def test_no_tied_player_remains_and_the_highest_of_the_rest_names() -> None:
    play = game(5).bids(ALL, ALL, ONE, TWO, ONE)
    assert play.news[2:] == [Left(0), Left(1), HighBidder(3, 2), Asked("name", (3,), (), (), False)]


def test_no_tied_player_remains_and_the_rest_are_tied_and_raise() -> None:
    play = game(5).bids(ALL, ALL, TWO, TWO, ONE)
    assert play.news[2:] == [Left(0), Left(1), Tied((2, 3), 2), Asked("raise", (2, 3), (), (), True)]
    assert play.raises(ONE, TWO).news[1] == HighBidder(3, 4)


def two_ranks_of_broke(seats: int) -> Play:
    """Seats 0 and 1 hold 17,000; seats 2 and 3 hold 2,000 each; seat 4 holds one note and a stack."""
    others = [ONE] * (seats - 5)
    return game(seats).bids(ONE, ONE, (4, 6), (6, 5), (5, 6), *others).names(4).click()


def test_those_who_take_over_may_be_broke_too_and_leave_in_turn() -> None:
    play = two_ranks_of_broke(5).bids((5, 6), (5, 6), (2, 0), TWO, ONE)
    assert play.news[1:] == [
        Tied((0, 1), 17),
        Left(0),
        Left(1),
        Tied((2, 3), 2),
        Left(2),
        Left(3),
        Ended("one-left", (4,), (0, 0, 0, 0, 51_000)),
    ]


def test_the_third_in_line_may_convert_and_raise() -> None:
    play = two_ranks_of_broke(6).bids((5, 6), (5, 6), (2, 0), TWO, ONE, ONE)
    assert play.news[1:] == [
        Tied((0, 1), 17),
        Left(0),
        Left(1),
        Tied((2, 3), 2),
        Left(2),
        Left(3),
        Tied((4, 5), 1),
        Asked("convert", (4,), (), (), True),
    ]
    assert play.converts(0).raises(TWO, ONE).news[1] == HighBidder(4, 3)


def test_one_of_those_who_take_over_leaves_and_the_other_names() -> None:
    play = game(5).bids(ONE, ONE, (4, 6), ONE, (5, 6)).names(4).click().bids((5, 6), (5, 6), (2, 0), TWO, ONE)
    assert play.news[4:] == [Tied((2, 3), 2), Left(2), HighBidder(3, 2), Asked("name", (3,), (), (), False)]


# (4) and (5) converting, then bids or raises


def test_conversions_come_before_the_bids() -> None:
    play = game(3).bids(ALL, ONE, ONE).names(0).click()
    assert play.news[1:] == [RoundBegan(2, 5), Asked("convert", (0,), (), (), True)]
    assert play.converts(0).news == [
        ConversionsRevealed((Conversion(0, 0, 8, 6),)),
        Asked("bid", (0, 1, 2), (), (), True),
    ]


def test_conversions_come_before_the_raises() -> None:
    play = game(3).clicks(0, 1).bids((4, 6), (4, 6), ONE).converts(0, 0)
    assert play.news == [
        ConversionsRevealed((Conversion(0, 0, 2, 1), Conversion(1, 0, 2, 1))),
        Asked("raise", (0, 1), (), (), True),
    ]


def test_those_who_can_pay_are_asked_at_once() -> None:
    assert game(3).bids(TWO, TWO, ONE).news[-1] == Asked("raise", (0, 1), (), (), True)
