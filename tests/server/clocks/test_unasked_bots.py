"""A bot that cannot be asked holds nobody up: it is asked again, and then what counts is the default."""

import os
import resource
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from clickbang.server.bots import pool as bot_pool
from tests.server.party import opened


@contextmanager
def no_descriptors() -> Iterator[None]:
    """Nothing more can be opened by this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.dup(0)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_table_without_a_clock_goes_on_when_no_process_can_be_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "PAUSE", 0.01, raising=False)
    async with opened(tmp_path, "bulletbucks", 3, clock="none") as party:
        with no_descriptors():
            await party.begin(1, bot="random")
            live = party.live
            await party.until(lambda: not any(live.waits_for(seat) for seat in (1, 2)))


async def test_a_bot_that_could_not_be_asked_for_a_moment_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "PAUSE", 0.01)
    start = bot_pool.new_worker
    failed: list[bool] = []

    def new_worker() -> ProcessPoolExecutor:
        if not failed:
            failed.append(True)
            raise OSError(24, "Too many open files")
        return start()

    monkeypatch.setattr(bot_pool, "new_worker", new_worker)
    async with opened(tmp_path, "bulletbucks", 3, clock="none") as party:
        await party.begin(1, bot="random")
        live = party.live
        await party.until(lambda: not any(live.waits_for(seat) for seat in (1, 2)))
        assert failed
        assert party.registry.bots.told.keys()


async def test_a_process_that_dies_while_its_bot_thinks_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "PAUSE", 0.01, raising=False)
    async with opened(tmp_path, "bulletbucks", 3, clock="none") as party:
        (host,) = await party.begin(1, bot="random")
        live = party.live
        await party.until(lambda: not any(live.waits_for(seat) for seat in (1, 2)))
        for process in party.registry.bots.processes():
            process.kill()
        heard = len(live.view(0).history)
        await host.answer(host.prompt_codes()[0])
        await party.until(lambda: live.over or len(live.view(0).history) > heard + 2)


async def test_whatever_goes_wrong_before_a_bot_is_asked_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, "bulletbucks", 3, clock="none") as party:
        monkeypatch.setattr(party.registry.bots, "ask", None)
        await party.begin(1, bot="random")
        live = party.live
        await party.until(lambda: not any(live.waits_for(seat) for seat in (1, 2)))
        monkeypatch.undo()
