"""A worker that is cut off with a commit under way: another claims its table, then the commit arrives.

With the fence nothing of it is written, and its author sends it again. Without the fence the checker finds it out.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from clickbang.server.cluster.places import LEASE
from tests.attack.http import fetch, new_secret
from tests.attack.wire import Wire
from tests.cluster.checks.checker import Checker
from tests.cluster.checks.history import Answered, History
from tests.cluster.checks.kept import SCHEMA, in_postgres, watch
from tests.cluster.cluster import Cluster, Worker, cluster
from tests.cluster.faulty.unfenced import IN_A_WORKER, take_down_fence

PATIENCE = 30.0
SESSIONS = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid != pg_backend_pid()"
WRITES = f"{SESSIONS} AND pid = ANY ($1) AND query ~ 'commit_all|INSERT INTO log'"
"""Of these sessions, the one that writes."""


class Player:
    """Somebody at a table, message by message."""

    def __init__(self, worker: Worker, secret: str) -> None:
        self.wire = Wire(worker.port, secret)

    async def come(self, stack: AsyncExitStack, table: str) -> None:
        await stack.enter_async_context(self.wire)
        await self.wire.ask("hello", protocol=1)
        while (await self.wire.ask("attend", table=table))["type"] != "done":
            await asyncio.sleep(0.1)

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in await self.wire.hear():
                    if fits(message):
                        return message


def asks(message: dict[str, Any]) -> bool:
    return message["type"] == "update" and bool(message.get("prompt", {}).get("choices"))


def answer_to(update: dict[str, Any]) -> dict[str, int]:
    prompt = update["prompt"]
    return {"prompt": prompt["number"], "step": prompt["step"], "action": prompt["choices"][0]["code"]}


async def until(connection: Any, query: str, *values: object) -> None:
    """Wait until this is so in the database."""
    async with asyncio.timeout(PATIENCE):
        while not await connection.fetchval(query, *values):
            await asyncio.sleep(0.05)


async def late_commit(found: Cluster, fenced: bool) -> list[str]:
    """What the checker finds when a commit arrives after its worker was declared gone."""
    first, second = found.workers
    await asyncio.to_thread(first.start)
    await watch(found.postgres.address)
    if not fenced:
        await take_down_fence(found.postgres.address)
    connection = await asyncpg.connect(found.postgres.address)
    await connection.execute(f"SET search_path = {SCHEMA}")
    sessions = [row[0] for row in await connection.fetch(SESSIONS)]
    await asyncio.to_thread(second.start)
    history = History("late")
    async with AsyncExitStack() as stack:
        history.guest, secret = await new_secret(first.port)
        players = [Player(first, secret), Player(first, (await new_secret(first.port))[1])]
        opened = await fetch(
            first.port, "POST", "/api/tables", {"game": "championship", "seats": 2, "clock": "none"}, secret
        )
        for seat, player in enumerate(players):
            await player.come(stack, opened.json["code"])
            for kind, fields in (("sit", {"seat": seat, "name": f"P{seat}"}), ("ready", {})):
                assert (await player.wire.ask(kind, **fields))["type"] == "done"
        assert (await players[0].wire.ask("start"))["type"] == "done"
        first_answer = answer_to(await players[1].until(asks))  # so that the statement is known to PostgreSQL
        assert (await players[1].wire.ask("answer", **first_answer))["type"] == "done"
        answer = answer_to(await players[0].until(asks))
        table = await connection.fetchval("SELECT room FROM places")
        writing = await connection.fetchval(WRITES, sessions)
        found.proxy.cut(first.to_postgres)
        await players[0].wire.say("answer", **answer)
        await until(connection, "SELECT bool_or(expires < clock_timestamp()) FROM workers")
        back = Player(second, secret)
        await back.come(stack, table)
        await until(connection, "SELECT epoch >= 2 FROM places WHERE room = $1", table)
        found.proxy.heal(first.to_postgres)
        await until(connection, f"SELECT NOT EXISTS ({SESSIONS} AND pid = $1)", writing)  # it has done all it was sent
        sent = Answered(table, 1, 0, **answer, sent=1.0)
        async with asyncio.timeout(PATIENCE):
            while (await back.wire.ask("answer", **answer))["type"] != "done":
                back = Player(second, secret)
                await back.come(stack, table)
        sent.done = 2.0
        history.answers.append(sent)
    await connection.close()
    await asyncio.to_thread(found.end)
    return Checker(await in_postgres(found.postgres.address), [history]).problems()


@pytest.mark.parametrize("fenced", [True, False])
def test_what_arrives_late_is_not_written(tmp_path: Path, fenced: bool) -> None:
    assert LEASE < PATIENCE
    with cluster(tmp_path, workers=2, before="" if fenced else IN_A_WORKER) as found:
        problems = asyncio.run(late_commit(found, fenced))
    if fenced:
        assert problems == []
    else:
        assert any("whose table it was not" in problem for problem in problems), problems
