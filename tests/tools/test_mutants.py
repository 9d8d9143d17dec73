"""Which mutants are tried, and what is said of those that are written down as survivors."""

from pathlib import Path

import pytest
from tools.mutants import SURVIVORS, Mutant, draw, explained, outdated
from tools.mutations import mutations
from tools.pieces import Definition

PLACE = Definition(Path("game/rules.py"), "f", 1, None)
MUTANTS = [Mutant("game", PLACE, f"x = {number}") for number in range(8)]
WRITTEN_DOWN = set(MUTANTS[:2])


def test_the_same_seed_draws_the_same_mutants_and_another_seed_others() -> None:
    assert draw(MUTANTS, 3, seed=1) == draw(MUTANTS, 3, seed=1)
    assert draw(MUTANTS, 3, seed=1) != draw(MUTANTS, 3, seed=2)


def test_a_sample_is_as_large_as_was_asked_for_and_names_nobody_twice() -> None:
    assert len(set(draw(MUTANTS, 3, seed=1))) == 3


def test_a_sample_larger_than_all_is_all() -> None:
    assert set(draw(MUTANTS, 100, seed=1)) == set(MUTANTS)


def test_a_written_down_survivor_that_is_killed_is_outdated() -> None:
    assert outdated(WRITTEN_DOWN, MUTANTS, tried=MUTANTS, alive=MUTANTS[1:2]) == {MUTANTS[0]}


def test_a_written_down_survivor_that_was_not_tried_may_still_be_one() -> None:
    assert outdated(WRITTEN_DOWN, MUTANTS, tried=MUTANTS[1:], alive=[]) == {MUTANTS[1]}


def test_a_written_down_survivor_that_is_no_mutant_any_more_is_outdated() -> None:
    gone = Mutant("game", PLACE, "y = 1")
    assert outdated({gone}, MUTANTS, tried=MUTANTS[:1], alive=[]) == {gone}


@pytest.mark.parametrize("game", sorted(file.stem for file in SURVIVORS.glob("*.toml")))
def test_every_written_down_survivor_is_a_mutant_of_the_source(game: str) -> None:
    gone = [mutant for mutant in explained(game) if mutant.text not in mutations(mutant.place.node)]
    assert [(str(mutant.place), mutant.difference()) for mutant in gone] == []
