"""Which faults happen, in which order, to whom and for how long: all of it drawn beforehand from one seed.

The same seed, kinds and number give the same plan. What a fault meets is not in it: people and processes take their
time.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from clickbang.server.cluster.places import LEASE

T = TypeVar("T")

BEYOND = 0.7
"""So many seconds more than a lease something lasts that is to be noticed."""
JUMPS = (-172_800.0, -3_600.0, -61.0, -2.0, 2.0, 61.0, 3_600.0, 172_800.0)
"""Seconds by which a clock is wrong, until it jumps again."""
OFTEN = 0.6
"""How often it is the worker with most tables that is struck."""


@dataclass(frozen=True, slots=True)
class Planned:
    """One fault."""

    kind: str
    pause: float = 0.0
    """Seconds after the end of the one before."""
    lasts: float = LEASE + BEYOND
    """Seconds of what has an end."""
    down: float = 0.0
    """Seconds for which something that was killed is not started again."""
    pick: float = 0.0
    """Who, as a share of all that it may be."""
    busiest: bool = False
    """Whether the worker with most tables is struck, wherever that can be known."""
    lost: bool = False
    """Whether what was under way on a line that was cut never arrives."""
    jump: float = 0.0

    def choose(self, those: Sequence[T]) -> T:
        return those[int(self.pick * len(those))]


def plan(kinds: Sequence[str], count: int, pause: float, seed: int) -> list[Planned]:
    """So many faults, every kind as often as another."""
    source = random.Random(seed)
    turns = [kinds[turn % len(kinds)] for turn in range(count)]
    source.shuffle(turns)
    return [
        Planned(
            kind,
            pause * source.uniform(0.7, 1.3),
            LEASE + BEYOND + source.uniform(0.0, 0.5),
            source.uniform(0.0, 1.0),
            source.random(),
            source.random() < OFTEN,
            source.random() < 0.5,
            source.choice(JUMPS),
        )
        for kind in turns
    ]
