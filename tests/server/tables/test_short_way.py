"""The short way into the server and out of it: the same messages as by the usual way, in the same order."""

import asyncio
import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from bench.server.socket import frame
from msgspec.json import encode
from websockets.frames import Frame, Opcode

from clickbang.client import Visit
from clickbang.protocol.messages import PROTOCOL, Attend, Ping, Sit
from clickbang.server.limits.buckets import Bucket
from clickbang.server.sockets.frames import FrameCounter, head, whole_message
from tests.server.hosting import Hosted, hosted
from tests.server.patience import SOON
from tests.server.stage import Client, Stage

TIMES = 200


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 60, 125])
def test_a_short_text_is_read_as_the_library_would(size: int) -> None:
    text = random.Random(size).randbytes(size)
    assert whole_message(masked(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        masked(b"hello")[:-1],
        masked(b"hello") + b"\x81",
        masked(b"hello") + masked(b"again"),
        masked(b"x" * 126),
        masked(b"hello", fin=False),
        masked(b"hello", Opcode.BINARY),
        masked(b"hello", Opcode.CONT),
        masked(b"hello", Opcode.PING),
        masked(b"", Opcode.CLOSE),
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        bytes([0xC1]) + masked(b"hello")[1:],
    ],
    ids=[
        "nothing", "one byte", "no end", "more", "two", "long", "goes on", "binary", "goes on with another", "ping",
        "close", "not masked", "compressed",
    ],
)  # fmt: skip
def test_everything_else_is_left_to_the_usual_way(data: bytes) -> None:
    assert whole_message(data) is None


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_what_stands_before_a_message_is_what_the_library_writes(size: int) -> None:
    assert head(size) + bytes(size) == Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)


@pytest.mark.parametrize("seed", range(20))
def test_frames_are_counted_and_cut_where_the_library_finds_them(seed: int) -> None:
    whim = random.Random(seed)
    sizes = [whim.choice([0, 0, 1, 125, 126, 1000, 65_535, 65_536]) for _ in range(30)]
    frames = [masked(bytes(size), whim.choice([Opcode.TEXT, Opcode.CONT])) for size in sizes[:29]]
    frames.append(Frame(Opcode.TEXT, b"not masked").serialize(mask=False))
    ends = {0, *(len(b"".join(frames[: number + 1])) for number in range(30))}
    counter, data, at, most = FrameCounter(), b"".join(frames), 0, whim.randint(1, 5)
    while at < len(data):
        piece = data[at : at + whim.choice([1, 2, 7, 200, 100_000])]
        begun = counter.begun
        walked = counter.walk(piece, most)
        assert counter.begun - begun <= most
        at += walked
        assert counter.is_inside() == (at not in ends)
        if walked < len(piece):
            assert counter.begun - begun == most
            assert at in ends
    assert counter.begun == 30


class Wire:
    """A bare connection, on which bytes can be sent in any parts."""

    def __init__(self, server: Hosted, secret: str, source: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=SOON, source_address=(source, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {secret}\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        while self.stream.readline() not in (b"\r\n", b""):
            pass

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self.stream.close()
        self.socket.close()

    def greet(self) -> None:
        self.socket.sendall(masked(json.dumps({"type": "hello", "protocol": PROTOCOL, "id": 0}).encode()))
        next(self.messages())

    def messages(self) -> Iterator[dict[str, object]]:
        while True:
            _, size = self.stream.read(2)
            if size == 126:
                size = int.from_bytes(self.stream.read(2), "big")
            elif size == 127:
                size = int.from_bytes(self.stream.read(8), "big")
            yield from json.loads(self.stream.read(size))


def test_messages_in_any_parts_are_answered_in_their_order(tmp_path: Path) -> None:
    """Some come alone, some together, some in pieces, some split by the protocol, and one has to wait for the disk."""
    whim = random.Random(3)
    with hosted(tmp_path, messages_each=1e6) as server:
        visit = Visit(server.address)
        code = asyncio.run(visit.open_table("bulletbucks", 3))
        with Wire(server, visit.secret) as wire:
            wire.greet()
            data = b""
            for number in range(1, TIMES):
                asked = {"type": "attend", "table": code} if number % 20 == 10 else {"type": "ping"}
                text = json.dumps(asked | {"id": number}).encode()
                if whim.random() < 0.2:
                    data += masked(text[:9], fin=False) + masked(text[9:], Opcode.CONT)
                else:
                    data += masked(text)
                if whim.random() < 0.5:
                    cut = whim.randrange(len(data)) if whim.random() < 0.3 else len(data)
                    wire.socket.sendall(data[:cut])
                    data = data[cut:]
            wire.socket.sendall(data)
            answered: list[int] = []
            for message in wire.messages():
                assert message["type"] != "refused"
                if "id" in message:
                    answered.append(int(str(message["id"])))
                if len(answered) == TIMES - 1:
                    break
    assert [number for number in answered if number % 20 != 10] == [n for n in range(1, TIMES) if n % 20 != 10]
    assert sorted(answered) == list(range(1, TIMES))


@pytest.mark.parametrize(
    "begin",
    [
        masked(b'{"type":"ping","id":8', fin=False),
        masked(bytes(100))[:30],
        masked(bytes(100))[:2],
        masked(bytes(100))[:6],
    ],
    ids=["a message that goes on", "a message without its end", "the first two bytes", "all but what it says"],
)
def test_what_looks_like_a_message_in_the_middle_of_another_is_none(begin: bytes, server: Hosted) -> None:
    visit = Visit(server.address)
    asyncio.run(visit.become_guest())
    with Wire(server, visit.secret) as wire:
        wire.greet()
        wire.socket.sendall(begin)
        time.sleep(0.2)
        wire.socket.sendall(masked(json.dumps({"type": "ping", "id": 7}).encode()))
        wire.socket.settimeout(0.5)
        with suppress(TimeoutError):
            assert b"pong" not in wire.socket.recv(10_000)


def test_nothing_overtakes_somebody_on_the_way_to_a_table(stage: Stage) -> None:
    connection = Client(stage, "Ann").connection

    async def scene() -> None:
        table = await stage.registry.open_table("Ann", "bulletbucks", 3, {}, "none", "none", True, "")
        assert connection.take_now(encode(Attend(table=table.id)))
        assert not connection.take_now(encode(Ping()))
        await connection.take(encode(Sit(seat=0, name="Ann")))  # which waits until she is there
        assert connection.take_now(encode(Ping()))
        connection.late = True
        assert not connection.take_now(encode(Ping()))
        assert table.inbox or table.doc.seats[0].name == "Ann"

    stage.loop.run_until_complete(scene())
    stage.settle()


def test_the_load_clients_frames_go_the_short_way() -> None:
    assert whole_message(frame(b"hello")) == b"hello"


def test_whoever_sends_much_waits_until_others_have_had_their_turn(stage: Stage) -> None:
    connection = Client(stage, "guest").connection
    connection.bucket = Bucket(0.0, 40.0)
    connection.calm = 20.0
    taken = [connection.take_now(encode(Ping())) for _ in range(30)]
    assert taken == [True] * 21 + [False] * 9
    stage.settle()
