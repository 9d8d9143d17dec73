"""SQLite as the store: one thread writes, with one commit for all that has gathered since the last one.

There is no timer: what arrives while nothing is being written is written at once, what arrives during a commit goes
into the next. So a quiet server answers fast and a busy one commits many answers for the price of one.
"""

import asyncio
import fcntl
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import IO, TypeVar

from msgspec import msgpack

from clickbang.server.docs import LogRow, RoomDoc, SaidRow
from clickbang.server.store import (
    DropRoom,
    DropSits,
    Ended,
    Finished,
    Listed,
    PutEnded,
    PutGuest,
    PutLog,
    PutRecord,
    PutRoom,
    PutSaid,
    PutSits,
    StoredRoom,
    Write,
)

log = logging.getLogger("clickbang")
T = TypeVar("T")
Batch = list[tuple[Sequence[Write], Finished]]

SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, public INTEGER NOT NULL, stage TEXT NOT NULL,
    touched INTEGER NOT NULL, doc BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS rooms_listed ON rooms (public, touched);
CREATE INDEX IF NOT EXISTS rooms_touched ON rooms (touched);
CREATE TABLE IF NOT EXISTS log (
    room TEXT NOT NULL, game INTEGER NOT NULL, number INTEGER NOT NULL, row BLOB NOT NULL,
    PRIMARY KEY (room, game, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS journal (
    id INTEGER PRIMARY KEY, room TEXT NOT NULL, game INTEGER NOT NULL, number INTEGER NOT NULL, row BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS said (
    room TEXT NOT NULL, number INTEGER NOT NULL, row BLOB NOT NULL, PRIMARY KEY (room, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS games (
    room TEXT NOT NULL, game INTEGER NOT NULL, doc BLOB NOT NULL, record BLOB, PRIMARY KEY (room, game)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS games_unrecorded ON games (room) WHERE record IS NULL;
CREATE TABLE IF NOT EXISTS sits (
    guest TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (guest, room)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS guests (
    id TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE, seen INTEGER NOT NULL
) WITHOUT ROWID;
"""
VERSION = 2
"""Goes up with the schema; `PRAGMA user_version` says which one a file has."""

AT_ONCE = (256, 64, 16, 4, 1)
"""How many rows one statement writes. Each statement hands Python's lock over twice, and a busy event loop keeps a
thread waiting for it, so that writing one by one would take longer than the commit."""


def of_many_rows(before: str, row: str, after: str = "") -> dict[int, str]:
    """A statement for each number of rows."""
    return {rows: f"{before} VALUES {', '.join([row] * rows)} {after}" for rows in AT_ONCE}


MANY: dict[type, dict[int, str]] = {
    # to the end of the journal: the answers of a commit are on a page or two, and not on one for each table
    PutLog: of_many_rows("INSERT INTO journal (room, game, number, row)", "(?, ?, ?, ?)"),
    PutRoom: of_many_rows(
        "INSERT INTO rooms",
        "(?, ?, ?, ?, ?, ?)",
        "ON CONFLICT (id) DO UPDATE"
        " SET public = excluded.public, stage = excluded.stage, touched = excluded.touched, doc = excluded.doc",
    ),
    PutEnded: of_many_rows("INSERT INTO games", "(?, ?, ?, NULL)"),
}
"""What there is much of; it comes first, so that a table that goes takes it with it."""
ONE: dict[type, tuple[str, ...]] = {
    PutSaid: ("INSERT INTO said VALUES (?, ?, ?)",),
    PutRecord: ("UPDATE games SET record = ? WHERE room = ? AND game = ?",),
    PutSits: ("INSERT OR IGNORE INTO sits VALUES (?, ?)",),
    DropSits: ("DELETE FROM sits WHERE guest = ? AND room = ?",),
    PutGuest: ("INSERT OR REPLACE INTO guests VALUES (?, ?, ?)",),
    DropRoom: (
        "DELETE FROM rooms WHERE id = ?",
        *(f"DELETE FROM {table} WHERE room = ?" for table in ("log", "journal", "said", "games", "sits")),
    ),
}
"""The rest, in the order in which it came."""
MOVE_JOURNAL = (
    # an answer that stood there twice would otherwise stop all tables, and not only its own
    "INSERT OR IGNORE INTO log SELECT room, game, number, row FROM journal ORDER BY room, game, number",
    "DELETE FROM journal",
)
LONGEST_JOURNAL = 1000
"""With so many answers it is emptied into the log, where those of a game stand together. Who reads a game before that
looks through all of it; and what comes in meanwhile has to wait, with four times as many for 50 ms."""
GAME_LOG = """
SELECT row FROM (
    SELECT number, row FROM log WHERE room = ?1 AND game = ?2
    UNION ALL SELECT number, row FROM journal WHERE room = ?1 AND game = ?2
) ORDER BY number
"""
WRITTEN_BACK = 8000
"""After so many pages the log goes into the database, for which the commit that comes to it has to wait: with SQLite's
own 1000 that is one in a second at a few hundred answers."""
REMEMBERED = 200
"""How many of the last remarks at a table are loaded with it."""

_doc = msgpack.Decoder(RoomDoc)
_row = msgpack.Decoder(LogRow)
_said = msgpack.Decoder(SaidRow)


class SqliteStore:
    """Tables in one file."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.loop = loop
        self.queue: SimpleQueue[tuple[Sequence[Write], Finished] | None] = SimpleQueue()
        self.commits = 0
        self.journal = 0
        """How many answers stand in the journal."""
        self.readers = ThreadPoolExecutor(1, thread_name_prefix="clickbang-read")
        # opened here, so that a file that cannot be used is an error at the start and not at the first write
        self.connection = connect(path)
        prepare(self.connection)
        self.reading = connect(path)
        self.thread = threading.Thread(target=self.write, name="clickbang-write", daemon=True)
        self.thread.start()

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        self.queue.put((writes, finished))

    async def close(self) -> None:
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)
        self.readers.shutdown()
        self.reading.close()
        self.connection.close()

    # In the writing thread

    def write(self) -> None:
        while True:
            batch, last = self.gather()
            if batch:
                problem = self.commit(batch)
                self.commits += 1
                with suppress(RuntimeError):  # the loop is gone, and with it whoever waited
                    self.loop.call_soon_threadsafe(announce, batch, problem)
            if self.journal >= LONGEST_JOURNAL:
                self.empty_journal()
            if last:
                return

    def gather(self) -> tuple[Batch, bool]:
        """Everything that waits to be written; and whether that is all there will be."""
        batch: Batch = []
        item = self.queue.get()
        while item is not None:
            batch.append(item)
            if self.queue.empty():
                return batch, False
            item = self.queue.get()
        return batch, True

    def commit(self, batch: Batch) -> Exception | None:
        """One transaction for all; what failed has not happened."""
        execute = self.connection.execute
        submitted = [write for writes, _ in batch for write in writes]
        many: dict[type, list[Write]] = {kind: [] for kind in MANY}
        others: list[Write] = []
        for write in submitted:
            many.get(type(write), others).append(write)
        journal = self.journal + len(many[PutLog])
        try:
            if len(submitted) == len(many[PutLog]) == 1:
                execute(MANY[PutLog][1], submitted[0])  # a transaction of its own: the quickest way to the disk
                self.journal = journal
                return None
            execute("BEGIN IMMEDIATE")
            for kind, writes in many.items():
                for rows in chunks(writes):
                    execute(MANY[kind][len(rows)], list(chain.from_iterable(rows)))
            for write in others:
                for statement in ONE[type(write)]:
                    execute(statement, write)
            execute("COMMIT")
            self.journal = journal
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                execute("ROLLBACK")
            return error
        return None

    def empty_journal(self) -> None:
        """Between two commits, so that nobody waits for it who has just answered."""
        self.journal = 0
        try:
            move_journal(self.connection)
        except sqlite3.Error:
            log.exception("the journal could not be emptied; it is tried again when as much has been added")

    # Reading, in a thread of its own

    async def read(self, call: Callable[[], T]) -> T:
        return await self.loop.run_in_executor(self.readers, call)

    async def room(self, key: str) -> StoredRoom | None:
        return await self.read(lambda: self._room(key))

    def _room(self, key: str) -> StoredRoom | None:
        query = self.reading.execute
        query("BEGIN")  # all of it from one moment
        try:
            found = query("SELECT doc FROM rooms WHERE code = ?1 OR id = ?1", (key,)).fetchone()
            if found is None:
                return None
            doc = _doc.decode(found[0])
            log = query(GAME_LOG, (doc.id, doc.number))
            rows = [_row.decode(row) for (row,) in log]
            said = query(
                "SELECT number, row FROM said WHERE room = ? ORDER BY number DESC LIMIT ?", (doc.id, REMEMBERED)
            ).fetchall()
            before = said[-1][0] if said else 0
            return StoredRoom(doc, rows, [_said.decode(row) for _, row in reversed(said)], before)
        finally:
            query("COMMIT")

    async def guest(self, hash_of_secret: bytes) -> str | None:
        found = await self.read(
            lambda: self.reading.execute("SELECT id FROM guests WHERE hash = ?", (hash_of_secret,)).fetchone()
        )
        return found and str(found[0])

    async def public_rooms(self, limit: int) -> list[Listed]:
        return await self.listed("SELECT doc, touched FROM rooms WHERE public = 1 ORDER BY touched DESC LIMIT ?", limit)

    async def rooms_of(self, guest: str, limit: int) -> list[Listed]:
        query = "SELECT doc, touched FROM sits JOIN rooms ON id = room WHERE guest = ? ORDER BY touched DESC LIMIT ?"
        return await self.listed(query, guest, limit)

    async def listed(self, query: str, *params: object) -> list[Listed]:
        rows = await self.read(lambda: self.reading.execute(query, params).fetchall())
        return [Listed(_doc.decode(doc), touched) for doc, touched in rows]

    async def ended(self, room: str, game: int) -> Ended | None:
        query = "SELECT doc, record FROM games WHERE room = ? AND game = ?"
        found = await self.read(lambda: self.reading.execute(query, (room, game)).fetchone())
        return found and Ended(_doc.decode(found[0]), found[1])

    async def unrecorded(self, limit: int) -> list[RoomDoc]:
        query = "SELECT doc FROM games WHERE record IS NULL LIMIT ?"
        rows = await self.read(lambda: self.reading.execute(query, (limit,)).fetchall())
        return [_doc.decode(doc) for (doc,) in rows]

    async def log(self, room: str, game: int) -> list[LogRow]:
        rows = await self.read(lambda: self.reading.execute(GAME_LOG, (room, game)).fetchall())
        return [_row.decode(row) for (row,) in rows]

    async def untouched(self, since: int, limit: int) -> list[str]:
        query = "SELECT id FROM rooms WHERE touched < ? LIMIT ?"
        rows = await self.read(lambda: self.reading.execute(query, (since, limit)).fetchall())
        return [str(room) for (room,) in rows]


def chunks(writes: list[Write]) -> Iterator[list[Write]]:
    """In parts of as many as a statement takes."""
    done = 0
    for rows in AT_ONCE:
        while len(writes) - done >= rows:
            yield writes[done : done + rows]
            done += rows


def move_journal(connection: sqlite3.Connection) -> None:
    """Every answer to the others of its game."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement in MOVE_JOURNAL:
            connection.execute(statement)


def announce(batch: Batch, problem: Exception | None) -> None:
    """Tell everybody whose writes were in this commit."""
    for _, finished in batch:
        try:
            finished(problem)
        except Exception:
            log.exception("something went wrong after a commit")


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {WRITTEN_BACK}")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def claim(path: Path) -> IO[bytes]:
    """Keep other servers from the file as long as what is returned is open: two would answer for the same tables."""
    try:
        claimed = path.with_name(f"{path.name}.lock").open("ab")
        fcntl.flock(claimed, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        claimed.close()
        raise sqlite3.OperationalError("another server is using it") from None
    except OSError as error:
        raise sqlite3.OperationalError(error.strerror) from None
    return claimed


def try_out(path: Path) -> None:
    """A sqlite3.Error if the file cannot be used."""
    connection = connect(path)
    try:
        prepare(connection)
    finally:
        connection.close()


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file; refuse one that a newer server has written."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if found > VERSION:
        raise sqlite3.DatabaseError(f"it was written by a newer server (schema {found}; this one knows {VERSION})")
    connection.executescript(SCHEMA)
    move_journal(connection)
    connection.execute(f"PRAGMA user_version = {VERSION}")
