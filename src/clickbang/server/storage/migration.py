"""From a file to PostgreSQL, and back: all is copied in one transaction, and compared row by row before it counts."""

import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import MsgspecError

from clickbang.server.storage.postgres_schema import prepare as prepare_postgres
from clickbang.server.storage.postgres_schema import version_of
from clickbang.server.storage.postgres_sessions import (
    CHANGING,
    SCHEMA,
    Connection,
    PostgresProblem,
    connect,
    in_words,
)
from clickbang.server.storage.postgres_store import close_session
from clickbang.server.storage.postgres_writes import table_row
from clickbang.server.storage.sqlite_file import COMPANIONS, check_complete, check_ours, claim, open_private, prepare
from clickbang.server.storage.sqlite_file import connect as open_file
from clickbang.server.storage.store import PutTable

Row = tuple[Any, ...]
Progress = Callable[[str], None]
AT_ONCE: Final = 1000
HALF: Final = ".part"
"""How the name of a file ends that is not whole yet."""
SAID_EVERY: Final = 100_000
"""Rows between one word on how far it is and the next."""


class NotMigrated(Exception):
    """Why nothing was copied, in a sentence."""


class Kept(NamedTuple):
    """One of the tables in which everything is kept."""

    name: str
    thing: str
    """What a row is, for people."""
    things: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    in_file: tuple[str, ...] = ()
    """Its columns in SQLite, if they are others."""


KEPT: Final = (
    Kept(
        "rooms", "table", "tables",
        ("id", "code", "public", "stage", "touched", "game", "rules", "doc"), ("id",),
        ("id", "code", "public", "stage", "touched", "doc"),
    ),
    Kept("log", "answer", "answers", ("room", "game", "number", "row"), ("room", "game", "number")),
    Kept("said", "remark", "remarks", ("room", "number", "row"), ("room", "number")),
    Kept("games", "game that is over", "games that are over", ("room", "game", "doc", "record"), ("room", "game")),
    Kept("sits", "seat", "seats", ("guest", "room"), ("guest", "room")),
    Kept("guests", "guest", "guests", ("id", "hash", "seen"), ("id",)),
    Kept("visits", "visit", "visits", ("room", "visited", "marked"), ("room",)),
    Kept("sanctions", "sanction", "sanctions", ("kind", "who", "until", "reason", "since"), ("kind", "who")),
    Kept(
        "orders", "order of an operator", "orders of operators",
        ("id", "at", "by_whom", "what", "target", "more", "done", "result", "served"), ("id",),
    ),
)  # fmt: skip


ORDERS_GO_ON: Final = """
SELECT setval(pg_get_serial_sequence('orders', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM orders), false)
"""
ONE: Final = {kept.things: kept.thing for kept in KEPT}


def amount(things: str, count: int) -> str:
    """So many of these, in words."""
    return f"{count:,} {ONE[things] if count == 1 else things}"


def from_file(kept: Kept, row: Row) -> Row:
    """A row of SQLite as it is in PostgreSQL."""
    if kept.name == "rooms":
        table, code, public, stage, touched, doc = row
        try:
            return table_row(PutTable(table, code, bool(public), stage, touched, doc))
        except MsgspecError as error:
            raise NotMigrated(f"The table {table} in the file cannot be understood: {error}.") from None
    return row


def rows_of_file(file: sqlite3.Connection, kept: Kept) -> Iterator[Row]:
    query = f"SELECT {', '.join(kept.in_file or kept.columns)} FROM {kept.name} ORDER BY {', '.join(kept.key)}"
    for row in file.execute(query):
        yield from_file(kept, row)


async def rows_of_postgres(target: Connection, kept: Kept) -> AsyncIterator[Row]:
    """In the same order: that of the bytes, whatever the language of the database is."""
    texts = {"room", "guest", "kind", "who"} | ({"id"} if kept.name != "orders" else set())
    order = ", ".join(f'{column} COLLATE "C"' if column in texts else column for column in kept.key)
    query = f"SELECT {', '.join(kept.columns)} FROM {kept.name} ORDER BY {order}"
    async for row in target.cursor(query, prefetch=AT_ONCE):
        yield tuple(row)


def counted(rows: Iterator[Row], kept: Kept, progress: Progress) -> Iterator[Row]:
    for number, row in enumerate(rows, 1):
        if number % SAID_EVERY == 0:
            progress(f"  {number:,} {kept.things} so far")
        yield row


async def migrate(source: Path, address: str, progress: Progress) -> dict[str, int]:
    """Copy everything; returns how much there was of each. NotMigrated, and nothing has changed, if that cannot be."""
    if not source.is_file():
        raise NotMigrated(f"There is no file {source}.")
    try:
        check_ours(source)
        with claim(source) as claimed, closing(open_file(source)) as file:
            assert claimed
            prepare(file)
            check_complete(source, file)
            return await copy_to(file, address, progress)
    except sqlite3.Error as error:
        raise NotMigrated(f"{source} cannot be read: {error}.") from None


