"""Servers of every shape for tests of what operators do: one process, two on a file, two on PostgreSQL."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from msgspec import msgpack

from clickbang.client import Visit
from clickbang.protocol.stages import OVER, PERSON
from clickbang.server.storage import store as writes
from clickbang.server.storage.documents import BetDoc, SaidRow, SeatDoc
from tests.cli.run import invoke
from tests.server.hosting import Hosted, OnPostgres, hosted
from tests.server.storage.stores import answers, doc_of, kept, put, written

SHAPES = ("one process", "two on a file", "two on PostgreSQL")
ANN, BOB, OLD = "a" * 16, "b" * 16, "c" * 16
T, U = "0123456789abcdef", "fedcba9876543210"


class House:
    """Running workers on one database."""

    def __init__(self, servers: list[Hosted]) -> None:
        self.servers = servers

    @property
    def address(self) -> str:
        return self.servers[0].address

    @property
    def addresses(self) -> list[str]:
        """Where people may come in."""
        return [server.address for server in self.servers]

    @property
    def database(self) -> str:
        return self.servers[0].kept_in

    def restart(self) -> None:
        self.stop()
        for server in self.servers:
            server.start()

    def stop(self) -> None:
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.stop()


@contextmanager
def house(shape: str, folder: Path, database: str | None) -> Iterator[House]:
    with ExitStack() as stack:
        if database is not None:
            servers: list[Hosted] = []
            for each in range(2):
                (folder / str(each)).mkdir()
                servers.append(OnPostgres(folder / str(each), database))
                servers[-1].start()
            found = House(servers)
        else:
            found = House([stack.enter_context(hosted(folder, workers=2 if "two" in shape else 1))])
        try:
            yield found
        finally:
            found.stop()


def admin(database: str, *args: object) -> str:
    """What the command says; it has to go well."""
    done = invoke("admin", *args, "--database", database)
    assert done.exit_code == 0, done.output
    return str(done.stdout)


def asked(database: str, *args: object) -> Any:
    """The same as JSON."""
    return json.loads(admin(database, *args, "--json"))


def refused(database: str, *args: object) -> str:
    done = invoke("admin", *args, "--database", database)
    assert done.exit_code != 0
    return str(done.stderr)


async def guest_at(address: str) -> tuple[Visit, str]:
    """Somebody new, and their id."""
    visit = Visit(address)
    await visit.become_guest()
    return visit, (await visit.ask("GET", "/api/me"))["guest"]


def said_by(guest: str, text: str, hearers: list[str] | None = None, name: str = "") -> bytes:
    return msgpack.encode(SaidRow(name, text, "table" if hearers is None else "seat", 0, guest, hearers, None, 7))


async def fill(database: str) -> None:
    """Ann and Bob at one table in the middle of its second game, and Ann at another, with one of everything."""
    seats = [SeatDoc(kind=PERSON, name="Ann Onym", guest=ANN, portrait="ann-portrait", contribution="ac"),
             SeatDoc(kind=PERSON, name="Bob", guest=BOB)]  # fmt: skip
    names = '"names":["Ann Onym","Bob"]'
    first = doc_of(T, seats=seats, host=ANN, members=[ANN, BOB, OLD], stage=OVER, rules=1)
    lobby = doc_of(T, seats=seats, host=ANN, members=[ANN, BOB, OLD], number=2, muted={ANN: [BOB], BOB: [ANN]},
                   bets={ANN: BetDoc(0, 1, 2)}, left={OLD: 0}, formerly={ANN: [OLD]})  # fmt: skip
    other = doc_of(U, seats=[SeatDoc(), SeatDoc()], host=ANN, members=[ANN])
    async with kept(database) as store:
        everything: list[writes.Write] = [
            put(lobby), put(other), *answers(T, 4), writes.PutEnded(T, 1, msgpack.encode(first)),
            writes.PutRecord(record(names), T, 1), writes.PutSits(ANN, T), writes.PutSits(BOB, T),
            writes.PutGuest(ANN, b"ann-hash", 5), writes.PutGuest(BOB, b"bob-hash", 6),
            writes.PutGuest(OLD, b"old-hash", 1), writes.PutVisit(T, 3), writes.PutVisit(U, 3),
            writes.PutSaid(T, 0, said_by(ANN, "ann-said", name="Ann Onym")),
            writes.PutSaid(T, 1, said_by(BOB, "bob-said", name="Bob")),
            writes.PutSaid(T, 2, said_by(BOB, "bob-whispered", [BOB, ANN], name="Bob")),
            writes.PutSaid(T, 3, said_by(OLD, "old-said", name="Ann Onym")),
        ]  # fmt: skip
        assert await written(store, *everything) is None


def record(names: str) -> bytes:
    """One that is sealed as it has to be."""
    from clickbang.records.lines import seal, unseal

    lines, last = [], ""
    for body in (
        '{"clickbang":1,"game":"bulletbucks","rules":1,"seats":2,"options":{},' + names + "}",
        '{"end":"over"}',
    ):
        lines.append(seal(body, last))
        sealed = unseal(lines[-1])
        assert sealed is not None
        last = sealed[1]
    return ("\n".join(lines) + "\n").encode()


async def everything_in(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    if database.startswith("postgresql:"):
        connection = await asyncpg.connect(database)
        try:
            names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'clickbang'")
            return {
                name: [tuple(row) for row in await connection.fetch(f"SELECT * FROM clickbang.{name}")]
                for (name,) in names
            }
        finally:
            await connection.close()
    with closing(sqlite3.connect(database)) as file:
        found = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {name: file.execute(f"SELECT * FROM {name}").fetchall() for (name,) in found}
