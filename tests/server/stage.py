"""Tables of the server without a network and without a disk, on a clock that moves only when it is told to.

Everything else is the real thing: what a client sends goes in as bytes, and what it would be sent is kept as bytes.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from starlette.types import Message

from clickbang.server.connection import Connection
from clickbang.server.docs import LogRow, RoomDoc
from clickbang.server.house import House
from clickbang.server.messages import PROTOCOL, Attend, FromClient, Hello
from clickbang.server.quick_socket import NOT_AT_ONCE, QUICK
from clickbang.server.room import Room
from clickbang.server.settings import Settings
from clickbang.server.store import Ended, Finished, Listed, StoredRoom, Write


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop for which no time passes by itself."""

    now = 0.0

    def time(self) -> float:
        return self.now


class InstantStore:
    """Takes everything for written at once, and forgets it."""

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        finished(None)

    async def room(self, key: str) -> StoredRoom | None:
        return None

    async def guest(self, hash_of_secret: bytes) -> str | None:
        return None

    async def public_rooms(self, limit: int) -> list[Listed]:
        return []

    async def rooms_of(self, guest: str, limit: int) -> list[Listed]:
        return []

    async def ended(self, room: str, game: int) -> Ended | None:
        return None

    async def unrecorded(self, limit: int) -> list[RoomDoc]:
        return []

    async def log(self, room: str, game: int) -> list[LogRow]:
        return []

    async def untouched(self, since: int, limit: int) -> list[str]:
        return []

    async def close(self) -> None:
        pass


class Stage:
    """A house in which nothing happens that a test does not make happen."""

    def __init__(self) -> None:
        self.loop = StillLoop()
        self.house = House(Settings(messages_each=1e9, bot_processes=0), InstantStore(), self.loop)

    def settle(self) -> None:
        """Let everything run that is under way."""

        async def run() -> None:
            while len(self.house.tasks) > 2:  # the sweeper and the archive never end
                await asyncio.sleep(0)

        self.loop.run_until_complete(run())

    def wait(self, seconds: float) -> None:
        """Let so much time pass."""
        self.loop.now += seconds
        self.loop.run_until_complete(asyncio.sleep(0))
        self.settle()

    def close(self) -> None:
        self.loop.run_until_complete(self.house.stop())
        self.loop.close()


@contextmanager
def stages(number: int) -> Iterator[list[Stage]]:
    """So many houses, closed afterwards."""
    opened = [Stage() for _ in range(number)]
    try:
        yield opened
    finally:
        for stage in opened:
            stage.close()


SCOPE = {"extensions": {QUICK: NOT_AT_ONCE}}
"""A connection whose messages go out one by one."""


class Client:
    """One connection of a guest."""

    def __init__(self, stage: Stage, guest: str) -> None:
        self.stage = stage
        self.received: list[bytes] = []
        self.connection = Connection(stage.house, guest, "127.0.0.1", SCOPE, never, self.hear)
        self.says(Hello(protocol=PROTOCOL))

    async def hear(self, message: Message) -> None:
        self.received.append(message["text"].encode())

    def attend(self, room: Room, after: int = 0, words: bool = False) -> None:
        """Come to the table, or come back to it, having heard so many events of its first game."""
        self.says(Attend(table=room.id, game=1, after=after, words=words))

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
        self.connection.visitor.gone = True
        self.connection.leave_room()
        self.stage.settle()


async def never() -> Message:
    raise AssertionError("nobody reads from this connection")