async def migrate_back(address: str, target: Path, progress: Progress) -> dict[str, int]:
    """Copy everything into a file that is not there yet, and is there whole or not at all; the database stays."""
    half = target.with_name(f"{target.name}{HALF}")
    if target.exists():
        raise NotMigrated(f"{target} is there already; take another name.")
    try:
        forget(half)  # of an attempt that was broken off
        open_private(half).close()
        with closing(open_file(half)) as file:
            prepare(file)
            found = await copy_back(address, file, progress)
        os.link(half, target)  # never over a file that somebody has put there meanwhile
        return found
    except (OSError, sqlite3.Error) as error:
        raise NotMigrated(f"{target} cannot be written: {error}.") from None
    finally:
        forget(half)


def forget(file: Path) -> None:
    for suffix in ("", *COMPANIONS):
        file.with_name(file.name + suffix).unlink(missing_ok=True)


async def copy_back(address: str, file: sqlite3.Connection, progress: Progress) -> dict[str, int]:
    try:
        source = await connect(address, CHANGING)
        try:
            if not await version_of(source):
                raise PostgresProblem("it holds nothing of Clickbang")
            await prepare_postgres(source)
            async with source.transaction():
                await keep_workers_out(source)
                file.execute("BEGIN IMMEDIATE")
                found = {kept.things: await copy_one_back(source, file, kept, progress) for kept in KEPT}
                served = await source.fetchval("SELECT served FROM state")
                file.execute("UPDATE state SET served = ?", (served,))
                progress("Comparing every row …")
                for kept in KEPT:
                    await compare(file, source, kept)
                file.execute("COMMIT")
            return found
        finally:
            await close_session(source)
    except (NotMigrated, sqlite3.Error):
        raise
    except Exception as error:
        raise NotMigrated(f"The database cannot be used: {in_words(error, address)}.") from None


async def copy_one_back(source: Connection, file: sqlite3.Connection, kept: Kept, progress: Progress) -> int:
    columns = kept.in_file or kept.columns
    places = [kept.columns.index(column) for column in columns]
    statement = f"INSERT INTO {kept.name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    count = 0
    async for row in rows_of_postgres(source, kept):
        file.execute(statement, [row[place] for place in places])
        count += 1
        if count % SAID_EVERY == 0:
            progress(f"  {count:,} {kept.things} so far")
    progress(f"{amount(kept.things, count)} copied")
    return count


async def copy_to(file: sqlite3.Connection, address: str, progress: Progress) -> dict[str, int]:
    try:
        target = await connect(address, CHANGING)
        try:
            await prepare_postgres(target)
            async with target.transaction():
                await keep_others_out(target)
                found = {kept.things: await copy_one(file, target, kept, progress) for kept in KEPT}
                served = file.execute("SELECT served FROM state").fetchone()[0]
                await target.execute("UPDATE state SET served = $1", served)
                await target.execute(ORDERS_GO_ON)
                progress("Comparing every row …")
                for kept in KEPT:
                    await compare(file, target, kept)
            await target.execute("ANALYZE")
            return found
        finally:
            await close_session(target)
    except (NotMigrated, sqlite3.Error):
        raise
    except Exception as error:
        raise NotMigrated(f"The database cannot be used: {in_words(error, address)}.") from None


async def keep_workers_out(database: Connection) -> None:
    """Until we are through nobody becomes a worker, nor writes as one; an error if somebody is one.

    Whoever hangs since before is declared gone: what they would still write is not part of the copy.
    """
    await database.execute("LOCK TABLE workers IN EXCLUSIVE MODE")
    if await database.fetchval("SELECT 1 FROM workers WHERE expires > clock_timestamp() LIMIT 1"):
        raise PostgresProblem("workers are using it; stop them first")
    await database.execute("DELETE FROM workers")


async def keep_others_out(target: Connection) -> None:
    """The same, and an error if there is anything already."""
    await keep_workers_out(target)
    for kept in KEPT:
        if await target.fetchval(f"SELECT 1 FROM {kept.name} LIMIT 1"):
            raise PostgresProblem(
                f"it is not empty, it has {kept.things}; take another one, or empty it: DROP SCHEMA {SCHEMA} CASCADE"
            )


async def copy_one(file: sqlite3.Connection, target: Connection, kept: Kept, progress: Progress) -> int:
    rows = counted(rows_of_file(file, kept), kept, progress)
    copied = await target.copy_records_to_table(kept.name, records=rows, columns=kept.columns, schema_name=SCHEMA)
    count = int(copied.split()[-1])
    progress(f"{amount(kept.things, count)} copied")
    return count


async def compare(file: sqlite3.Connection, target: Connection, kept: Kept) -> None:
    """Every row against every row, in their order."""
    here = rows_of_file(file, kept)
    async for there in rows_of_postgres(target, kept):
        expected = next(here, None)
        if expected != there:
            raise different(kept, expected or there)
    left: Sequence[Row] = [row for row in [next(here, None)] if row is not None]
    if left:
        raise different(kept, left[0])


def different(kept: Kept, row: Row) -> NotMigrated:
    key = ", ".join(str(row[kept.columns.index(column)]) for column in kept.key)
    return NotMigrated(f"{kept.name} ({key}) did not arrive as it is; nothing was kept.")
