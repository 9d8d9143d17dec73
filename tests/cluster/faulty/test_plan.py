"""A plan follows from its seed, and every kind of fault comes as often as another."""

from collections import Counter

from tests.cluster.faulty.plan import Planned, plan

KINDS = ["kill", "stop", "clock"]


def test_the_same_seed_gives_the_same_plan_and_another_one_another() -> None:
    assert plan(KINDS, 30, 4.0, 7) == plan(KINDS, 30, 4.0, 7) != plan(KINDS, 30, 4.0, 8)


def test_every_kind_comes_as_often_as_another() -> None:
    assert Counter(planned.kind for planned in plan(KINDS, 30, 4.0, 7)) == dict.fromkeys(KINDS, 10)


def test_everybody_may_be_chosen() -> None:
    assert [Planned("kill", pick=pick).choose("abc") for pick in (0.0, 0.34, 0.99)] == ["a", "b", "c"]
