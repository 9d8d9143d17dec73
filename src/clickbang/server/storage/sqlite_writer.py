"""The process that writes to SQLite, with one commit for all that has gathered since the last one.

There is no timer: what arrives while nothing is being written is written at once, what arrives during a commit goes
into the next. So a quiet server answers fast and a busy one commits many answers for the price of one. It is a process
of its own because a thread would have to wait for Python's lock, and the event loop for the thread, at every statement.
It ends when the server has hung up and all is written.
"""

import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import IO, Any, get_args

from msgspec import msgpack

from clickbang.server.storage.acknowledged import Acknowledged, Mark
from clickbang.server.storage.sqlite_file import HOLD_PLACE, connect, last_write, move_journal
from clickbang.server.storage.store import (
    DropGuest,
    DropSaid,
    DropSits,
    DropTable,
    MarkTable,
    PutEnded,
    PutGuest,
    PutLog,
    PutRecord,
    PutSaid,
    PutServed,
    PutSits,
    PutTable,
    PutVisit,
    SeenGuest,
    Write,
)
from clickbang.server.telemetry.logs import log_as_child

log = logging.getLogger("clickbang")
Row = Sequence[Any]
"""What there is to write, without its kind."""
Asked = tuple[str, Row]
"""With it."""
Failed = dict[int, dict[str, str]]
"""By the number of a submission, and by table, what could not be written and why."""
BAD_ROW = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, OverflowError, ValueError, TypeError)
"""What is wrong with one row; everything else that SQLite says would happen to any other, too."""

AT_ONCE = (256, 64, 16, 4, 1)
"""How many rows one statement writes: the fewer statements, the less time each row takes."""


def of_many_rows(before: str, row: str, after: str = "") -> dict[int, str]:
    """A statement for each number of rows."""
    return {rows: f"{before} VALUES {', '.join([row] * rows)} {after}" for rows in AT_ONCE}


