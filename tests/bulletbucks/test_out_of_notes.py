"""BB-9 and BB-10: converting a stack, and leaving without one."""

import pytest

from clickbang.core.audience import EVERYONE
from clickbang.core.events import Asked, OwnAnswer, Sealed
from clickbang.games.bulletbucks import Bid, Convert, encode
from clickbang.games.bulletbucks.events import (
    Clicked,
    Conversion,
    ConversionsRevealed,
    HighBidder,
    Left,
    RoundBegan,
    Tied,
)
from tests.bulletbucks.position import ALL, ONE, TWO, Play, game


def one_must_convert() -> Play:
    """Seat 0 has no notes and the stacks (2, 1) and (2, 2)."""
    return game(3).clicks(0).bids(ONE, ONE, (0, 2)).names(0).click().bids((4, 6), ONE, ONE).names(1).click()


def two_must_convert() -> Play:
    """Seats 0 and 1 have no notes and a stack each: (1, 3) and (2, 1)."""
    play = game(3).bids(ONE, TWO, (0, 2)).names(0).click().bids(ONE, ONE, TWO).names(1).click()
    return play.bids((4, 6), (5, 5), ONE).names(2).click()


# BB-9: converting


@pytest.mark.rule("BB-9")
def test_who_must_bid_and_has_no_notes_first_converts() -> None:
    assert one_must_convert().news[1:] == [RoundBegan(4, 3), Asked("convert", (0,), (), (), True)]


@pytest.mark.rule("BB-9")
def test_who_must_raise_and_has_no_notes_first_converts() -> None:
    play = game(3).clicks(0, 1).bids((4, 6), (4, 6), ONE)
    assert play.news[2:] == [Asked("convert", (0, 1), (), (), True)]


@pytest.mark.rule("BB-9")
def test_of_the_tied_only_those_without_notes_convert_and_then_all_raise() -> None:
    play = game(3).bids((2, 0), ONE, (0, 2)).names(0).click().bids((4, 6), (4, 6), ONE)
    assert play.news[1:] == [Tied((0, 1), 16), Asked("convert", (0,), (), (), True)]
    assert play.converts(0).news[-1] == Asked("raise", (0, 1), (), (), True)


@pytest.mark.rule("BB-9")
def test_any_of_ones_own_stacks_can_be_picked() -> None:
    assert one_must_convert().table.legal_actions(0) == [encode(Convert(0)), encode(Convert(1))]


@pytest.mark.rule("BB-9")
@pytest.mark.parametrize(("stack", "ones", "twos"), [(0, 2, 1), (1, 2, 2)])
def test_all_notes_of_the_picked_stack_become_bid_money(stack: int, ones: int, twos: int) -> None:
    play = one_must_convert().converts(stack)
    assert play.news[0] == ConversionsRevealed((Conversion(0, stack, ones, twos),))
    assert play.purse(0) == (ones, twos)


@pytest.mark.rule("BB-9")
@pytest.mark.parametrize(("stack", "left"), [(0, (2, 2)), (1, (2, 1))])
def test_the_other_stacks_stay(stack: int, left: tuple[int, int]) -> None:
    assert one_must_convert().converts(stack).stacks(0) == [left]


@pytest.mark.rule("BB-9")
def test_nobody_elses_stack_is_touched() -> None:
    assert one_must_convert().converts(0).stacks(1) == [(6, 6)]


@pytest.mark.rule("BB-9")
def test_another_players_stack_cannot_be_picked() -> None:
    assert not game(3).clicks(1, 0).bids((4, 6), ONE, ONE).names(1).click().table.legal(0, encode(Convert(1)))


@pytest.mark.rule("BB-9")
def test_the_marker_goes_back_to_the_centre() -> None:
    play = one_must_convert()
    assert play.news[1] == RoundBegan(4, 3)
    assert play.converts(0).view(2).markers == 4


@pytest.mark.rule("BB-9")
def test_a_marker_that_came_back_prolongs_the_game() -> None:
    play = game(3).clicks(0, 1, 2, 0).bids((2, 6), ONE, ONE).names(2).click()
    assert play.news[1] == RoundBegan(6, 1)
    assert play.converts(0).bids(ONE, ONE, (0, 2)).names(1).click().news[1] == RoundBegan(7, 1)


