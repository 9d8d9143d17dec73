"""A store that writes when it is told to, and tables that wait for it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from clickbang.server.settings import Settings
from clickbang.server.storage.store import Finished, Write
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.tables.registry import Registry
from tests.server.party import Guest
from tests.server.stage import InstantStore


class SlowStore(InstantStore):
    """Writes when it is told to."""

    def __init__(self) -> None:
        self.written: list[Write] = []
        self.submitted: list[tuple[Sequence[Write], Finished]] = []
        self.holds = False

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        self.written += writes
        if self.holds:
            self.submitted.append((writes, finished))
        else:
            finished(None)

    def commit(self, problem: Exception | None = None) -> None:
        _, finished = self.submitted.pop(0)
        finished(problem)


@asynccontextmanager
async def tables_of(store: SlowStore, *names: str) -> AsyncIterator[tuple[Registry, list[Guest], list[OnlineTable]]]:
    """A table for each of these people; from now on nothing is written before the store is told to."""
    registry = Registry(Settings(bot_processes=0), store, asyncio.get_running_loop())
    tables, guests = [], []
    for name in names:
        table = await registry.open_table(name, "bulletbucks", 3, {}, "none", "none", True, "")
        guest = Guest(registry, name)
        await guest.attend(table)
        tables.append(table)
        guests.append(guest)
    store.holds = True
    yield registry, guests, tables
    store.holds = False
    await registry.stop()


async def come(store: SlowStore, table: OnlineTable, name: str) -> Guest:
    """Somebody else is at the table, and that is written."""
    store.holds = False
    assert isinstance(table.registry, Registry)
    guest = Guest(table.registry, name)
    await guest.attend(table)
    store.holds = True
    return guest


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def seen(guest: Guest, seat: int) -> str:
    """Who sits there, as far as somebody knows."""
    return guest.table.seats[seat].name
