"""SQLite as the store: a process of its own writes, a thread reads."""

import asyncio
import logging
import re
import socket
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

from msgspec import msgpack

from clickbang.protocol.errors import STORAGE, ServerError
from clickbang.protocol.stages import OVER
from clickbang.server.storage import sqlite_writer
from clickbang.server.storage.documents import MOST_SAID, LogRow, SaidRow, TableDoc
from clickbang.server.storage.sqlite_file import check_complete, claim, connect, prepare
from clickbang.server.storage.sqlite_writer import Messages, to_write
from clickbang.server.storage.store import Ended, Finished, Listed, PartlyWritten, StoredTable, Write

log = logging.getLogger("clickbang")
T = TypeVar("T")

GAME_LOG = """
SELECT row FROM (
    SELECT number, row FROM log WHERE room = :room AND game = :game
    UNION ALL SELECT number, row FROM journal WHERE room = :room AND game = :game
) ORDER BY number
"""
ENDED = "SELECT doc, record FROM games WHERE room = ? AND game = ?"
DOCS = (
    "SELECT id, 0, doc FROM rooms WHERE (id, 0) > (?, ?) ORDER BY id LIMIT ?",
    "SELECT room, game, doc FROM games WHERE (room, game) > (?, ?) ORDER BY room, game LIMIT ?",
)
"""The documents of all tables and of all finished games, some at a time."""
DOCS_AT_ONCE = 100
GUEST = re.compile(rb"\xb0([0-9a-f]{16})")
"""The id of a guest, or of a table, wherever in a document it stands (MessagePack: a text of 16 letters)."""
ENDS_WITHIN = 3.0
"""Seconds which the writer has for what is left when the server stops."""

NOTHING: Mapping[int, Mapping[str, str]] = {}

_doc = msgpack.Decoder(TableDoc)
_row = msgpack.Decoder(LogRow)
_said = msgpack.Decoder(SaidRow)


