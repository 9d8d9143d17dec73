"""A server says at its start what was acknowledged and is not there any more, and nothing where nothing is missing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import msgpack

from clickbang.protocol.messages import Say
from clickbang.server.storage import sqlite_writer
from clickbang.server.storage.acknowledged import Acknowledged, Mark
from clickbang.server.storage.documents import LogRow
from clickbang.server.storage.sqlite_file import connect, last_write, prepare
from clickbang.server.storage.sqlite_writer import Messages, Writer, to_write
from clickbang.server.storage.store import DropTable, PutLog, PutSits, Write
from tests.server.caller import Caller, fetch, new_secret
from tests.server.hosting import Hosted, hosted

MISSING = "behind what was acknowledged"


def remarks(server: Hosted, count: int) -> None:
    """A new table at which so much is said, and all of it acknowledged."""
    secret = new_secret(server)
    table = fetch(server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, secret).json["code"]

    async def talk() -> None:
        async with Caller(server, secret) as caller:
            assert await caller.attend(table) == ""
            for number in range(count):
                assert await caller.ask(Say(text=f"remark {number}")) == ""

    asyncio.run(talk())


def wal(server: Hosted) -> Path:
    return server.database.with_name(f"{server.database.name}-wal")


def test_a_log_that_was_cut_off_is_told_and_the_server_goes_on(server: Hosted) -> None:
    remarks(server, 5)
    server.cut_power()
    with wal(server).open("r+b") as log:
        log.truncate(wal(server).stat().st_size // 2)
    server.start()
    said = server.log.read_text()
    assert MISSING in said
    assert " answers or other changes are missing" in said
    remarks(server, 1)
    server.kill()
    server.start()
    assert server.log.read_text().count(MISSING) == 1


def test_where_nothing_is_missing_nothing_is_said(server: Hosted) -> None:
    for end in (server.kill, server.cut_power, server.stop):
        remarks(server, 3)
        end()
        server.start()
    assert MISSING not in server.log.read_text()


def test_a_restored_backup_is_told_once(tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    with hosted(tmp_path) as server:
        remarks(server, 1)
        with closing(sqlite3.connect(server.database)) as running, closing(sqlite3.connect(backup)) as copy:
            running.backup(copy)
        remarks(server, 1)
        server.stop()
        backup.replace(server.database)
        for _ in range(2):
            server.start()
            server.stop()
        assert server.log.read_text().count(MISSING) == 1


def answer(number: int) -> Write:
    return PutLog("t", 1, number, msgpack.encode(LogRow(0, 0, "player", 1000 + number)))


@pytest.mark.parametrize(
    ("commits", "last"),
    [
        ([[answer(0)], [answer(1), answer(2)]], 3),
        ([[answer(0)], [PutSits("g", "t")], [answer(1), PutSits("h", "t")]], 3),
        ([[answer(0), answer(1)], [answer(2), DropTable("t")]], 3),
        ([[answer(0)], [DropTable("t")], [answer(0)]], 3),
    ],
    ids=["answers", "others", "both", "the last answer goes"],
)
def test_the_database_knows_the_number_that_was_noted(tmp_path: Path, commits: list[list[Write]], last: int) -> None:
    path = tmp_path / "x.sqlite"
    noted = 0
    with closing(connect(path)) as connection:
        prepare(connection)
        for commit in commits:
            writer = Writer(path)  # as after a restart
            (asked,) = Messages().take(to_write(commit))
            assert writer.commit(asked) == ""
            noted = (writer.acknowledged.get() or Mark(0, 0)).number
            assert last_write(connection).number == noted
            writer.connection.close()
            writer.acknowledged.close()
        prepare(connection)  # which moves the answers to their games
        assert last_write(connection).number == noted == last


def test_an_answer_written_together_with_the_end_of_another_table_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    with closing(connect(path)) as connection:
        prepare(connection)
        writer = Writer(path)
        (asked,) = Messages().take(to_write([PutLog("gone", 1, 0, b""), answer(0), DropTable("gone")]))
        assert writer.commit(asked) == ""
        assert connection.execute("SELECT room FROM journal").fetchall() == [("t",)]
        writer.close()
        assert connection.execute("SELECT room FROM log").fetchall() == [("t",)]


def test_places_that_are_held_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "LONGEST_JOURNAL", 8)
    path = tmp_path / "x.sqlite"
    with closing(connect(path)) as connection:
        prepare(connection)
        writer = Writer(path)
        for number in range(20):
            (asked,) = Messages().take(to_write([PutSits(f"g{number}", "t")]))
            assert writer.commit(asked) == ""
            writer.tidy()
        assert connection.execute("SELECT count(*) FROM journal").fetchone()[0] <= 8
        assert last_write(connection).number == 20
        writer.close()


@pytest.mark.parametrize("content", [b"", b"\0" * 32, b"nonsense"])
def test_a_note_that_cannot_be_read_is_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.sqlite"
    (tmp_path / "x.sqlite-acknowledged").write_bytes(content)
    note = Acknowledged(path)
    assert note.get() is None
    note.put(Mark(7, 1000))
    assert note.get() == Mark(7, 1000)
    note.close()