MANY: dict[type, dict[int, str]] = {
    # to the end of the journal: the answers of a commit are on a page or two, and not on one for each table
    PutLog: of_many_rows("INSERT INTO journal (room, game, number, row)", "(?, ?, ?, ?)"),
    PutTable: of_many_rows(
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
    DropSaid: ("DELETE FROM said WHERE room = ? AND number < ?",),
    PutRecord: ("UPDATE games SET record = ? WHERE room = ? AND game = ?",),
    PutSits: ("INSERT OR IGNORE INTO sits VALUES (?, ?)",),
    DropSits: ("DELETE FROM sits WHERE guest = ? AND room = ?",),
    PutGuest: ("INSERT OR REPLACE INTO guests VALUES (?, ?, ?)",),
    SeenGuest: ("UPDATE guests SET seen = ? WHERE id = ?",),
    DropGuest: ("DELETE FROM guests WHERE id = ? AND seen < ?",),
    PutVisit: (
        "INSERT OR REPLACE INTO visits SELECT *, NULL FROM (VALUES (?, ?)) WHERE column1 IN (SELECT id FROM rooms)",
    ),
    MarkTable: ("UPDATE visits SET marked = ? WHERE room = ?",),
    PutServed: ("UPDATE state SET served = max(served, ?)",),
    DropTable: (
        "DELETE FROM rooms WHERE id = ?",
        *(f"DELETE FROM {table} WHERE room = ?" for table in ("log", "journal", "said", "games", "sits", "visits")),
    ),
}
"""The rest, in the order in which it came."""
LONGEST_JOURNAL = 1000
"""With so many rows it is emptied into the log, where those of a game stand together. Who reads a game before that
looks through all of it; and what comes in meanwhile has to wait, with four times as many for 50 ms."""
WRITE_BACK_EVERY = 256
"""After so many commits SQLite's log is written back and begun anew: a commit over what is there already takes hardly
more than half as long as one that makes the file longer."""
LENGTH = 4
"""Bytes before each message that say how long it is."""
KINDS: dict[str, type] = {kind.__name__: kind for kind in get_args(Write)}


TABLE_AT = {name: kind._fields.index("table") for name, kind in KINDS.items() if "table" in kind._fields}  # type: ignore[attr-defined]
"""Where in a row it stands to which table it belongs."""


def table_of(name: str, row: Row) -> str:
    """To which table this belongs; nothing for what belongs to none."""
    return str(row[TABLE_AT[name]]) if name in TABLE_AT else ""


def in_words(error: Exception) -> str:
    return str(error) or type(error).__name__


def message(content: object) -> bytes:
    """As it goes from one process to the other."""
    packed = msgpack.encode(content)
    return len(packed).to_bytes(LENGTH, "little") + packed


def to_write(writes: Sequence[Write]) -> bytes:
    """The message that asks for this."""
    return message([(type(write).__name__, write) for write in writes])


class Messages:
    """Puts messages together from what comes in."""

    def __init__(self) -> None:
        self.rest = bytearray()

    def take(self, data: bytes) -> list[Any]:
        self.rest += data
        found = []
        while len(self.rest) >= LENGTH:
            end = LENGTH + int.from_bytes(self.rest[:LENGTH], "little")
            if len(self.rest) < end:
                break
            found.append(msgpack.decode(self.rest[LENGTH:end]))
            del self.rest[:end]
        return found


class Writer:
    """Writes what it is asked to."""

    def __init__(self, path: Path) -> None:
        self.connection = connect(path)
        self.acknowledged = Acknowledged(path)
        self.last = last_write(self.connection).number
        """The number of the last write, which SQLite gives to an answer by itself: one more than that before."""
        self.journal = 0
        """How many rows have been added to the journal since it was emptied."""
        self.commits = 0

    def write(self, asked: Sequence[Sequence[Asked]]) -> tuple[str, Failed]:
        """Write all these submissions in one commit, or what can be written of them: one bad row keeps none but its
        own table from the disk. Returns what went wrong with everything, or with the tables of a submission."""
        try:
            self.commit_together(list(chain.from_iterable(asked)))
        except BAD_ROW as error:
            log.error("one thing could not be written (%s); the others are written one by one", error)
            return "", {number: failed for number, part in enumerate(asked) if (failed := self.write_singly(part))}
        except sqlite3.Error as error:
            return in_words(error), {}
        return "", {}

    def write_singly(self, asked: Sequence[Asked]) -> dict[str, str]:
        """A commit for each table; returns what went wrong with which."""
        parts: dict[str, list[Asked]] = {}
        for name, row in asked:
            parts.setdefault(table_of(name, row), []).append((name, row))
        problems = {table: self.commit(part) for table, part in parts.items()}
        return {table: problem for table, problem in problems.items() if problem}

    def commit(self, asked: Sequence[Asked]) -> str:
        """One transaction for all; returns what went wrong. What failed has not happened."""
        try:
            self.commit_together(asked)
        except (sqlite3.Error, *BAD_ROW) as error:
            return in_words(error)
        return ""

    def commit_together(self, asked: Sequence[Asked]) -> None:
        execute = self.connection.execute
        many: dict[type, list[Row]] = {kind: [] for kind in MANY}
        others: list[tuple[type, Row]] = []
        for name, row in asked:
            kind = KINDS[name]
            if kind in many:
                many[kind].append(row)
            else:
                others.append((kind, row))
        answers = many[PutLog]
        last, now = self.last + (len(answers) or 1), int(time.time())
        try:
            if len(asked) == len(answers) == 1:
                execute(MANY[PutLog][1], answers[0])  # a transaction of its own: the quickest way to the disk
            else:
                execute("BEGIN IMMEDIATE")
                for kind, rows in many.items():
                    for part in chunks(rows):
                        execute(MANY[kind][len(part)], list(chain.from_iterable(part)))
                for kind, row in others:
                    for statement in ONE[kind]:
                        execute(statement, row)
                if not answers or any(kind is DropTable for kind, _ in others):  # which may have taken the last answer
                    execute(HOLD_PLACE, (last, now))
                execute("COMMIT")
        except (sqlite3.Error, *BAD_ROW):
            with suppress(sqlite3.Error):
                execute("ROLLBACK")
            raise
        self.journal += last - self.last
        self.last = last
        with suppress(OSError):  # then the note is behind, which does no harm
            self.acknowledged.put(Mark(last, now))

    def tidy(self) -> None:
        """What has to be done now and then: between two commits, so that nobody waits for it who has just answered."""
        self.commits += 1
        try:
            if self.journal >= LONGEST_JOURNAL:
                self.journal = 0
                move_journal(self.connection)
            if self.commits % WRITE_BACK_EVERY == 0:
                self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error:
            log.exception("the database could not be tidied up; it is tried again when as much has been added")

    def close(self) -> None:
        """Leave it as whoever looks into it would expect."""
        with suppress(sqlite3.Error):
            move_journal(self.connection)
        self.connection.close()
        self.acknowledged.close()


def chunks(rows: list[Row]) -> Iterator[list[Row]]:
    """In parts of as many as a statement takes."""
    done = 0
    for size in AT_ONCE:
        while len(rows) - done >= size:
            yield rows[done : done + size]
            done += size


def gather(line: socket.socket, messages: Messages) -> list[Any]:
    """Everything that waits to be written; nothing when the server has hung up."""
    found: list[Any] = []
    while True:
        try:
            data = line.recv(2**20, socket.MSG_DONTWAIT if found else 0)
        except (BlockingIOError, ConnectionResetError):
            return found  # that is all for now, or the server was killed before it had heard what was said here
        if not data:
            return found
        found += messages.take(data)


def write_all(line: socket.socket, path: Path) -> None:
    """Write what comes over the line, and say so: how many messages are dealt with, and what went wrong with all of
    them, or with some tables of some."""
    writer, messages = Writer(path), Messages()
    while asked := gather(line, messages):
        said = (len(asked), *writer.write(asked))
        with suppress(ConnectionError):  # nobody is left to hear it
            line.sendall(message(said))
        writer.tidy()
    writer.close()


def start(module: str, line: socket.socket, claimed: IO[bytes], *arguments: object) -> subprocess.Popen[bytes]:
    """A process that writes, by the module that it runs; it ends when everybody has hung up."""
    # these signals are for the server, which hangs up when it has stopped; what is blocked here is blocked there
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        return subprocess.Popen(
            [sys.executable, "-P", "-m", module, str(line.fileno()), *map(str, arguments)],
            # the file stays claimed as long as there is somebody who may write to it
            pass_fds=(line.fileno(), claimed.fileno()),
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


if __name__ == "__main__":
    log_as_child("the process that writes")
    with socket.socket(fileno=int(sys.argv[1])) as with_server:
        write_all(with_server, Path(sys.argv[2]))
