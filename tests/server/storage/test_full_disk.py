"""Success is said after the commit: with a disk that takes nothing, nothing is said to be done."""

import asyncio
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from clickbang.protocol.errors import ServerError
from clickbang.protocol.messages import Sit
from tests.server.caller import Caller, fetch, new_secret
from tests.server.hosting import Hosted, hosted
from tests.server.patience import SOON
from tests.server.storage.slow_store import SlowStore, a_moment, tables_of

WRITER = "sqlite_writer"
STORAGE = "server/storage"


@contextmanager
def full_disk(server: Hosted) -> Iterator[None]:
    """The writer cannot make any file longer, nor write beyond its first byte."""
    writer = server.pid_of(WRITER)
    _, hard = resource.prlimit(writer, resource.RLIMIT_FSIZE)
    resource.prlimit(writer, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(writer, resource.RLIMIT_FSIZE, (hard, hard))


def seated(server: Hosted, secret: str) -> str:
    """A new table at which this guest sits; its id."""
    opened = fetch(server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, secret).json

    async def sit() -> None:
        async with Caller(server, secret) as caller:
            assert await caller.attend(opened["code"]) == ""
            assert await caller.ask(Sit(seat=0, name="Ada")) == ""

    asyncio.run(sit())
    return str(opened["table"])


def own_tables(server: Hosted, secret: str) -> list[str]:
    return [line["table"] for line in fetch(server, "GET", "/api/me", secret=secret).json["tables"]]


def becomes_well(server: Hosted) -> bool:
    deadline = time.monotonic() + SOON
    while fetch(server, "GET", "/health").status != 200 and time.monotonic() < deadline:
        time.sleep(0.05)
    return bool(fetch(server, "GET", "/health").json["status"] == "ok")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("full"), idle_seconds=0.2) as running:
        yield running


def test_a_table_that_could_not_be_deleted_is_not_said_to_be(server: Hosted) -> None:
    secret = new_secret(server)
    table = seated(server, secret)
    with full_disk(server):
        reply = fetch(server, "DELETE", f"/api/tables/{table}", secret=secret)
        assert (reply.status, reply.code) == (503, STORAGE)
        assert own_tables(server, secret) == [table]
    assert becomes_well(server)
    assert fetch(server, "DELETE", f"/api/tables/{table}", secret=secret).status == 204
    assert fetch(server, "DELETE", f"/api/tables/{table}", secret=secret).status == 404


def test_a_code_that_moved_nothing_is_not_used_up(server: Hosted) -> None:
    old, new = new_secret(server), new_secret(server)
    table = seated(server, old)
    code = fetch(server, "POST", "/api/transfers", secret=old).json["code"]
    with full_disk(server):
        for _ in range(2):
            reply = fetch(server, "POST", "/api/transfers/use", {"code": code}, new)
            assert (reply.status, reply.code) == (503, STORAGE)
        assert own_tables(server, new) == []
    assert becomes_well(server)
    assert fetch(server, "POST", "/api/transfers/use", {"code": code}, new).json == {"tables": 1}
    assert own_tables(server, new) == [table]
    assert fetch(server, "POST", "/api/transfers/use", {"code": code}, new).status == 410


def test_only_tables_that_moved_are_counted(server: Hosted) -> None:
    old, new = new_secret(server), new_secret(server)
    seated(server, old)
    table = seated(server, old)
    opened = {line["table"]: line["code"] for line in fetch(server, "GET", "/api/me", secret=old).json["tables"]}

    async def sit_too() -> None:
        async with Caller(server, new) as caller:
            assert await caller.attend(opened[table]) == ""
            assert await caller.ask(Sit(seat=1, name="Bea")) == ""

    asyncio.run(sit_too())
    code = fetch(server, "POST", "/api/transfers", secret=old).json["code"]
    assert fetch(server, "POST", "/api/transfers/use", {"code": code}, new).json == {"tables": 1}


@pytest.mark.parametrize("path", ["/api/programs", "/api/guests"])
def test_who_could_not_be_written_down_is_told_to_come_back(server: Hosted, path: str) -> None:
    with full_disk(server):
        reply = fetch(server, "POST", path)
        assert (reply.status, reply.code) == (503, STORAGE)
        assert "set-cookie" not in reply.headers
    assert becomes_well(server)


def test_a_table_that_could_not_be_opened_is_not_said_to_be(server: Hosted) -> None:
    secret = new_secret(server)
    with full_disk(server):
        reply = fetch(server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, secret)
        assert (reply.status, reply.code) == (503, STORAGE)
    assert becomes_well(server)


def test_health_says_that_the_disk_takes_nothing_until_it_does(server: Hosted) -> None:
    with full_disk(server):
        fetch(server, "POST", "/api/programs")
        reply = fetch(server, "GET", "/health")
        assert (reply.status, reply.json["status"]) == (503, "storage")
        time.sleep(0.5)  # it is tried again meanwhile
        assert fetch(server, "GET", "/health").status == 503
    assert becomes_well(server)  # although nobody has asked for anything


async def test_what_is_performed_is_done_when_it_is_on_disk() -> None:
    store = SlowStore()
    async with tables_of(store, "Ada") as (registry, _, (table,)):
        gone = registry.spawn(table.perform(table.erase))
        again = registry.spawn(table.perform(table.erase))
        await a_moment()
        assert not gone.done()
        store.commit()
        await gone
        with pytest.raises(ServerError, match="no such table"):
            await again
        with pytest.raises(ServerError, match="no such table"):
            await table.perform(table.erase)


async def test_what_is_performed_and_not_written_is_an_error() -> None:
    store = SlowStore()
    async with tables_of(store, "Ada") as (registry, _, (table,)):
        gone = registry.spawn(table.perform(table.erase))
        again = registry.spawn(table.perform(table.erase))
        await a_moment()
        store.commit(OSError("the disk is full"))
        for attempt in (gone, again):
            with pytest.raises(ServerError, match="can save nothing"):
                await attempt


async def test_what_changes_nothing_is_done_at_once_and_says_what_it_found() -> None:
    async with tables_of(SlowStore(), "Ada") as (_, _, (table,)):
        assert await table.perform(lambda: table.transfer("nobody", "else")) is False


async def test_what_breaks_when_it_is_performed_is_an_error() -> None:
    async with tables_of(SlowStore(), "Ada") as (_, _, (table,)):
        with pytest.raises(ServerError, match="went wrong"):
            await table.perform(lambda: 1 // 0)
