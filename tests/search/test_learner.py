"""Regret matching: the two variants, and what is drawn."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.bots.search.learner import RegretLearner, drawn


def learner(plus: bool) -> RegretLearner:
    return RegretLearner(vec[i64]([7, 8, 9]), plus)


def taught(plus: bool, *gains: list[float]) -> RegretLearner:
    """By an update for each list of what the answers would have gained."""
    found = learner(plus)
    for each in gains:
        for place, gain in enumerate(each):
            found.gains[place] += gain
        found.update(1.0)
    return found


@pytest.mark.parametrize("plus", [False, True])
def test_an_answer_is_given_as_often_as_it_is_regretted(plus: bool) -> None:
    found = taught(plus, [3.0, 1.0, -4.0])
    assert list(found.mixed) == [0.75, 0.25, 0.0]
    assert not found.even


@pytest.mark.parametrize("plus", [False, True])
def test_who_regrets_nothing_gives_all_answers_equally_often(plus: bool) -> None:
    found = taught(plus, [-1.0, -1.0, 0.0])
    assert list(found.mixed) == [1 / 3] * 3
    assert found.even


def test_plus_forgets_regrets_below_nothing() -> None:
    gains = [1.0, 0.0, -5.0], [0.0, 0.0, 1.0]
    assert list(taught(False, *gains).mixed) == [1.0, 0.0, 0.0]
    assert list(taught(True, *gains).mixed) == [0.5, 0.0, 0.5]


def test_what_sampling_never_quite_gives_up_is_left_out_and_what_is_written_out_is_kept() -> None:
    for plus, last in ((False, 0.0), (True, 0.01)):
        found = learner(plus)
        for place, often in enumerate((0.59, 0.4, 0.01)):
            found.sums[place] = often
        assert found.averages()[2] == pytest.approx(last)
        assert sum(found.averages()) == pytest.approx(1.0)


def test_averages_follow_what_is_learned_later() -> None:
    found = taught(False, [1.0, 0.0, 0.0])
    assert list(found.averages()) == pytest.approx([1 / 3] * 3)
    found.learn(vec[i64]([0]), vec[float]([1.0]))
    assert found.averages()[0] > 0.7
    assert found.lessons == 2


def test_what_has_no_share_is_never_drawn() -> None:
    random = Random(1)
    assert {drawn(vec[float]([0.0, 0.5, 0.0, 0.5, 0.0]), random) for _ in range(50)} == {1, 3}
