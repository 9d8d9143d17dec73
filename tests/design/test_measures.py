"""Figures whose intervals need care."""

from random import Random

from clickbang.arena.intervals import share
from clickbang.design.measures import spread


def test_between_seats_that_are_alike_the_spread_reaches_down_to_nothing_in_most_cases() -> None:
    luck = Random(5)
    sure = 0
    for _ in range(200):
        winners = [luck.randrange(8) for _ in range(100)]
        found = spread([share(winners.count(seat), 100) for seat in range(8)], 100)
        sure += found.low > 0
    assert sure <= 10


def test_a_spread_that_is_there_is_seen() -> None:
    found = spread([share(300, 1000), share(250, 1000), share(250, 1000), share(200, 1000)], 1000)
    assert 0 < found.low < found.value < found.high
    assert round(found.value, 6) == 0.1
