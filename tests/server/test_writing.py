"""What is written, and when: many answers in few statements, a table that goes with all it had, records made later."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import msgpack

from clickbang.client import Session, Visit
from clickbang.server import sqlite_store
from clickbang.server.docs import OVER, LogRow
from clickbang.server.sqlite_store import AT_ONCE, SqliteStore, chunks
from clickbang.server.store import DropRoom, PutLog, Write
from tests.server.hosting import hosted


def answers(room: str, count: int) -> list[Write]:
    return [PutLog(room, 1, number, msgpack.encode(LogRow(0, number, "player", 0))) for number in range(count)]


async def written(path: Path, *submissions: list[Write]) -> list[int]:
    """The answers at table `t` after these submissions."""
    loop = asyncio.get_running_loop()
    store = SqliteStore(path, loop)
    done = [loop.create_future() for _ in submissions]
    for writes, future in zip(submissions, done, strict=True):
        store.submit(writes, future.set_result)
    assert await asyncio.gather(*done) == [None] * len(submissions)
    rows = await store.log("t", 1)
    await store.close()
    return [row.action for row in rows]


def test_any_number_of_answers_is_written_in_order(tmp_path: Path) -> None:
    count = 2 * max(AT_ONCE) + 87
    assert asyncio.run(written(tmp_path / "x.sqlite", answers("t", count))) == list(range(count))


def test_answers_are_divided_into_statements_that_exist() -> None:
    rows: list[Write] = [PutLog("t", 1, number, b"") for number in range(599)]
    parts = list(chunks(rows))
    assert [row for part in parts for row in part] == rows
    assert [len(part) for part in parts] == [256, 256, 64, 16, 4, 1, 1, 1]


def counts(path: Path) -> tuple[int, int]:
    """How many answers stand in the log, and in the journal."""
    with closing(sqlite3.connect(path)) as database:
        found = [database.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("log", "journal")]
        return found[0][0], found[1][0]


def test_a_long_journal_is_emptied_into_the_log_and_a_game_is_read_from_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "LONGEST_JOURNAL", 8)
    path, rows = tmp_path / "x.sqlite", answers("t", 13)
    one_by_one = [[row] for row in [*rows[:5], *answers("u", 2), *rows[5:]]]

    async def scene() -> list[int]:
        store = SqliteStore(path, asyncio.get_running_loop())
        for writes in one_by_one:
            done = asyncio.get_running_loop().create_future()
            store.submit(writes, done.set_result)
            assert await done is None
        assert counts(path) == (8, 7)
        found = await store.log("t", 1)
        await store.close()
        return [row.action for row in found]

    assert asyncio.run(scene()) == list(range(13))
    assert asyncio.run(written(path, [])) == list(range(13))
    assert counts(path) == (15, 0)  # at the start of a server


def test_a_file_from_before_there_was_a_journal_is_read_on(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    asyncio.run(written(path, answers("t", 3)))
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "INSERT INTO log SELECT room, game, number, row FROM journal; DROP TABLE journal; PRAGMA user_version = 1"
        )
    assert asyncio.run(written(path, answers("t", 5)[3:])) == list(range(5))


def test_a_table_that_goes_takes_the_answers_written_with_it(tmp_path: Path) -> None:
    assert asyncio.run(written(tmp_path / "x.sqlite", answers("t", 3), [DropRoom("t")])) == []


async def play_with_bots(visit: Visit) -> str:
    """A game that is over; returns the id of its table."""
    code = await visit.open_table("bulletbucks", 3, clock="none", pace="none", bot="random")
    async with Session(visit, code) as session:
        async for _ in session.messages():
            assert session.table is not None
            if session.table.stage == OVER:
                break
            if session.table.stage == "lobby" and session.table.seats[0].kind == "open":
                await session.start(bot="random")
        assert session.table is not None
        return session.table.table


def test_a_record_is_there_at_once_and_kept_when_somebody_wants_it(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        visit = Visit(server.address)

        async def play() -> tuple[bytes, bytes]:
            table = await play_with_bots(visit)
            return await visit.record(table, 1), await visit.record(table, 1)

        first, again = asyncio.run(asyncio.wait_for(play(), 60))
        assert first == again
        assert first.endswith(b"\n")
    with sqlite3.connect(server.database) as database:
        assert database.execute("SELECT record FROM games").fetchall() == [(first,)]
    database.close()
