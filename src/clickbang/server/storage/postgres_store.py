"""PostgreSQL as the store: one session writes, one commit under way at a time, and a few sessions read.

What gathers during a commit goes into the next one. Each commit asks first whether this process is still a worker (see
cluster/postgres_places.py); if it is not, nothing is written and nobody is told.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence, Set
from contextlib import suppress
from typing import Any, Final, TypeVar

from msgspec import msgpack

from clickbang.protocol.errors import STORAGE, ServerError
from clickbang.protocol.stages import OVER
from clickbang.server.storage.begin_now import begin_now
from clickbang.server.storage.documents import MOST_SAID, LogRow, SaidRow, TableDoc
from clickbang.server.storage.postgres_schema import CLEARING_AWAY, LOCKS, prepare
from clickbang.server.storage.postgres_sessions import (
    ANSWERS_WITHIN,
    CHANGING,
    GONE,
    REFUSED,
    WRITING,
    Connection,
    PostgresProblem,
    connect,
    in_words,
    reading_pool,
)
from clickbang.server.storage.postgres_writes import APPEND, COMMIT_ALL, NOTHING_APPENDED, arguments
from clickbang.server.storage.store import Ended, Finished, Listed, PartlyWritten, StoredTable, Write, by_table

log = logging.getLogger("clickbang")
T = TypeVar("T")

MOST_READERS: Final = 4
DOCS_AT_ONCE: Final = 100
ENDS_WITHIN: Final = 3.0
"""Seconds for what is left to be written when the server stops."""
MADE_WITHIN: Final = 120
"""Seconds after which a record that somebody wanted to make is anybody's again."""

UNRECORDED: Final = """
UPDATE games SET making = clock_timestamp() FROM (
    SELECT room, game FROM games
    WHERE record IS NULL AND (
        making IS NULL OR making < clock_timestamp() - make_interval(secs => $2) OR making > clock_timestamp()
    )
    LIMIT $1 FOR UPDATE SKIP LOCKED
) AS mine WHERE games.room = mine.room AND games.game = mine.game RETURNING games.doc
"""
TRANSFERRED_WITHIN: Final = 60
"""Seconds after which a code whose use has not come to an end can be tried again: its worker is gone."""
PUT_TRANSFER: Final = """
INSERT INTO transfers VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash, until = excluded.until, used = NULL
"""
TAKE_TRANSFER: Final = """
UPDATE transfers SET used = clock_timestamp() WHERE hash = $1 AND until > clock_timestamp()
AND (used IS NULL OR used < clock_timestamp() - make_interval(secs => $2)) RETURNING guest
"""
LIVED_AT: Final = "EXISTS (SELECT 1 FROM places p JOIN workers w ON w.id = p.worker WHERE p.room = visits.room)"
"""Whether some worker has the table: then it is not for anybody else to delete."""
NAMED: Final = """
SELECT DISTINCT guest FROM unnest($1::text[]) AS guest
JOIN (SELECT doc FROM rooms WHERE id = ANY ($2) UNION ALL SELECT doc FROM games WHERE room = ANY ($2)) AS docs
ON position(decode('b0', 'hex') || convert_to(guest, 'UTF8') IN docs.doc) > 0
"""
"""Those of these guests who stand anywhere in the documents of these tables (MessagePack: a text of 16 letters)."""

_doc = msgpack.Decoder(TableDoc)
_row = msgpack.Decoder(LogRow)
_said = msgpack.Decoder(SaidRow)


Submitted = tuple[Sequence[Write], Finished]
NOT_TAKEN: Final = (TypeError, ValueError, OverflowError)
"""What the driver itself does not take."""
GENERAL: Final = ("25", "53", "55", "57", "58", "XX")
"""The first two letters of what PostgreSQL says when the fault is in none of the rows: full disks, no memory."""


def is_general(error: Exception) -> bool:
    """Whether the same would happen to any other write."""
    return str(getattr(error, "sqlstate", None) or "").startswith(GENERAL)


class NotWritten(Exception):
    """What PostgreSQL or the driver does not take, by its name: whatever else they say may hold codes and secrets."""

    def __init__(self, error: Exception) -> None:
        super().__init__(f"{type(error).__name__} {getattr(error, 'sqlstate', None) or ''}".rstrip())


