"""One process writes for several workers of one file: for all of them in one commit, and for nobody who is gone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clickbang.server.cluster.places import NOWHERE, Here, There
from clickbang.server.storage.acknowledged import Acknowledged
from clickbang.server.storage.shared_writer import NOT_YOURS
from clickbang.server.storage.sqlite_file import connect, last_write
from tests.server.patience import SOON
from tests.server.storage.shared_file import SharedFile, answer, shared_file, table

ONE, TWO = table(1), table(2)
QUICK = 1.5
"""Seconds: a lease that is short enough to wait for, and long enough for a busy machine."""


async def test_two_workers_write_to_one_file_and_every_write_has_its_number(tmp_path: Path) -> None:
    async with shared_file(tmp_path) as file:
        first, second = await file.join("one:1"), await file.join("two:2")
        assert await first.write(ONE, TWO) == ""
        await first.places.claim(ONE.code)
        await second.places.claim(TWO.code)
        both = [(first, ONE, number) for number in range(50)] + [(second, TWO, number) for number in range(50)]
        done = await asyncio.gather(*[who.write(answer(where, number)) for who, where, number in both])
        assert done == [""] * 100
        for where in (ONE, TWO):
            assert await first.actions(where) == await second.actions(where) == list(range(50))
    with closing(connect(tmp_path / "x.sqlite")) as connection, closing(Acknowledged(tmp_path / "x.sqlite")) as note:
        noted = note.get()
        assert noted is not None
        assert noted.number == last_write(connection).number == 101


async def test_a_table_lives_with_whoever_claims_it_first_until_it_is_released(file: SharedFile) -> None:
    first, second = await file.join("one:1"), await file.join("two:2")
    assert await first.write(ONE) == ""
    assert await first.places.claim("NOSUCH") == NOWHERE
    assert await first.places.claim(ONE.code) == await first.places.claim(ONE.table) == Here(ONE.table)
    assert first.places.me is not None
    assert await second.places.claim(ONE.code) == There(ONE.table, first.places.me)
    second.places.release([ONE.table])  # which is not its own
    assert await second.places.claim(ONE.table) == There(ONE.table, first.places.me)
    first.places.release([ONE.table])
    assert await first.places.claim(ONE.table) == Here(ONE.table)
    first.places.release([ONE.table])
    assert await first.write() == ""
    assert await second.places.claim(ONE.table) == Here(ONE.table)


async def test_an_answer_at_a_table_that_lives_elsewhere_is_not_written(file: SharedFile) -> None:
    first, second = await file.join("one:1"), await file.join("two:2")
    assert await first.write(ONE, TWO) == ""
    await first.places.claim(ONE.code)
    await second.places.claim(TWO.code)
    done = await asyncio.gather(second.write(answer(ONE, 0)), first.write(answer(ONE, 0)))
    assert list(done) == [NOT_YOURS, ""]
    assert await first.actions(ONE) == [0]
    first.places.release([ONE.table])
    assert await first.write() == ""
    assert await first.write(answer(ONE, 1)) == NOT_YOURS


async def test_a_worker_that_ends_leaves_its_tables_to_others_at_once(file: SharedFile) -> None:
    first, second = await file.join("one:1"), await file.join("two:2")
    assert await first.write(ONE, TWO) == ""
    for where in (ONE, TWO):
        await first.places.claim(where.code)
    await first.places.leave()
    assert await second.places.claim(ONE.code) == Here(ONE.table)
    assert await first.write() == ""  # what is left of its own
    await first.places.claim(TWO.code)
    assert await file.part(first)
    assert await second.places.claim(TWO.code) == Here(TWO.table)
    assert first.losses == 0


async def test_a_worker_that_hangs_holds_nothing_when_its_tables_go_and_writes_nothing_after(tmp_path: Path) -> None:
    async with shared_file(tmp_path, QUICK) as file:
        first, second = await file.join("one:1"), await file.join("two:2")
        assert await first.write(ONE) == ""
        await first.places.claim(ONE.code)
        assert await first.write(answer(ONE, 0)) == ""
        before = first.places.me
        first.fall_silent()
        async with asyncio.timeout(SOON):
            while isinstance(await second.places.claim(ONE.code), There):
                await asyncio.sleep(0.005)
        assert not first.places.holds()
        assert second.places.holds()
        assert await first.write(answer(ONE, 1)) != ""
        assert await second.write(answer(ONE, 1)) == ""
        assert first.losses == 1
        again = await first.places.join("one:1")
        assert before is not None
        assert again.number > before.number
        assert await second.places.claim(ONE.code) == Here(ONE.table)
        assert await first.actions(ONE) == [0, 1]
        assert second.losses == 0


async def test_a_lease_that_has_run_out_is_lost_even_if_the_writer_hangs_and_comes_back(tmp_path: Path) -> None:
    async with shared_file(tmp_path, QUICK) as file:
        first = await file.join("one:1")
        assert await first.write(ONE) == ""
        file.hold_writer()
        waiting = asyncio.create_task(first.write(TWO))
        async with asyncio.timeout(SOON):
            while not first.losses:
                assert first.places.holds() or not waiting.done()
                await asyncio.sleep(0.005)
        assert await waiting != ""
        file.let_writer_go()
        await first.until_it_is_back()
        assert await first.places.claim(ONE.code) == Here(ONE.table)


@pytest.mark.parametrize("held", [False, True])
async def test_a_writer_that_dies_is_replaced_and_everybody_begins_anew(held: bool, file: SharedFile) -> None:
    first, second = await file.join("one:1"), await file.join("two:2")
    assert await first.write(ONE, TWO) == ""
    await first.places.claim(ONE.code)
    await second.places.claim(TWO.code)
    assert await first.write(answer(ONE, 0)) == ""
    numbers = {member.places.me.number for member in (first, second) if member.places.me is not None}
    if held:
        file.hold_writer()
    waiting = asyncio.create_task(second.write(answer(TWO, 0)))
    await asyncio.sleep(0)
    file.writer.kill()
    outcome = await waiting
    async with asyncio.timeout(SOON):
        while first.losses + second.losses < 2:
            await asyncio.sleep(0.005)
    assert await first.write(answer(ONE, 1)) != ""  # nobody has joined
    file.writer.wait(SOON)
    file.start_writer()
    for member in (first, second):
        await member.until_it_is_back()
        assert member.places.me is not None
        assert member.places.me.number > max(numbers)
    assert await second.places.claim(ONE.code) == Here(ONE.table)
    assert await second.write(answer(ONE, 1)) == ""
    assert await first.actions(ONE) == [0, 1]
    assert await first.actions(TWO) in ([[], [0]] if outcome else [[0]])


async def test_a_writer_that_hangs_keeps_nobody_from_stopping(file: SharedFile) -> None:
    first = await file.join("one:1")
    file.hold_writer()
    waiting = asyncio.create_task(first.write(ONE))
    await asyncio.sleep(0)
    assert not await file.part(first)
    assert not waiting.done()
    waiting.cancel()
    file.let_writer_go()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        first.store.served_before()
