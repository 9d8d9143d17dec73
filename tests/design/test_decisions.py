"""What a decision is worth: everything, nothing, and the same for the same seed."""

from clickbang.arena import Plan, simulate
from clickbang.arena.rates import Rates
from clickbang.design.decisions import ANY, CHOICES, PLAYOUTS, PROBE, WORTH
from clickbang.design.measures import student, weights

CHOOSING = "tests.design.choosing:CHOOSING"


def probed(game: str, seats: int, games: int, jobs: int = 1) -> Rates:
    return simulate(Plan(game, ("random",) * seats, games, 7, watcher=PROBE, asked=True), jobs).rates


def test_a_choice_that_decides_the_game_is_worth_all_of_it_and_one_that_does_not_nothing() -> None:
    found = probed(CHOOSING, 2, 40)
    asked = {kind: found.of[WORTH, kind] // PLAYOUTS for kind in ("decide", "chat", ANY)}
    assert asked["decide"] + asked["chat"] == asked[ANY] == 40
    assert min(asked.values()) > 5
    assert found.times[WORTH, "decide"] == asked["decide"] * PLAYOUTS
    assert found.times[WORTH, "chat"] == 0


def test_decisions_with_a_choice_are_counted_by_kind() -> None:
    found = probed("bulletbucks", 3, 4)
    kinds = {what for heading, what in found.of if heading == CHOICES}
    assert {"bid", "name", ANY} <= kinds <= {"bid", "raise", "name", "convert", ANY}
    assert found.of[CHOICES, ANY] == sum(found.of[CHOICES, kind] for kind in kinds - {ANY})
    assert 0 < found.times[CHOICES, ANY] < found.of[CHOICES, ANY]


def test_several_processes_find_the_same() -> None:
    one, two = probed("bulletbucks", 3, 4), probed("bulletbucks", 3, 4, jobs=2)
    assert (one.times, one.of) == (two.times, two.of)


def test_the_interval_of_what_is_certain_is_narrow_and_of_a_single_case_wide() -> None:
    found = {measure.name: measure for measure in weights(probed(CHOOSING, 2, 40))}
    assert 0.9 < found["worth.decide"].low < found["worth.decide"].high == 1.0
    assert found["worth.any"].low < found["worth.any"].value < found["worth.any"].high
    assert weights(probed(CHOOSING, 2, 1))[-1].reach > 0.4
    assert [round(student(freedom), 1) for freedom in (3, 10, 30)] == [3.1, 2.2, 2.0]
