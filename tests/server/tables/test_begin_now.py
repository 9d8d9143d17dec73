"""A task that begins at once."""

import asyncio

import pytest

from clickbang.server.storage.begin_now import begin_now


async def test_it_comes_to_its_first_wait_before_anything_else() -> None:
    loop = asyncio.get_running_loop()
    told: list[str] = []
    answer: asyncio.Future[str] = loop.create_future()

    async def work() -> None:
        told.append("asked")
        told.append(await answer)
        await asyncio.sleep(0)
        told.append("done")

    task = begin_now(loop, work())
    assert told == ["asked"]
    answer.set_result("answered")
    assert task is not None
    await task
    assert told == ["asked", "answered", "done"]


async def test_what_it_waits_for_may_fail_or_be_cancelled() -> None:
    loop = asyncio.get_running_loop()
    failing: asyncio.Future[None] = loop.create_future()
    told: list[str] = []

    async def work(future: asyncio.Future[None]) -> None:
        try:
            await future
        except ZeroDivisionError:
            told.append("failed")
            await asyncio.sleep(0)
            told.append("and went on")

    task = begin_now(loop, work(failing))
    assert task is not None
    failing.set_exception(ZeroDivisionError())
    await task
    assert told == ["failed", "and went on"]
    cancelled = begin_now(loop, work(loop.create_future()))
    assert cancelled is not None
    await asyncio.sleep(0)
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled


async def test_what_has_nothing_to_wait_for_is_done() -> None:
    async def nothing() -> None:
        pass

    assert begin_now(asyncio.get_running_loop(), nothing()) is None