@pytest.mark.rule("BB-9")
def test_converted_notes_can_be_bid_at_once() -> None:
    assert one_must_convert().converts(1).bids((2, 2), ONE, ONE).news[1] == HighBidder(0, 6)


@pytest.mark.rule("BB-9")
def test_converting_is_followed_by_the_bid_of_everybody() -> None:
    assert one_must_convert().converts(0).news[-1] == Asked("bid", (0, 1, 2), (), (), True)


@pytest.mark.rule("BB-9")
def test_only_one_stack_is_converted_at_a_time() -> None:
    assert not one_must_convert().converts(0).table.legal(0, encode(Convert(0)))


@pytest.mark.rule("BB-9")
def test_who_has_a_note_may_not_convert() -> None:
    assert not game(3).clicks(0).table.legal(0, encode(Convert(0)))


@pytest.mark.rule("BB-9")
def test_who_has_a_note_may_not_convert_to_raise_higher() -> None:
    assert not game(3).clicks(0).bids((4, 6), (4, 6), ONE).table.legal(0, encode(Convert(0)))


@pytest.mark.rule("BB-9")
def test_who_has_a_note_is_not_asked_when_others_convert() -> None:
    assert not one_must_convert().table.legal(1, encode(Convert(0)))


@pytest.mark.rule("BB-9")
def test_who_need_not_raise_need_not_convert() -> None:
    play = game(4).bids((4, 0), ONE, ONE, (0, 3)).names(0).click().bids((2, 6), (3, 6), (3, 6), ONE)
    assert play.purse(0) == (0, 0)
    assert play.news[1:] == [Tied((1, 2), 15), Asked("raise", (1, 2), (), (), True)]


@pytest.mark.rule("BB-9")
def test_who_must_convert_cannot_bid_first() -> None:
    assert not one_must_convert().table.legal(0, encode(Bid(1, 0)))


@pytest.mark.rule("BB-9", "BB-11")
def test_conversions_are_sealed() -> None:
    play = two_must_convert().answer(1, Convert(0))
    assert play.told == [(1 << 1, OwnAnswer(1, encode(Convert(0)))), (EVERYONE, Sealed(1))]


@pytest.mark.rule("BB-9", "BB-11")
def test_conversions_are_revealed_together() -> None:
    play = two_must_convert().converts(0, 0)
    assert play.news[0] == ConversionsRevealed((Conversion(0, 0, 1, 3), Conversion(1, 0, 2, 1)))


@pytest.mark.rule("BB-9")
def test_each_conversion_gives_a_marker_back() -> None:
    assert two_must_convert().converts(0, 0).view(2).markers == 5


# BB-10: leaving


@pytest.mark.rule("BB-10")
def test_who_must_bid_with_neither_notes_nor_stack_leaves() -> None:
    assert game(3).bids(ALL, ONE, ONE).names(1).click().news[1:3] == [RoundBegan(2, 5), Left(0)]


@pytest.mark.rule("BB-10")
def test_who_must_raise_with_neither_notes_nor_stack_leaves() -> None:
    assert game(4).bids(ALL, ALL, ONE, TWO).news[2:4] == [Left(0), Left(1)]


@pytest.mark.rule("BB-10")
def test_who_has_a_stack_does_not_leave() -> None:
    assert game(3).bids(ALL, ONE, ONE).names(0).click().news[-1] == Asked("convert", (0,), (), (), True)


@pytest.mark.rule("BB-10")
def test_who_has_no_notes_but_need_not_bid_any_more_stays() -> None:
    play = game(3).bids(ALL, ONE, ONE)
    assert play.news[1:] == [HighBidder(0, 18), Asked("name", (0,), (), (), False)]


@pytest.mark.rule("BB-10")
def test_the_bid_of_one_who_left_stays_in_the_pot() -> None:
    play = game(4).bids(ALL, ALL, ONE, TWO).names(2).click()
    assert play.news[0] == Clicked(2, 13, 13)


@pytest.mark.rule("BB-10")
def test_one_who_left_is_never_asked_again() -> None:
    play = game(4).bids(ALL, ONE, ONE, TWO).names(1).click()
    assert [play.table.prompt_for(seat).role for seat in range(4)] == ["watching", "must", "must", "must"]
