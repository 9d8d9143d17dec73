"""Bots think for one network after another, and within one for its tables in turns; it is kept who opened a table."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec import msgpack

from clickbang.server.bots.pool import BotPool
from clickbang.server.bots.turns import RECENTLY, REMEMBERED, STEP, Turns
from clickbang.server.bots.worker import Reply
from clickbang.server.storage.documents import TableDoc
from tests.server.caller import fetch, new_secret
from tests.server.clocks.test_search_pace import Noting, question
from tests.server.hosting import Hosted, hosted


class Desk:
    """Questions for one process, on a clock that goes on by what each takes."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns = Turns(lambda: self.now)
        self.order: list[tuple[str, float]] = []
        self.asking: list[asyncio.Task[None]] = []

    def ask(self, network: str, table: str, takes: float) -> None:
        self.asking.append(asyncio.ensure_future(self.asked(network, table, takes)))

    async def asked(self, network: str, table: str, takes: float) -> None:
        turn = await self.turns.begin(network, table)
        await asyncio.sleep(0)  # while it is thought about, others may come and go
        self.now += takes
        self.order.append((table, round(self.now, 6)))
        self.turns.end(turn)

    async def finish(self) -> list[str]:
        await asyncio.gather(*self.asking, return_exceptions=True)
        assert len(self.turns) == 0
        return [table for table, _ in self.order]


def flooded(tables: int, each: int) -> Desk:
    """One network has so many tables, each with so many bots that search for a fifth of a second."""
    desk = Desk()
    for _ in range(each):
        for table in range(tables):
            desk.ask("flood", f"flood {table}", STEP)
    return desk


def test_a_neighbour_waits_for_one_question_of_a_flood_and_not_for_all() -> None:
    async def scene() -> None:
        desk = flooded(20, 3)
        await asyncio.sleep(0)  # the first one is thought about
        for _ in range(5):
            desk.ask("home", "home", 0.001)
        await desk.finish()
        home = [at for table, at in desk.order if table == "home"]
        assert len(home) == 5
        assert home[-1] == pytest.approx(2 * STEP + 0.005)  # the first one was done before they came, the next was not

    asyncio.run(scene())


def test_whoever_asks_for_as_much_gets_as_much() -> None:
    async def scene() -> None:
        desk = flooded(20, 1)
        for number in range(10):
            desk.ask("home", f"home {number % 2}", STEP)
        order = await desk.finish()
        assert sum(table.startswith("home") for table in order[:20]) == 10

    asyncio.run(scene())


def test_the_tables_of_a_network_take_turns() -> None:
    async def scene() -> None:
        desk = Desk()
        for _ in range(6):
            desk.ask("school", "many bots", 0.1)
        for _ in range(2):
            desk.ask("school", "few bots", 0.1)
        assert (await desk.finish())[:4].count("few bots") == 2

    asyncio.run(scene())


def test_nobody_saves_time_up() -> None:
    async def scene() -> None:
        desk = Desk()
        for _ in range(20):
            desk.ask("busy", "busy", STEP)
        await desk.finish()
        for _ in range(6):
            desk.ask("new", "new", STEP)
            desk.ask("busy", "busy", STEP)
        order = (await desk.finish())[20:]
        assert order[:6].count("busy") >= 2

    asyncio.run(scene())


def test_whoever_is_gone_is_passed_over() -> None:
    async def scene() -> None:
        desk = flooded(3, 1)
        await asyncio.sleep(0)
        desk.asking.pop(1).cancel()
        assert len(await desk.finish()) == 2

    asyncio.run(scene())


def test_a_search_is_short_while_others_play_and_long_when_they_are_gone() -> None:
    async def scene() -> None:
        pool, worker = BotPool(1), Noting()
        pool.workers[0] = worker  # type: ignore[assignment]
        now = 0.0
        pool.turns[0] = turns = Turns(lambda: now)

        async def seconds(number: int, network: str) -> float:
            asking = asyncio.ensure_future(pool.ask(question(number), network))
            while not worker.waiting:
                await asyncio.sleep(0)
            assert (pool.waiting, len(turns)) == (1, 1)
            worker.waiting.pop().set_result(Reply(5))
            assert await asking == 5
            return worker.seconds[-1]

        assert await seconds(0, "a") == 1.0
        assert await seconds(1, "a") == 1.0
        assert await seconds(2, "b") == STEP
        assert await seconds(3, "a") == STEP
        now += RECENTLY + 1
        assert await seconds(4, "a") == 1.0

    asyncio.run(scene())


def docs(server: Hosted) -> list[TableDoc]:
    with closing(sqlite3.connect(server.database)) as database:
        return [msgpack.decode(doc, type=TableDoc) for (doc,) in database.execute("SELECT doc FROM rooms ORDER BY id")]


def opened(server: Hosted, caller: str) -> None:
    told = {"X-Forwarded-For": caller}
    assert (
        fetch(server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, new_secret(server), told).status
        == 201
    )


def test_where_a_table_was_opened_is_kept_with_it_and_nobody_reads_it_there(tmp_path: Path) -> None:
    with hosted(tmp_path, trust_proxy="127.0.0.1") as server:
        for caller in ("198.51.100.7", "198.51.100.7", "203.0.113.9"):
            opened(server, caller)
        body = {"game": "bulletbucks", "name": "Ann"}
        assert fetch(server, "POST", "/api/lessons", body, new_secret(server)).status == 201
        server.kill()
        server.start()
        kept = [doc.opened_from for doc in docs(server)]
        assert len(kept) == 4
        assert len(set(kept)) == 3
        assert all(len(name) == 24 for name in kept)
        assert b"198.51.100.7" not in b"".join(map(msgspec.json.encode, docs(server)))
        assert b"clickbang_bots_waiting 0.0" in fetch(server, "GET", "/metrics").body


def test_what_was_taken_is_forgotten_of_those_who_wait_for_nothing() -> None:
    async def scene() -> None:
        desk = Desk()
        first = await desk.turns.begin("first", "table")
        for number in range(2 * REMEMBERED):
            desk.ask(f"passing {number}", "table", 0.0)
        await asyncio.sleep(0)
        desk.turns.end(first)
        await desk.finish()
        assert len(desk.turns.networks.taken) <= REMEMBERED + 1
        assert desk.turns.tables == {}

    asyncio.run(scene())
