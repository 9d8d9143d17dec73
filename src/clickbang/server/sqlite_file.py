"""The file in which tables are kept: what it looks like, and how it is opened."""

import fcntl
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import IO

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

MOVE_JOURNAL = (
    # an answer that stood there twice would otherwise stop all tables, and not only its own
    "INSERT OR IGNORE INTO log SELECT room, game, number, row FROM journal ORDER BY room, game, number",
    "DELETE FROM journal",
)
WRITTEN_BACK = 8000
"""After so many pages the log goes into the database, for which the commit that comes to it has to wait: with SQLite's
own 1000 that is one in a second at a few hundred answers."""
CLAIMED_WITHIN = 3.0
"""Seconds: as long as the writer of a server that was killed may still have something to write."""


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {WRITTEN_BACK}")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def claim(path: Path) -> IO[bytes]:
    """Keep other servers from the file as long as what is returned is open: two would answer for the same tables."""
    deadline = time.monotonic() + CLAIMED_WITHIN
    try:
        path = path.resolve()  # by whatever name it goes
        claimed = path.with_name(f"{path.name}.lock").open("ab")
        while not is_locked(claimed):
            if time.monotonic() > deadline:
                claimed.close()
                raise sqlite3.OperationalError("another server is using it")
            time.sleep(0.005)
    except OSError as error:
        raise sqlite3.OperationalError(error.strerror) from None
    return claimed


def is_locked(file: IO[bytes]) -> bool:
    """Lock it if nobody else has."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def try_out(path: Path) -> None:
    """A sqlite3.Error if the file cannot be used."""
    with closing(connect(path)) as connection:
        prepare(connection)


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file; refuse one that a newer server has written."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if found > VERSION:
        raise sqlite3.DatabaseError(f"it was written by a newer server (schema {found}; this one knows {VERSION})")
    connection.executescript(SCHEMA)
    move_journal(connection)
    connection.execute(f"PRAGMA user_version = {VERSION}")


def move_journal(connection: sqlite3.Connection) -> None:
    """Every answer to the others of its game."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement in MOVE_JOURNAL:
            connection.execute(statement)
