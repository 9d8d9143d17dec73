"""Who sits where, and under which name."""

from collections import Counter

from clickbang.arena import Plan

FOUR = ("shrewd", "random", "path/to/own.py:Own", "random")


def test_everybody_sits_in_every_seat_equally_often() -> None:
    plan = Plan("bulletbucks", FOUR, 8, 1)
    seen = Counter((plan.player_in(seat, number), seat) for number in plan.numbers for seat in range(4))
    assert set(seen.values()) == {2}
    assert len(seen) == 16


def test_fixed_seats_stay() -> None:
    plan = Plan("bulletbucks", FOUR, 8, 1, fixed_seats=True)
    assert all(plan.player_in(seat, number) == seat for number in plan.numbers for seat in range(4))


def test_labels_are_short_and_all_different() -> None:
    assert Plan("bulletbucks", FOUR, 8, 1).labels == ["shrewd", "random #1", "Own", "random #2"]
