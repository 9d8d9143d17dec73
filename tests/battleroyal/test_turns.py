"""BR-2 to BR-6: turns, passing, and leaving a team."""

import pytest

from clickbang.core.errors import IllegalAnswer, NotAsked
from clickbang.core.events import Asked
from clickbang.core.seats import members
from clickbang.games.battleroyal import Confront, Decline, Leave, Pass
from clickbang.games.battleroyal.events import AllAlone, CardsDiscarded, Eliminated, LeftTeam, Passed, TurnBegan
from tests.battleroyal.position import Play, game, sides


def turns(play: Play, times: int) -> list[int]:
    """Whose turns come now, if all pass."""
    found = []
    for _ in range(times):
        found.append(int(play.table.board.turn))
        play.passes()
    return found


# Turns


@pytest.mark.rule("BR-2")
def test_turns_go_round_clockwise() -> None:
    assert turns(game(6, circle=[0, 3, 5, 1, 2, 4], first=5), 5) == [5, 1, 2, 4, 0]


@pytest.mark.rule("BR-2")
def test_who_is_eliminated_has_no_turn_any_more() -> None:
    assert turns(game(6).confronts(1, "K", "T"), 4) == [2, 3, 4, 5]


@pytest.mark.rule("BR-2")
def test_after_an_attacker_is_eliminated_the_next_one_has_the_turn() -> None:
    play = game(6, first=2).confronts(1, "T", "K")
    assert (play.alive, turns(play, 4)) == ([0, 1, 3, 4, 5], [3, 4, 5, 0])


@pytest.mark.rule("BR-2")
def test_after_a_bomb_among_neighbours_the_next_one_left_has_the_turn() -> None:
    play = game(6, "bomb").confronts(1, "K", "K").reveals({})
    assert turns(play, 3) == [2, 3, 4]


@pytest.mark.rule("BR-4")
def test_on_your_turn_you_pass_or_confront_a_neighbour() -> None:
    play = game(6, circle=[0, 3, 5, 1, 2, 4], first=5)
    assert play.choices(5) == [Pass(), Confront(1), Confront(3)]


@pytest.mark.rule("BR-4")
def test_the_neighbours_are_the_nearest_who_are_left() -> None:
    play = game(6).confronts(1, "K", "T").until_turn(5).confronts(4, "K", "T")
    assert play.choices(0) == [Pass(), Confront(2), Confront(5)]


@pytest.mark.rule("BR-4")
def test_with_two_left_there_is_one_neighbour() -> None:
    play = game(4, pairs="off").confronts(1, "K", "T").confronts(3, "K", "T")
    assert play.alive == [0, 2]
    assert play.choices(0) == [Pass(), Confront(2)]


@pytest.mark.rule("BR-4")
def test_everybody_sees_who_passes() -> None:
    assert game(6).passes().news == [Passed(0), TurnBegan(1, 0, 1), Asked("turn", (1,), (), (), False)]


# All pass


@pytest.mark.rule("BR-5", "BR-19")
def test_if_all_pass_all_are_eliminated_and_everybody_loses() -> None:
    play = game(6).passes(6)
    assert play.news[-4:-1] == [Passed(5), Eliminated((0, 1, 2, 3, 4, 5)), CardsDiscarded(6)]
    assert (play.result.ending, play.result.winners, play.result.scores) == ("all-passed", (), (0,) * 6)
    assert members(play.table.discarded) == list(range(6))


@pytest.mark.rule("BR-5")
def test_all_but_one_may_pass() -> None:
    assert not game(6).passes(5).table.over


@pytest.mark.rule("BR-5")
def test_a_confrontation_starts_the_count_of_passes_anew() -> None:
    play = game(6).passes(5).confronts(0, "K", "K").reveals({5: "rope", 0: "teddy-bear"})
    assert play.alive == [1, 2, 3, 4, 5]
    assert not play.passes(4).table.over
    assert play.passes().result.ending == "all-passed"


@pytest.mark.rule("BR-5")
def test_a_confrontation_in_which_nothing_happens_counts_too() -> None:
    play = game(6, "bomb scream-mask").passes(5).confronts(0)
    assert play.signs("T", "T").talks().table.board.passes == 0


@pytest.mark.rule("BR-5")
def test_only_those_who_are_left_have_to_pass() -> None:
    play = game(6).confronts(1, "K", "T")
    assert play.passes(5).result.ending == "all-passed"


