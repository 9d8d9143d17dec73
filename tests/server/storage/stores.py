"""Stores of both kinds, for tests of what they have in common, and of workers that share one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import msgpack

from clickbang.server.app import opened
from clickbang.server.cluster.postgres_places import PostgresPlaces
from clickbang.server.settings import Settings
from clickbang.server.storage.documents import LogRow, SeatDoc, TableDoc
from clickbang.server.storage.postgres_store import PostgresStore
from clickbang.server.storage.store import PutLog, PutTable, Store, Write
from tests.server.patience import SOON

LEASE = 1.5
"""Seconds: short enough to wait for its end, and long enough for a busy machine."""


def doc_of(table: str, **fields: object) -> TableDoc:
    """A table like any other. Its code is made from its id."""
    plain: dict[str, object] = {
        "id": table, "code": table[-6:].upper(), "game": "bulletbucks", "options": {}, "seats": [SeatDoc(), SeatDoc()],
        "host": "host", "clock": "none", "pace": "none", "public": False, "secret": "s",
    }  # fmt: skip
    return TableDoc(**(plain | fields))  # type: ignore[arg-type]


def put(doc: TableDoc, touched: int = 7) -> PutTable:
    return PutTable(doc.id, doc.code, doc.public, doc.stage, touched, msgpack.encode(doc))


def answers(table: str, count: int, begin: int = 0) -> list[Write]:
    numbers = range(begin, begin + count)
    return [PutLog(table, 1, number, msgpack.encode(LogRow(0, number, "player", 0))) for number in numbers]


async def written(store: Store, *writes: Write) -> Exception | None:
    """What went wrong when this was written."""
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.submit(writes, done.set_result)
    return await asyncio.wait_for(done, SOON)


@asynccontextmanager
async def kept(database: str) -> AsyncIterator[Store]:
    """The store that a server would use."""
    store, places = await opened(Settings(database=database), asyncio.get_running_loop(), None)
    await places.join("127.0.0.1:1")
    try:
        yield store
    finally:
        assert await store.close()
        await places.leave()


class Member:
    """A worker without a server: its store and its places."""

    def __init__(self, store: PostgresStore, places: PostgresPlaces) -> None:
        self.store = store
        self.places = places
        self.losses = 0
        places.lost = self.lost

    def lost(self) -> None:
        self.losses += 1


@asynccontextmanager
async def member(database: str, lease: float = LEASE) -> AsyncIterator[Member]:
    store = PostgresStore(database, asyncio.get_running_loop())
    await store.open()
    places = PostgresPlaces(store, lease, lease / 5)
    found = Member(store, places)
    await places.join("127.0.0.1:1")
    try:
        yield found
    finally:
        await store.close()
        await places.leave()


async def until(happened: object) -> None:
    """Wait for this; it is asked again and again."""
    assert callable(happened)
    async with asyncio.timeout(SOON):
        while not happened():
            await asyncio.sleep(0.01)
