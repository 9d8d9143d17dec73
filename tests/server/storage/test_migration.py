"""From a file to PostgreSQL, and back: everything, or nothing and why."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import msgpack

from clickbang.client import Session, Visit
from clickbang.protocol.stages import OVER, PLAYING
from clickbang.server.admin.base import base_of
from clickbang.server.admin.orders import LATEST, SANCTION, give, orders, sanctions
from clickbang.server.storage import migration
from clickbang.server.storage import store as writes
from clickbang.server.storage.migration import HALF, NotMigrated, migrate, migrate_back
from clickbang.server.storage.sqlite_file import check_ours, claim, connect, prepare
from tests.cli.run import run
from tests.server.hosting import Hosted, OnPostgres
from tests.server.patience import LONG
from tests.server.storage.stores import answers, doc_of, kept, member, put, written
from tests.server.storage.test_postgres_start import SECRET
from tests.server.storage.test_stores import said

NOWHERE = "postgresql://ann@127.0.0.1:9/games"
T, U = "0123456789abcdef", "fedcba9876543210"


async def fill(file: Path) -> None:
    async with kept(str(file)) as store:
        over = doc_of(U, stage=OVER, public=True, members=["é" * 8])
        ended = msgpack.encode(over)
        everything: list[writes.Write] = [
            put(doc_of(T, stage=PLAYING, rules=3)), put(over, 9), *answers(T, 30), writes.PutEnded(U, 1, ended),
            writes.PutRecord(b"r", U, 1), writes.PutEnded(U, 2, ended), writes.PutSaid(T, 4, msgpack.encode(said(4))),
            writes.PutSits("ann", T), writes.PutServed(1234), writes.PutGuest("ann", b"1", 5),
            writes.PutGuest("Bob", b"2", 6), writes.PutVisit(T, 3), writes.PutVisit(U, 4),
        ]  # fmt: skip
        assert await written(store, *everything) is None
        base = base_of(store)
        await base.fetch(SANCTION, "ban", "ann", None, "noise", 9)
        statement, given = give(9, "root", "ban", "ann", {}, "done")
        await base.fetch(statement, *given)
        assert await written(store, writes.MarkTable(7, U)) is None


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """With one of everything."""
    asyncio.run(fill(tmp_path / "tables.sqlite"))
    return tmp_path / "tables.sqlite"


def moved(file: Path, address: str) -> tuple[dict[str, int], list[str]]:
    heard: list[str] = []
    return asyncio.run(migrate(file, address, heard.append)), heard


def refusal(file: Path, address: str) -> str:
    with pytest.raises(NotMigrated) as refused:
        asyncio.run(migrate(file, address, lambda _: None))
    return str(refused.value)


def test_everything_is_there_afterwards(file: Path, database: str) -> None:
    found, heard = moved(file, database)
    assert found == {"tables": 2, "answers": 30, "remarks": 1, "games that are over": 2, "seats": 1, "guests": 2,
                     "visits": 2, "sanctions": 1, "orders of operators": 1}  # fmt: skip
    assert "30 answers copied" in heard

    async def look() -> None:
        async with kept(str(file)) as before, kept(database) as after:
            assert await after.table(T) == await before.table(T)
            assert await after.table(U) == await before.table(U)
            assert await after.ended(U, 1) == await before.ended(U, 1)
            assert await after.guest(b"2") == ("Bob", 6)
            assert await after.marked(7, 9, 9) == [U]
            assert after.served_before() == 1234
            assert await sanctions(base_of(after)) == await sanctions(base_of(before))
            assert await orders(base_of(after), LATEST, 9) == await orders(base_of(before), LATEST, 9)
            statement, given = give(10, "root", "unban", "ann", {}, "done")
            assert [tuple(row) for row in await base_of(after).fetch(statement, *given)] == [(2,)]

    asyncio.run(look())


def test_a_target_that_is_not_empty_is_refused(file: Path, database: str) -> None:
    moved(file, database)
    assert "it is not empty, it has tables" in refusal(file, database)


async def test_a_target_that_workers_use_is_refused(file: Path, database: str) -> None:
    async with member(database, 30.0):
        with pytest.raises(NotMigrated, match="workers are using it"):
            await migrate(file, database, lambda _: None)


def test_a_source_in_use_is_refused(file: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clickbang.server.storage.sqlite_file.CLAIMED_WITHIN", 0.05)
    with claim(file):
        assert "another server is using it" in refusal(file, database)


def test_a_source_that_is_none_is_refused(tmp_path: Path, database: str) -> None:
    assert "There is no file" in refusal(tmp_path / "nothing.sqlite", database)
    assert not (tmp_path / "nothing.sqlite").exists()
    (tmp_path / "text").write_text("no database, but a text")
    assert "something else" in refusal(tmp_path / "text", database)


@pytest.mark.parametrize("version", [0, 3])
@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_the_database_of_something_else_stays_as_it_is(tmp_path: Path, mode: str, version: int) -> None:
    file = tmp_path / "customers.sqlite"
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"PRAGMA journal_mode = {mode}")
        other.executescript(f"CREATE TABLE customers (id INTEGER); PRAGMA user_version = {version}")
    file.chmod(0o644)
    before = file.read_bytes()
    assert "the database of something else" in refusal(file, NOWHERE)
    assert (file.read_bytes(), file.stat().st_mode & 0o777, list(tmp_path.iterdir())) == (before, 0o644, [file])


def test_an_empty_file_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "empty.sqlite"
    file.touch(0o644)
    assert "it is empty" in refusal(file, NOWHERE)
    assert (file.read_bytes(), file.stat().st_mode & 0o777, list(tmp_path.iterdir())) == (b"", 0o644, [file])


def test_what_is_only_in_the_log_of_a_killed_server_is_ours(tmp_path: Path) -> None:
    file, copied = tmp_path / "tables.sqlite", tmp_path / "killed.sqlite"
    with closing(connect(file)) as connection:
        prepare(connection)
        for suffix in ("", "-wal"):
            copied.with_name(copied.name + suffix).write_bytes(file.with_name(file.name + suffix).read_bytes())
    check_ours(copied)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE clickbang.log SET row = 'x' WHERE number = 17",
        "DELETE FROM clickbang.log WHERE number = 29",
        "INSERT INTO clickbang.guests VALUES ('zoe', 'z', 1)",
    ],
)
def test_a_row_that_did_not_arrive_as_it_was_is_found_and_nothing_is_kept(
    file: Path, database: str, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare = migration.compare

    async def damaged(source: object, target: object, kept_in: migration.Kept) -> None:
        if kept_in.name == "rooms":
            await target.execute(damage)  # type: ignore[attr-defined]
        await compare(source, target, kept_in)  # type: ignore[arg-type]

    monkeypatch.setattr(migration, "compare", damaged)
    assert "did not arrive as it is" in refusal(file, database)
    monkeypatch.setattr(migration, "compare", compare)
    moved(file, database)  # since it is as empty as before


def test_a_table_that_cannot_be_understood_stops_it(file: Path, database: str) -> None:
    with closing(connect(file)) as broken:
        broken.execute("UPDATE rooms SET doc = x'c1' WHERE id = ?", (T,))
    assert f"table {T} in the file cannot be understood" in refusal(file, database)


# And back


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All there is, of every table that is copied."""
    with closing(connect(file)) as connection:
        prepare(connection)  # answers of a server that has just stopped may stand elsewhere
        return {
            kept.name: connection.execute(
                f"SELECT {', '.join(kept.in_file or kept.columns)} FROM {kept.name} ORDER BY {', '.join(kept.key)}"
            ).fetchall()
            for kept in migration.KEPT
        } | {"state": connection.execute("SELECT served FROM state").fetchall()}


