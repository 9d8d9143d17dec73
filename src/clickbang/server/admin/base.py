"""The database as operators use it: the same questions to SQLite and to PostgreSQL.

Parameters are written $1, $2, … in both. A server asks through its store, the command over a connection of its own.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, Protocol

from clickbang.server.storage.postgres_sessions import Connection
from clickbang.server.storage.postgres_store import PostgresStore
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.storage.store import Store

Row = Sequence[Any]
Asked = tuple[str, tuple[object, ...]]
"""A statement and its parameters."""


class Base(Protocol):
    """What is asked of either database."""

    is_postgres: bool

    async def fetch(self, query: str, *params: object) -> Sequence[Row]:
        """Run a statement; returns its rows."""


def holding(base: Base, column: str, parameter: str) -> str:
    """The condition that these bytes stand somewhere in a column."""
    return f"position({parameter} IN {column}) > 0" if base.is_postgres else f"instr({column}, {parameter}) > 0"


def named(params: Sequence[object]) -> dict[str, object]:
    """As SQLite wants parameters that are called $1, $2, …"""
    return {str(number): value for number, value in enumerate(params, 1)}


class FileBase:
    """A file, over a connection of one's own."""

    is_postgres = False

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def fetch(self, query: str, *params: object) -> Sequence[Row]:
        return self.connection.execute(query, named(params)).fetchall()

    async def together(self, asked: Sequence[Asked]) -> list[Sequence[Row]]:
        """All of these in one transaction."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            found = [await self.fetch(query, *params) for query, params in asked]
            self.connection.execute("COMMIT")
        except sqlite3.Error:
            self.connection.execute("ROLLBACK")
            raise
        return found

    async def close(self) -> None:
        self.connection.close()


class PostgresBase:
    """A PostgreSQL, over a session of one's own."""

    is_postgres = True

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def fetch(self, query: str, *params: object) -> Sequence[Row]:
        found: Sequence[Row] = await self.connection.fetch(query, *params)
        return found

    async def together(self, asked: Sequence[Asked]) -> list[Sequence[Row]]:
        """All of these in one transaction. One after another: workers read orders in the order of their numbers."""
        async with self.connection.transaction():
            await self.connection.execute("LOCK TABLE orders IN EXCLUSIVE MODE")
            return [await self.fetch(query, *params) for query, params in asked]

    async def close(self) -> None:
        await self.connection.close()


OwnBase = FileBase | PostgresBase


class OfFile:
    """A file, through the store of a server."""

    is_postgres = False

    def __init__(self, store: SqliteStore) -> None:
        self.store = store

    async def fetch(self, query: str, *params: object) -> Sequence[Row]:
        return await self.store.read(lambda: self.store.reading.execute(query, named(params)).fetchall())


class OfPostgres:
    """A PostgreSQL, through the store of a worker."""

    is_postgres = True

    def __init__(self, store: PostgresStore) -> None:
        self.store = store

    async def fetch(self, query: str, *params: object) -> Sequence[Row]:
        return await self.store.fetch(query, *params)


def base_of(store: Store) -> Base:
    """The database behind a store."""
    if isinstance(store, PostgresStore):
        return OfPostgres(store)
    assert isinstance(store, SqliteStore)
    return OfFile(store)
