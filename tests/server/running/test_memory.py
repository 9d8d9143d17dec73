"""What is over is not held in memory: neither connections nor games, nor what bots were told.

Whatever knows each other in a ring stays there until Python searches everything for garbage, which a busy server does
rarely. So nothing that grows with the number of visitors may be part of one.
"""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvloop
from websockets.server import ServerProtocol

from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from clickbang.server.bots.pool import BotPool
from clickbang.server.bots.worker import Question
from clickbang.server.delivery.client import Client
from clickbang.server.game.game_record import full_record
from clickbang.server.game.live_game import LiveGame
from clickbang.server.sockets.connection import Connection
from clickbang.server.sockets.quick_socket import QuickWebSocket
from clickbang.server.storage.documents import SeatDoc, TableDoc
from tests.attack.http import fetch, new_secret
from tests.attack.wire import Wire
from tests.server.in_this_process import port_of, serving
from tests.server.patience import SOON


@pytest.fixture
def no_search() -> Iterator[None]:
    """Nothing but the last reference makes anything go."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def held(kind: type) -> int:
    return sum(type(thing) is kind for thing in gc.get_objects())


async def until_none(kind: type) -> None:
    """Until nothing of this kind is held; if that does not come to pass, it is an error."""
    async with asyncio.timeout(SOON / 2):
        while held(kind):
            await asyncio.sleep(0.05)


async def watch_bots(port: int) -> None:
    """Open a table, let bots play at it for a moment, and go."""
    _, secret = await new_secret(port)
    wanted = {"game": "bulletbucks", "seats": 3, "bot": "random", "clock": "none", "pace": "none"}
    code = (await fetch(port, "POST", "/api/tables", wanted, secret)).json["code"]
    async with Wire(port, secret) as wire:
        for kind, fields in (
            ("hello", {"protocol": 1}),
            ("attend", {"table": code}),
            ("set_bot", {"seat": 0, "bot": "random"}),
            ("start", {}),
        ):
            assert (await wire.ask(kind, **fields))["type"] in ("welcome", "done")
        while not any(message.get("events") for message in await wire.hear()):
            pass


@pytest.mark.usefixtures("no_search")
@pytest.mark.parametrize("kind", [QuickWebSocket, Connection, Client, ServerProtocol])
def test_a_connection_that_is_over_is_held_by_nobody(tmp_path: Path, kind: type) -> None:
    async def scene() -> None:
        async with serving(tmp_path, idle_seconds=0.1, heartbeat=1.0) as server:
            await watch_bots(port_of(server))
            await until_none(kind)

    uvloop.run(scene())


@pytest.mark.usefixtures("no_search")
def test_the_game_of_a_table_that_nobody_visits_is_held_by_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, idle_seconds=0.1, heartbeat=1.0) as server:
            await watch_bots(port_of(server))
            await until_none(LiveGame)

    uvloop.run(scene())


@pytest.mark.usefixtures("no_search")
def test_the_game_behind_a_record_is_held_by_nobody() -> None:
    game = GAMES["bulletbucks"]
    options = game.settle_options({})
    seats = [SeatDoc(), SeatDoc(), SeatDoc()]
    doc = TableDoc("table", "CODE", game.name, options, seats, "host", "none", "none", False, "ab" * 32)
    doc.rules = game.rules_version
    before = held(Sitting)  # a test that failed before this one holds its own
    assert full_record(doc, [])
    assert held(Sitting) == before


async def test_what_bots_were_told_is_noted_of_as_many_seats_as_they_keep_in_mind() -> None:
    pool = BotPool(1, most=3)
    try:
        for number in range(5):
            key = ("table", number, 0, "random")
            asked = Question(key, "bulletbucks", 0, [], "bid", "must", True, 1, [5], [], 5.0, 1.0)
            assert await pool.ask(asked) == 5
        assert [key[1] for key in pool.told] == [2, 3, 4]
    finally:
        pool.close()