class NotAWorker(Exception):
    """This process may not write: it has been declared gone, or is not among the workers yet."""


def always() -> bool:
    return True


def nobody_to_tell(_: str) -> None:
    """There are no places yet."""


class PostgresStore:
    """Tables in PostgreSQL."""

    def __init__(self, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.loop = loop
        self.commits = 0
        self.failing = True
        self.worker = 0
        """Our number among the workers; 0 as long as we are none, and write nothing."""
        self.holds: Callable[[], bool] = always
        """Whether our lease runs, by our own clock."""
        self.gone: Callable[[str], None] = nobody_to_tell
        """Called when a commit shows that we are a worker no longer, before anybody is told of that commit."""
        self.writing: Connection | None = None
        self.waiting: list[Submitted] = []
        self.busy = False
        """Whether a commit is under way."""
        self.committing: asyncio.Task[None] | None = None
        self.pool: Any = None
        self.served = 0
        self.unreadable = False
        """Whether the last attempt to read has failed."""

    async def open(self) -> None:
        """Come to what the database is to look like, and see how long it has served."""
        connection = await connect(self.address, CHANGING)
        try:
            await prepare(connection)
            self.served = int(await connection.fetchval("SELECT served FROM state"))
        finally:
            await close_session(connection)
        self.pool = await reading_pool(self.address, MOST_READERS)

    async def close(self) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(ENDS_WITHIN):
                while self.busy and self.committing is not None:
                    await asyncio.wait([self.committing])
        done = not self.busy
        if not done:
            log.error("PostgreSQL does not answer: what could not be written was not acknowledged")
        pool, self.pool = self.pool, None
        self.suspend()
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), ENDS_WITHIN)
            except TimeoutError:
                pool.terminate()
        return done

    # Writing

    async def resume(self, worker: int) -> None:
        """From now on we write under this number."""
        if self.pool is None:
            self.pool = await reading_pool(self.address, MOST_READERS)
        writing = await connect(self.address, WRITING)
        writing.add_termination_listener(self.hung_up)
        self.writing, self.worker, self.failing = writing, worker, False

    def suspend(self) -> None:
        """We are no worker now. What is under way fails, whether it gets to the disk or not."""
        writing, self.writing, self.worker = self.writing, None, 0
        self.failing = True
        if writing is not None:
            writing.terminate()
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.terminate()  # its sessions may be cut as well, which shows only when one has waited for an answer

    def hung_up(self, connection: Connection) -> None:
        """A session is over; if it is the one that writes, nobody knows what became of its last commit."""
        if connection is self.writing:
            self.gone("the session that writes was cut")

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        self.waiting.append((writes, finished))
        self.begin_commit()

    def begin_commit(self) -> None:
        """Send all that waits, unless something is being written: then it goes into the next commit."""
        if self.waiting and not self.busy:
            self.busy = True
            if self.writing is not None and self.holds():
                self.committing = begin_now(self.loop, self.write())
            else:  # whoever submits hears of a failure later, and not before this returns
                self.committing = self.loop.create_task(self.write())

    async def write(self) -> None:
        """One commit. What is submitted when it is announced is on its way before others are told."""
        submitted, self.waiting = self.waiting, []
        problems = await self.attempt(submitted)
        self.busy = False
        for (_, finished), problem in zip(submitted, problems, strict=True):
            try:
                finished(problem)
            except Exception:
                log.exception("something went wrong after a commit")
        self.begin_commit()

    async def attempt(self, submitted: Sequence[Submitted]) -> Sequence[Exception | None]:
        """Write all of this in one commit, or what can be written of it; what went wrong with each."""
        try:
            try:
                await self.commit([write for writes, _ in submitted for write in writes])
            except (*REFUSED, *NOT_TAKEN) as error:
                if isinstance(error, GONE) or is_general(error):
                    raise
                log.error("one thing could not be written (%s); the others are written one by one", NotWritten(error))
                return [await self.commit_singly(writes) for writes, _ in submitted]
        except NotAWorker as error:
            return [error] * len(submitted)
        except GONE as error:
            self.gone("the session that writes was cut")
            return [NotAWorker(type(error).__name__)] * len(submitted)
        except Exception as error:
            if not self.failing:
                log.error("nothing can be written (%s); this is said once until it can", NotWritten(error))
            self.failing = True
            return [NotWritten(error)] * len(submitted)
        return [None] * len(submitted)

    async def commit_singly(self, writes: Sequence[Write]) -> Exception | None:
        """A commit for each table."""
        failed: dict[str, Exception] = {}
        for table, part in by_table(writes).items():
            try:
                await self.commit(part)
            except (*REFUSED, *NOT_TAKEN) as error:
                if isinstance(error, GONE) or is_general(error):
                    raise
                failed[table] = NotWritten(error)
        return PartlyWritten(failed) if failed else None

    async def commit(self, writes: list[Write]) -> None:
        """All of this in one transaction; an error if nothing of it is on disk, or if nobody knows."""
        writing, worker = self.writing, self.worker
        if writing is None:
            raise NotAWorker("PostgreSQL cannot be reached, or has declared this worker gone")
        self.check_lease()
        rows = arguments(writes)
        if rows is None:
            written = await writing.execute(APPEND, worker, *zip(*writes, strict=True)) != NOTHING_APPENDED
        else:
            written = await writing.fetchval(COMMIT_ALL, worker, *rows)
        self.commits += 1
        if not written:
            self.gone("others have declared it gone")
            raise NotAWorker("others have declared this worker gone")
        self.check_lease()  # others may have the tables by now, and have told more than we know
        self.failing = False

    def check_lease(self) -> None:
        if not self.holds():
            self.gone("the lease has run out")
            raise NotAWorker("the lease has run out")

    # Reading

    async def read(self, call: Callable[[Connection], Awaitable[T]]) -> T:
        """With a session of the pool. Those that PostgreSQL has cut are replaced; once it is tried again.

        While we are no worker nobody waits here: whoever asks may find one that reaches the database."""
        for again in (True, False):
            pool = self.pool
            if pool is None:
                raise ServerError(STORAGE)
            try:
                async with pool.acquire(timeout=ANSWERS_WITHIN) as connection:
                    if pool is not self.pool:
                        connection.terminate()  # made in vain: its pool has been given up meanwhile
                    found = await call(connection)
            except GONE as error:
                if again and not isinstance(error, TimeoutError):
                    continue
                if not self.unreadable:  # a crowd that comes meanwhile need not fill the log
                    log.error("PostgreSQL cannot be read (%s); this is said once until it can", type(error).__name__)
                self.unreadable = True
                raise ServerError(STORAGE) from None
            except Exception:
                if pool is self.pool:
                    raise
                raise ServerError(STORAGE) from None  # it was ended under way, over which the driver may stumble
            self.unreadable = False
            return found
        raise AssertionError

    async def fetch(self, query: str, *params: object) -> list[Any]:
        return await self.read(lambda connection: connection.fetch(query, *params))

    async def row(self, query: str, *params: object) -> Any:
        return await self.read(lambda connection: connection.fetchrow(query, *params))

    async def table(self, key: str) -> StoredTable | None:
        return await self.read(lambda connection: read_table(connection, key))

    async def doc(self, table: str) -> TableDoc | None:
        found = await self.row("SELECT doc FROM rooms WHERE id = $1", table)
        return found and _doc.decode(found[0])

    async def guest(self, hash_of_secret: bytes) -> tuple[str, int] | None:
        found = await self.row("SELECT id, seen FROM guests WHERE hash = $1", hash_of_secret)
        return found and (found[0], found[1])

    async def public_tables(self, limit: int) -> list[Listed]:
        return await self.listed("SELECT doc, touched FROM rooms WHERE public ORDER BY touched DESC LIMIT $1", limit)

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        query = "SELECT doc, touched FROM sits JOIN rooms ON id = room WHERE guest = $1 ORDER BY touched DESC LIMIT $2"
        return await self.listed(query, guest, limit)

    async def listed(self, query: str, *params: object) -> list[Listed]:
        return [Listed(_doc.decode(doc), touched) for doc, touched in await self.fetch(query, *params)]

    async def ended(self, table: str, game: int) -> Ended | None:
        found = await self.row("SELECT doc, record FROM games WHERE room = $1 AND game = $2", table, game)
        return found and Ended(_doc.decode(found[0]), found[1])

    async def unrecorded(self, limit: int) -> list[TableDoc]:
        return [_doc.decode(doc) for (doc,) in await self.fetch(UNRECORDED, limit, float(MADE_WITHIN))]

    async def log(self, table: str, game: int) -> list[LogRow]:
        rows = await self.fetch("SELECT row FROM log WHERE room = $1 AND game = $2 ORDER BY number", table, game)
        return [_row.decode(row) for (row,) in rows]

    def served_before(self) -> int:
        return self.served

    async def unvisited(self, since: int, limit: int) -> list[str]:
        query = f"SELECT room FROM visits WHERE marked IS NULL AND visited < $1 AND NOT {LIVED_AT} LIMIT $2"
        return await self.ids(query, since, limit)

    async def marked(self, until: int, since: int, limit: int) -> list[str]:
        query = f"SELECT room FROM visits WHERE marked <= $1 AND visited < $2 AND NOT {LIVED_AT} LIMIT $3"
        return await self.ids(query, until, since, limit)

    async def unseen(self, since: int, limit: int) -> list[str]:
        return await self.ids("SELECT id FROM guests WHERE seen < $1 LIMIT $2", since, limit)

    async def ids(self, query: str, *params: object) -> list[str]:
        return [str(found) for (found,) in await self.fetch(query, *params)]

    async def named(self, guests: Set[str]) -> set[str]:
        found: set[str] = set()
        after = ""
        while rooms := await self.ids("SELECT id FROM rooms WHERE id > $1 ORDER BY id LIMIT $2", after, DOCS_AT_ONCE):
            found.update(await self.ids(NAMED, list(guests), rooms))
            after = rooms[-1]
        return found

    # What one does for all, or any for any

    async def alone(self, work: Callable[[], Awaitable[None]]) -> None:
        async def locked(connection: Connection) -> None:
            if await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", LOCKS, CLEARING_AWAY):
                try:
                    await work()
                finally:
                    await connection.execute("SELECT pg_advisory_unlock($1, $2)", LOCKS, CLEARING_AWAY)

        await self.read(locked)

    async def put_transfer(self, code: bytes, guest: str, seconds: float) -> None:
        await self.fetch(PUT_TRANSFER, code, guest, seconds)

    async def take_transfer(self, code: bytes) -> str | None:
        found = await self.row(TAKE_TRANSFER, code, float(TRANSFERRED_WITHIN))
        return found and str(found[0])

    async def end_transfer(self, code: bytes, used: bool) -> None:
        query = "DELETE FROM transfers WHERE hash = $1" if used else "UPDATE transfers SET used = NULL WHERE hash = $1"
        await self.fetch(query, code)


