"""Codes with which a guest moves to another device: of one server, and of several workers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from clickbang.protocol.errors import BAD_TRANSFER, ServerError
from clickbang.server.http import identity
from clickbang.server.http.identity import StoredTransfers, Transfers
from tests.server.cluster.test_postgres_places import LONG, query
from tests.server.storage.stores import member


@asynccontextmanager
async def everywhere(database: str) -> AsyncIterator[list[Transfers | StoredTransfers]]:
    """Where a code may be made, and where it may be used: one server in memory, two workers."""
    if not database:
        alone = Transfers()
        yield [alone, alone]
        return
    async with member(database, LONG) as one, member(database, LONG) as two:
        yield [StoredTransfers(one.store), StoredTransfers(two.store)]


@pytest.fixture(params=["one server", "two workers"])
def place(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "one server" else str(request.getfixturevalue("database"))


async def owner(transfers: Transfers | StoredTransfers, code: str) -> str:
    """Whose code this is; nothing if it is not good."""
    try:
        async with transfers.use(code) as guest:
            return guest
    except ServerError as error:
        if error.fault is not BAD_TRANSFER:
            raise
        return ""


async def test_a_code_is_good_for_ten_minutes(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    if not place:
        monkeypatch.setattr("clickbang.server.http.identity.time.monotonic", lambda: now[0])

    async def wait(seconds: int) -> None:
        now[0] += seconds
        if place:
            await query(place, f"UPDATE transfers SET until = until - interval '{seconds} seconds'")

    async with everywhere(place) as (here, there):
        early, late = await here.new("one"), await here.new("two")
        await wait(590)
        assert await owner(there, early) == "one"
        await wait(20)
        assert await owner(there, late) == ""


async def test_who_asks_for_many_codes_voids_only_their_own(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "REMEMBERED", 5)
    async with everywhere(place) as (here, there):
        code, first = await here.new("one"), await there.new("two")
        for _ in range(8):
            last = await there.new("two")
        assert await owner(there, code) == "one"
        assert await owner(here, last) == "two"
        assert await owner(here, first) == ""


async def test_one_that_is_being_used_is_nobody_elses_and_comes_back_if_that_fails(place: str) -> None:
    async def fail(transfers: Transfers | StoredTransfers, other: Transfers | StoredTransfers, code: str) -> None:
        async with transfers.use(code):
            assert await owner(other, code) == ""
            raise ZeroDivisionError

    async with everywhere(place) as (here, there):
        code = await here.new("one")
        with pytest.raises(ZeroDivisionError):
            await fail(here, there, code)
        assert await owner(there, code) == "one"
        assert await owner(here, code) == ""


async def test_no_code_is_kept_that_could_be_used(database: str) -> None:
    async with everywhere(database) as (here, _):
        code = await here.new("one")
        ((kept,),) = await query(database, "SELECT hash FROM transfers")
        assert code.encode() not in kept  # type: ignore[operator]
