"""Intervals, checked against figures worked out elsewhere."""

import pytest

from clickbang.arena.intervals import Interval, distribution, share


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [
        (81, 263, 0.2552928, 0.3661761),
        (15, 148, 0.0623905, 0.1605128),
        (0, 20, 0.0, 0.1611252),
        (1, 29, 0.0061131, 0.1717558),
        (29, 29, 0.8829696, 1.0),
    ],
)
def test_shares_have_the_intervals_of_newcombe_1998(part: int, whole: int, low: float, high: float) -> None:
    found = share(part, whole)
    assert found.value == part / whole
    assert found.low == pytest.approx(low, abs=2e-4)
    assert found.high == pytest.approx(high, abs=2e-4)


def test_shared_wins_count_in_parts() -> None:
    assert share(30, 10, shares=6) == share(5, 10)


def test_a_distribution_has_its_mean_with_an_interval_and_its_ends() -> None:
    found = distribution({4: 1, 2: 3})
    assert found.mean.value == 2.5
    # the sample's standard deviation is 1, and so the mean's is a half
    assert found.mean.high - 2.5 == pytest.approx(1.959964 / 2)
    assert (found.least, found.most) == (2, 4)
    assert list(found.counts.items()) == [(2, 3), (4, 1)]


def test_one_number_has_no_spread() -> None:
    assert distribution({7: 1}).mean == Interval(7, 7, 7)


def test_huge_equal_numbers_have_no_spread_either() -> None:
    assert distribution({10**15 + 1: 1000}).mean == Interval(10**15 + 1, 10**15 + 1, 10**15 + 1)
