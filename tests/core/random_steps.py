"""A game that is played at whim, stop by stop: what the random games of all three games have in common."""

from collections.abc import Callable, Iterator

from librt.random import Random

from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.core.table import NOTHING, Table

Choice = Callable[[Table, int, Random], int]
"""What a seat answers here."""


def steps(sitting: Sitting, seed: int, choose: Choice) -> Iterator[Sitting]:
    """Plays the game, and stops at the start and after every answer and every stroke of luck."""
    whim = Random(seed)
    yield sitting
    while not sitting.over:
        table = sitting.table
        if table.chance != NOTHING:
            sitting.draw()
        else:
            waiting = members(table.must | table.asked | table.standing)
            seat = waiting[whim.randrange(len(waiting))]
            sitting.answer(seat, choose(table, seat, whim))
        yield sitting