def moved_back(address: str, file: Path) -> dict[str, int]:
    return asyncio.run(migrate_back(address, file, lambda _: None))


def refusal_back(address: str, file: Path) -> str:
    with pytest.raises(NotMigrated) as refused:
        moved_back(address, file)
    return str(refused.value)


def test_there_and_back_again_it_is_the_same(file: Path, database: str) -> None:
    found, _ = moved(file, database)
    back = file.with_name("back.sqlite")
    assert moved_back(database, back) == found
    assert rows(back) == rows(file)
    assert back.stat().st_mode & 0o777 == 0o600
    check_ours(back)


def test_a_file_that_is_there_stays_as_it_is(file: Path, database: str) -> None:
    moved(file, database)
    before = rows(file)
    assert "is there already" in refusal_back(database, file)
    assert rows(file) == before


async def test_a_source_that_workers_use_is_refused(tmp_path: Path, database: str) -> None:
    async with member(database, 30.0):
        with pytest.raises(NotMigrated, match="workers are using it"):
            await migrate_back(database, tmp_path / "back.sqlite", lambda _: None)
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_anything_is_refused(tmp_path: Path, database: str) -> None:
    assert "holds nothing of Clickbang" in refusal_back(database, tmp_path / "back.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_what_an_attempt_that_was_killed_has_left_is_in_nobodys_way(file: Path, database: str) -> None:
    moved(file, database)
    back = file.with_name("back.sqlite")
    back.with_name(back.name + HALF).write_bytes(b"half of it")
    moved_back(database, back)
    assert rows(back) == rows(file)
    assert not list(file.parent.glob(f"*{HALF}*"))


def test_a_row_that_did_not_come_back_as_it_was_is_found_and_there_is_no_file(
    file: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved(file, database)
    compare = migration.compare

    async def damaged(half: sqlite3.Connection, source: object, kept_in: migration.Kept) -> None:
        half.execute("UPDATE log SET row = x'00' WHERE number = 17")
        await compare(half, source, kept_in)

    monkeypatch.setattr(migration, "compare", damaged)
    back = file.with_name("back.sqlite")
    assert "did not arrive as it is" in refusal_back(database, back)
    assert not back.exists()


async def test_a_worker_that_hung_meanwhile_writes_nothing_afterwards(tmp_path: Path, database: str) -> None:
    """What it would write were acknowledged, and missing in the copy."""
    async with member(database) as one:
        assert await written(one.store, put(doc_of(T))) is None
        assert one.places.beating is not None
        assert one.places.watch is not None
        one.places.beating.cancel()  # it hangs, and when it wakes it does not look at the clock
        one.places.watch.cancel()
        one.places.until = asyncio.get_running_loop().time() + LONG
        async with asyncio.timeout(LONG):
            while True:
                try:
                    await migrate_back(database, tmp_path / "back.sqlite", lambda _: None)
                    break
                except NotMigrated:
                    await asyncio.sleep(0.05)
        assert await written(one.store, *answers(T, 1)) is not None


def test_the_command_says_what_it_did_and_games_go_on(tmp_path: Path, database: str) -> None:
    with_file = Hosted(tmp_path)
    with_file.start()
    visit = Visit(with_file.address)

    async def begin() -> str:
        code = await visit.open_table("bulletbucks", 3, clock="none", pace="none")
        async with Session(visit, code) as session:
            await session.sit(0, "Ann")
        return code

    async def come_back(code: str) -> str:
        async with Session(visit, code) as session:
            async for _ in session.messages():
                if session.table is not None:
                    return session.table.seats[0].name
        return ""

    code = asyncio.run(asyncio.wait_for(begin(), LONG))
    assert with_file.end(signal.SIGTERM) in (0, -signal.SIGTERM)
    done = run("migrate", with_file.database, database.replace("clickbang@", f"clickbang:{SECRET}@"))
    assert done.returncode == 0, done.stderr
    assert "1 table copied" in done.stdout
    assert ": 1 table, 0 answers" in done.stdout
    assert SECRET not in done.stdout + done.stderr
    on_postgres = OnPostgres(tmp_path, database)
    on_postgres.port = with_file.port
    on_postgres.start()
    assert asyncio.run(asyncio.wait_for(come_back(code), LONG)) == "Ann"
    on_postgres.stop()
    wrong = run("migrate", with_file.database, "other.sqlite")
    assert wrong.returncode == 1
    assert "Tables move between a file and a PostgreSQL" in wrong.stderr
