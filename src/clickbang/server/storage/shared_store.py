"""SQLite as the store of several workers on one machine: each reads by itself, and one process writes for all.

The line to that process is handed to it through the door, which all workers have from the one who started them. There
is no line before a worker has joined, nor between the end of one and the next: what is submitted then has failed.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.storage.sqlite_writer import message

log = logging.getLogger("clickbang")


def nothing_heard(_: Any) -> None:
    """Nobody has asked anything."""


def nothing_ended() -> None:
    """Nobody minds."""


class SharedStore(SqliteStore):
    """Tables in one file, of which others have some."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, claimed: IO[bytes], door: socket.socket) -> None:
        self.door = door
        self.on_reply: Callable[[Any], None] = nothing_heard
        """Called with what the writer says beside what it has written."""
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

    def ask(self, *what: object) -> None:
        """Something beside what is to be written, after it."""
        self.unsent += message(what)
        self.send()

    def take(self, said: Any) -> None:
        if self.line is None:
            return  # it was hung up over what came before this
        if isinstance(said[0], str):
            self.on_reply(said)
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
            log.error("the line to the process that writes has ended")
        self.on_end()
