"""What is written, and when: many answers in few statements, a table that goes with all it had, records made later."""

import asyncio
import fcntl
import resource
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from clickbang.client import Session, Visit
from clickbang.protocol.stages import OVER
from clickbang.server.storage import sqlite_file, sqlite_writer
from clickbang.server.storage.documents import LogRow
from clickbang.server.storage.sqlite_file import claim, connect, prepare
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.storage.sqlite_writer import AT_ONCE, LENGTH, Messages, Row, Writer, chunks, gather, to_write
from clickbang.server.storage.store import DropTable, PutLog, Write
from tests.server.hosting import hosted
from tests.server.patience import LONG, SOON
from tests.server.storage.stores import answers


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


async def test_any_number_of_answers_is_written_in_order(tmp_path: Path) -> None:
    count = 2 * max(AT_ONCE) + 87
    assert await written(tmp_path / "x.sqlite", answers("t", count)) == list(range(count))


def test_answers_are_divided_into_statements_that_exist() -> None:
    rows: list[Row] = [PutLog("t", 1, number, b"") for number in range(599)]
    parts = list(chunks(rows))
    assert [row for part in parts for row in part] == rows
    assert [len(part) for part in parts] == [256, 256, 64, 16, 4, 1, 1, 1]


def counts(path: Path) -> tuple[int, int]:
    """How many answers stand in the log, and in the journal."""
    with closing(sqlite3.connect(path)) as database:
        found = [
            database.execute(f"SELECT count(*) FROM {name} WHERE room != ''").fetchone() for name in ("log", "journal")
        ]
        return found[0][0], found[1][0]


async def test_a_long_journal_is_emptied_into_the_log_and_a_game_is_read_from_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "LONGEST_JOURNAL", 8)
    path, rows = tmp_path / "x.sqlite", answers("t", 13)
    with closing(connect(path)) as connection:
        prepare(connection)
    writer = Writer(path)
    for row in [*rows[:5], *answers("u", 2), *rows[5:]]:
        (asked,) = Messages().take(to_write([row]))
        assert writer.commit(asked) == ""
        writer.tidy()
    writer.connection.close()
    assert counts(path) == (8, 7)
    assert await written(path, []) == list(range(13))
    assert counts(path) == (15, 0)  # at the start of a server


@pytest.mark.parametrize(("every", "frames"), [(4, 4), (1000, 40)])
async def test_the_log_of_sqlite_is_begun_anew_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int, frames: int
) -> None:
    monkeypatch.setattr(sqlite_writer, "WRITE_BACK_EVERY", every)
    path = tmp_path / "x.sqlite"
    with closing(connect(path)) as connection:
        prepare(connection)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        writer = Writer(path)
        for row in answers("t", 40):
            (asked,) = Messages().take(to_write([row]))
            assert writer.commit(asked) == ""
            writer.tidy()
        size = path.with_name("x.sqlite-wal").stat().st_size
        assert frames <= size // 4096 <= frames + 2
        writer.connection.close()
    assert await written(path, []) == list(range(40))


async def test_a_file_from_before_there_was_a_journal_is_read_on(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    await written(path, answers("t", 3))
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "INSERT INTO log SELECT room, game, number, row FROM journal WHERE room != ''; DROP TABLE journal;"
            " PRAGMA user_version = 1"
        )
    assert await written(path, answers("t", 5)[3:]) == list(range(5))


async def test_a_file_that_is_refused_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    await written(path, [])
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(sqlite3.DatabaseError, match="newer server") as refused:
        SqliteStore(path, asyncio.get_running_loop())
    claim(path).close()  # which waits for whoever has claimed it
    assert refused.tb is not None  # the store that failed is still there, and no longer has the file


def test_a_file_that_cannot_be_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.sqlite"
    path.write_bytes(sqlite_file.MAGIC + b"nonsense" * 100)
    opened: list[sqlite3.Connection] = []
    really = sqlite3.connect

    def noted(*asked: Any, **how: Any) -> sqlite3.Connection:
        opened.append(really(*asked, **how))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    with pytest.raises(sqlite3.DatabaseError, match="not a database"):
        connect(path)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")


