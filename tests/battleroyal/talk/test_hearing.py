"""Who hears what somebody says at the table."""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import everyone_at, mask_of
from clickbang.games.battleroyal import BattleRoyalView
from clickbang.games.battleroyal.online.hearing import hearing
from clickbang.games.battleroyal.rules.board import Board
from tests.battleroyal.position import Play, game


def view_of(alive: set[int], teams: list[set[int]]) -> BattleRoyalView:
    """What everybody sees of a table at which these are alive, in these teams."""
    view = BattleRoyalView(SPECTATOR)
    view.seats = len(teams)
    view.board = Board(len(teams), 1)
    for seat in range(len(teams)):
        view.board.sit_down(seat)
    view.board.alive = mask_of(alive)
    for seat, team in enumerate(teams):
        view.board.teams[seat] = mask_of(team)
    return view


@pytest.mark.rule("BR-20")
def test_the_living_speak_to_their_team_or_to_anybody() -> None:
    view = view_of({0, 1, 3}, [{0, 3}, {1}, {2}, {0, 3}])
    assert hearing(view, 0) == {"team": mask_of([0, 3]), "seat": mask_of([0, 1, 2, 3])}


@pytest.mark.rule("BR-20")
def test_what_the_eliminated_say_reaches_the_eliminated_only() -> None:
    view = view_of({0, 1}, [{0}, {1}, {2}, {3}])
    assert hearing(view, 3) == {"gallery": mask_of([2, 3])}


def test_before_the_seats_are_drawn_all_speak_to_all() -> None:
    assert hearing(BattleRoyalView(SPECTATOR), 0) == {}


# In a game


def heard(play: Play) -> list[dict[str, int]]:
    """By seat: whom it reaches."""
    return [dict(hearing(play.view(SPECTATOR), seat)) for seat in range(play.table.seats)]


@pytest.mark.rule("BR-20")
def test_the_eliminated_are_heard_by_the_eliminated_only() -> None:
    play = game(6).confronts(1, "K", "T")
    assert heard(play)[1] == {"gallery": mask_of([1])}
    play.until_turn(3).confronts(4, "K", "T")
    assert heard(play)[1] == heard(play)[4] == {"gallery": mask_of([1, 4])}


@pytest.mark.rule("BR-20", "BR-14")
def test_the_living_are_heard_by_all() -> None:
    reached = heard(game(6).confronts(1, "K", "T"))
    assert [reached[seat]["seat"] for seat in (0, 2, 3, 4, 5)] == [everyone_at(6)] * 5


@pytest.mark.rule("BR-20")
def test_when_the_game_is_over_nobody_is_kept_from_telling_everything() -> None:
    assert heard(game(6).confronts(1, "K", "T").passes(5)) == [{}] * 6
