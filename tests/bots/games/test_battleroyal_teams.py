"""The shrewd bot of Battle Royal forms teams, keeps them while it pays, and betrays them when it pays."""

import pytest

from clickbang.arena import Plan, simulate, summarize
from clickbang.arena.intervals import Rate
from clickbang.core.actions import Decline
from clickbang.games.battleroyal import Confront, Leave, Sign
from clickbang.games.battleroyal.bots.judging.outlook import Outlook
from clickbang.games.battleroyal.bots.shrewd import ShrewdBot
from tests.battleroyal.position import Play, game
from tests.bots.games.battleroyal_seats import answer, forces, numbers

# It joins


@pytest.mark.parametrize(("card", "kills"), [("rope", 0), ("hammer", 0), ("bazooka", 0), ("katana", 1), ("hatchet", 1)])
def test_only_a_card_that_beats_nearly_all_looks_for_prey(card: str, kills: int) -> None:
    assert answer(ShrewdBot(), game(12, f"fork {card}").confronts(1), 1) == Sign(kills)


def test_with_few_left_it_trusts_nobody() -> None:
    assert answer(ShrewdBot(), game(4, "fork hammer", pairs="off").confronts(1), 1) == Sign(0)
    three = game(4, "fork hammer", pairs="off").until_turn(2).confronts(3, "K", "T").until_turn(0)
    assert answer(ShrewdBot(), three.confronts(1), 1) == Sign(1)


def test_it_looks_for_no_friends_if_somebody_has_to_be_eliminated() -> None:
    assert answer(ShrewdBot(), game(12, "hammer rope", lap_limit="1").confronts(1), 1) == Sign(1)


def test_who_kills_is_taken_to_hold_more_than_who_does_not() -> None:
    found = forces(game(12), 0)
    assert found.unarmed(1).mean < found.each[1].mean < found.armed(1).mean


def test_a_sign_tells_nothing_of_a_card_that_is_known() -> None:
    found = forces(mates("katana", "hammer", 12), 0)
    assert numbers(found.unarmed(1)) == numbers(found.each[1]) == numbers(found.armed(1))


def test_the_more_are_left_the_more_a_mate_is_worth_next_to_a_victim() -> None:
    assert worth_of_a_mate(4) < worth_of_a_mate(8) < worth_of_a_mate(24)


def worth_of_a_mate(seats: int) -> float:
    play = game(seats, "rope", pairs="off") if seats < 6 else game(seats, "rope")
    outlook = Outlook(play.view(0), forces(play, 0))
    return outlook.chance(outlook.best, [1]) / outlook.chance(outlook.best, [], gone=1 << 1)


# It stays


def test_it_stays_with_a_mate_of_whom_it_knows_nothing_but_that_they_joined() -> None:
    assert answer(ShrewdBot(), game(12, "katana").teams_up(1), 0) == Decline()


def test_it_stays_with_a_mate_who_fights() -> None:
    play = game(12, "katana").teams_up(1).until_turn(1).confronts(2, "KK", "T").divides(1).votes()
    assert answer(ShrewdBot(), play, 0) == Decline()


def test_it_leaves_a_mate_who_let_it_fight_alone_once_it_is_time_to_win() -> None:
    play = game(12, "katana").teams_up(1).until_turn(1).confronts(2, "KT", "T").divides(0).votes()
    assert answer(ShrewdBot(), play, 0) == Decline()
    quiet = game(12, "katana", lap_limit="1").teams_up(1).until_turn(1).confronts(2, "KT", "T").divides(0).votes()
    assert answer(ShrewdBot(), quiet, 0) == Leave()


def test_a_team_sign_to_a_stranger_does_not_tell_how_one_stands_by_mates() -> None:
    play = game(12).teams_up(1)
    assert forces(play, 0).fights[1] == forces(play, 0).fights[2]


# It betrays


def mates(own: str, other: str, left: int) -> Play:
    """So many are left; seats 0 and 1 are a team, have seen each other's card, and it is seat 0's turn."""
    play = game(left, f"{own} {other}", pairs="off") if left < 6 else game(left, f"{own} {other}")
    play.confronts(1, "T", "T").talks({0: "all send", 1: "show0 send"}).talks({1: "agree0"}).talks()
    return play.until_turn(0)


def test_it_turns_on_a_mate_whose_card_is_lower_when_few_are_left() -> None:
    assert answer(ShrewdBot(), mates("machete", "hammer", 4), 0) == Confront(1)


def test_it_keeps_faith_with_the_same_mate_while_many_are_left() -> None:
    assert answer(ShrewdBot(), mates("machete", "hammer", 8), 0) == Confront(7)


def test_it_leaves_a_mate_whose_card_is_higher_when_few_are_left() -> None:
    assert answer(ShrewdBot(), mates("rope", "bazooka", 4), 0) == Leave()


def test_who_leaves_a_team_to_confront_it_is_taken_to_kill() -> None:
    turncoat = game(12, "slingshot").teams_up(1).until_turn(1).confronts(0)
    assert answer(ShrewdBot(), turncoat, 0) == Sign(1)
    stranger = game(12, "slingshot").until_turn(1).confronts(0)
    assert answer(ShrewdBot(), stranger, 0) == Sign(0)


def test_it_does_not_confront_a_side_again_whose_sum_was_equal() -> None:
    tied = game(6, "canned-food whistle ornate-fan class-photo").teams_up(1).until_turn(2).teams_up(3)
    tied.until_turn(1).confronts(2, "KK", "KK").reveals({})
    assert answer(ShrewdBot(), tied, 2) != Confront(1)


# It does so in whole games


def among_themselves(seats: int, games: int) -> dict[str, dict[str, Rate]]:
    return summarize(simulate(Plan("battleroyal", ("shrewd",) * seats, games, 5), jobs=1)).rates


@pytest.fixture(scope="module")
def twelve() -> dict[str, dict[str, Rate]]:
    return among_themselves(12, 8)


def test_among_themselves_they_spend_much_of_the_game_in_teams(twelve: dict[str, dict[str, Rate]]) -> None:
    assert twelve["size of one's team"]["1"].value < 0.8


def test_and_turn_on_former_mates_more_than_on_others(twelve: dict[str, dict[str, Rate]]) -> None:
    kills = twelve["kills and bluffs"]
    assert kills["kills of former mates"].low > kills["kills of others"].high


@pytest.mark.parametrize(("seats", "games"), [(6, 30), (36, 1)])
def test_teams_form_in_small_and_in_the_largest_games(seats: int, games: int) -> None:
    assert among_themselves(seats, games)["confrontations"]["one team"].value > 0.03
