"""A table lives with one worker: the registry asks before it wakes one, and drops all when it has lost them."""

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from clickbang.protocol.errors import MOVING, ServerError
from clickbang.protocol.messages import Pong, Resume, Say, Sit
from clickbang.server.cluster.places import There
from clickbang.server.settings import Settings
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.storage.store import StoredTable
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.tables.registry import Registry
from tests.server.cluster.board import Board, BoardPlaces
from tests.server.party import Guest, awake
from tests.server.storage.slow_store import SlowStore, a_moment


@asynccontextmanager
async def two_workers(folder: Path, **settings: float) -> AsyncIterator[tuple[Registry, Registry]]:
    """Two that share a database."""
    loop = asyncio.get_running_loop()
    store = SqliteStore(folder / "tables.sqlite", loop)
    board = Board(store)
    both = []
    for _ in range(2):
        places = BoardPlaces(board)
        await places.join("")
        both.append(Registry(Settings(bot_processes=0, **settings), store, loop, places))  # type: ignore[arg-type]
    try:
        yield both[0], both[1]
    finally:
        for registry in both:
            registry.store = SlowStore()  # the real one is closed once
            await registry.stop()
        await store.close()


def places_of(registry: Registry) -> BoardPlaces:
    assert isinstance(registry.places, BoardPlaces)
    return registry.places


async def new_table(registry: Registry) -> str:
    return (await registry.open_table("Host", "bulletbucks", 3, {}, "none", "none", True, "")).id


async def test_a_table_is_opened_asleep_and_lives_with_whoever_is_asked_for_it_first(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, two):
        table = await new_table(one)
        assert not one.tables
        found = await awake(two, table)
        assert list(two.tables.values()) == [found]
        elsewhere = await one.locate(found.doc.code)
        assert elsewhere == There(table, places_of(two).me)  # type: ignore[arg-type]
        assert not one.tables
        with pytest.raises(ServerError) as refused:
            await one.find(table)
        assert refused.value.fault is MOVING


async def test_a_table_that_nobody_visits_is_anybodys(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, two):
        table = await new_table(one)
        found = await awake(one, table)
        await one.write()
        one.idle[table] = -math.inf
        one.forget_idle()
        assert found.is_closed
        await one.write()  # which comes after what the registry has asked for
        assert isinstance(await two.locate(table), OnlineTable)


async def test_who_is_at_a_table_that_was_lost_is_asked_to_come_again(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, two):
        found = await awake(one, await new_table(one))
        host = Guest(one, "Host")
        await host.attend(found)
        places_of(one).lose()
        await host.until(lambda: any(isinstance(message, Resume) for message in host.received))
        assert not host.closed
        assert found.is_closed
        assert not one.tables
        assert isinstance(await two.locate(found.id), OnlineTable)


async def test_what_was_being_written_when_all_was_lost_is_told_to_nobody() -> None:
    store = SlowStore()
    places = BoardPlaces(Board(store))
    registry = Registry(Settings(bot_processes=0), store, asyncio.get_running_loop(), places)
    table = await registry.open_table("Host", "bulletbucks", 3, {}, "none", "none", True, "")
    found = OnlineTable(registry, stored_of(table))
    registry.keep(found)
    host, other = Guest(registry, "Host"), Guest(registry, "Other")
    for guest in (host, other):
        await guest.attend(found)
    store.holds = True
    sit = Sit(seat=0, name="Host")
    sit.id = 7
    found.receive(host.client, sit)
    await a_moment()
    assert found.is_ahead
    for guest in (host, other):
        guest.texts.clear()
    places.held = False  # its lease has run out, and it has not noticed
    store.commit()
    found.receive(host.client, Say(text="too late"))
    await a_moment()
    assert (host.texts, other.texts) == ([], [])
    written = len(store.written)
    places.lose()
    await a_moment()
    assert [guest.texts for guest in (host, other)] == [[b'[{"type":"resume"}]']] * 2
    assert len(store.written) == written
    store.holds = False
    await registry.stop()


async def test_nobody_hears_from_a_worker_whose_lease_has_run_out() -> None:
    store = SlowStore()
    places = BoardPlaces(Board(store))
    registry = Registry(Settings(bot_processes=0), store, asyncio.get_running_loop(), places)
    table = await registry.open_table("Host", "bulletbucks", 3, {}, "none", "none", True, "")
    found = OnlineTable(registry, stored_of(table))
    registry.keep(found)
    host = Guest(registry, "Host")
    await host.attend(found)
    host.texts.clear()
    places.held = False
    found.note_version()
    found.tell()
    registry.delivery.tell_patient()
    host.client.reply(Pong())
    host.client.wake()
    await a_moment()
    assert host.texts == []
    await registry.stop()


def stored_of(table: OnlineTable) -> StoredTable:
    return StoredTable(table.doc, [], [], 0)
