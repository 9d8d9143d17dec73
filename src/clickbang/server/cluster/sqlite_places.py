"""Where tables live, of several workers that share one SQLite file: the one process that writes for them knows.

A lease runs from when it was asked for, by the system's clock that never jumps: so it has run out here before the
writer takes this worker for gone.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

from clickbang.protocol.errors import STORAGE, ServerError
from clickbang.server.cluster.places import (
    LEASE,
    NOWHERE,
    Claimed,
    Figure,
    Here,
    There,
    Worker,
    figures_of,
    nothing_lost,
)
from clickbang.server.limits.tally import Tally
from clickbang.server.storage.shared_store import SharedStore
from clickbang.server.storage.shared_writer import BEAT, CLAIM, FAILED, JOIN, LEAVE, RELEASE

log = logging.getLogger("clickbang")

BEATS = 3
"""How many signs of life a worker gives within its lease."""
PAUSE = 0.1
"""Seconds after which it is tried again to join."""


class SqlitePlaces:
    """Asks the writer, over the line of the store."""

    shared = True

    def __init__(self, store: SharedStore, seat: int, lease: float = LEASE) -> None:
        self.store = store
        self.seat = seat
        """Which of its supervisor's workers this is."""
        self.seats: dict[int, int] = {}
        """The same of others, by their numbers."""
        self.lease = lease
        self.lost: Callable[[], None] = nothing_lost
        self.me: Worker | None = None
        """None as long as this worker has not joined, or has lost everything and has not joined again."""
        self.before: int | None = None
        """The number that it had last."""
        self.token = secrets.token_bytes(32)
        self.until = 0.0
        """When the lease runs out."""
        self.tally = Tally()
        """What is counted over all workers."""
        self.crowded = 1
        """With so many connections a network is told to others."""
        self.alive = 0
        """How many workers there were at the last beat."""
        self.claims = 0
        self.losses = 0
        self.beating: asyncio.Task[None] | None = None
        store.on_reply = self.renew
        store.on_end = self.lose

    def holds(self) -> bool:
        return time.monotonic() < self.until

    def figures(self) -> list[Figure]:
        number, left = self.me.number if self.me else 0, max(0.0, self.until - time.monotonic())
        return figures_of(number, self.alive, left, self.claims, self.losses)

    async def join(self, address: str) -> Worker:
        """Hand in a line, and go on giving signs of life; if that is lost, all of it again."""
        while True:
            with suppress(ServerError):
                number, self.tally.salt = await self.join_once(address)
                break
            await asyncio.sleep(PAUSE)
        self.me = Worker(number, address, self.token)
        self.before = number
        if self.beating is None:
            self.beating = self.store.loop.create_task(self.beat(address))
        return self.me

    async def join_once(self, address: str) -> Any:
        if self.store.line is None:
            try:
                self.store.connect()
            except OSError:
                log.exception("the process that writes cannot be reached")
                raise ServerError(STORAGE) from None
        return await self.store.ask(JOIN, address, self.token, self.seat, self.before)

    async def beat(self, address: str) -> None:
        """Signs of life, until the end."""
        while not self.store.closing:
            if self.me is None:
                await self.join(address)
                log.warning("this worker was taken for gone, or the process that writes was; it goes on")
            with suppress(ServerError, TimeoutError):
                begun = time.monotonic()
                await asyncio.wait_for(self.tell(), max(0.0, self.until - begun))
                await asyncio.sleep(begun + self.lease / BEATS - time.monotonic())
            if not (self.holds() or self.store.closing):
                self.store.hang_up()

    async def tell(self) -> None:
        """One sign of life: what was taken here of what is limited, and who has taken too much everywhere."""
        tally = self.tally
        self.alive, exhausted, elsewhere = await self.store.ask(BEAT, tally.take_all(), tally.crowds(self.crowded))
        tally.exhausted = {(kind, name) for kind, name in exhausted}
        tally.elsewhere = elsewhere

    def share_limits(self, tally: Tally, crowded: int) -> None:
        """Count this over all workers."""
        tally.salt = self.tally.salt
        self.tally, self.crowded = tally, max(1, crowded)

    async def claim(self, key: str) -> Claimed:
        if self.me is None:
            raise ServerError(STORAGE)
        table, *has = await self.store.ask(CLAIM, key)
        if table == FAILED:
            raise ServerError(STORAGE)
        if table is None:
            return NOWHERE
        seat, *known = has
        worker = Worker(*known)
        self.seats[worker.number] = seat
        if worker.number != self.me.number:
            return There(table, worker)
        self.claims += 1
        return Here(table)

    def release(self, tables: Collection[str]) -> None:
        if self.me is not None:
            self.store.say(RELEASE, list(tables))

    async def known_elsewhere(self) -> Collection[str] | None:
        return None

    async def leave(self) -> None:
        """What is left to be written still can be: the line ends with the store."""
        self.lost = nothing_lost
        if self.me is not None:
            with suppress(ServerError, TimeoutError):
                await asyncio.wait_for(self.store.ask(LEAVE), self.lease)

    def renew(self, at: float) -> bool:
        """The writer has replied to what was asked then, when this worker was alive. A lease that has run out stays so:
        it may have kept us from telling somebody something."""
        if self.me is not None and not (self.holds() or self.store.closing):
            return False
        self.until = max(self.until, at + self.lease)
        return True

    def lose(self) -> None:
        """The line has ended: everything is asked for again."""
        self.until = 0.0
        if self.me is not None and not self.store.closing:
            self.me = None
            self.losses += 1
            self.lost()
