"""Tables of the server without a network and without a disk, on a clock that moves only when it is told to.

Everything else is the real thing: what a client sends goes in as bytes, and what it would be sent is kept as bytes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence, Set
from contextlib import contextmanager

import msgspec
from starlette.types import Message

from clickbang.protocol.messages import PROTOCOL, Attend, FromClient, Hello
from clickbang.server.cluster.places import Places
from clickbang.server.delivery.socket import NOT_AT_ONCE, Socket
from clickbang.server.settings import Settings
from clickbang.server.sockets.connection import Connection
from clickbang.server.storage.documents import LogRow, TableDoc
from clickbang.server.storage.store import Ended, Finished, Listed, StoredTable, Write
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.tables.registry import Registry


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop for which no time passes by itself."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def is_busy(self) -> bool:
        """Whether something else than what asks is about to be done."""
        return bool(self._ready)  # type: ignore[attr-defined]


class InstantStore:
    """Takes everything for written at once, and forgets it."""

    failing = False

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        finished(None)

    async def table(self, key: str) -> StoredTable | None:
        return None

    async def doc(self, table: str) -> TableDoc | None:
        return None

    async def guest(self, hash_of_secret: bytes) -> tuple[str, int] | None:
        return None

    async def public_tables(self, limit: int) -> list[Listed]:
        return []

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        return []

    async def ended(self, table: str, game: int) -> Ended | None:
        return None

    async def unrecorded(self, limit: int) -> list[TableDoc]:
        return []

    async def log(self, table: str, game: int) -> list[LogRow]:
        return []

    def served_before(self) -> int:
        return 0

    async def unvisited(self, since: int, limit: int) -> list[str]:
        return []

    async def marked(self, until: int, since: int, limit: int) -> list[str]:
        return []

    async def unseen(self, since: int, limit: int) -> list[str]:
        return []

    async def named(self, guests: Set[str]) -> set[str]:
        return set()

    async def alone(self, work: Callable[[], Awaitable[None]]) -> None:
        await work()

    async def close(self) -> bool:
        return True


UNLIMITED = Settings(messages_each=1e9, attends_each=10**9, bytes_each=10**12, bot_processes=0)


class Stage:
    """A house in which nothing happens that a test does not make happen."""

    kind: "type[Stage]"
    """What houses are like that tests open; those that are relayed set it to another one."""

    def __init__(self, store: InstantStore, settings: Settings = UNLIMITED, places: Places | None = None) -> None:
        self.loop = StillLoop()
        self.registry = Registry(settings, store, self.loop, places)
        self.registry.now = self.loop.time

    def door(self) -> Registry:
        """Where clients come in."""
        return self.registry

    def socket(self, client: "Client") -> Socket:
        """How a client's messages go out: one by one."""
        return NOT_AT_ONCE

    def settle(self) -> None:
        """Let everything run that is under way."""

        async def run() -> None:
            while len(self.registry.tasks) > 2:  # the sweeper and the archive never end
                await asyncio.sleep(0)

        self.loop.run_until_complete(run())

    def wait(self, seconds: float) -> None:
        """Let so much time pass."""
        self.loop.now += seconds
        self.loop.run_until_complete(asyncio.sleep(0))
        self.settle()

    def close(self) -> None:
        self.loop.run_until_complete(self.registry.stop())
        self.loop.close()


Stage.kind = Stage


@contextmanager
def stages(number: int, store: type[InstantStore] = InstantStore) -> Iterator[list[Stage]]:
    """So many houses, closed afterwards."""
    opened = [Stage.kind(store()) for _ in range(number)]
    try:
        yield opened
    finally:
        for stage in opened:
            stage.close()


class Client:
    """One connection of a guest."""

    def __init__(self, stage: Stage, guest: str) -> None:
        self.stage = stage
        self.received: list[bytes] = []
        self.connection = Connection(stage.door(), guest, "127.0.0.1", stage.socket(self), never, self.hear)
        self.says(Hello(protocol=PROTOCOL))

    async def hear(self, message: Message) -> None:
        self.received.append(message["text"].encode())

    def attend(self, table: OnlineTable, after: int = 0, words: bool = False) -> None:
        """Come to the table, or come back to it, having heard so many events of its first game."""
        self.says(Attend(table=table.id, game=1, after=after, words=words))

    def says(self, *messages: FromClient) -> None:
        """Send this, with an id, and let the server do what it does."""

        async def send() -> None:
            for message in messages:
                message.id = 1
                await self.connection.take(msgspec.json.encode(message))

        self.stage.loop.run_until_complete(send())
        self.stage.settle()

    def take(self) -> list[bytes]:
        """What has come since the last time, message by message."""
        received, self.received = self.received, []
        return received

    def leave(self) -> None:
        if self.connection.relay is not None:
            self.connection.relay.leave()
        self.connection.client.depart()
        self.stage.settle()


async def never() -> Message:
    raise AssertionError("nobody reads from this connection")
