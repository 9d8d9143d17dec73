"""Several workers on one file, for tests: their stores in one event loop, and the real process that writes."""

import asyncio
import os
import signal
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from msgspec import msgpack

from clickbang.protocol.stages import LOBBY
from clickbang.server.cluster.places import LEASE
from clickbang.server.cluster.sqlite_places import SqlitePlaces
from clickbang.server.storage import shared_writer
from clickbang.server.storage.documents import LogRow, SeatDoc, TableDoc, encode
from clickbang.server.storage.shared_store import SharedStore
from clickbang.server.storage.sqlite_file import claim, connect, prepare
from clickbang.server.storage.store import PutLog, PutTable, Write
from tests.server.patience import SOON


def table(number: int) -> PutTable:
    """A table whose code is TABLE and its number."""
    doc = TableDoc(
        id=f"{number:016x}", code=f"TABLE{number}", game="bulletbucks", options={}, seats=[SeatDoc()], host="",
        clock="none", pace="none", public=False, secret="",
    )  # fmt: skip
    return PutTable(doc.id, doc.code, False, LOBBY, 0, encode(doc))


def answer(table: PutTable, number: int) -> PutLog:
    return PutLog(table.table, 1, number, msgpack.encode(LogRow(0, number, "player", 0)))


class Member:
    """A worker, as far as its store and its places go."""

    def __init__(self, store: SharedStore, places: SqlitePlaces) -> None:
        self.store = store
        self.places = places
        self.losses = 0
        places.lost = self.lose

    def lose(self) -> None:
        self.losses += 1

    async def write(self, *writes: Write) -> str:
        """What went wrong."""
        done: asyncio.Future[Exception | None] = self.store.loop.create_future()
        self.store.submit(writes, done.set_result)
        return str(await asyncio.wait_for(done, SOON) or "")

    async def actions(self, table: PutTable) -> list[int]:
        return [row.action for row in await self.store.log(table.table, 1)]

    async def until_it_is_back(self) -> None:
        async with asyncio.timeout(SOON):
            while self.places.me is None:
                await asyncio.sleep(0.005)

    def fall_silent(self) -> None:
        """As if its event loop hung."""
        assert self.places.beating is not None
        self.places.beating.cancel()


class SharedFile:
    """The file, the writer, and whoever has joined."""

    def __init__(self, path: Path, lease: float) -> None:
        self.path = path
        self.lease = lease
        self.claimed = claim(path)
        with closing(connect(path)) as connection:
            prepare(connection)
        self.door, self.with_writer = socket.socketpair()
        self.writers = 0
        self.writer = self.start_writer()
        self.members: list[Member] = []

    def start_writer(self) -> subprocess.Popen[bytes]:
        self.writers += 1
        self.writer = shared_writer.start(self.with_writer, self.path, self.claimed, self.writers, self.lease)
        return self.writer

    def hold_writer(self) -> None:
        self.writer.send_signal(signal.SIGSTOP)

    def let_writer_go(self) -> None:
        self.writer.send_signal(signal.SIGCONT)

    async def join(self, address: str) -> Member:
        # its part of the claim is a file of no use: to close the real one would drop SQLite's locks of all of us here
        store = SharedStore(
            self.path, asyncio.get_running_loop(), os.fdopen(os.open(os.devnull, os.O_RDONLY), "rb"), self.door
        )
        member = Member(store, SqlitePlaces(store, len(self.members) + 1, self.lease))
        self.members.append(member)
        await asyncio.wait_for(member.places.join(address), SOON)
        return member

    async def part(self, member: Member) -> bool:
        """It stops; returns whether all that it had was written."""
        self.members.remove(member)
        return await member.store.close()


@asynccontextmanager
async def shared_file(folder: Path, lease: float = LEASE) -> AsyncIterator[SharedFile]:
    file = SharedFile(folder / "x.sqlite", lease)
    try:
        yield file
    finally:
        for member in list(file.members):
            await file.part(member)
        file.door.close()
        file.writer.wait(SOON)
        file.with_writer.close()
        file.claimed.close()
