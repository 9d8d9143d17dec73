"""Whatever clients send: the server stays up, answers in its own words, and other tables do not notice."""

import asyncio
import json
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from clickbang.protocol.messages import Closing, Refused, ServerMessage
from tests.server.caller import Caller, fetch, new_secret
from tests.server.hostile.nonsense import nonsense
from tests.server.hosting import Hosted, hosted
from tests.server.patience import LONG
from tests.server.running.test_serve import play_a_game

CALLERS = 10
BATCH, LAST = 12, 1_000_000
"""So many messages at once, and the id of the one after them."""
FAST = {
    "messages_each": 1e6,
    "connections_each": 1000,
    "guesses_each": 1_000_000,
    "tables_each": 1000,
    "attends_each": 1_000_000,
    "bytes_each": 10**12,
    "requests_each": 1e6,
}
"""Limits out of the way: what is tested is what lies behind them."""

_decoder = msgspec.json.Decoder(list[ServerMessage])


def find_no_trace(server: Hosted) -> None:
    """The server is well, and its log knows of nothing that went wrong."""
    assert fetch(server, "GET", "/health").json["status"] == "ok"
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "ERROR" not in log
    assert "a bot failed" not in log


@asynccontextmanager
async def dialled(server: Hosted, secret: str) -> AsyncIterator[ClientConnection]:
    headers = {"Authorization": f"Bearer {secret}"}
    address = f"ws://127.0.0.1:{server.port}/ws"
    async with connect(address, additional_headers=headers, proxy=None, ping_interval=None, max_size=2**24) as dialled:
        yield dialled


async def babble(server: Hosted, seed: int, messages: int) -> Counter[str]:
    """Send nonsense until so much of it has been handled, over as many connections as it takes; what came back."""
    luck, codes = Random(seed), Counter[str]()
    secret = new_secret(server)
    opened = {"game": luck.choice(["bulletbucks", "championship", "battleroyal"]), "seats": 4}
    code = fetch(server, "POST", "/api/tables", opened, secret).json["code"]
    while messages > 0:
        async with dialled(server, secret) as line:
            with suppress(ConnectionClosed):
                if luck.randrange(10):
                    await line.send('{"type":"hello","protocol":1}')
                    await line.send(json.dumps({"type": "attend", "table": code}))
                    await line.send('{"type":"sit","seat":0,"name":"Babbler"}')
                while messages > 0:
                    for _ in range(BATCH):
                        await line.send(nonsense(luck))
                    await line.send(json.dumps({"type": "ping", "id": LAST}))
                    await replies(line, codes)
                    messages -= BATCH
    return codes


async def replies(line: ClientConnection, codes: Counter[str]) -> None:
    """Count what is refused, until the last message of a batch has been answered."""
    last = False
    while not last:
        for message in _decoder.decode(await line.recv()):
            last |= getattr(message, "id", None) == LAST
            if isinstance(message, Refused | Closing):
                assert "Traceback" not in message.sentence
                codes[message.code] += 1


