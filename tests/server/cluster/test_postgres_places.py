"""Workers that share a PostgreSQL: whose a table is, and what one that was declared gone can still do."""

import asyncio
import signal

import asyncpg  # type: ignore[import-untyped]
import pytest
from bench.server.postgres import Postgres
from msgspec import msgpack

from clickbang.protocol.errors import STORAGE, ServerError
from clickbang.protocol.stages import OVER, PLAYING
from clickbang.server.cluster import postgres_places
from clickbang.server.cluster.places import NOWHERE, Here, There
from clickbang.server.settings import Settings
from clickbang.server.storage import postgres_store
from clickbang.server.storage.postgres_sessions import Connection
from clickbang.server.storage.postgres_writes import APPEND
from clickbang.server.storage.store import DropTable, PutEnded
from clickbang.server.tables.registry import Registry
from tests.server.patience import SOON
from tests.server.storage.stores import Member, answers, doc_of, member, put, until, written

T = "0123456789abcdef"
LONG = 30.0
"""Seconds of a lease that does not end during a test."""


async def session(database: str, **settings: str) -> Connection:
    return await asyncpg.connect(database, server_settings={"search_path": "clickbang", **settings})


async def query(database: str, statement: str, *params: object) -> list[tuple[object, ...]]:
    connection = await session(database)
    try:
        return [tuple(row) for row in await connection.fetch(statement, *params)]
    finally:
        await connection.close()


async def after_grace(database: str, lease: float) -> None:
    """From when on PostgreSQL has been up for a lease."""
    while not (
        await query(
            database, "SELECT clock_timestamp() > pg_postmaster_start_time() + make_interval(secs => $1)", lease
        )
    )[0][0]:
        await asyncio.sleep(0.05)


async def number_of_answers(worker: Member) -> int:
    return len(await worker.store.log(T, 1))


async def test_a_table_is_claimed_by_one_and_found_by_the_other(database: str, one: Member, two: Member) -> None:
    doc = doc_of(T)
    assert await written(one.store, put(doc)) is None
    assert await one.places.claim("nowhere") is NOWHERE
    assert await one.places.claim(doc.code) == Here(T)
    assert await one.places.claim(T) == Here(T)
    there = await two.places.claim(T)
    assert isinstance(there, There)
    assert there.table == T
    assert there.worker == (one.places.number, "127.0.0.1:1", one.places.token)
    one.places.release([T])
    assert await one.places.claim("nowhere") is NOWHERE  # by when it has been let go
    assert await two.places.claim(doc.code) == Here(T)
    assert await query(database, "SELECT worker, epoch FROM places") == [(two.places.number, 3)]


