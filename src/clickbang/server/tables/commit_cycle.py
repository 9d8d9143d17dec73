"""The commit cycle (group commit): all tables that have something to do do it, and one commit writes it.

What arrives while a commit runs goes into the next one: so commits are few and large when much is going on, and an
answer is written at once when little is.
"""

import asyncio
import logging
from enum import Enum
from functools import partial

from clickbang.server.cluster.places import Places
from clickbang.server.delivery.delivery import Delivery
from clickbang.server.storage.store import PartlyWritten, Store, Write, problem_at
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.telemetry.times import Times, now

log = logging.getLogger("clickbang")


class CycleState(Enum):
    """Where the cycle stands."""

    IDLE = "idle"
    SCHEDULED = "scheduled"
    """The tables are about to work."""
    COMMITTING = "committing"
    """A commit is under way. A second one beside it would make both smaller, and messages more."""


class CommitCycle:
    """Lets the tables of a server work together."""

    def __init__(
        self,
        store: Store,
        loop: asyncio.AbstractEventLoop,
        delivery: Delivery,
        places: Places,
        times: Times | None = None,
    ) -> None:
        self.times = times or Times()
        self.store = store
        self.places = places
        self.shared = places.shared
        self.loop = loop
        self.delivery = delivery
        self.state = CycleState.IDLE
        self.waiting: dict[OnlineTable, float] = {}
        """The tables that have something to do, and since when."""
        self.frames: list[tuple[str, float]] = []
        """By table, when what is being written came in."""
        self.sent = 0.0
        """When that commit was begun."""
        self.stopped = False
        """Whether they do nothing more here."""

    def is_busy(self) -> bool:
        return self.state is not CycleState.IDLE

    def add(self, table: OnlineTable) -> None:
        """This table has something to do."""
        if table not in self.waiting:
            self.waiting[table] = now()
        if self.state is CycleState.IDLE:
            self.state = CycleState.SCHEDULED
            self.loop.call_soon(self.run)

    def run(self) -> None:
        """Let every table do what waits there, and write all of it."""
        if self.state is CycleState.COMMITTING:
            return  # and when that is done, they work
        self.state = CycleState.IDLE
        if self.stopped or (self.shared and not self.places.holds()):
            return  # all tables are about to be dropped
        tables: list[OnlineTable] = []
        writes: list[Write] = []
        frames: list[tuple[str, float]] = []
        for table in list(self.waiting):
            since = self.waiting.pop(table)
            if added := table.guard(table.work):
                writes += added
                tables.append(table)
                frames.append((table.id, since))
        if writes:
            self.state = CycleState.COMMITTING
            self.frames, self.sent = frames, now()
            self.store.submit(writes, lambda problem: self.committed(tables, problem))
        else:
            self.delivery.tell_patient()

    def clear(self) -> None:
        """None of the tables is ours any more."""
        self.waiting = {}

    def stop(self) -> None:
        """Begin nothing more: tables are handed over."""
        self.stopped = True

    def committed(self, tables: list[OnlineTable], problem: Exception | None) -> None:
        """These are on disk. What comes next is on its way there while everybody is told of this."""
        if isinstance(problem, PartlyWritten):  # the store says by itself when it can write nothing at all
            log.error("these tables could not be written: %s", problem)
        frames, sent, on_disk = self.frames, self.sent, now()
        begun = self.delivery.begin_round(len(tables))
        self.state = CycleState.IDLE
        if self.shared and not self.places.holds():
            return  # they may live elsewhere by now, and what is on disk is told there
        with self.delivery.batch():
            settled = [
                table
                for table in tables
                if table.guard(partial(table.committed, problem and problem_at(table.id, problem)))
            ]
            if self.waiting:
                self.run()
            for table in settled:
                table.guard(table.tell)
        with self.delivery.batch():
            self.delivery.tell_patient()
        self.delivery.end_round(begun)
        if problem is None:
            self.times.note_moves(frames, sent, on_disk)
