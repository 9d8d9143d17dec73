"""Whoever is relayed hears things in their order when the worker with the table is gone, and is never forgotten."""

import asyncio
import json
from collections.abc import Callable

import msgspec

from clickbang.protocol.messages import PROTOCOL, Attend, Hello
from clickbang.server.cluster.line import BEAT, SILENCE, TEXT, OpenedLine
from clickbang.server.settings import Settings
from clickbang.server.sockets.connection import Connection
from clickbang.server.sockets.relay import Opening, Relay
from clickbang.server.storage.documents import TableDoc
from clickbang.server.storage.store import Finished, PutTable, StoredTable, Write
from clickbang.server.tables.registry import Registry
from tests.server.cluster.board import Board, BoardPlaces
from tests.server.patience import SOON
from tests.server.stage import InstantStore, never

ANN = "a" * 16
HELLO = msgspec.json.encode(Hello(protocol=PROTOCOL))


class SlowSocket:
    """A WebSocket that takes so many messages, and no more until its reader has read."""

    def __init__(self) -> None:
        self.room = asyncio.Semaphore(100)
        self.sent: list[str] = []

    def takes_at_once(self) -> bool:
        return not self.room.locked()

    def write(self, text: bytes) -> None:
        self.room._value -= 1
        self.sent.append(text.decode())

    def recall(self) -> bool:
        return False

    async def send(self, message: dict[str, str]) -> None:
        await self.room.acquire()
        self.sent.append(message["text"])

    def kinds(self) -> list[str]:
        return [message["type"] for text in self.sent for message in json.loads(text)]


class OneTable(InstantStore):
    """Keeps one table."""

    doc_kept: TableDoc
    reads = 0
    when_read: Callable[[], None]

    def submit(self, writes: list[Write], finished: Finished) -> None:  # type: ignore[override]
        for write in writes:
            if isinstance(write, PutTable):
                self.doc_kept = msgspec.msgpack.decode(write.doc, type=TableDoc)
        finished(None)

    async def table(self, key: str) -> StoredTable:
        self.reads += 1
        self.when_read()
        return StoredTable(msgspec.structs.replace(self.doc_kept), [], [], 0)


def serving(store: InstantStore) -> tuple[Registry, BoardPlaces]:
    places = BoardPlaces(Board(store))
    return Registry(Settings(), store, asyncio.get_running_loop(), places), places


def client_at(registry: Registry, socket: SlowSocket) -> Connection:
    return Connection(registry, ANN, "127.0.0.1", socket, never, socket.send)  # type: ignore[arg-type]


async def close(registry: Registry) -> None:
    registry.sweeper.cancel()
    registry.archive.task.cancel()
    registry.bots.close()


def relayed(registry: Registry, socket: SlowSocket) -> tuple[Connection, OpenedLine]:
    connection = client_at(registry, socket)
    connection.handle(HELLO)
    line = OpenedLine(registry.loop, lambda _: None, b"token")
    line.proven = True
    line.timer.cancel()
    connection.relay = Relay(line, connection, Opening(ANN, "127.0.0.1", "en", "classic", b"{}"))
    socket.sent.clear()
    return connection, line


async def test_what_a_slow_reader_has_not_heard_of_a_dead_worker_never_comes_after_resume() -> None:
    registry, _ = serving(InstantStore())
    socket = SlowSocket()
    connection, line = relayed(registry, socket)
    socket.room = asyncio.Semaphore(0)
    assert connection.relay is not None
    for number in (5, 6, 7):
        connection.relay.take(TEXT, b'[{"type":"update","first":%d}]' % number)
    await asyncio.sleep(0)
    line.end()
    for _ in range(5):
        socket.room.release()
        for _ in range(3):
            await asyncio.sleep(0)
    assert socket.kinds() == ["update", "resume"]
    await close(registry)


async def test_a_silent_line_is_not_taken_for_a_silent_server() -> None:
    registry, _ = serving(InstantStore())
    socket = SlowSocket()
    _, line = relayed(registry, socket)
    line.heard -= BEAT
    line.check()
    assert socket.kinds() == []
    line.heard -= 1.5 * BEAT
    line.check()
    assert socket.kinds() == ["pong"]
    line.heard -= SILENCE
    line.check()
    assert socket.kinds() == ["pong", "resume"]
    line.timer.cancel()
    await close(registry)


async def test_whoever_comes_to_a_table_in_the_moment_in_which_it_is_lost_comes_there_all_the_same() -> None:
    store = OneTable()
    registry, places = serving(store)
    await places.join("here:1")
    await registry.open_table(ANN, "bulletbucks", 3, {}, "none", "none", False, "")

    def lose_at_first() -> None:
        if store.reads == 1:  # after the table is kept, and before whoever waits for it goes on
            registry.loop.call_soon(places.lose)
            registry.loop.call_soon(lambda: registry.spawn(places.join("here:1")))

    store.when_read = lose_at_first
    socket = SlowSocket()
    connection = client_at(registry, socket)
    connection.handle(HELLO)
    connection.handle(msgspec.json.encode(Attend(table=store.doc_kept.code, id=1)))
    async with asyncio.timeout(SOON):
        while "done" not in socket.kinds():
            await asyncio.sleep(0.01)
    assert store.reads > 1
    await close(registry)