async def test_who_joins_others_on_other_machines_with_an_address_of_its_own_is_warned(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with member(database, LONG), member(database, LONG):
        assert not caplog.records
        await query(database, "UPDATE workers SET address = '10.0.0.7:9400'")
        async with member(database, LONG):
            (record,) = caplog.records
            assert "at 127.0.0.1:1, and another is at 10.0.0.7:9400" in record.getMessage()


async def test_a_release_that_comes_late_frees_nothing_that_was_claimed_again(
    database: str, one: Member, two: Member
) -> None:
    other = "fedcba9876543210"
    assert await written(one.store, put(doc_of(T)), put(doc_of(other))) is None
    for table in (T, other):
        assert await one.places.claim(table) == Here(table)
    late = [one.places.number, [T, other], [one.places.epochs[table] for table in (T, other)]]
    assert await one.places.claim(T) == Here(T)
    await query(database, postgres_places.RELEASE, *late)
    assert isinstance(await two.places.claim(T), There)
    assert await two.places.claim(other) == Here(other)
    one.places.release([T])  # as last claimed
    assert await one.places.claim("nowhere") is NOWHERE
    assert await two.places.claim(T) == Here(T)
    assert one.places.epochs == {other: 1}


async def test_a_table_is_there_though_its_worker_goes_while_somebody_looks(
    database: str, one: Member, two: Member
) -> None:
    """As if it had been alive when that was asked, and gone when its address was."""
    assert await written(one.store, put(doc_of(T))) is None
    assert await one.places.claim(T) == Here(T)
    lives = "CREATE OR REPLACE FUNCTION is_alive(other integer, lease interval) RETURNS boolean"
    await query(database, f"{lives} LANGUAGE sql AS 'SELECT true'")
    await query(database, f"DELETE FROM workers WHERE id = {one.places.number}")
    assert await two.places.claim(T) == Here(T)


async def test_of_many_who_want_a_table_at_once_one_has_it(database: str) -> None:
    async with member(database, LONG) as one, member(database, LONG) as two, member(database, LONG) as three:
        assert await written(one.store, *[put(doc_of(f"{number:016x}")) for number in range(20)]) is None
        for number in range(20):
            claims = [worker.places.claim(f"{number:016x}") for worker in (one, two, three) for _ in range(2)]
            found = await asyncio.gather(*claims)
            assert sum(isinstance(claimed, Here) for claimed in found) == 2
            assert len({c.worker.number for c in found if isinstance(c, There)}) == 1


async def test_one_that_dies_is_known_by_its_lock_at_once(database: str) -> None:
    async with member(database, LONG) as one, member(database) as two:
        assert await written(one.store, put(doc_of(T))) is None
        assert await one.places.claim(T) == Here(T)
        await after_grace(database, two.places.lease)
        assert isinstance(await two.places.claim(T), There)
        one.places.leaving = True  # and does not come back
        assert one.places.session is not None
        one.places.session.terminate()
        await until(lambda: one.losses)
        async with asyncio.timeout(LONG / 2):
            while not isinstance(await two.places.claim(T), Here):
                await asyncio.sleep(0.01)


async def test_one_that_hangs_is_known_by_its_lease_and_writes_nothing_when_it_wakes(database: str) -> None:
    async with member(database) as one, member(database) as two:
        assert await written(one.store, put(doc_of(T)), *answers(T, 1)) is None
        assert await one.places.claim(T) == Here(T)
        assert one.places.beating is not None
        assert one.places.watch is not None
        one.places.beating.cancel()  # it hangs, and when it wakes it does not look at the clock
        one.places.watch.cancel()
        one.places.until = asyncio.get_running_loop().time() + LONG
        await after_grace(database, two.places.lease)
        async with asyncio.timeout(SOON):
            while not isinstance(await two.places.claim(T), Here):
                await asyncio.sleep(0.02)
        assert one.losses == 0
        before = one.places.number
        told: list[str] = []
        one.places.lost = lambda: told.append("lost")
        one.store.submit(answers(T, 1, 1), lambda problem: told.append(type(problem).__name__))
        await until(lambda: len(told) == 2)
        assert told == ["lost", "NotAWorker"]  # before anybody could be told anything
        assert await number_of_answers(two) == 1
        assert await written(two.store, *answers(T, 1, 1)) is None
        await until(lambda: one.places.number)
        assert one.places.number > before
        assert isinstance(await one.places.claim(T), There)


async def test_a_session_that_is_ended_under_way_may_fail_in_any_way(
    monkeypatch: pytest.MonkeyPatch, one: Member
) -> None:
    """asyncpg does so with an AttributeError, where it has to ask for the types of a new statement."""

    async def stumble(_: object) -> None:
        one.places.gone("a test")
        raise AttributeError

    with pytest.raises(ServerError) as refused:
        await one.store.read(stumble)
    assert refused.value.fault is STORAGE
    await until(lambda: one.places.number)
    session = one.places.session
    monkeypatch.setattr(one.places, "renew", stumble)
    await one.places.keep_beating(session)
    assert one.losses == 2


@pytest.mark.parametrize("mixed", [False, True], ids=["answers alone", "with other writes"])
async def test_a_commit_of_one_that_was_declared_gone_writes_nothing(database: str, mixed: bool, one: Member) -> None:
    assert await written(one.store, put(doc_of(T))) is None
    await query(database, "DELETE FROM workers")
    problem = await written(one.store, *answers(T, 3), *([put(doc_of(T, number=2))] if mixed else []))
    assert isinstance(problem, postgres_store.NotAWorker)
    assert one.losses == 1
    await until(lambda: one.places.number)
    assert await number_of_answers(one) == 0
    doc = await one.store.doc(T)
    assert doc is not None
    assert doc.number == 1
    assert await written(one.store, *answers(T, 3)) is None
    assert await query(database, "SELECT DISTINCT worker FROM log") == [(one.places.number,)]


async def test_without_the_fence_it_would_write(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "APPEND", APPEND.replace("id FROM workers", "$1::integer AS id")
                        .replace("WHERE id = $1 FOR KEY SHARE", ""))  # fmt: skip
    async with member(database, LONG) as one:
        await query(database, "DELETE FROM workers")
        assert await written(one.store, *answers(T, 3)) is None
        assert await number_of_answers(one) == 3


async def test_past_its_lease_by_its_own_clock_it_tells_nobody(one: Member) -> None:
    one.places.until = 0.0
    assert not one.places.holds()
    assert isinstance(await written(one.store, *answers(T, 1)), postgres_store.NotAWorker)
    assert one.losses == 1
    await until(lambda: one.places.number)
    assert await number_of_answers(one) == 0


async def test_whoever_declares_one_gone_waits_for_its_commit_under_way(database: str) -> None:
    async with member(database, 2.0) as one:
        holder = await session(database)
        other = await session(database, lock_timeout="50")
        async with holder.transaction():  # a commit that has begun
            await holder.fetch("SELECT 1 FROM workers WHERE id = $1 FOR KEY SHARE", one.places.number)
            with pytest.raises(asyncpg.LockNotAvailableError):
                await other.execute("DELETE FROM workers")
            renewed = one.places.until
            await until(lambda: one.places.until > renewed)  # while the lease is renewed all the same
        await other.execute("DELETE FROM workers")
        await holder.close()
        await other.close()


def test_right_after_the_start_of_postgresql_nobody_is_declared_gone(database: str) -> None:
    async def scene() -> None:
        async with member(database, LONG) as one:
            assert await written(one.store, put(doc_of(T))) is None
            await query(
                database,
                "INSERT INTO workers (address, token, knows, expires)"
                " VALUES ('gone', '', '{}', clock_timestamp() - interval '1 hour')",
            )
            await query(database, "INSERT INTO places SELECT $1, max(id), 1 FROM workers", T)
            await query(database, "SELECT is_alive(max(id), interval '1 day') FROM workers")
            one.places.lease = 86400.0
            assert isinstance(await one.places.claim(T), There)
            one.places.lease = 0.001
            assert await one.places.claim(T) == Here(T)

    asyncio.run(scene())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
async def test_a_restart_of_postgresql_is_survived_and_nothing_acknowledged_is_missing(
    running_postgres: Postgres, database: str, how: signal.Signals
) -> None:
    async with member(database) as one, member(database) as two:
        assert await written(one.store, put(doc_of(T)), *answers(T, 5)) is None
        assert await one.places.claim(T) == Here(T)
        before = one.places.number
        await asyncio.to_thread(running_postgres.stop, how)
        await until(lambda: one.losses and two.losses)
        with pytest.raises(ServerError):
            await one.places.claim(T)
        with pytest.raises(ServerError):
            await one.store.table(T)
        assert await written(one.store, *answers(T, 1, 5)) is not None
        await asyncio.to_thread(running_postgres.start)
        await until(lambda: one.places.number and two.places.number)
        assert one.places.number > before
        assert not one.store.failing
        assert await number_of_answers(one) == 5
        assert await two.places.claim(T) == Here(T)  # its worker is known to have begun anew
        assert await written(two.store, *answers(T, 1, 5)) is None


@pytest.mark.parametrize("which", ["writing", "beating"])
async def test_a_session_that_somebody_ends_is_begun_anew_under_another_number(
    database: str, which: str, one: Member
) -> None:
    assert await written(one.store, put(doc_of(T))) is None
    assert await one.places.claim(T) == Here(T)
    before = one.places.number
    session = one.store.writing if which == "writing" else one.places.session
    await query(database, "SELECT pg_terminate_backend($1)", session.get_server_pid())  # type: ignore[union-attr]
    await until(lambda: one.losses == 1 and one.places.number)
    assert one.places.number > before
    assert await query(database, "SELECT id FROM workers") == [(one.places.number,)]
    assert await one.places.claim(T) == Here(T)
    assert await written(one.store, *answers(T, 1)) is None


async def test_a_reading_session_that_somebody_ends_is_replaced(database: str, one: Member) -> None:
    assert await written(one.store, put(doc_of(T))) is None
    pids = await one.store.fetch("SELECT pg_backend_pid()")
    await query(database, "SELECT pg_terminate_backend($1)", pids[0][0])
    assert await one.store.doc(T) is not None
    assert one.losses == 0


async def test_a_game_is_claimed_by_a_worker_that_knows_its_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with member(database, LONG) as newer:
        monkeypatch.setattr(postgres_places, "known_rules", lambda: ["bulletbucks", "bulletbucks:999"])
        playing = doc_of(T, stage=PLAYING, rules=999)
        async with member(database, LONG) as older:
            lobby = doc_of("f" * 16)
            assert await written(newer.store, put(playing), put(lobby)) is None
            found = await newer.places.claim(T)
            assert isinstance(found, There)
            assert found.worker.number == older.places.number
            assert await older.places.claim(T) == Here(T)
            assert await newer.places.claim(lobby.id) == Here(lobby.id)
            older.places.release([T])
            assert await older.places.claim("nowhere") is NOWHERE
            assert isinstance(await newer.places.claim(T), There)
        assert await newer.places.claim(T) == Here(T)  # there is nobody else who could


async def test_who_leaves_is_known_to_have_left(database: str, one: Member) -> None:
    async with member(database, LONG) as two:
        assert await written(two.store, put(doc_of(T))) is None
        assert await two.places.claim(T) == Here(T)
    assert await one.places.claim(T) == Here(T)
    await until(lambda: one.places.alive == 1)


async def test_a_table_that_another_has_is_not_ours_to_delete(database: str, one: Member, two: Member) -> None:
    assert await written(one.store, put(doc_of(T)), *answers(T, 1)) is None
    assert await one.places.claim(T) == Here(T)
    assert await written(two.store, DropTable(T)) is None
    assert await two.store.doc(T) is not None
    assert await number_of_answers(two) == 1
    assert await written(one.store, DropTable(T)) is None
    assert await two.store.doc(T) is None
    assert await query(database, "SELECT * FROM places") == []


async def test_what_one_does_for_all_is_done_by_one_at_a_time(one: Member, two: Member) -> None:
    done: list[str] = []

    async def by_two() -> None:
        done.append("two")

    async def by_one() -> None:
        done.append("one begins")
        await two.store.alone(by_two)
        done.append("one ends")

    await one.store.alone(by_one)
    await two.store.alone(by_two)
    assert done == ["one begins", "one ends", "two"]


async def test_a_record_is_made_by_one(database: str, one: Member, two: Member) -> None:
    ends = [PutEnded(f"{number:016x}", 1, msgpack.encode(doc_of(f"{number:016x}"))) for number in range(10)]
    assert await written(one.store, *ends) is None
    found = await asyncio.gather(*(worker.store.unrecorded(3) for worker in (one, two, one, two, one)))
    assert sorted(doc.id for docs in found for doc in docs) == sorted(end.table for end in ends)
    await query(database, "UPDATE games SET making = making - interval '1 hour'")  # whoever it was is gone
    assert len(await two.store.unrecorded(20)) == 10


async def test_figures_for_the_host(database: str) -> None:
    async with member(database, LONG) as one, member(database, LONG):
        assert await written(one.store, put(doc_of(T))) is None
        await one.places.claim(T)
        await one.places.renew(one.places.session)
        figures = {name: value for name, _, value in one.places.figures()}
        left = figures.pop("clickbang_lease_left_seconds")
        assert 0 < left <= LONG
        assert figures == {
            "clickbang_worker": one.places.number, "clickbang_workers_alive": 2, "clickbang_claims": 1,
            "clickbang_losses": 0
        }  # fmt: skip


async def test_the_next_commit_is_on_its_way_before_everybody_is_told_of_the_last(one: Member) -> None:
    done = asyncio.get_running_loop().create_future()
    under_way: list[bool] = []

    def told(_: Exception | None) -> None:
        under_way.append(one.store.busy)
        one.store.submit(answers(T, 1, 1), done.set_result)
        under_way.append(one.store.busy)

    assert await written(one.store) is None
    one.store.submit(answers(T, 1), told)
    assert await asyncio.wait_for(done, SOON) is None
    assert under_way == [False, True]
    assert await number_of_answers(one) == 2


async def test_a_game_of_other_rules_gets_its_record_from_a_worker_that_knows_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    async with member(database, LONG) as newer:
        registry = Registry(Settings(bot_processes=0), newer.store, loop, newer.places)
        ended = doc_of(T, stage=OVER, rules=999)
        assert await written(newer.store, put(ended), PutEnded(T, 1, msgpack.encode(ended))) is None
        monkeypatch.setattr(postgres_places, "known_rules", lambda: ["bulletbucks", "bulletbucks:999"])
        async with member(database, LONG):
            assert await registry.archive.record(T, 1) is None
            assert await kept_record(newer) is None  # it may still be made
        assert await registry.archive.record(T, 1) is None
        assert await kept_record(newer) == b""  # there is nobody left who could
        registry.rest()
        registry.bots.close()


async def kept_record(worker: Member) -> bytes | None:
    ended = await worker.store.ended(T, 1)
    assert ended is not None
    return ended.record
