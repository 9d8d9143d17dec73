"""BR-21: how a game ends."""

import pytest

from clickbang.core.errors import OptionError
from clickbang.core.events import Ended
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.battleroyal.events import CardsDiscarded, Eliminated, HandSize, HandSizes
from tests.battleroyal.position import Play, game


def lap(play: Play) -> Play:
    """Every player has a turn; the first confronts the next, all for peace, so that nobody passes in vain."""
    turns = len(play.alive)
    play.teams_up(play.table.board.neighbour(play.table.board.turn, 1))
    return play.passes(turns - 1)


@pytest.mark.rule("BR-21")
def test_the_last_one_left_wins() -> None:
    play = game(4, pairs="off").confronts(1, "K", "T").confronts(3, "K", "T").confronts(2, "K", "T")
    assert play.news[-3:] == [Eliminated((2,)), HandSizes((HandSize(0, 4),)), Ended("last-one", (0,), (1, 0, 0, 0))]


@pytest.mark.rule("BR-21")
def test_a_defender_may_be_the_last_one() -> None:
    play = game(4, pairs="off").confronts(1, "K", "T").confronts(3, "K", "T").confronts(2, "T", "K")
    assert play.result.winners == (2,)


@pytest.mark.rule("BR-21")
@pytest.mark.parametrize("laps", [1, 2, 10])
def test_after_so_many_full_laps_without_an_elimination_everybody_loses(laps: int) -> None:
    play = game(6, lap_limit=str(laps))
    for _ in range(laps):
        assert not play.table.over
        lap(play)
    assert play.news[-3:] == [Eliminated(tuple(range(6))), CardsDiscarded(6), Ended("lap-limit", (), (0,) * 6)]


@pytest.mark.rule("BR-21")
def test_ten_laps_are_the_default() -> None:
    assert BATTLEROYAL.settle_options()["lap_limit"] == "10"


@pytest.mark.rule("BR-21")
def test_an_elimination_starts_the_laps_anew_and_its_own_turn_does_not_count() -> None:
    play = lap(game(6, lap_limit="2")).confronts(1, "K", "T")
    lap(play)
    assert not play.table.over
    play.teams_up(play.table.board.neighbour(play.table.board.turn, 1)).passes(3)
    assert not play.table.over
    assert play.passes().result.ending == "lap-limit"


@pytest.mark.rule("BR-21")
def test_with_no_limit_nobody_loses_by_laps() -> None:
    play = game(6, lap_limit="0").confronts(1, "K", "T")
    for _ in range(40):
        assert not play.table.over
        lap(play)


@pytest.mark.rule("BR-21", "BR-5")
def test_when_all_pass_in_the_last_lap_that_is_what_is_told() -> None:
    assert game(6, lap_limit="1").passes(6).result.ending == "all-passed"


@pytest.mark.rule("BR-21")
@pytest.mark.parametrize(("value", "kept"), [("0", "0"), ("1", "1"), ("007", "7"), ("1000", "1000")])
def test_any_number_of_laps_up_to_a_thousand_can_be_chosen(value: str, kept: str) -> None:
    assert BATTLEROYAL.settle_options({"lap_limit": value})["lap_limit"] == kept


@pytest.mark.rule("BR-21")
@pytest.mark.parametrize("value", ["", "-1", "1001", "ten", "1.5", "²", "9" * 5000, "+3", " 3"])
def test_any_other_limit_is_refused(value: str) -> None:
    with pytest.raises(OptionError) as refused:
        BATTLEROYAL.settle_options({"lap_limit": value})
    assert refused.value.sentence == (f"The lap limit is a number from 0 (none) to 1000, not {value!r}. (BR-21)")
