"""With several workers on one machine a connection goes to the worker that has the table, whoever has let it in."""

import asyncio
import json
import os
from contextlib import AsyncExitStack
from pathlib import Path

from bench.server.process import family

from clickbang.protocol.messages import Say
from tests.server.caller import Caller, fetch, new_secret
from tests.server.hosting import Hosted, hosted
from tests.server.patience import SOON

CROWD = 12


def homes(server: Hosted) -> list[int]:
    """For every connection to the server, in whose process it is (Linux)."""
    assert server.process is not None
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = {row[9] for row in rows if int(row[1].rpartition(":")[2], 16) == server.port and row[3] == "01"}
    found = []
    for process in family(server.process.pid):
        for file in (process / "fd").iterdir():
            target = os.readlink(file) if file.is_symlink() else ""
            if target.removeprefix("socket:[").rstrip("]") in ours:
                found.append(int(process.name))
    return found


def open_table(server: Hosted) -> tuple[str, str]:
    secret = new_secret(server)
    wanted = {"game": "bulletbucks", "seats": 3}
    return secret, str(fetch(server, "POST", "/api/tables", wanted, secret).json["code"])


async def heard(caller: Caller, text: str) -> None:
    async with asyncio.timeout(SOON):
        while not any(f'"{text}"' in said for said in caller.texts):
            await caller.receive()


def test_all_who_come_to_a_table_are_with_one_worker(tmp_path: Path) -> None:
    async def scene(server: Hosted) -> None:
        secret, code = open_table(server)
        async with AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(Caller(server, secret)) for _ in range(CROWD)]
            for caller in crowd:
                assert await caller.attend(code) == ""
            assert len(homes(server)) == CROWD
            assert len(set(homes(server))) == 1
            assert await crowd[0].ask(Say(text="hear, hear")) == ""
            for caller in crowd:
                await heard(caller, "hear, hear")
                welcomes = [message for text in caller.texts for message in json.loads(text) if "server" in message]
                assert len(welcomes) == 1  # nobody is greeted twice

    with hosted(tmp_path, workers=2) as server:
        asyncio.run(scene(server))
    assert "Traceback" not in server.log.read_text()


def test_what_is_said_in_one_breath_is_heard_in_its_order(tmp_path: Path) -> None:
    """Then something is on its way already, and it is passed on from worker to worker."""

    async def scene(server: Hosted) -> None:
        secret, code = open_table(server)
        async with AsyncExitStack() as stack:
            host = await stack.enter_async_context(Caller(server, secret))
            assert await host.attend(code) == ""
            crowd = [await stack.enter_async_context(Caller(server, new_secret(server))) for _ in range(CROWD)]
            for number, caller in enumerate(crowd):
                said = [
                    {"type": "hello", "protocol": 1},
                    {"type": "attend", "table": code, "id": 1},
                    {"type": "say", "text": f"breath {number}", "id": 2},
                    {"type": "ping", "id": 3},
                ]
                for message in said:
                    await caller.socket.send(json.dumps(message))
            for caller in crowd:
                replies: list[int] = []
                async with asyncio.timeout(SOON):
                    while len(replies) < 3:
                        replies += [message["id"] for message in await caller.receive() if message.get("id")]
                assert [number for number in replies if number != 3] == [1, 2]  # a pong waits for nobody
            for number in range(CROWD):
                await heard(host, f"breath {number}")

    with hosted(tmp_path, workers=2) as server:
        asyncio.run(scene(server))
    assert "Traceback" not in server.log.read_text()


def test_a_connection_goes_on_from_table_to_table(tmp_path: Path) -> None:
    async def scene(server: Hosted) -> None:
        opened = [open_table(server) for _ in range(4)]
        async with AsyncExitStack() as stack:
            for secret, code in opened:
                there = await stack.enter_async_context(Caller(server, secret))
                assert await there.attend(code) == ""
            wanderer = await stack.enter_async_context(Caller(server, new_secret(server)))
            for _, code in [*opened, *opened[:2]]:  # nobody may say more than this in one breath
                assert await wanderer.attend(code) == ""
                assert await wanderer.ask(Say(text=f"at {code}")) == ""

    with hosted(tmp_path, workers=2) as server:
        asyncio.run(scene(server))
    assert "Traceback" not in server.log.read_text()
