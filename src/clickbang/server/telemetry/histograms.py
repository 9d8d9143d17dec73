"""How long things take, counted in plain numbers: one comparison by halves and three additions for each."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from prometheus_client.core import HistogramMetricFamily

MOVES: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: a move takes some milliseconds, and one second is a fault."""
WAITS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: a bot may think for some."""


class Histogram:
    """So many that took so long."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def family(self) -> HistogramMetricFamily:
        """As Prometheus wants it: each count has those before it."""
        buckets, so_far = [], 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            so_far += count
            buckets.append((bound, so_far))
        return HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self.total)
