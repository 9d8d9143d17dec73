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
from tests.server.party import Guest, opened, run
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
async def years(folder: Path) -> AsyncIterator[Years]:
    loop = asyncio.get_running_loop()
    registry = Registry(Settings(keep_days=KEPT), SqliteStore(folder / "tables.sqlite", loop), loop)
    try:
        yield Years(registry)
    finally:
        await registry.stop()


def test_a_date_that_jumps_ahead_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time

    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 3, idle_seconds=0.02) as party:
            party.host.leave()
            await party.until(lambda: party.table.id not in party.registry.tables)
            with monkeypatch.context() as ahead:
                ahead.setattr(time, "time", lambda: now() + 10 * 365 * DAY)
                await asyncio.sleep(0.3)  # a dozen sweeps
            assert await party.registry.find(party.table.id) is not None

    run(scene())


def test_a_table_that_nobody_visits_is_marked_and_then_deleted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            table = await registry.table()
            await registry.pass_days(KEPT - 1)
            await registry.pass_days(2)  # now it is marked
            assert await registry.is_there(table)
            await registry.pass_days(0.9)
            assert await registry.is_there(table)
            await registry.pass_days(0.2)
            assert not await registry.is_there(table)

    run(scene())


def test_however_long_nobody_looked_a_table_is_marked_first(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            table = await registry.table()
            await registry.pass_days(10 * KEPT)
            assert await registry.is_there(table)

    run(scene())


def test_a_table_goes_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 4, keep_days=KEPT) as party:
            registry = Years(party.registry)
            await play_to_the_end(party)
            await party.until(lambda: not party.table.is_ahead)
            for _ in range(2):
                await registry.pass_days(KEPT + 2)
            assert await registry.is_there(party.table.id)  # somebody is there all the time
            party.host.leave()
            registry.sleep(party.table)
            for _ in range(2):
                await registry.pass_days(KEPT + 2)
            assert not await registry.is_there(party.table.id)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            for name in ("rooms", "log", "said", "games", "sits", "visits"):
                assert database.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,), name

    run(scene())


@pytest.mark.parametrize("days", [KEPT - 1, KEPT + 1], ids=["before it is marked", "when it is marked"])
def test_a_visit_saves_a_table(tmp_path: Path, days: int) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            table = await registry.table()
            await registry.pass_days(days)
            online = await registry.registry.find(table)
            assert online is not None
            spectator = Guest(registry.registry, "Somebody who only looks")
            await spectator.attend(online)
            spectator.leave()
            registry.sleep(online)
            await registry.pass_days(KEPT - 1)
            await registry.pass_days(0.5)
            assert await registry.is_there(table)

    run(scene())


def test_who_fetches_its_record_has_visited_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 4, keep_days=KEPT) as party:
            registry = Years(party.registry)
            await play_to_the_end(party)
            await party.until(lambda: not party.table.is_ahead)
            party.host.leave()
            registry.sleep(party.table)
            await registry.pass_days(KEPT + 1)
            await registry.registry.archive.fetch(party.table.id, 1, "Host")
            await registry.pass_days(KEPT - 1)
            await registry.pass_days(0.5)
            assert await registry.is_there(party.table.id)

    run(scene())


