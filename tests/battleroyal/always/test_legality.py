"""In every game: what is listed is accepted, everything else is refused, and a random answer is one of the list."""

import pytest
from hypothesis import given, settings
from librt.random import Random

from clickbang.core.errors import IllegalAnswer
from clickbang.core.seats import members
from clickbang.core.table import DECLINE, pick_listed
from clickbang.games.battleroyal import BattleRoyal, decode, encode
from clickbang.games.battleroyal.rules.codes import ACTION_COUNT
from tests.battleroyal.random_games import RandomGame, random_games

EVERY_CODE = range(-3, ACTION_COUNT + 3)


def waiting(table: BattleRoyal) -> list[int]:
    return members(table.must | table.asked | table.standing)


@settings(max_examples=10)
@given(random_games(12))
@pytest.mark.untraced
def test_exactly_the_listed_answers_are_legal_in_the_whole_space(random_game: RandomGame) -> None:
    for step, table in enumerate(random_game.tables()):
        if step % 23 == 0:
            for seat in waiting(table):
                legal = [code for code in EVERY_CODE if code != -1 and table.legal(seat, code)]
                assert legal == sorted(table.legal_actions(seat))


@settings(max_examples=6)
@given(random_games(8))
def test_every_listed_answer_is_accepted(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for seat in waiting(table):
            for action in table.legal_actions(seat):
                table.clone().apply(seat, action)


@settings(max_examples=20)
@given(random_games(12))
def test_who_is_not_asked_may_answer_nothing(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for seat in set(range(table.seats)) - set(waiting(table)):
            for action in (DECLINE, 1, 2, 4, 9, 12, 48, 84, 548):
                assert isinstance(table.problem(seat, action), IllegalAnswer)


@settings(max_examples=30)
@given(random_games(12))
def test_whoever_is_asked_has_a_default_answer(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for seat in waiting(table):
            assert table.default_action(seat) in table.legal_actions(seat)


@settings(max_examples=40)
@given(random_games())
def test_a_random_answer_is_the_one_picked_from_the_list_with_the_same_luck(random_game: RandomGame) -> None:
    for step, table in enumerate(random_game.tables()):
        for seat in waiting(table)[:3]:
            one, other = Random(step), Random(step)
            assert table.random_action(seat, one) == pick_listed(table, seat, other)
            # and as much luck has been used up
            assert one.randrange(1000) == other.randrange(1000)


@pytest.mark.rule("BR-17")
@settings(max_examples=20)
@given(random_games())
def test_no_list_of_answers_is_long(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for seat in waiting(table)[:3]:
            assert len(table.legal_actions(seat)) <= 300


def test_codes_and_typed_answers_are_inverses_over_the_whole_space() -> None:
    assert [encode(decode(code)) for code in range(-1, ACTION_COUNT)] == list(range(-1, ACTION_COUNT))
    assert len({decode(code) for code in range(-1, ACTION_COUNT)}) == ACTION_COUNT + 1
