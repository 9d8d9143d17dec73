"""The last things that a seat was told and answered, as rows of numbers: how it came to know what it knows."""

from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from clickbang.core.audience import hears
from clickbang.core.events import Event
from clickbang.research.open_spiel.hearing import OpenTable

RECALLED = 64
"""So many entries are told, the latest first."""
ROW = 16
"""So many numbers of each: which kind of event it is, counted from 1, or 0 for an answer of one's own; then what stands
in its fields."""
BOUND = 128
"""Every number is told as its share of this, and a larger one as two: so all are from -1 to 1."""


def fill_recalled(out: NDArray[np.float32], hearing: OpenTable, seat: int, kinds: dict[type[Event], int]) -> None:
    """Write the rows of this seat."""
    log, rows = hearing.recall.log, hearing.rows
    for _, event, action in log[len(rows) :]:
        rows.append(row_of(event, action, kinds))
    out.fill(0)
    row = 0
    for place in range(len(log) - 1, -1, -1):
        if hears(log[place][0], seat):
            out[row] = rows[place]
            row += 1
            if row == RECALLED:
                return


def row_of(event: Event | None, action: int, kinds: dict[type[Event], int]) -> list[float]:
    """An entry as ROW numbers."""
    if event is None:
        found: list[float] = [0, action // BOUND, action % BOUND]
    else:
        found = [kinds[type(event)]]
        names: tuple[str, ...] = type(event).__match_args__
        for name in names:
            collect(getattr(event, name), found)
    return [number / BOUND for number in [*found, *[0] * ROW][:ROW]]


def collect(value: Any, found: list[float]) -> None:
    """Every number in a field; a word as one that stands for it."""
    if isinstance(value, tuple):
        for item in value:
            collect(item, found)
    elif isinstance(value, str):
        found.append(crc32(value.encode()) % BOUND)
    elif -BOUND <= value <= BOUND:
        found.append(value)
    else:  # like an answer of one's own: how many times the bound, and the rest
        found += [max(-BOUND, min(BOUND, value // BOUND)), value % BOUND]
