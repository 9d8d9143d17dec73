"""BB-16 to BB-18: when the game is over, what everybody scores, and who wins."""

import pytest

from clickbang.core.events import Asked, Ended
from clickbang.games.bulletbucks.events import BidsReturned, Clicked, HighBidder, Left, RoundBegan, SeatNotes
from tests.bulletbucks.position import ALL, ONE, TWO, game

# BB-16: the end


@pytest.mark.rule("BB-16")
def test_the_game_is_over_when_a_bidding_would_begin_without_a_marker() -> None:
    play = game(3).clicks(0, 1, 2, 0, 1, 2)
    assert play.news == [Clicked(2, 2, 1), Ended("no-markers", (0, 1, 2), (16_000, 16_000, 16_000))]


@pytest.mark.rule("BB-16")
def test_the_last_marker_is_still_played_for() -> None:
    play = game(3).clicks(0, 1, 2, 0, 1)
    assert play.news[1:] == [RoundBegan(6, 1), Asked("bid", (0, 1, 2), (), (), True)]


@pytest.mark.rule("BB-16")
def test_the_markers_are_counted_before_anybody_converts() -> None:
    play = game(3).clicks(0, 1, 2, 0, 1).bids((1, 6), ONE, TWO).names(2).click()
    assert play.purse(0) == (0, 0)
    assert [type(event) for event in play.news] == [Clicked, Ended]


@pytest.mark.rule("BB-16")
def test_the_markers_are_counted_before_anybody_leaves() -> None:
    play = game(3).clicks(1, 1, 2, 1, 1).bids((1, 6), ONE, TWO).names(2).click()
    assert [type(event) for event in play.news] == [Clicked, Ended]


@pytest.mark.rule("BB-16")
def test_the_markers_are_not_counted_in_the_middle_of_a_round() -> None:
    play = game(3).clicks(0, 1, 2, 0, 1).bids(ONE, ONE, TWO).names(0)
    assert play.table.board.markers == 0
    assert not play.table.over


@pytest.mark.rule("BB-16")
def test_a_bang_for_the_last_marker_puts_it_back_and_the_game_goes_on() -> None:
    play = game(4).clicks(0, 1, 2, 0, 1).bids(ONE, ONE, ONE, TWO).names(2).bang()
    assert play.news[2:] == [RoundBegan(7, 1), Asked("bid", (0, 1, 3), (), (), True)]


@pytest.mark.rule("BB-16")
def test_the_game_is_over_as_soon_as_a_bang_leaves_one() -> None:
    play = game(3).bids(ONE, ONE, TWO).names(0).bang().bids(ONE, TWO).names(1).bang()
    assert play.news[1:] == [BidsReturned((SeatNotes(2, 0, 1),)), Ended("one-left", (), (0, 0, 0))]


@pytest.mark.rule("BB-16")
def test_two_at_the_table_play_on() -> None:
    play = game(3).bids(ONE, ONE, TWO).names(0).bang()
    assert play.news[-1] == Asked("bid", (1, 2), (), (), True)


@pytest.mark.rule("BB-16")
def test_the_game_is_over_as_soon_as_only_one_has_not_left() -> None:
    play = game(3).bids(ALL, ALL, ONE)
    assert play.news[2:] == [Left(0), Left(1), Ended("one-left", (), (0, 0, 0))]


@pytest.mark.rule("BB-16")
def test_the_game_is_over_when_nobody_is_left() -> None:
    assert game(3).bids(ALL, ALL, ALL).news[-1] == Ended("nobody-left", (), (0, 0, 0))


@pytest.mark.rule("BB-16")
def test_nothing_is_named_converted_or_spun_after_the_end() -> None:
    play = game(3).clicks(0).bids(ONE, ONE, TWO).names(2).bang().bids((5, 6), (5, 6))
    assert not any(isinstance(event, (HighBidder, Asked)) for event in play.news)
    assert play.stacks(0) == [(2, 1)]
    assert play.table.must == 0
    assert play.table.chance == 0


