"""In every game: what is listed is accepted, everything else is refused, and a random answer is one of the list."""

import pytest
from hypothesis import given, settings
from librt.random import Random

from clickbang.core.errors import IllegalAnswer
from clickbang.core.seats import members
from clickbang.games.bulletbucks import BULLETBUCKS, Bid, Convert, Name, decode, encode
from tests.bulletbucks.random_games import RandomGame, random_games, table_of

EVERY_CODE = range(-3, BULLETBUCKS.num_actions + 3)


@settings(max_examples=8)
@given(random_games())
@pytest.mark.untraced
def test_exactly_the_listed_answers_are_legal_in_the_whole_space(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table = table_of(sitting)
        for seat in members(table.must):
            assert [code for code in EVERY_CODE if table.legal(seat, code)] == sorted(table.legal_actions(seat))


@settings(max_examples=15)
@given(random_games())
def test_every_listed_answer_is_accepted(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for seat in members(sitting.table.must):
            for action in sitting.table.legal_actions(seat):
                sitting.table.clone().apply(seat, action)


@given(random_games())
def test_who_is_not_asked_may_answer_nothing(random_game: RandomGame) -> None:
    some_of_each_kind = [encode(action) for action in (Bid(1, 0), Bid(0, 1), Name(0), Convert(0))]
    for sitting in random_game.steps():
        for seat in range(random_game.seats):
            if not sitting.table.must >> seat & 1:
                for action in some_of_each_kind:
                    assert isinstance(sitting.table.problem(seat, action), IllegalAnswer)


@given(random_games())
def test_whoever_must_answer_can(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for seat in members(sitting.table.must):
            assert sitting.table.legal_actions(seat)
            assert sitting.table.default_action(seat) in sitting.table.legal_actions(seat)


@given(random_games())
def test_a_random_answer_is_the_one_picked_from_the_list_with_the_same_luck(random_game: RandomGame) -> None:
    for step, sitting in enumerate(random_game.steps()):
        for seat in members(sitting.table.must):
            choices = sitting.table.legal_actions(seat)
            picked = choices[Random(step).randrange(len(choices))]
            assert sitting.table.random_action(seat, Random(step)) == picked


def test_codes_and_typed_answers_are_inverses_over_the_whole_space() -> None:
    codes = list(range(BULLETBUCKS.num_actions))
    assert [encode(decode(code)) for code in codes] == codes
    assert len({decode(code) for code in codes}) == len(codes)
