"""How long tables and guests are kept: by the time for which the server has really been open, never by the date.

A clock that jumps ahead would otherwise delete everything at once. The seconds served are counted by the system's
monotonic clock and noted in the store now and then; what is lost of them when a server is killed only makes it keep
things longer.
"""

import asyncio
import logging
from typing import Final, Protocol

from clickbang.server.settings import Settings
from clickbang.server.storage.store import (
    DropGuest,
    DropTable,
    MarkTable,
    PutServed,
    PutVisit,
    SeenGuest,
    Store,
    Write,
)

log = logging.getLogger("clickbang")

HOUR: Final = 3600
DAY: Final = 86400
GRACE: Final = DAY
"""Seconds for which a table is marked before it is deleted."""
NOTED_EVERY: Final = 600
"""Seconds after which it is noted how long the server has been open."""
AT_ONCE: Final = 100


class House(Protocol):
    """Whose tables and guests these are: the registry."""

    settings: Settings
    store: Store
    loop: asyncio.AbstractEventLoop

    async def write(self, *writes: Write) -> None:
        """Write this; returns when it is on disk."""

    def visited_now(self) -> list[str]:
        """The tables at which somebody is."""

    def is_awake(self, table: str) -> bool:
        """Whether this table is in memory."""

    def drop_deleted(self, table: str) -> None:
        """This table is gone."""

    def connected(self) -> set[str]:
        """The guests who are here."""


class Retention:
    """Knows how long the server has been open and who was here lately; clears away what nobody has come back to."""

    def __init__(self, registry: House) -> None:
        self.registry = registry
        self.clock = registry.loop.time
        self.before = registry.store.served_before()
        self.begun = self.clock()
        self.noted = self.before
        self.visits: dict[str, int] = {}
        """The tables whose last visit has been noted within the last hour, and when."""

    def now(self) -> int:
        """The seconds for which servers have been open with this store."""
        return self.before + int(self.clock() - self.begun)

    def visit(self, table: str) -> PutVisit:
        """Somebody is at this table now."""
        self.visits[table] = self.now()
        return PutVisit(table, self.visits[table])

    def visited(self, table: str) -> None:
        """The same, to be noted beside everything else, and once an hour at most."""
        if table in self.visits and self.now() - self.visits[table] < HOUR:
            return

        def finished(problem: Exception | None) -> None:
            if problem is not None:
                self.visits.pop(table, None)  # the next visit is noted

        self.registry.store.submit([self.visit(table)], finished)

    def last_note(self) -> Write:
        """What is to be kept of the time when the server stops."""
        return PutServed(self.now())

    async def clear_away(self) -> None:
        """Done in every sweep."""
        now = self.now()
        self.visits = {table: at for table, at in self.visits.items() if now - at < HOUR}
        for table in self.registry.visited_now():
            self.visited(table)
        await self.registry.store.alone(self.delete_old)

    async def delete_old(self) -> None:
        """What one worker does for all."""
        registry, now = self.registry, self.now()
        kept = now - DAY * registry.settings.keep_days if registry.settings.keep_days else -1
        await self.delete_tables(kept)
        if now - self.noted >= NOTED_EVERY:
            self.noted = now
            await registry.write(PutServed(now))
            await self.delete_guests(kept)

    async def delete_tables(self, unvisited_since: int) -> None:
        """Mark those that nobody has visited since then, and delete those that were marked before and still are."""
        registry, now = self.registry, self.now()
        old = [
            table for table in await registry.store.marked(now - GRACE, unvisited_since, AT_ONCE) if self.is_left(table)
        ]
        if old:
            await registry.write(*[DropTable(table) for table in old])
            for table in old:
                if registry.is_awake(table):  # somebody was quick, but not quick enough
                    registry.drop_deleted(table)
            log.info("deleted %d tables that nobody has visited for long", len(old))
        left = [table for table in await registry.store.unvisited(unvisited_since, AT_ONCE) if self.is_left(table)]
        if left:
            await registry.write(*[MarkTable(now, table) for table in left])

    def is_left(self, table: str) -> bool:
        return not self.registry.is_awake(table) and table not in self.visits

    async def delete_guests(self, unseen_since: int) -> None:
        """Delete guests who have not been seen since then; who is here, or is named by a table, counts as seen."""
        registry, now = self.registry, self.now()
        unseen = set(await registry.store.unseen(unseen_since, AT_ONCE))
        if not unseen:
            return
        named = await registry.store.named(unseen) | (unseen & registry.connected())
        writes: list[Write] = [SeenGuest(now, guest) for guest in named]
        writes += [DropGuest(guest, unseen_since) for guest in unseen - named]
        await registry.write(*writes)
