"""In every game: what is listed is accepted, everything else is refused, and a random answer is one of the list."""

from hypothesis import given, settings
from librt.random import Random

from clickbang.core.errors import IllegalAnswer
from clickbang.core.seats import members
from clickbang.core.table import pick_listed
from clickbang.games.championship import Accuse, Aim, Bet, Decline, FireOn, Play, Pocket, encode
from clickbang.games.championship.rules.codes import ACTION_COUNT
from tests.championship.random_games import RandomGame, random_games

EVERY_CODE = range(-3, ACTION_COUNT + 3)


@settings(max_examples=10)
@given(random_games())
def test_exactly_the_listed_answers_are_legal_in_the_whole_space(random_game: RandomGame) -> None:
    for step, table in enumerate(random_game.tables()):
        if step % 23 == 0:
            for seat in members(table.must | table.asked):
                assert [code for code in EVERY_CODE if table.legal(seat, code)] == sorted(table.legal_actions(seat))


@settings(max_examples=15)
@given(random_games())
def test_every_listed_answer_is_accepted(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for seat in members(table.must | table.asked):
            for action in table.legal_actions(seat):
                table.clone().apply(seat, action)


@settings(max_examples=30)
@given(random_games())
def test_who_is_not_asked_may_answer_nothing(random_game: RandomGame) -> None:
    actions = (Decline(), Pocket(True), Bet(0), Accuse(0), Aim(0), FireOn(), Play(0), Play(0, 1))
    some_of_each_kind = [encode(action) for action in actions]
    for table in random_game.tables():
        for seat in range(random_game.seats):
            if not (table.must | table.asked) >> seat & 1:
                for action in some_of_each_kind:
                    assert isinstance(table.problem(seat, action), IllegalAnswer)


@settings(max_examples=30)
@given(random_games())
def test_whoever_is_asked_has_a_default_answer(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for seat in members(table.must | table.asked):
            assert table.default_action(seat) in table.legal_actions(seat)


@settings(max_examples=30)
@given(random_games())
def test_a_random_answer_is_the_one_picked_from_the_list_with_the_same_luck(random_game: RandomGame) -> None:
    for step, table in enumerate(random_game.tables()):
        for seat in members(table.must | table.asked):
            one, other = Random(step), Random(step)
            assert table.random_action(seat, one) == pick_listed(table, seat, other)
            # and as much luck has been used up
            assert one.randrange(1000) == other.randrange(1000)