async def test_a_table_that_goes_takes_the_answers_written_with_it(tmp_path: Path) -> None:
    assert await written(tmp_path / "x.sqlite", answers("t", 3), [DropTable("t")]) == []


def test_what_is_asked_for_arrives_whole_however_it_is_cut() -> None:
    sent = b"".join(to_write(answers("t", count)) for count in (1, 0, 300))
    for size in (1, LENGTH, 1000, len(sent)):
        messages = Messages()
        found = [asked for begin in range(0, len(sent), size) for asked in messages.take(sent[begin : begin + size])]
        assert [len(asked) for asked in found] == [1, 0, 300]


def test_the_number_of_a_line_may_be_large() -> None:
    """A writer that is started anew on a server with many connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    ours, theirs = socket.socketpair()
    with ours, theirs, socket.socket(fileno=fcntl.fcntl(theirs, fcntl.F_DUPFD, 2000)) as line:
        ours.sendall(to_write(answers("t", 2)) + to_write(answers("t", 1)))
        assert [len(asked) for asked in gather(line, Messages())] == [2, 1]
        ours.shutdown(socket.SHUT_WR)
        assert gather(line, Messages()) == []
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_more_than_the_line_takes_at_once_is_written_too(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    many: list[list[Write]] = [answers(f"r{number}", 1000) for number in range(100)]
    assert await written(path, *many, answers("t", 2)) == [0, 1]
    assert counts(path)[0] + counts(path)[1] == 100_002


def no_process(_: SqliteStore) -> socket.socket:
    raise BlockingIOError("too many processes")


async def test_a_writer_that_dies_is_replaced_and_what_it_had_to_write_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    store = SqliteStore(tmp_path / "x.sqlite", loop)

    async def write(row: Write) -> Exception | None:
        done = loop.create_future()
        store.submit([row], done.set_result)
        return await asyncio.wait_for(done, SOON)

    first, second, third = answers("t", 3)
    assert await write(first) is None
    store.writer.send_signal(signal.SIGSTOP)
    lost = asyncio.create_task(write(second))
    await asyncio.sleep(0)
    store.writer.kill()
    assert isinstance(await lost, sqlite3.Error)
    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "start_writer", no_process)
        for problem in await asyncio.gather(write(second), write(third)):
            assert isinstance(problem, sqlite3.Error)
    assert await write(third) is None
    assert [row.action for row in await store.log("t", 1)] == [0, 2]
    await store.close()


@pytest.mark.parametrize("stops", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_for_the_server_does_not_stop_its_writer(tmp_path: Path, stops: signal.Signals) -> None:
    async def scene() -> list[LogRow]:
        loop = asyncio.get_running_loop()
        store = SqliteStore(tmp_path / "x.sqlite", loop)
        store.writer.send_signal(stops)  # it has hardly begun
        for row in answers("t", 2):
            done = loop.create_future()
            store.submit([row], done.set_result)
            assert await asyncio.wait_for(done, SOON) is None
            store.writer.send_signal(stops)
        rows = await store.log("t", 1)
        await store.close()
        assert store.writer.returncode == 0
        return rows

    assert len(asyncio.run(scene())) == 2


async def test_the_file_is_not_free_before_the_writer_of_a_killed_server_has_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "CLAIMED_WITHIN", 0.1)
    store = SqliteStore(tmp_path / "x.sqlite", asyncio.get_running_loop())
    store.writer.send_signal(signal.SIGSTOP)
    store.claimed.close()  # as when the server itself is gone
    with pytest.raises(sqlite3.OperationalError, match="another server"):
        claim(store.path)
    store.writer.send_signal(signal.SIGCONT)
    await store.close()
    claim(store.path).close()


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

        first, again = asyncio.run(asyncio.wait_for(play(), LONG))
        assert first == again
        assert first.endswith(b"\n")
    with sqlite3.connect(server.database) as database:
        assert database.execute("SELECT record FROM games").fetchall() == [(first,)]
    database.close()