# which reasons come up depends on how far the tables got meanwhile: fewer messages find fewer
@pytest.mark.parametrize(("messages", "reasons"), [(3600, 8), pytest.param(20_400, 15, marks=pytest.mark.soak)])
def test_nonsense_by_the_thousand(tmp_path: Path, messages: int, reasons: int) -> None:
    async def scene(server: Hosted) -> Counter[str]:
        elsewhere = asyncio.create_task(play_a_game(server.address, "bulletbucks", 4))
        found = await asyncio.gather(*[babble(server, seed, messages // CALLERS) for seed in range(CALLERS)])
        results = await elsewhere
        assert results == [results[0]] * 3
        return sum(found, Counter())

    with hosted(tmp_path, **FAST) as server:
        codes = asyncio.run(asyncio.wait_for(scene(server), LONG))
        find_no_trace(server)
        assert "server/broken" not in codes
        assert codes["server/malformed"] > messages / 20
        assert len(codes) > reasons, "nonsense that is all refused for the same reason"


def test_what_is_too_large_ends_its_own_connection_alone(tmp_path: Path) -> None:
    async def scene(server: Hosted) -> None:
        async with Caller(server, new_secret(server)) as quiet:
            await quiet.attend("ZZZZZZ")
            for text in ("x" * 65_537, b"\x00" * 1_000_000):
                async with dialled(server, new_secret(server)) as line:
                    with suppress(ConnectionClosed):
                        await line.send(text)
                        await line.recv()
                    await line.wait_closed()
                    assert line.close_code in (1006, 1009)
            assert await quiet.attend("ZZZZZZ") == "server/no-such-table"

    with hosted(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scene(server), LONG))
        find_no_trace(server)


def test_a_flood_is_refused_and_then_hung_up(tmp_path: Path) -> None:
    """The limit bites: so many messages at once, then so many a second, then no more."""

    async def scene(server: Hosted) -> None:
        async with dialled(server, new_secret(server)) as line:
            codes = Counter[str]()
            for _ in range(30):
                await line.send('{"type":"ping"}')
            while codes.total() < 30:
                refused = [reply for reply in _decoder.decode(await line.recv()) if isinstance(reply, Refused)]
                codes.update(reply.code for reply in refused)
            assert codes["server/hello-first"] >= 20  # so many at once
            assert codes["server/too-fast"] > 0
            last: object = None
            for _ in range(40):
                await line.send('{"type":"ping"}')
            with suppress(ConnectionClosed):
                while True:
                    last = _decoder.decode(await line.recv())[-1]
            assert isinstance(last, Closing)
            assert last.code == "server/too-fast"

    with hosted(tmp_path, messages_each=5) as server:
        asyncio.run(asyncio.wait_for(scene(server), LONG))
        find_no_trace(server)


def test_half_open_connections_and_those_who_hang_up_in_the_middle(tmp_path: Path) -> None:
    beginnings = [
        b"",
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\n{",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x00" * 5000,
    ]
    with hosted(tmp_path) as server:
        held = []
        for number in range(70):
            line = socket.create_connection(("127.0.0.1", server.port))
            with suppress(OSError):
                line.sendall(beginnings[number % len(beginnings)])
            held.append(line)
        results = asyncio.run(asyncio.wait_for(play_a_game(server.address, "bulletbucks", 3), LONG))
        assert results
        for line in held:
            line.close()
        find_no_trace(server)


async def connections(server: Hosted) -> int:
    figures = await asyncio.to_thread(fetch, server, "GET", "/metrics")
    (line,) = [line for line in figures.body.decode().splitlines() if line.startswith("clickbang_connections ")]
    return int(float(line.split()[1]))


def test_one_who_never_reads_is_disconnected_and_nobody_else_waits(tmp_path: Path) -> None:
    async def scene(server: Hosted) -> None:
        secret = new_secret(server)
        opened = fetch(
            server, "POST", "/api/tables", {"game": "battleroyal", "seats": 36, "bot": "random"}, secret
        ).json
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        deaf = await connect(
            f"ws://127.0.0.1:{server.port}/ws",
            sock=raw,
            additional_headers={"Authorization": f"Bearer {secret}"},
            proxy=None,
            ping_interval=None,
            max_queue=1,
        )
        await deaf.send('{"type":"hello","protocol":1}')
        async with Caller(server, new_secret(server)) as neighbour:
            while await connections(server) == 2:
                for _ in range(300):  # each is answered with some kilobytes
                    with suppress(ConnectionClosed):
                        await deaf.send(json.dumps({"type": "attend", "table": opened["code"]}))
                    await asyncio.sleep(0.001)
                assert await neighbour.attend(opened["code"]) == ""
            assert await neighbour.attend(opened["code"]) == ""
        deaf.transport.abort()

    with hosted(tmp_path, send_seconds=1, **FAST) as server:
        asyncio.run(asyncio.wait_for(scene(server), LONG))
        find_no_trace(server)