def test_visits_are_noted_once_an_hour(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            table = await registry.table()
            store = registry.registry.store
            assert isinstance(store, SqliteStore)
            for _ in range(3):
                registry.registry.retention.visited(table)
                assert not store.finished
            registry.passed += HOUR + 1
            registry.registry.retention.visited(table)
            registry.registry.retention.visited(table)
            assert len(store.finished) == 1

    run(scene())


def test_only_time_with_an_open_server_counts_and_it_is_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            table = await registry.table()
            await registry.pass_days(50)
        async with years(tmp_path) as registry:
            assert 50 * DAY <= registry.registry.retention.now() < 50 * DAY + HOUR
            await registry.pass_days(30)
            await registry.pass_days(11)
            assert await registry.is_there(table)
            await registry.pass_days(1.1)
            assert not await registry.is_there(table)

    run(scene())


def test_tables_of_an_older_server_count_from_now_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            table = await registry.table()
            _, _, put = new_guest(0)
            await registry.registry.write(put)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            database.executescript(
                "DROP TABLE visits; DROP TABLE state; DROP INDEX guests_seen; UPDATE rooms SET touched = 1;"
                " UPDATE guests SET seen = 1800000000; PRAGMA user_version = 2"
            )
        async with years(tmp_path) as registry:
            assert registry.registry.retention.now() == 0
            await registry.pass_days(KEPT - 1)
            await registry.pass_days(0.9)
            assert await registry.is_there(table)
            for _ in range(3):
                await registry.pass_days(1.1)
            assert not await registry.is_there(table)
            assert await registry.registry.store.guest(put.hash) is None

    run(scene())


def test_with_no_days_to_keep_nothing_is_ever_deleted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 3, keep_days=0) as party:
            registry = Years(party.registry)
            party.host.leave()
            registry.sleep(party.table)
            for _ in range(3):
                await registry.pass_days(1000)
            assert await registry.is_there(party.table.id)

    run(scene())


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


def test_guests_who_do_not_come_back_are_deleted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            lobby = Lobby(registry.registry)
            _, gone = await lobby.arrive()
            regular, secret = await lobby.arrive()
            for _ in range(3):
                await registry.pass_days(KEPT / 2)
                assert await lobby.come(secret) == regular
            lobby.forget()
            with pytest.raises(ServerError, match="does not know you"):
                await lobby.come(gone)
            assert await lobby.come(secret) == regular

    run(scene())


def test_who_sits_or_hosts_or_has_been_at_a_table_is_kept_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            lobby = Lobby(registry.registry)
            host, host_secret = await lobby.arrive()
            client, visitor_secret = await lobby.arrive()
            seated, seated_secret = await lobby.arrive()
            table = await registry.registry.open_table(host, "bulletbucks", 3, {}, "none", "none", False, "")
            for name in (client, seated):
                guest = Guest(registry.registry, name)
                await guest.attend(table)
                if name == seated:
                    assert await guest.ask(Sit(seat=0, name="Ada")) == ""
                guest.leave()
            registry.sleep(table)
            await registry.pass_days(KEPT + 1)
            lobby.forget()
            assert await lobby.come(host_secret) == host
            assert await lobby.come(visitor_secret) == client
            assert await lobby.come(seated_secret) == seated

    run(scene())


def test_who_is_connected_is_not_deleted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            lobby = Lobby(registry.registry)
            guest, secret = await lobby.arrive()
            Guest(registry.registry, guest)
            await registry.pass_days(KEPT + 1)
            lobby.forget()
            assert await lobby.come(secret) == guest

    run(scene())


def test_a_guest_who_comes_at_the_moment_of_their_deletion_lives_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            lobby = Lobby(registry.registry)
            guest, secret = await lobby.arrive()
            assert await lobby.come(secret) == guest  # and is remembered
            await registry.pass_days(KEPT + 1)
            assert await registry.registry.store.unseen(2**40, 10) == []
            assert await lobby.come(secret) == guest
            await registry.registry.write()
            lobby.forget()
            assert await lobby.come(secret) == guest

    run(scene())


def test_that_a_guest_was_here_is_noted_once_a_day(tmp_path: Path) -> None:
    async def scene() -> None:
        async with years(tmp_path) as registry:
            lobby = Lobby(registry.registry)
            store = registry.registry.store
            assert isinstance(store, SqliteStore)
            _, secret = await lobby.arrive()
            registry.passed += DAY - 1
            await lobby.come(secret)
            assert not store.finished
            registry.passed += 2
            await lobby.come(secret)
            await lobby.come(secret)
            assert len(store.finished) == 1

    run(scene())