class SqliteStore:
    """Tables in one file."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, claimed: IO[bytes] | None = None) -> None:
        self.path = path.resolve()
        self.loop = loop
        self.commits = 0
        self.failing = False
        self.complained = False
        """Whether the log has it already that nothing can be written: a crowd that comes meanwhile need not fill it."""
        self.unreadable = False
        """Whether the last attempt to read has failed."""
        self.finished: deque[Finished] = deque()
        """Whom to tell of what is being written, in the order in which it was asked for."""
        self.unsent = bytearray()
        self.closing = False
        self.writer_is_done = asyncio.Event()
        self.readers = ThreadPoolExecutor(1, thread_name_prefix="clickbang-read")
        self.claimed = claimed or claim(path)
        self.line: socket.socket | None = None
        with ExitStack() as refused:
            refused.callback(self.claimed.close)
            # opened here, so that a file that cannot be used is an error at the start and not at the first write
            self.reading = connect(self.path)
            refused.callback(self.reading.close)
            self.begin()
            refused.pop_all()

    def begin(self) -> None:
        """Make the file ready, and start the process that writes."""
        prepare(self.reading)
        check_complete(self.path, self.reading)
        self.line = self.start_writer()

    async def close(self) -> bool:
        self.closing = True
        written = await self.writer_ends()
        done = await self.reader_ends() and written
        self.readers.shutdown(wait=False)
        self.claimed.close()  # last, since SQLite's own locks on the file go with it
        return done

    async def writer_ends(self) -> bool:
        """Whether it has finished; one that hangs is ended."""
        if self.line is None:
            return True
        self.writer_is_done.clear()
        self.send()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.writer_is_done.wait(), ENDS_WITHIN)
            return True
        log.error(
            "the process that writes hangs and is ended; %d commits could not be written, and nothing in them was"
            " acknowledged", len(self.finished),
        )  # fmt: skip
        await self.end_writer()
        return False

    async def end_writer(self) -> None:
        """It hangs."""
        self.writer.kill()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.writer_is_done.wait(), 1)

    async def reader_ends(self) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.read(self.reading.close), ENDS_WITHIN)
            return True
        log.error("the database hangs: it could not be closed")
        return False

    async def alone(self, work: Callable[[], Awaitable[None]]) -> None:
        await work()

    # Writing, in a process of its own

    def start_writer(self) -> socket.socket:
        line, with_writer = socket.socketpair()
        try:
            with with_writer:
                self.writer = sqlite_writer.start(sqlite_writer.__name__, with_writer, self.claimed, self.path)
        except OSError:
            line.close()
            raise
        self.listen_to(line)
        return line

    def listen_to(self, line: socket.socket) -> None:
        """From now on what is said there is heard."""
        line.setblocking(False)
        self.loop.add_reader(line, self.hear)
        self.messages = Messages()

    def find_writer(self) -> socket.socket | None:
        """A line to another one, if there can be one."""
        try:
            return self.start_writer()
        except OSError:
            log.exception("a process that writes could not be started")
            return None

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        self.unsent += to_write(writes)
        self.finished.append(finished)
        self.send()

    def send(self) -> None:
        """As much as the line takes."""
        if self.line is None:  # the last writer has died
            self.line = self.find_writer()
        if self.line is None:
            self.loop.call_soon(self.give_up)
            return
        try:
            del self.unsent[: self.line.send(self.unsent)]
        except BlockingIOError:
            pass
        except OSError:
            return  # the writer is gone, as will be heard soon
        if self.unsent:
            self.loop.add_writer(self.line, self.send)
            return
        self.loop.remove_writer(self.line)
        if self.closing:
            self.line.shutdown(socket.SHUT_WR)

    def hear(self) -> None:
        """What the writer says: how much is done, and whether that went well."""
        assert self.line is not None
        try:
            data = self.line.recv(2**16)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self.writer_ended(self.line)
            return
        for said in self.messages.take(data):
            self.take(said)

    def take(self, said: Any) -> None:
        """One thing that the writer has said: a commit is done, or has failed."""
        count, problem, failed = said
        self.commits += 1
        self.announce(count, sqlite3.OperationalError(problem) if problem else None, failed)

    def announce(
        self, count: int, problem: Exception | None, failed: Mapping[int, Mapping[str, str]] = NOTHING
    ) -> None:
        """Tell everybody whose writes were in this commit, and those of whom some tables could not be written."""
        self.failing = problem is not None
        if problem is not None and not self.complained:
            log.error("nothing can be written (%s); this is said once until it can", problem)
        self.complained = self.failing
        for number in range(count):
            at = failed.get(number)
            bad = at and PartlyWritten({table: sqlite3.DatabaseError(why) for table, why in at.items()})
            try:
                self.finished.popleft()(bad or problem)
            except Exception:
                log.exception("something went wrong after a commit")

    def writer_ended(self, line: socket.socket) -> None:
        """It has done all there was, or has died: then nobody knows what was written, and tables are read again."""
        self.loop.remove_reader(line)
        self.loop.remove_writer(line)
        line.close()
        self.line = None
        self.note_end()
        self.writer_is_done.set()
        self.give_up()

    def note_end(self) -> None:
        """The writer is gone."""
        code = self.writer.wait()
        if not self.closing:
            self.complained = True
            log.error("the process that writes has died (%d); another one takes its place when it is needed", code)

    def give_up(self) -> None:
        """There is no writer for what waits to be written, unless one has been found meanwhile."""
        if self.line is not None:
            return
        self.unsent.clear()
        if self.finished:
            self.announce(len(self.finished), sqlite3.OperationalError("there is no process that writes"))

    # Reading, in a thread of its own

    async def read(self, call: Callable[[], T]) -> T:
        try:
            found = await self.loop.run_in_executor(self.readers, call)
        except sqlite3.OperationalError as error:
            if not self.unreadable:
                log.error("the database cannot be read (%s); this is said once until it can", error)
            self.unreadable = True
            raise ServerError(STORAGE) from None
        self.unreadable = False
        return found

    async def table(self, key: str) -> StoredTable | None:
        return await self.read(lambda: self._table(key))

    def _table(self, key: str) -> StoredTable | None:
        query = self.reading.execute
        query("BEGIN")  # all of it from one moment
        try:
            found = query("SELECT doc, touched FROM rooms WHERE code = :key OR id = :key", {"key": key}).fetchone()
            if found is None:
                return None
            doc = _doc.decode(found[0])
            log = query(GAME_LOG, {"room": doc.id, "game": doc.number})
            rows = [_row.decode(row) for (row,) in log]
            said = query(
                "SELECT number, row FROM said WHERE room = ? ORDER BY number DESC LIMIT ?", (doc.id, MOST_SAID)
            ).fetchall()
            before = said[-1][0] if said else 0
            ended = query(ENDED, (doc.id, doc.number)).fetchone() if doc.stage == OVER else None
            heard = [_said.decode(row) for _, row in reversed(said)]
            return StoredTable(doc, rows, heard, before, ended and _doc.decode(ended[0]), found[1])
        finally:
            query("COMMIT")

    async def doc(self, table: str) -> TableDoc | None:
        query = "SELECT doc FROM rooms WHERE id = ?"
        found = await self.read(lambda: self.reading.execute(query, (table,)).fetchone())
        return found and _doc.decode(found[0])

    async def guest(self, hash_of_secret: bytes) -> tuple[str, int] | None:
        query = "SELECT id, seen FROM guests WHERE hash = ?"
        return await self.read(lambda: self.reading.execute(query, (hash_of_secret,)).fetchone())

    async def public_tables(self, limit: int) -> list[Listed]:
        return await self.listed("SELECT doc, touched FROM rooms WHERE public = 1 ORDER BY touched DESC LIMIT ?", limit)

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        query = "SELECT doc, touched FROM sits JOIN rooms ON id = room WHERE guest = ? ORDER BY touched DESC LIMIT ?"
        return await self.listed(query, guest, limit)

    async def listed(self, query: str, *params: object) -> list[Listed]:
        rows = await self.read(lambda: self.reading.execute(query, params).fetchall())
        return [Listed(_doc.decode(doc), touched) for doc, touched in rows]

    async def ended(self, table: str, game: int) -> Ended | None:
        found = await self.read(lambda: self.reading.execute(ENDED, (table, game)).fetchone())
        return found and Ended(_doc.decode(found[0]), found[1])

    async def unrecorded(self, limit: int) -> list[TableDoc]:
        query = "SELECT doc FROM games WHERE record IS NULL LIMIT ?"
        rows = await self.read(lambda: self.reading.execute(query, (limit,)).fetchall())
        return [_doc.decode(doc) for (doc,) in rows]

    async def log(self, table: str, game: int) -> list[LogRow]:
        asked = {"room": table, "game": game}
        rows = await self.read(lambda: self.reading.execute(GAME_LOG, asked).fetchall())
        return [_row.decode(row) for (row,) in rows]

    def served_before(self) -> int:
        return int(self.reading.execute("SELECT served FROM state").fetchone()[0])

    async def unvisited(self, since: int, limit: int) -> list[str]:
        return await self.ids("SELECT room FROM visits WHERE marked IS NULL AND visited < ? LIMIT ?", since, limit)

    async def marked(self, until: int, since: int, limit: int) -> list[str]:
        query = "SELECT room FROM visits WHERE marked IS NOT NULL AND marked <= ? AND visited < ? LIMIT ?"
        return await self.ids(query, until, since, limit)

    async def unseen(self, since: int, limit: int) -> list[str]:
        return await self.ids("SELECT id FROM guests WHERE seen < ? LIMIT ?", since, limit)

    async def ids(self, query: str, *params: object) -> list[str]:
        return [str(found) for (found,) in await self.read(lambda: self.reading.execute(query, params).fetchall())]

    async def named(self, guests: Set[str]) -> set[str]:
        found: set[str] = set()
        for query in DOCS:
            after: tuple[object, ...] = ("", 0)
            while rows := await self.read(partial(self._docs, query, after)):
                for *_, doc in rows:
                    found.update(guests & {guest.decode() for guest in GUEST.findall(doc)})
                after = rows[-1][:2]
        return found

    def _docs(self, query: str, after: tuple[object, ...]) -> list[tuple[str, int, bytes]]:
        return self.reading.execute(query, (*after, DOCS_AT_ONCE)).fetchall()
