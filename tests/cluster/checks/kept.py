"""What the database has of all tables when everything is over."""

import sqlite3
from collections import defaultdict
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
from msgspec import msgpack

from clickbang.server.storage.documents import LogRow, SaidRow, TableDoc

Game = tuple[str, int]
"""A table, and the number of a game there."""


class Writing(NamedTuple):
    """An answer that was written, by whom, and who had the table in which epoch at that moment."""

    table: str
    game: int
    number: int
    writer: int
    owner: int
    """0 for nobody."""
    epoch: int


@dataclass(slots=True)
class Kept:
    """All of it."""

    docs: dict[str, TableDoc] = field(default_factory=dict)
    ended: dict[Game, TableDoc] = field(default_factory=dict)
    """Tables as they were at the end of a game."""
    log: dict[Game, list[tuple[int, LogRow]]] = field(default_factory=lambda: defaultdict(list))
    said: dict[tuple[str, str], SaidRow] = field(default_factory=dict)
    """Remarks, by table and text, which people here say once only."""
    writings: list[Writing] = field(default_factory=list)

    def add(self, rooms: list[Any], games: list[Any], log: list[Any], said: list[Any]) -> None:
        for (doc,) in rooms:
            table = msgpack.decode(doc, type=TableDoc)
            self.docs[table.id] = table
        for room, game, doc in games:
            self.ended[room, game] = msgpack.decode(doc, type=TableDoc)
        for room, game, number, row in log:
            self.log[room, game].append((number, msgpack.decode(row, type=LogRow)))
        for room, row in said:
            remark = msgpack.decode(row, type=SaidRow)
            self.said[room, remark.text] = remark
        for rows in self.log.values():
            rows.sort(key=lambda numbered: numbered[0])

    def played(self, game: Game) -> TableDoc | None:
        """The table as it was when this game was played."""
        doc = self.docs.get(game[0])
        if game in self.ended:
            return self.ended[game]
        return doc if doc is not None and doc.number == game[1] else None


def in_sqlite(path: Path) -> Kept:
    kept = Kept()
    with closing(sqlite3.connect(path)) as file:
        journal = "SELECT room, game, number, row FROM journal WHERE room != ''"
        kept.add(
            file.execute("SELECT doc FROM rooms").fetchall(),
            file.execute("SELECT room, game, doc FROM games").fetchall(),
            file.execute(f"SELECT room, game, number, row FROM log UNION ALL {journal}").fetchall(),
            file.execute("SELECT room, row FROM said").fetchall(),
        )
    return kept


SCHEMA = "clickbang"
"""Where workers keep everything."""
WATCH = f"""
CREATE SCHEMA watching;
CREATE TABLE watching.writings (
    room text NOT NULL, game integer NOT NULL, number integer NOT NULL, writer integer NOT NULL,
    owner integer NOT NULL, epoch integer NOT NULL
);
CREATE FUNCTION watching.note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    owner integer; epoch integer;
BEGIN
    SELECT p.worker, p.epoch INTO owner, epoch FROM {SCHEMA}.places p WHERE p.room = NEW.room;
    INSERT INTO watching.writings
        VALUES (NEW.room, NEW.game, NEW.number, NEW.worker, coalesce(owner, 0), coalesce(epoch, 0));
    RETURN NULL;
END $$;
CREATE TRIGGER watching AFTER INSERT ON {SCHEMA}.log FOR EACH ROW EXECUTE FUNCTION watching.note();
"""
"""The test's own: who writes an answer, and who has its table then. It is part of what is committed."""


async def watch(address: str) -> None:
    """Have the database note who writes, from now on."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(WATCH)
    finally:
        await connection.close()


async def in_postgres(address: str) -> Kept:
    kept = Kept()
    connection = await asyncpg.connect(address)
    try:
        rooms = await connection.fetch(f"SELECT doc FROM {SCHEMA}.rooms")
        games = await connection.fetch(f"SELECT room, game, doc FROM {SCHEMA}.games")
        log = await connection.fetch(f"SELECT room, game, number, row FROM {SCHEMA}.log")
        kept.add(rooms, games, log, await connection.fetch(f"SELECT room, row FROM {SCHEMA}.said"))
        found = await connection.fetch("SELECT room, game, number, writer, owner, epoch FROM watching.writings")
        kept.writings = [Writing(*row) for row in found]
    finally:
        await connection.close()
    return kept
