"""What every store does, whether it is a file or a PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec import msgpack

from clickbang.protocol.stages import OVER, PLAYING
from clickbang.server.storage import store as writes
from clickbang.server.storage.documents import LogRow, SaidRow
from tests.server.storage.stores import answers, doc_of, kept, put, written

T = "0123456789abcdef"
U = "fedcba9876543210"
ANN, BOB, EVE = "a" * 16, "b" * 16, "e" * 16


@pytest.fixture
async def store(place: str) -> AsyncIterator[writes.Store]:
    async with kept(place) as found:
        yield found


def said(number: int) -> SaidRow:
    return SaidRow("Ann", f"remark {number}", "", None, ANN, None, None, 0)


async def test_a_table_is_read_as_it_was_written(place: str) -> None:
    doc = doc_of(T, stage=PLAYING, members=[ANN])
    async with kept(place) as store:
        talk = [writes.PutSaid(T, number, msgpack.encode(said(number))) for number in range(3)]
        assert await written(store, put(doc), *talk, *answers(T, 300), *answers(U, 2)) is None
        assert await written(store, writes.DropSaid(T, 1), *answers(T, 1, 300)) is None
    async with kept(place) as store:  # and after a restart
        for key in (T, doc.code):
            found = await store.table(key)
            assert found is not None
            assert found.doc == doc
            assert found.log == [LogRow(0, number, "player", 0) for number in range(301)]
            assert found.said == [said(1), said(2)]
            assert found.said_before == 1
            assert found.touched == 7
        assert await store.doc(T) == doc
        assert await store.table(U) is None
        assert await store.doc(U) is None


async def test_what_is_written_twice_in_one_commit_is_as_it_was_written_last(store: writes.Store) -> None:
    loop = asyncio.get_running_loop()
    done = [loop.create_future() for _ in range(3)]
    for future, number in zip(done, (1, 2, 3), strict=True):
        store.submit([put(doc_of(T, number=number))], future.set_result)
    assert await asyncio.gather(*done) == [None] * 3
    found = await store.doc(T)
    assert found is not None
    assert found.number == 3


async def test_a_table_goes_with_all_it_had(store: writes.Store) -> None:
    everything = [put(doc_of(T)), *answers(T, 2), writes.PutSaid(T, 0, msgpack.encode(said(0))), writes.PutSits(ANN, T),
                  writes.PutEnded(T, 1, msgpack.encode(doc_of(T))), writes.PutVisit(T, 1)]  # fmt: skip
    assert await written(store, *everything) is None
    assert await written(store, *answers(T, 1, 2), writes.DropTable(T)) is None
    assert await store.table(T) is None
    assert await store.log(T, 1) == []
    assert await store.ended(T, 1) is None
    assert await store.tables_of(ANN, 10) == []
    assert await store.unvisited(100, 10) == []
    assert await written(store, *everything) is None  # nothing of it is left in the way


async def test_guests_come_are_seen_and_go(store: writes.Store) -> None:
    assert (
        await written(store, writes.PutGuest(ANN, b"hash of ann", 10), writes.PutGuest(BOB, b"hash of bob", 20)) is None
    )
    assert await store.guest(b"hash of ann") == (ANN, 10)
    assert await store.guest(b"hash of eve") is None
    assert await store.unseen(15, 10) == [ANN]
    assert await written(store, writes.SeenGuest(30, ANN)) is None
    assert await store.unseen(25, 10) == [BOB]
    assert await written(store, writes.DropGuest(ANN, 25), writes.DropGuest(BOB, 25)) is None
    assert await store.guest(b"hash of ann") == (ANN, 30)
    assert await store.guest(b"hash of bob") is None
    assert await written(store, writes.PutGuest(ANN, b"hash of ann", 40)) is None
    assert await store.guest(b"hash of ann") == (ANN, 40)


async def test_lists_show_the_latest_first(place: str) -> None:
    private, older, newer = (doc_of(letter * 16, public=letter != "1") for letter in "123")
    async with kept(place) as store:
        assert await written(store, put(private, 1), put(older, 2), put(newer, 3)) is None
        sits = [writes.PutSits(ANN, doc.id) for doc in (private, older, older)]
        assert await written(store, *sits, writes.PutSits(BOB, newer.id)) is None
        assert [(found.doc, found.touched) for found in await store.public_tables(9)] == [(newer, 3), (older, 2)]
        assert [found.doc for found in await store.public_tables(1)] == [newer]
        assert [found.doc for found in await store.tables_of(ANN, 9)] == [older, private]
        assert await written(store, writes.DropSits(ANN, older.id)) is None
        assert [found.doc for found in await store.tables_of(ANN, 9)] == [private]


async def test_records_are_made_of_what_was_there_at_the_end(place: str) -> None:
    doc = doc_of(T, stage=OVER, members=[ANN, BOB])
    async with kept(place) as store:
        assert await written(store, put(doc), writes.PutEnded(T, 1, msgpack.encode(doc)), *answers(T, 2)) is None
        stored = await store.table(T)
        assert stored is not None
        assert stored.ended == doc
        ended = await store.ended(T, 1)
        assert ended is not None
        assert ended.record is None
        assert await store.unrecorded(10) == [doc]
        assert await written(store, writes.PutRecord(b"record", T, 1)) is None
        assert await store.unrecorded(10) == []
        ended = await store.ended(T, 1)
        assert ended is not None
        assert (ended.doc, ended.record) == (doc, b"record")
        assert await store.ended(T, 2) is None


async def test_visits_and_marks(store: writes.Store) -> None:
    assert await written(store, put(doc_of(T)), put(doc_of(U)), writes.PutVisit(T, 10), writes.PutVisit(U, 20)) is None
    assert await written(store, writes.PutVisit("9" * 16, 1)) is None  # where there is no table
    assert await store.unvisited(15, 10) == [T]
    assert sorted(await store.unvisited(25, 10)) == [T, U]
    assert await written(store, writes.MarkTable(30, T)) is None
    assert await store.unvisited(25, 10) == [U]
    assert await store.marked(30, 15, 10) == [T]
    assert await store.marked(29, 15, 10) == []
    assert await store.marked(30, 5, 10) == []
    assert await written(store, writes.PutVisit(T, 40)) is None
    assert await store.marked(30, 99, 10) == []


async def test_who_is_named_anywhere_is_known(store: writes.Store) -> None:
    before = doc_of(T, members=[BOB])
    assert await written(store, put(doc_of(T, host=ANN)), writes.PutEnded(T, 1, msgpack.encode(before))) is None
    assert await written(store, *[put(doc_of(f"{number:016x}")) for number in range(250)]) is None
    assert await store.named({ANN, BOB, EVE}) == {ANN, BOB}
    assert await store.named(set()) == set()


def test_the_time_served_only_grows(place: str) -> None:
    async def scene() -> list[int]:
        found = []
        for seconds in (100, 50):
            async with kept(place) as store:
                found.append(store.served_before())
                assert await written(store, writes.PutServed(seconds)) is None
        async with kept(place) as store:
            return [*found, store.served_before()]

    assert asyncio.run(scene()) == [0, 100, 100]


async def test_a_write_of_nothing_shows_that_one_can_write(store: writes.Store) -> None:
    assert await written(store) is None
    assert not store.failing
