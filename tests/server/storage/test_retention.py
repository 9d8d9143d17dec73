"""Tables and guests are deleted when the server has really been open for long and nobody came back, and not before."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from clickbang.protocol.errors import ServerError
from clickbang.protocol.messages import Sit
from clickbang.server.http.identity import Guests, new_guest
from clickbang.server.settings import Settings
from clickbang.server.storage.retention import DAY, HOUR
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.tables.registry import Registry
from tests.server.party import Guest, awake, opened, run
from tests.server.tables.test_registry import play_to_the_end

KEPT = 90


class Years:
    """A house whose time passes when it is told to; nothing is cleared away by itself meanwhile."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.passed = 0.0
        begun = registry.retention.begun
        registry.retention.clock = lambda: begun + self.passed
        registry.sweeper.cancel()

    async def pass_days(self, days: float) -> None:
        """So many days during which the server is open, with a sweep at their end."""
        await self.registry.write()  # what is being written now is there by then
        self.passed += days * DAY
        await self.registry.retention.clear_away()

    async def table(self, guest: str = "Host") -> str:
        """A table that is asleep."""
        table = await self.registry.open_table(guest, "bulletbucks", 3, {}, "none", "none", False, "")
        self.sleep(table)
        return table.id

    def sleep(self, table: OnlineTable) -> None:
        self.registry.forget(table)

    async def is_there(self, table: str) -> bool:
        return await self.registry.store.table(table) is not None


@asynccontextmanager
async def passing(folder: Path) -> AsyncIterator[Years]:
    loop = asyncio.get_running_loop()
    registry = Registry(Settings(keep_days=KEPT), SqliteStore(folder / "tables.sqlite", loop), loop)
    try:
        yield Years(registry)
    finally:
        await registry.stop()


@pytest.fixture
async def years(tmp_path: Path) -> AsyncIterator[Years]:
    async with passing(tmp_path) as found:
        yield found


async def test_a_date_that_jumps_ahead_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time
    async with opened(tmp_path, "bulletbucks", 3, idle_seconds=0.02) as party:
        party.host.leave()
        await party.until(lambda: party.table.id not in party.registry.tables)
        with monkeypatch.context() as ahead:
            ahead.setattr(time, "time", lambda: now() + 10 * 365 * DAY)
            await asyncio.sleep(0.3)  # a dozen sweeps
        assert await party.registry.find(party.table.id) is not None


async def test_a_table_that_nobody_visits_is_marked_and_then_deleted(years: Years) -> None:
    table = await years.table()
    await years.pass_days(KEPT - 1)
    await years.pass_days(2)  # now it is marked
    assert await years.is_there(table)
    await years.pass_days(0.9)
    assert await years.is_there(table)
    await years.pass_days(0.2)
    assert not await years.is_there(table)


async def test_however_long_nobody_looked_a_table_is_marked_first(years: Years) -> None:
    table = await years.table()
    await years.pass_days(10 * KEPT)
    assert await years.is_there(table)


async def test_a_table_goes_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 4, keep_days=KEPT) as party:
        years = Years(party.registry)
        await play_to_the_end(party)
        await party.until(lambda: not party.table.is_ahead)
        for _ in range(2):
            await years.pass_days(KEPT + 2)
        assert await years.is_there(party.table.id)  # somebody is there all the time
        party.host.leave()
        years.sleep(party.table)
        for _ in range(2):
            await years.pass_days(KEPT + 2)
        assert not await years.is_there(party.table.id)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        for name in ("rooms", "log", "said", "games", "sits", "visits"):
            assert database.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,), name


@pytest.mark.parametrize("days", [KEPT - 1, KEPT + 1], ids=["before it is marked", "when it is marked"])
async def test_a_visit_saves_a_table(days: int, years: Years) -> None:
    table = await years.table()
    await years.pass_days(days)
    online = await awake(years.registry, table)
    spectator = Guest(years.registry, "Somebody who only looks")
    await spectator.attend(online)
    spectator.leave()
    years.sleep(online)
    await years.pass_days(KEPT - 1)
    await years.pass_days(0.5)
    assert await years.is_there(table)


async def test_who_fetches_its_record_has_visited_a_table(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 4, keep_days=KEPT) as party:
        years = Years(party.registry)
        await play_to_the_end(party)
        await party.until(lambda: not party.table.is_ahead)
        party.host.leave()
        years.sleep(party.table)
        await years.pass_days(KEPT + 1)
        await years.registry.archive.fetch(party.table.id, 1, "Host")
        await years.pass_days(KEPT - 1)
        await years.pass_days(0.5)
        assert await years.is_there(party.table.id)


async def test_visits_are_noted_once_an_hour(years: Years) -> None:
    table = await years.table()
    store = years.registry.store
    assert isinstance(store, SqliteStore)
    for _ in range(3):
        years.registry.retention.visited(table)
        assert not store.finished
    years.passed += HOUR + 1
    years.registry.retention.visited(table)
    years.registry.retention.visited(table)
    assert len(store.finished) == 1


