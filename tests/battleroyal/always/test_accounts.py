"""In every game: every card is in one place, everybody who is left has cards and a team, and the game ends."""

import pytest
from hypothesis import given, settings

from clickbang.core.seats import bit, count, everyone_at, members
from clickbang.core.table import NOTHING
from clickbang.games.battleroyal import BattleRoyal
from tests.battleroyal.random_games import RandomGame, random_games


def assert_every_card_is_in_one_place(table: BattleRoyal) -> None:
    places = [table.undealt, table.discarded, table.spoils, *table.hands]
    found = 0
    for place in places:
        assert found & place == 0
        found |= place
    assert found == everyone_at(len(table.deck.cards))


def assert_all_who_are_left_have_cards(table: BattleRoyal) -> None:
    for seat in range(table.seats):
        if table.board.alive >> seat & 1 and table.board.turn >= 0 and table.chance == NOTHING:
            assert count(table.hands[seat]) >= table.board.persons
        elif not table.board.alive >> seat & 1:
            assert table.hands[seat] == 0


def assert_teams_are_a_partition(table: BattleRoyal) -> None:
    for seat in range(table.seats):
        team = table.board.teams[seat]
        assert team >> seat & 1
        assert all(table.board.teams[member] == team for member in members(team))
        assert table.board.alive >> seat & 1 == 0 or team & ~table.board.alive == 0
        assert table.board.alive >> seat & 1 == 1 or team == bit(seat)
    if table.kind_name() == "turn":
        assert all(table.board.teams[seat] != table.board.alive for seat in members(table.board.alive))


def assert_all_is_well(table: BattleRoyal) -> None:
    assert_every_card_is_in_one_place(table)
    assert_all_who_are_left_have_cards(table)
    assert_teams_are_a_partition(table)


@pytest.mark.rule("BR-1", "BR-18", "BR-19")
@settings(max_examples=150)
@given(random_games())
@pytest.mark.untraced
def test_every_card_is_in_exactly_one_place(random_game: RandomGame) -> None:
    for table in random_game.tables():
        assert_every_card_is_in_one_place(table)


@pytest.mark.rule("BR-17", "BR-24")
@given(random_games(12))
def test_everybody_who_is_left_keeps_a_card_for_each_person(random_game: RandomGame) -> None:
    for table in random_game.tables():
        assert_all_who_are_left_have_cards(table)


@pytest.mark.rule("BR-3")
@given(random_games(12))
def test_everybody_who_is_left_is_in_one_team_and_never_all_in_the_same(random_game: RandomGame) -> None:
    for table in random_game.tables():
        assert_teams_are_a_partition(table)


@pytest.mark.rule("BR-21")
@settings(max_examples=200)
@given(random_games())
@pytest.mark.untraced
def test_every_game_ends_as_its_rules_say(random_game: RandomGame) -> None:
    *_, table = random_game.tables()
    result = table.result()
    assert result.winners == tuple(members(table.board.alive))
    assert len(result.winners) == {"last-one": 1, "two-winners": 2}.get(result.ending, 0)
    assert result.scores == tuple(int(seat in result.winners) for seat in range(table.seats))


@pytest.mark.rule("BR-21")
@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_a_hundred_thousand_games_end_with_every_card_in_its_place_at_every_step(block: int) -> None:
    for number in range(5000):
        seed = block * 5000 + number
        seats = 4 + seed % 33
        for table in RandomGame(seats, "on", "10", "standard", "random", seed).tables():
            assert_every_card_is_in_one_place(table)
        assert table.over
        assert_all_is_well(table)
