"""Several searches put together: their errors are those of what they say."""

from math import sqrt

import pytest

from clickbang.bots.search import Estimate, Findings
from clickbang.games import GAMES
from clickbang.review import Decision, review_record
from clickbang.review.findings import mean
from clickbang.review.parts import together
from tests.review.games import played


def part(*worths: float) -> Findings:
    return Findings([Estimate(choice, worth, 0.0, 10, 0.5) for choice, worth in enumerate(worths)], 20)


def test_a_cost_is_surer_than_the_worths_that_it_is_between() -> None:
    found = together([part(0.5, 0.4), part(0.3, 0.2), part(0.6, 0.5), part(0.4, 0.3)], 1)
    assert found.expected == pytest.approx(0.45)
    assert [one.worth for one in found.choices] == pytest.approx([0.45, 0.35])
    assert found.choices[0].error == pytest.approx(sqrt(0.05) / 4)
    assert found.error == pytest.approx(0, abs=1e-9)


def test_who_finds_the_best_is_not_who_says_what_it_is_worth() -> None:
    """Each finds another best by luck; none of them is believed."""
    assert together([part(0.9, 0.5), part(0.5, 0.9)], 0).expected == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("name", "seats", "playouts"), [("bulletbucks", 4, 40), ("championship", 4, 40), ("battleroyal", 5, 40)]
)
def test_reviews_with_other_seeds_differ_by_as_much_as_they_say(name: str, seats: int, playouts: int) -> None:
    record = played(GAMES[name], ["sharp"] * seats, 3)
    runs = [review_record(record, [0], playouts, seed, with_hidden=False).seats[0].decisions for seed in range(5)]
    assert 1 / 1.5 < ratio(runs) < 1.5


def ratio(runs: list[list[Decision]]) -> float:
    """How far what answers were worth differs from run to run, over what the runs say it does."""
    differ, say = [], []
    for found in zip(*runs, strict=True):
        middle = mean([one.chosen.worth for one in found])
        differ.append(sum((one.chosen.worth - middle) ** 2 for one in found) / (len(found) - 1))
        say.append(mean([one.chosen.error**2 for one in found]))
    return sqrt(mean(differ) / mean(say))