async def test_only_time_with_an_open_server_counts_and_it_is_kept(tmp_path: Path) -> None:
    async with passing(tmp_path) as years:
        table = await years.table()
        await years.pass_days(50)
    async with passing(tmp_path) as years:
        assert 50 * DAY <= years.registry.retention.now() < 50 * DAY + HOUR
        await years.pass_days(30)
        await years.pass_days(11)
        assert await years.is_there(table)
        await years.pass_days(1.1)
        assert not await years.is_there(table)


def test_tables_of_an_older_server_count_from_now_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as years:
            table = await years.table()
            _, _, put = new_guest(0)
            await years.registry.write(put)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            database.executescript(
                "DROP TABLE visits; DROP TABLE state; DROP INDEX guests_seen; UPDATE rooms SET touched = 1;"
                " UPDATE guests SET seen = 1800000000; PRAGMA user_version = 2"
            )
        async with passing(tmp_path) as years:
            assert years.registry.retention.now() == 0
            await years.pass_days(KEPT - 1)
            await years.pass_days(0.9)
            assert await years.is_there(table)
            for _ in range(3):
                await years.pass_days(1.1)
            assert not await years.is_there(table)
            assert await years.registry.store.guest(put.hash) is None

    run(scene())


async def test_with_no_days_to_keep_nothing_is_ever_deleted(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, keep_days=0) as party:
        years = Years(party.registry)
        party.host.leave()
        years.sleep(party.table)
        for _ in range(3):
            await years.pass_days(1000)
        assert await years.is_there(party.table.id)


# Guests


class Lobby:
    """Guests who come with a secret, as over HTTP."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.guests = Guests(registry.store, "", registry.retention)

    async def arrive(self) -> tuple[str, str]:
        guest, secret, put = new_guest(self.registry.retention.now())
        await self.registry.write(put)
        return guest, secret

    async def come(self, secret: str) -> str:
        headers = [(b"authorization", f"Bearer {secret}".encode())]
        return await self.guests.guest(HTTPConnection({"type": "http", "headers": headers}))

    def forget(self) -> None:
        """As after a restart."""
        self.guests.known.clear()


async def test_guests_who_do_not_come_back_are_deleted(years: Years) -> None:
    lobby = Lobby(years.registry)
    _, gone = await lobby.arrive()
    regular, secret = await lobby.arrive()
    for _ in range(3):
        await years.pass_days(KEPT / 2)
        assert await lobby.come(secret) == regular
    lobby.forget()
    with pytest.raises(ServerError, match="does not know you"):
        await lobby.come(gone)
    assert await lobby.come(secret) == regular


async def test_who_sits_or_hosts_or_has_been_at_a_table_is_kept_with_it(years: Years) -> None:
    lobby = Lobby(years.registry)
    host, host_secret = await lobby.arrive()
    client, visitor_secret = await lobby.arrive()
    seated, seated_secret = await lobby.arrive()
    table = await years.registry.open_table(host, "bulletbucks", 3, {}, "none", "none", False, "")
    for name in (client, seated):
        guest = Guest(years.registry, name)
        await guest.attend(table)
        if name == seated:
            assert await guest.ask(Sit(seat=0, name="Ada")) == ""
        guest.leave()
    years.sleep(table)
    await years.pass_days(KEPT + 1)
    lobby.forget()
    assert await lobby.come(host_secret) == host
    assert await lobby.come(visitor_secret) == client
    assert await lobby.come(seated_secret) == seated


async def test_who_is_connected_is_not_deleted(years: Years) -> None:
    lobby = Lobby(years.registry)
    guest, secret = await lobby.arrive()
    Guest(years.registry, guest)
    await years.pass_days(KEPT + 1)
    lobby.forget()
    assert await lobby.come(secret) == guest


async def test_a_guest_who_comes_at_the_moment_of_their_deletion_lives_on(years: Years) -> None:
    lobby = Lobby(years.registry)
    guest, secret = await lobby.arrive()
    assert await lobby.come(secret) == guest  # and is remembered
    await years.pass_days(KEPT + 1)
    assert await years.registry.store.unseen(2**40, 10) == []
    assert await lobby.come(secret) == guest
    await years.registry.write()
    lobby.forget()
    assert await lobby.come(secret) == guest


async def test_that_a_guest_was_here_is_noted_once_a_day(years: Years) -> None:
    lobby = Lobby(years.registry)
    store = years.registry.store
    assert isinstance(store, SqliteStore)
    _, secret = await lobby.arrive()
    years.passed += DAY - 1
    await lobby.come(secret)
    assert not store.finished
    years.passed += 2
    await lobby.come(secret)
    await lobby.come(secret)
    assert len(store.finished) == 1