@pytest.mark.rule("BR-5", "BR-6")
@pytest.mark.parametrize(("passes", "leaver"), [(3, 0), (3, 1), (5, 0), (5, 1)])
def test_leaving_a_team_does_not_interrupt_the_passes(passes: int, leaver: int) -> None:
    play = game(6).teams_up(1).passes(passes).leaves(leaver)
    assert play.passes(6 - passes).result.ending == "all-passed"


# Leaving


@pytest.mark.rule("BR-6")
def test_on_somebody_elses_turn_one_may_leave_and_all_see_it_at_once() -> None:
    play = sides(3, 1)
    assert (play.table.board.turn, play.choices(0)) == (2, [Decline(), Leave()])
    play.leaves(0)
    assert play.news == [LeftTeam(0)]
    assert play.teams == [[0], [1, 2], [3], [4], [5]]
    assert play.table.board.turn == 2


@pytest.mark.rule("BR-6")
def test_who_is_not_asked_for_the_turn_is_never_waited_for() -> None:
    play = sides(3, 1)
    assert members(play.table.standing) == [0, 1]
    assert play.passes().table.board.turn == 3


@pytest.mark.rule("BR-6")
def test_not_wanting_to_leave_changes_nothing() -> None:
    play = sides(3, 1)
    assert play.act(0, Decline()).teams[0] == [0, 1, 2]


@pytest.mark.rule("BR-6")
def test_one_may_leave_on_ones_own_turn_and_then_still_has_the_turn() -> None:
    play = sides(2, 1)
    assert play.choices(1) == [Pass(), Confront(0), Confront(2), Leave()]
    play.leaves(1)
    assert play.news == [LeftTeam(1), Asked("turn", (1,), (), (), False)]
    assert (play.teams[:2], play.choices(1)) == ([[0], [1]], [Pass(), Confront(0), Confront(2)])


@pytest.mark.rule("BR-6")
def test_who_is_left_alone_has_no_team_to_leave() -> None:
    play = sides(2, 1).leaves(0)
    assert Leave() not in play.choices(1)
    play.passes()
    assert play.table.standing == 0


@pytest.mark.rule("BR-6")
def test_the_last_but_one_who_leaves_takes_the_right_from_the_last() -> None:
    play = sides(2, 3).passes()
    assert members(play.table.standing) == [0, 1, 3, 4]
    play.leaves(3)
    assert members(play.table.standing) == [0, 1, 4]
    play.leaves(1)
    assert members(play.table.standing) == [4]
    with pytest.raises(NotAsked):
        play.leaves(0)


@pytest.mark.rule("BR-6")
def test_the_eliminated_leave_no_team() -> None:
    play = sides(2, 2).confronts(2, "TT", "KK").divides().divides()
    assert play.alive == [2, 3, 4, 5]
    assert play.table.standing == 0


@pytest.mark.rule("BR-6")
@pytest.mark.parametrize("kind", ["sign", "reveal", "talk", "divide", "vote"])
def test_nobody_leaves_during_a_confrontation(kind: str) -> None:
    play = sides(2, 2).confronts(2)
    if kind == "reveal":
        play.signs("KK", "KK")
    elif kind == "talk":
        play.signs("TT", "TT")
    elif kind in ("divide", "vote"):
        play.signs("KK", "TT")
    if kind == "vote":
        play.divides(0, 1)
    assert (play.kind, play.table.standing) == (kind, 0)
    for seat in range(6):
        with pytest.raises(IllegalAnswer):
            play.leaves(seat)


@pytest.mark.rule("BR-6")
def test_others_may_leave_again_at_the_next_turn() -> None:
    play = game(6).teams_up(1).until_turn(3).confronts(4, "K", "T")
    assert (play.table.board.turn, members(play.table.standing)) == (5, [0, 1])


@pytest.mark.rule("BR-6", "BR-3")
def test_leaving_dissolves_nothing_but_ones_own_membership() -> None:
    play = sides(3, 2).leaves(1)
    assert play.teams == [[0, 2], [1], [3, 4], [5], [6]]
    assert play.heard(AllAlone) == []


@pytest.mark.rule("BR-6")
def test_everybody_in_a_team_may_leave_whatever_their_seat() -> None:
    play = game(6, first=4).teams_up(5).until_turn(0)
    assert members(play.table.standing) == [4, 5]
