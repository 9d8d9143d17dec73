"""BB-1 to BB-4: what lies on the table at the start, and who sees which money."""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked, Began, OptionValue
from clickbang.games.bulletbucks import BULLETBUCKS, Bid
from clickbang.games.bulletbucks.events import (
    BidsRevealed,
    Clicked,
    Conversion,
    ConversionsRevealed,
    PursesShown,
    RoundBegan,
    SeatNotes,
)
from clickbang.games.bulletbucks.rules.revolver import BANG, CLICK
from tests.bulletbucks.position import ALL, ONE, TWO, game

SEATS = [3, 4, 5, 6]


@pytest.mark.rule("BB-1")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_six_notes_of_1000_and_six_of_2000(seats: int) -> None:
    assert [game(seats).purse(seat) for seat in range(seats)] == [(6, 6)] * seats


@pytest.mark.rule("BB-1")
def test_all_twelve_notes_can_be_bid() -> None:
    assert game(3).bids(ALL, ONE, ONE).news[0] == BidsRevealed(
        (SeatNotes(0, 6, 6), SeatNotes(1, 1, 0), SeatNotes(2, 1, 0))
    )


@pytest.mark.rule("BB-1")
@pytest.mark.parametrize("notes", [(7, 0), (0, 7), (7, 6), (6, 7)])
def test_nobody_has_a_seventh_note_of_a_kind(notes: tuple[int, int]) -> None:
    assert not game(3).table.legal(0, BULLETBUCKS.encode(Bid(*notes)))


@pytest.mark.rule("BB-2")
def test_a_note_of_2000_does_not_pay_for_1000() -> None:
    broke_in_ones = game(3).bids((6, 0), ONE, ONE).names(1).click()
    assert not broke_in_ones.table.legal(0, BULLETBUCKS.encode(Bid(1, 0)))


@pytest.mark.rule("BB-2")
def test_two_notes_of_1000_are_not_shown_as_one_of_2000() -> None:
    assert game(3).bids((2, 0), ONE, ONE).news[0] == BidsRevealed(
        (SeatNotes(0, 2, 0), SeatNotes(1, 1, 0), SeatNotes(2, 1, 0))
    )


@pytest.mark.rule("BB-2")
def test_a_stack_holds_the_very_notes_that_were_bid() -> None:
    assert game(3).bids((4, 1), (2, 0), TWO).names(1).click().news[0] == Clicked(1, 6, 2)


@pytest.mark.rule("BB-2")
def test_converting_gives_the_very_notes_of_the_stack() -> None:
    broke = game(3).clicks(0).bids((5, 6), ONE, ONE).names(1).click()
    assert broke.converts(0).news[0] == ConversionsRevealed((Conversion(0, 0, 2, 1),))
    assert broke.purse(0) == (2, 1)


@pytest.mark.rule("BB-2")
def test_returned_bids_are_the_very_notes_that_were_bid() -> None:
    assert game(3).bids((4, 1), (2, 0), ONE).names(2).bang().purse(0) == (6, 6)


@pytest.mark.rule("BB-3")
@pytest.mark.parametrize("seats", SEATS)
def test_six_markers_lie_in_the_centre(seats: int) -> None:
    assert game(seats).news[1] == RoundBegan(1, 6)


@pytest.mark.rule("BB-3")
def test_one_face_of_six_is_a_bullet() -> None:
    outcomes = dict(game(3).bids(ONE, ONE, TWO).names(0).table.chance_outcomes())
    assert outcomes == {CLICK: 5, BANG: 1}


@pytest.mark.rule("BB-4")
def test_bid_money_is_secret_unless_the_table_says_otherwise() -> None:
    began = game(3).news[0]
    assert isinstance(began, Began)
    assert OptionValue("open_purses", "off") in began.options


@pytest.mark.rule("BB-4")
@pytest.mark.parametrize("watcher", [1, 2, SPECTATOR])
def test_a_view_carries_nobody_elses_bid_money(watcher: int) -> None:
    play = game(3).bids((3, 2), ONE, TWO)
    shown = play.view(watcher).shown()
    assert shown["open_purses"] == []
    assert [3, 4] not in shown.values()
    assert not any(isinstance(event, PursesShown) for event in play.view(watcher).history)


@pytest.mark.rule("BB-4")
def test_a_spectator_has_no_bid_money() -> None:
    assert game(3).view(SPECTATOR).shown()["purse"] is None


@pytest.mark.rule("BB-4")
def test_everybody_sees_their_own_bid_money() -> None:
    assert game(3).bids((3, 2), ONE, TWO).view(0).shown()["purse"] == [3, 4]


@pytest.mark.rule("BB-4")
def test_open_purses_are_shown_to_everybody_when_a_round_begins() -> None:
    purses = PursesShown((SeatNotes(0, 6, 6), SeatNotes(1, 6, 6), SeatNotes(2, 6, 6)))
    assert game(3, open_purses="on").news[1:3] == [RoundBegan(1, 6), purses]


@pytest.mark.rule("BB-4")
def test_open_purses_are_shown_again_when_bids_are_revealed() -> None:
    play = game(3, open_purses="on").bids((3, 2), ONE, TWO)
    assert play.news[1] == PursesShown((SeatNotes(0, 3, 4), SeatNotes(1, 5, 6), SeatNotes(2, 6, 5)))


@pytest.mark.rule("BB-4")
def test_open_purses_are_shown_again_when_raises_are_revealed() -> None:
    play = game(3, open_purses="on").bids(TWO, TWO, ONE).raises(ONE, TWO)
    assert play.news[1] == PursesShown((SeatNotes(0, 5, 5), SeatNotes(1, 6, 4), SeatNotes(2, 5, 6)))


@pytest.mark.rule("BB-4")
def test_open_purses_are_shown_again_when_stacks_are_converted() -> None:
    play = game(3, open_purses="on").clicks(0).bids((5, 6), ONE, ONE).names(1).click().converts(0)
    assert play.news[1] == PursesShown((SeatNotes(0, 2, 1), SeatNotes(1, 4, 6), SeatNotes(2, 5, 5)))


@pytest.mark.rule("BB-4")
def test_open_purses_after_a_bang_are_those_of_the_players_still_there() -> None:
    play = game(4, open_purses="on").bids((3, 2), ONE, TWO, ONE).names(3).bang()
    assert play.news[3] == PursesShown((SeatNotes(0, 6, 6), SeatNotes(1, 6, 6), SeatNotes(2, 6, 6)))


@pytest.mark.rule("BB-4")
def test_open_purses_are_right_when_a_bang_ends_the_game() -> None:
    play = game(3, open_purses="on").clicks(0).bids(ONE, ONE, TWO).names(2).bang().bids(ONE, TWO).names(0).bang()
    assert play.view(2).shown()["open_purses"] == [[0, 0], [5, 6], [0, 0]]


@pytest.mark.rule("BB-4")
@pytest.mark.parametrize("watcher", [1, 2, SPECTATOR])
def test_click_money_lies_open_in_stacks(watcher: int) -> None:
    assert game(3).clicks(0, 0).view(watcher).shown()["stacks"] == [[[2, 1], [2, 1]], [], []]


@pytest.mark.rule("BB-4")
def test_bid_money_is_worth_nothing_at_the_end() -> None:
    assert game(3).clicks(0, 0, 0, 0, 0, 0).result.scores == (144_000, 0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_three_to_six_can_play(seats: int) -> None:
    assert game(seats).news[-1] == Asked("bid", tuple(range(seats)), (), (), True)
