"""The times of a move: from the frame to the commit, on the disk, and until everybody is told."""

import time
from collections.abc import Iterator
from typing import Final, Protocol

from prometheus_client.core import HistogramMetricFamily

from clickbang.server.telemetry.histograms import MOVES, WAITS, Histogram

now: Final = time.perf_counter


class Tracer(Protocol):
    """Where moves are told one by one, if the host wants that."""

    def move(self, table: str, frame: float, judged: float, committed: float, told: float) -> None:
        """By the clock of `now`."""


class Times:
    """What a worker has measured since its start."""

    def __init__(self) -> None:
        self.judged = Histogram(
            "clickbang_move_judge_seconds", "From the first frame for a table until its changes go to the disk",
            MOVES,
        )  # fmt: skip
        self.committed = Histogram(
            "clickbang_commit_seconds", "How long a commit takes, by whatever number of tables", MOVES
        )
        self.told = Histogram(
            "clickbang_move_seconds", "From the first frame for a table until everybody there was told", MOVES
        )
        self.bots = Histogram(
            "clickbang_bot_wait_seconds", "How long a question waits until its bot begins to think", WAITS
        )
        self.relays = Histogram(
            "clickbang_relay_seconds", "How long it takes to reach another worker for a client", MOVES
        )
        self.tracer: Tracer | None = None

    def families(self) -> Iterator[HistogramMetricFamily]:
        for histogram in (self.judged, self.committed, self.told, self.bots, self.relays):
            yield histogram.family()

    def note_moves(self, frames: list[tuple[str, float]], sent: float, on_disk: float) -> None:
        """One commit is told: by table, when its first frame came."""
        told = now()
        self.committed.observe(on_disk - sent)
        for _, frame in frames:
            self.judged.observe(sent - frame)
            self.told.observe(told - frame)
        if self.tracer is not None:
            for table, frame in frames:
                self.tracer.move(table, frame, sent, on_disk, told)
