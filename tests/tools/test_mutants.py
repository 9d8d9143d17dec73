"""Which mutants are tried, and what is said of those that are written down as survivors."""

from tools.mutants import Mutant, Survivor, draw, outdated
from tools.mutations import mutations

MUTANTS = [Mutant("game", "rules.py", mutation) for mutation in mutations("x = 1\nx = 2\nx = 3\nx = 4\n")]
WRITTEN_DOWN = {mutant.survivor for mutant in MUTANTS[:2]}


def test_the_same_seed_draws_the_same_mutants_and_another_seed_others() -> None:
    assert draw(MUTANTS, 3, seed=1) == draw(MUTANTS, 3, seed=1)
    assert draw(MUTANTS, 3, seed=1) != draw(MUTANTS, 3, seed=2)


def test_a_sample_is_as_large_as_was_asked_for_and_names_nobody_twice() -> None:
    assert len(set(draw(MUTANTS, 3, seed=1))) == 3


def test_a_sample_larger_than_all_is_all() -> None:
    assert set(draw(MUTANTS, 100, seed=1)) == set(MUTANTS)


def test_a_written_down_survivor_that_is_killed_is_outdated() -> None:
    assert outdated(WRITTEN_DOWN, MUTANTS, tried=MUTANTS, alive=MUTANTS[1:2]) == {MUTANTS[0].survivor}


def test_a_written_down_survivor_that_was_not_tried_may_still_be_one() -> None:
    assert outdated(WRITTEN_DOWN, MUTANTS, tried=MUTANTS[1:], alive=[]) == {MUTANTS[1].survivor}


def test_a_written_down_survivor_that_is_no_mutant_any_more_is_outdated() -> None:
    gone = Survivor("rules.py", "", "x = 5", "x = 6")
    assert outdated({gone}, MUTANTS, tried=MUTANTS[:1], alive=[]) == {gone}
