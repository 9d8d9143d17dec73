"""Who led at half time, and what came of it."""

from collections.abc import Sequence

import pytest

from clickbang.arena.rates import Rates
from clickbang.design.comebacks import BEHIND, COMEBACKS, LAST, LED, LEVEL, Comebacks


def counted(standings: Sequence[tuple[int, ...]], *winners: int) -> dict[str, int]:
    """What is true of a game with these standings after its rounds."""
    rates = Rates()
    comebacks = Comebacks(rates)
    comebacks.begin()
    for points in standings:
        comebacks.stand(points)
    comebacks.end(winners)
    return {what: times for (_, what), times in rates.times.items() if times} if rates.of else {"none": 1}


@pytest.mark.parametrize(
    ("half", "winner", "true"),
    [
        ((3, 1, 2), 0, {LED: 1}),
        ((3, 1, 2), 2, {BEHIND: 1}),
        ((3, 1, 2), 1, {BEHIND: 1, LAST: 1}),
        ((3, 3, 2), 1, {LED: 1}),
        ((2, 2, 2), 1, {LEVEL: 1}),
    ],
)
def test_the_winner_led_was_behind_or_last(half: tuple[int, ...], winner: int, true: dict[str, int]) -> None:
    assert counted([half, (9, 9, 9)], winner) == true


@pytest.mark.parametrize(("rounds", "half"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_time_is_the_end_of_the_middle_round(rounds: int, half: int) -> None:
    standings = [(1, 0) if number == half else (0, 1) for number in range(1, rounds + 1)]
    assert counted(standings, 0) == {LED: 1}


def test_of_several_winners_the_best_at_half_time_counts() -> None:
    assert counted([(3, 0), (3, 3)], 0, 1) == {LED: 1}


def test_a_game_of_one_round_or_without_a_winner_has_no_comeback() -> None:
    assert counted([(3, 0)], 1) == {"none": 1}
    assert counted([(3, 0), (3, 0)]) == {"none": 1}


def test_nothing_of_one_game_is_left_in_the_next() -> None:
    rates = Rates()
    comebacks = Comebacks(rates)
    comebacks.stand((1, 0))
    comebacks.begin()
    comebacks.stand((0, 1))
    comebacks.stand((0, 1))
    comebacks.end((1,))
    assert rates.times[COMEBACKS, LED] == 1
