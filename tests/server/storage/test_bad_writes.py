"""One thing that cannot be written keeps nothing else from the disk."""

import asyncio

import pytest

from clickbang.server.storage.store import PartlyWritten, PutLog, PutSits, Write, problem_at
from tests.server.patience import SOON
from tests.server.storage.stores import answers, doc_of, kept, put, written

T, BAD, U = "1" * 10 + "abcdef", "2" * 16, "3" * 16


def taken_code() -> Write:
    """A table whose code is another's."""
    return put(doc_of(BAD, code=doc_of(T).code))


def too_large() -> Write:
    """A number that no database takes."""
    return PutLog(BAD, 1, 2**63, b"")


@pytest.mark.parametrize("bad", [taken_code, too_large])
async def test_the_tables_beside_it_are_written(place: str, bad: object, caplog: pytest.LogCaptureFixture) -> None:
    assert callable(bad)
    async with kept(place) as store:
        assert await written(store, put(doc_of(T))) is None
        loop = asyncio.get_running_loop()
        done: list[asyncio.Future[Exception | None]] = [loop.create_future() for _ in range(3)]
        store.submit(answers(T, 2), done[0].set_result)
        store.submit([put(doc_of(U)), *answers(U, 1), *answers(BAD, 1), bad(), *answers(U, 1, 1)], done[1].set_result)
        store.submit([*answers(T, 1, 2), PutSits("ann", T)], done[2].set_result)
        first, second, third = await asyncio.wait_for(asyncio.gather(*done), SOON)
        assert first is None
        assert third is None
        assert isinstance(second, PartlyWritten)
        assert problem_at(BAD, second) is not None
        assert doc_of(T).code not in caplog.text + str(second)  # who reads the log does not come to the table
        assert problem_at(U, second) is None
        assert len(await store.log(T, 1)) == 3
        assert len(await store.log(U, 1)) == 2
        assert await store.log(BAD, 1) == []  # of that table nothing
        assert [found.doc.id for found in await store.tables_of("ann", 9)] == [T]
        assert not store.failing
        assert await written(store, *answers(U, 1, 2)) is None


def test_what_is_wrong_with_everything_is_not_tried_singly() -> None:
    problem = OSError("the disk is full")
    assert problem_at(T, problem) is problem
    assert problem_at(T, None) is None