async def try_out(address: str) -> None:
    """A sentence (PostgresProblem) if the database cannot be used; otherwise it looks as it has to afterwards."""
    try:
        connection = await connect(address, CHANGING)
        try:
            await prepare(connection)
        finally:
            await close_session(connection)
    except Exception as error:
        raise PostgresProblem(in_words(error, address)) from None


async def read_table(connection: Connection, key: str) -> StoredTable | None:
    """All of it from one moment."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        found = await connection.fetchrow("SELECT doc, touched FROM rooms WHERE code = $1 OR id = $1", key)
        if found is None:
            return None
        doc = _doc.decode(found[0])
        rows = await connection.fetch(
            "SELECT row FROM log WHERE room = $1 AND game = $2 ORDER BY number", doc.id, doc.number
        )
        said = await connection.fetch(
            "SELECT number, row FROM said WHERE room = $1 ORDER BY number DESC LIMIT $2", doc.id, MOST_SAID
        )
        ended = None
        if doc.stage == OVER:
            ended = await connection.fetchrow("SELECT doc FROM games WHERE room = $1 AND game = $2", doc.id, doc.number)
    return StoredTable(
        doc,
        [_row.decode(row) for (row,) in rows],
        [_said.decode(row) for _, row in reversed(said)],
        said[-1][0] if said else 0,
        ended and _doc.decode(ended[0]),
        found[1],
    )


async def close_session(connection: Connection) -> None:
    """Say goodbye, or hang up if that takes long."""
    try:
        await connection.close(timeout=1)
    except (*GONE, *REFUSED):
        connection.terminate()
