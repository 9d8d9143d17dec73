"""The file in which tables are kept: what it looks like, and how it is opened."""

import fcntl
import logging
import os
import sqlite3
import stat
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import IO

from msgspec import msgpack

from clickbang.server.storage.acknowledged import SUFFIX, Acknowledged, Mark
from clickbang.server.storage.documents import LogRow

log = logging.getLogger("clickbang")

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
CREATE INDEX IF NOT EXISTS guests_seen ON guests (seen);
CREATE TABLE IF NOT EXISTS visits (
    room TEXT PRIMARY KEY, visited INTEGER NOT NULL, marked INTEGER
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS visits_unmarked ON visits (visited) WHERE marked IS NULL;
CREATE INDEX IF NOT EXISTS visits_marked ON visits (marked) WHERE marked IS NOT NULL;
CREATE TABLE IF NOT EXISTS state (
    id INTEGER PRIMARY KEY CHECK (id = 1), served INTEGER NOT NULL
);
INSERT OR IGNORE INTO state VALUES (1, 0);
CREATE TABLE IF NOT EXISTS orders (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, by_whom TEXT NOT NULL, what TEXT NOT NULL, target TEXT NOT NULL,
    more TEXT NOT NULL, done INTEGER, result TEXT NOT NULL, served INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS orders_due ON orders (id) WHERE done IS NULL;
CREATE TABLE IF NOT EXISTS sanctions (
    kind TEXT NOT NULL, who TEXT NOT NULL, until INTEGER, reason TEXT NOT NULL, since INTEGER NOT NULL,
    PRIMARY KEY (kind, who)
) WITHOUT ROWID;
"""
"""`seen`, `visited` and `marked` are in the server's own time: `state.served`, the seconds for which it has been open.
The last row of the journal has the number of the last write: an answer, or a row of no table that holds its place.
`orders` and `sanctions` are what operators want (server/admin)."""
VERSION = 3
"""Goes up with the schema; `PRAGMA user_version` says which one a file has."""
FOREIGN = "it is the database of something else; nothing of Clickbang is in it"
OLDEST_TABLES = frozenset({"rooms", "log", "guests"})
"""What has been in every version."""
FROM_VERSION_2 = """
INSERT OR IGNORE INTO visits SELECT id, (SELECT served FROM state), NULL FROM rooms;
UPDATE guests SET seen = (SELECT served FROM state);
"""
"""There was no such time before: all have been here just now."""

HOLD_PLACE = "INSERT OR IGNORE INTO journal VALUES (?, '', 1, ?, x'')"
"""In the journal: a write that is no answer, by its number and its time."""
MOVE_JOURNAL = (
    # an answer that stood there twice would otherwise stop all tables, and not only its own
    "INSERT OR IGNORE INTO log SELECT room, game, number, row FROM journal WHERE room != '' ORDER BY 1, 2, 3",
    "DELETE FROM journal",
)
MAGIC = b"SQLite format 3\0"
"""How every database begins, but for an empty one."""
USER_VERSION = 60
"""Where it says the version of its schema, by SQLite's file format; ours is never 0."""
COMPANIONS = ("-wal", "-shm", "-journal", SUFFIX)
"""What SQLite and the server put beside the file."""
WRITTEN_BACK = 8000
"""After so many pages the log goes into the database, for which the commit that comes to it has to wait: with SQLite's
own 1000 that is one in a second at a few hundred answers."""
CLAIMED_WITHIN = 3.0
"""Seconds: as long as the writer of a server that was killed may still have something to write."""


class InUse(sqlite3.OperationalError):
    """Another server has the file."""


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    with ExitStack() as refused:
        refused.callback(connection.close)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {WRITTEN_BACK}")
        connection.execute("PRAGMA busy_timeout = 5000")
        refused.pop_all()
    return connection


def claim(path: Path) -> IO[bytes]:
    """Keep other servers from the file as long as what is returned is open: two would answer for the same tables.

    The file itself is locked, not a name of it, so that a link leads nobody past this. SQLite has locks of another kind
    on the same file, which the system drops when a process closes it anywhere: so what is returned is closed last.
    """
    deadline = time.monotonic() + CLAIMED_WITHIN
    try:
        path = path.resolve()
        claimed = open_private(path)
        while not (is_locked(claimed) and os.path.samestat(os.fstat(claimed.fileno()), path.stat())):
            claimed.close()
            if time.monotonic() > deadline:
                raise InUse("another server is using it")
            time.sleep(0.005)
            claimed = open_private(path)  # it may have been replaced meanwhile
    except FileNotFoundError:
        raise sqlite3.OperationalError("its folder does not exist") from None
    except OSError as error:
        raise sqlite3.OperationalError(error.strerror) from None
    with ExitStack() as refused:
        refused.callback(claimed.close)
        check_kind(path, claimed)
        if not int.from_bytes(os.pread(claimed.fileno(), 4, USER_VERSION)):
            check_not_foreign(path)
        make_private(path)
        refused.pop_all()
    return claimed


def check_kind(path: Path, file: IO[bytes]) -> None:
    """Leave a file alone that is no database: somebody has mistyped a name."""
    begins = os.pread(file.fileno(), len(MAGIC), 0)
    if begins and begins != MAGIC:
        raise sqlite3.DatabaseError(f"{path.name} is something else, and no database")


def open_private(path: Path) -> IO[bytes]:
    """The file, made for its owner alone if there is none."""
    return open(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600), "r+b", buffering=0)


def make_private(path: Path) -> None:
    """See to it that nobody else on this machine reads what is here: the secrets of running games are."""
    for suffix in ("", *COMPANIONS):
        file = path.with_name(path.name + suffix)
        try:
            mode = file.lstat().st_mode
            if not stat.S_ISREG(mode):
                raise sqlite3.OperationalError(f"{file.name} is no plain file")
            if mode & 0o077:
                file.chmod(mode & 0o700)
                log.warning("%s could be read by others on this machine; from now on it cannot", file)
        except FileNotFoundError:
            continue
        except PermissionError:
            raise sqlite3.OperationalError(
                f"others on this machine can read {file.name}, and it belongs to somebody else"
            ) from None


def is_locked(file: IO[bytes]) -> bool:
    """Lock it if nobody else has."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def check_ours(path: Path) -> None:
    """Leave a database alone that no server of ours has ever kept anything in: not a byte of it is changed here.

    SQLite looks into the write-ahead log only if there is one: otherwise even who just reads would put files beside it.
    """
    path = path.resolve()
    try:
        with path.open("rb", buffering=0) as file:
            check_kind(path, file)
            if not file.read(1):
                raise sqlite3.DatabaseError("it is empty")
    except OSError as error:
        raise sqlite3.OperationalError(error.strerror) from None
    log_beside = path.with_name(path.name + "-wal")
    how = "mode=ro" if log_beside.exists() else "mode=ro&immutable=1"
    with closing(sqlite3.connect(f"{path.as_uri()}?{how}", uri=True)) as connection:
        version, tables = contents(connection)
    if version < 1 or not tables >= OLDEST_TABLES:
        raise sqlite3.DatabaseError(FOREIGN)


def check_not_foreign(path: Path) -> None:
    """Leave a database alone that holds tables, and none of ours: a server would put its own among them."""
    with closing(sqlite3.connect(path)) as connection:
        version, tables = contents(connection)
    if tables and (version < 1 or not tables >= OLDEST_TABLES):
        raise sqlite3.DatabaseError(FOREIGN)


def contents(connection: sqlite3.Connection) -> tuple[int, set[str]]:
    """The version of its schema, and its tables."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return version, {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


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
    if found < VERSION:
        connection.executescript(FROM_VERSION_2)
    move_journal(connection)
    connection.execute(f"PRAGMA user_version = {VERSION}")


def move_journal(connection: sqlite3.Connection) -> None:
    """Every answer to the others of its game; the place of the last one is held, so that numbers run on."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        last = last_write(connection)
        if connection.execute("SELECT 1 FROM journal WHERE room != '' OR id < ? LIMIT 1", last[:1]).fetchone():
            for statement in MOVE_JOURNAL:
                connection.execute(statement)
            connection.execute(HOLD_PLACE, last)


def last_write(connection: sqlite3.Connection) -> Mark:
    """The last write that is in the file."""
    found = connection.execute("SELECT id, room, number, row FROM journal ORDER BY id DESC LIMIT 1").fetchone()
    if found is None:
        return Mark(0, 0)
    number, table, at, row = found
    return Mark(number, msgpack.decode(row, type=LogRow).at if table else at)


def check_complete(path: Path, connection: sqlite3.Connection) -> None:
    """Say so if something is missing that was acknowledged; what is there counts from now on."""
    found = last_write(connection)
    try:
        note = Acknowledged(path)
    except OSError as error:
        raise sqlite3.OperationalError(f"{path.name}{SUFFIX}: {error.strerror}") from None
    said = note.get()
    if said is not None and said.number > found.number:
        log.error(
            "%s is behind what was acknowledged. Acknowledged last: %s. The last that is there: %s. So %d answers or"
            " other changes are missing: the write-ahead log was cut off or removed, or this is a restored backup. The"
            " server goes on with what is there",
            path, said, found, said.number - found.number,
        )  # fmt: skip
    with suppress(OSError):  # then it is behind, which does no harm
        note.put(found)
    note.close()