@pytest.mark.rule("BB-16")
def test_a_converted_stack_makes_the_game_longer_than_six_rounds() -> None:
    play = game(3).bids(ALL, ONE, ONE).names(0).click().converts(0).clicks(0, 1, 2, 0, 1)
    assert play.news[1] == RoundBegan(7, 1)


# BB-17: scores


@pytest.mark.rule("BB-17")
def test_the_score_is_the_click_money_times_the_markers() -> None:
    play = game(3).clicks(0, 0, 0, 1, 1).bids((1, 2), ONE, (0, 1)).names(2).click()
    assert play.result.scores == (12_000 * 3, 8_000 * 2, 8_000 * 1)


@pytest.mark.rule("BB-17")
def test_notes_of_2000_count_double() -> None:
    play = game(3).clicks(0, 0, 0, 0, 0).bids(ONE, ONE, (1, 1)).names(1).click()
    assert play.result.scores == (20_000 * 5, 5_000, 0)


@pytest.mark.rule("BB-17")
def test_a_converted_stack_scores_no_more() -> None:
    play = game(3).bids(ALL, TWO, ONE).names(0).click().converts(0).clicks(1, 1, 1, 1, 1, 1)
    assert play.result.scores == (0, 24_000 * 6, 0)


@pytest.mark.rule("BB-17")
def test_the_dead_score_too() -> None:
    play = game(4).clicks(1, 1).bids(ONE, ONE, ONE, TWO).names(1).bang().clicks(0, 0, 0, 0)
    assert play.result.scores == (16_000 * 4, 10_000 * 2, 0, 0)


@pytest.mark.rule("BB-17")
def test_those_who_left_score_nothing() -> None:
    play = game(4).bids(ALL, ONE, ONE, TWO).names(1).click().clicks(1, 1, 1, 1, 1)
    assert play.result.scores[0] == 0


@pytest.mark.rule("BB-17")
def test_bids_that_lie_on_the_table_at_the_end_are_nobodys() -> None:
    play = game(3).clicks(0).bids(ONE, ONE, TWO).names(2).bang().bids((5, 6), (5, 6))
    assert play.news[-1] == Ended("one-left", (0,), (4_000, 0, 0))


# BB-18: winners


@pytest.mark.rule("BB-18")
def test_the_highest_score_wins() -> None:
    assert game(3).clicks(0, 1, 1, 1, 2, 2).result.winners == (1,)


@pytest.mark.rule("BB-18")
def test_many_markers_beat_more_money() -> None:
    play = game(3).bids((0, 5), ONE, TWO).names(2).click().clicks(1, 1, 1, 0, 0)
    assert play.result.scores == (8_000 * 2, 12_000 * 3, 13_000)
    assert play.result.winners == (1,)


@pytest.mark.rule("BB-18")
def test_the_dead_can_win() -> None:
    play = game(4).clicks(1, 1, 1, 1).bids(ONE, ONE, ONE, TWO).names(1).bang().clicks(0, 0)
    assert play.news[-1] == Ended("no-markers", (1,), (16_000, 80_000, 0, 0))


@pytest.mark.rule("BB-18")
def test_equal_highest_scores_share_the_win() -> None:
    assert game(3).clicks(0, 0, 0, 1, 1, 1).news[-1] == Ended("no-markers", (0, 1), (36_000, 36_000, 0))


@pytest.mark.rule("BB-18")
def test_without_a_score_nobody_wins() -> None:
    play = game(3).bids(ONE, ONE, TWO).names(0).bang().bids(ONE, TWO).names(2).bang()
    assert play.result.winners == ()


@pytest.mark.rule("BB-18")
def test_the_last_one_at_the_table_does_not_win_by_that() -> None:
    play = game(3).clicks(0).bids(ONE, ONE, TWO).names(0).bang().bids(ONE, TWO).names(1).bang()
    assert play.news[-1] == Ended("one-left", (0,), (4_000, 0, 0))
