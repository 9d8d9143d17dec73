"""SQLite as the store of several workers on one machine: each reads by itself, and one process writes for all.

The line to that process is handed to it through the door, which all workers have from the one who started them. There
is no line before a worker has joined, nor between the end of one and the next: what is submitted then has failed.
"""

import asyncio
import logging
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO, Any

from clickbang.protocol.errors import STORAGE, ServerError
from clickbang.server.storage.documents import TableDoc
from clickbang.server.storage.shared_writer import END_TRANSFER, IS_FIRST, MAKE, PUT_TRANSFER, TAKE_TRANSFER
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.storage.sqlite_writer import message

log = logging.getLogger("clickbang")


def nothing_renewed(_: float) -> bool:
    """Nobody minds."""
    return True


def nothing_ended() -> None:
    """Nobody minds."""


class SharedStore(SqliteStore):
    """Tables in one file, of which others have some."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, claimed: IO[bytes], door: socket.socket) -> None:
        self.door = door
        self.asked: dict[int, tuple[float, asyncio.Future[Any]]] = {}
        """By ticket, when the writer was asked something, and who waits for the reply."""
        self.ticket = 0
        self.on_reply: Callable[[float], bool] = nothing_renewed
        """Called when the writer replies to what was asked at that time; returns whether that still counts."""
        self.on_end: Callable[[], None] = nothing_ended
        """Called when the line has ended, before anybody hears that something could not be written."""
        super().__init__(path, loop, claimed)

    def begin(self) -> None:
        """Whoever started the workers has made the file ready."""

    def connect(self) -> None:
        """Hand in a line."""
        self.give_up()  # what was submitted without one
        line, with_writer = socket.socketpair()
        with with_writer:
            socket.send_fds(self.door, [b"\0"], [with_writer.fileno()])
        self.listen_to(line)
        self.line = line

    def find_writer(self) -> socket.socket | None:
        return None  # who joins again brings a line along

    def say(self, what: str, *more: object) -> None:
        """Something beside what is to be written, after it."""
        self.ticket += 1
        self.unsent += message((what, self.ticket, *more))
        self.send()

    async def ask(self, what: str, *more: object) -> Any:
        """The writer's reply."""
        if self.line is None:
            raise ServerError(STORAGE)
        reply: asyncio.Future[Any] = self.loop.create_future()
        self.asked[self.ticket + 1] = (time.monotonic(), reply)
        self.say(what, *more)
        return await reply

    def take(self, said: Any) -> None:
        if self.line is None:
            return  # it was hung up over what came before this
        if isinstance(said[0], str):
            _, ticket, *rest = said
            at, reply = self.asked.pop(ticket)
            if not self.on_reply(at):
                self.hang_up()
            elif not reply.done():
                reply.set_result(rest)
        else:
            super().take(said)

    def hang_up(self) -> None:
        """End the line; whatever was on its way may be written or not."""
        if self.line is not None:
            self.writer_ended(self.line)

    async def end_writer(self) -> None:
        """It hangs, which is for others to deal with."""

    def note_end(self) -> None:
        if not self.closing:
            self.complained = True
            log.error("the line to the process that writes has ended")
        asked, self.asked = self.asked, {}
        for _, reply in asked.values():
            if not reply.done():
                reply.set_exception(ServerError(STORAGE))
        self.on_end()

    # What one worker does for all, and what all have in common

    async def alone(self, work: Callable[[], Awaitable[None]]) -> None:
        (is_first,) = await self.ask(IS_FIRST)
        if is_first:
            await work()

    async def unrecorded(self, limit: int) -> list[TableDoc]:
        found = {(doc.id, doc.number): doc for doc in await super().unrecorded(limit)}
        (ours,) = await self.ask(MAKE, list(found))
        return [found[table, game] for table, game in ours]

    async def put_transfer(self, code: bytes, guest: str, seconds: float) -> None:
        await self.ask(PUT_TRANSFER, code, guest, seconds)

    async def take_transfer(self, code: bytes) -> str | None:
        (guest,) = await self.ask(TAKE_TRANSFER, code)
        return None if guest is None else str(guest)

    async def end_transfer(self, code: bytes, used: bool) -> None:
        await self.ask(END_TRANSFER, code, used)
