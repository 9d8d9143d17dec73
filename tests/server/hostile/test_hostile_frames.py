"""Frames that are too many, empty, split without end or never read: counted, bounded, and nobody else notices."""

import asyncio
import json
import struct
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.frames import Opcode

from clickbang.protocol.messages import PROTOCOL
from tests.server.caller import handshake, new_secret
from tests.server.hostile.strain import Bystander, dial, memory, rest, send, wait_for_connections
from tests.server.hostile.test_fuzz import find_no_trace
from tests.server.hostile.test_hostile_requests import upgrade
from tests.server.hosting import Hosted, hosted
from tests.server.tables.test_short_way import Wire, masked

MEGABYTE = 1_000_000
HELLO = masked(json.dumps({"type": "hello", "protocol": PROTOCOL}).encode())
POLICY_VIOLATION = struct.pack("!H", 1008)
CLOSED = b"\x88\x02" + struct.pack("!H", 1000)


@pytest.fixture(scope="module")
def lenient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """It lets everybody send as much as they like, but not without reading."""
    with hosted(tmp_path_factory.mktemp("lenient"), messages_each=1e6, send_seconds=1) as server:
        yield server
        find_no_trace(server)


def until_closed(wire: Wire) -> bytes:
    """All that comes until the server says that it closes the connection."""
    found = b""
    while not found.endswith(CLOSED):
        found += wire.stream.read(1)
    return found


def until_hung_up(wire: Wire, flood: bytes) -> None:
    """Send this again and again, but not more than is on its way before the server has looked at any of it."""
    sent = 0
    while send(wire.socket, flood):
        sent += len(flood)
        assert sent < 30 * MEGABYTE


BEGUN = masked(b"{", fin=False)
"""A message that goes on."""
FLOODS = {
    "empty continuations": (BEGUN, masked(b"", Opcode.CONT, fin=False) * 40_000),
    "fragments of one byte": (BEGUN, masked(b" ", Opcode.CONT, fin=False) * 40_000),
    "pings within a message": (BEGUN, masked(b"", Opcode.PING) * 40_000),
    "empty texts": (b"", masked(b"") * 40_000),
    "empty binaries": (b"", masked(b"", Opcode.BINARY) * 40_000),
    "pings": (b"", masked(b"", Opcode.PING) * 40_000),
    "pongs": (b"", masked(b"", Opcode.PONG) * 40_000),
    "large pongs": (b"", masked(bytes(125), Opcode.PONG) * 40_000),
}


@pytest.mark.parametrize(("begin", "flood"), FLOODS.values(), ids=FLOODS.keys())
def test_whatever_comes_in_bulk_ends_its_own_connection_and_holds_nobody_up(
    server: Hosted, begin: bytes, flood: bytes
) -> None:
    before = memory(server)
    with Bystander(server) as bystander:
        for _ in range(3):
            with Wire(server, new_secret(server)) as wire:
                wire.greet()
                send(wire.socket, begin)
                until_hung_up(wire, flood)
    assert memory(server) - before < 30 * MEGABYTE
    assert max(bystander.waits) < 2


def test_many_who_flood_at_once_hold_nobody_up_either(server: Hosted) -> None:
    before = memory(server)
    with Bystander(server) as bystander, ExitStack() as stack:
        secret = new_secret(server)
        wires = [stack.enter_context(Wire(server, secret)) for _ in range(40)]
        for wire in wires:
            wire.greet()
        for wire in wires:
            send(wire.socket, masked(b"", Opcode.PING) * 40_000)
        for wire in wires:
            until_hung_up(wire, masked(b"", Opcode.PING) * 1_000)
    assert memory(server) - before < 60 * MEGABYTE
    assert max(bystander.waits) < 2


def test_who_sends_too_many_frames_is_told_so(server: Hosted) -> None:
    with Wire(server, new_secret(server)) as wire:
        wire.greet()
        send(wire.socket, masked(b"", Opcode.PONG) * 1_000)
        assert rest(wire.socket)[2:4] == POLICY_VIOLATION


def test_bytes_count_as_well(server: Hosted) -> None:
    """Each message is of a size that is allowed, but nobody has so much to say."""
    with Wire(server, new_secret(server)) as wire:
        wire.greet()
        text = masked(b'{"type":"ping","id":1' + b" " * 60_000 + b"}")
        until_hung_up(wire, text)


def test_even_where_anything_goes_a_message_has_an_end(lenient: Hosted) -> None:
    with Wire(lenient, new_secret(lenient)) as wire:
        wire.greet()
        send(wire.socket, BEGUN + masked(b"", Opcode.CONT, fin=False) * 200)
        assert rest(wire.socket)[2:4] == POLICY_VIOLATION


@pytest.mark.parametrize(
    "asked",
    [masked(bytes(125), Opcode.PING), masked(b'{"type":"ping","id":7}'), HELLO],
    ids=["pings of the WebSocket", "pings of the protocol", "hellos"],
)
def test_who_does_not_read_is_not_read_from_and_then_cut_off(lenient: Hosted, asked: bytes) -> None:
    wait_for_connections(lenient, 0)
    before = memory(lenient)
    with Wire(lenient, new_secret(lenient)) as wire:
        wire.greet()
        flood, sent = asked * 1_000, 0
        while send(wire.socket, flood):
            sent += len(flood)
            assert memory(lenient) - before < 40 * MEGABYTE, sent
            assert sent < 400 * MEGABYTE
        wait_for_connections(lenient, 0)


def test_a_burst_of_nonsense_is_told_goodbye_once(server: Hosted) -> None:
    with Wire(server, new_secret(server)) as wire:
        wire.greet()
        send(wire.socket, masked(b"x") * 90)
        assert until_closed(wire).count(b'"closing"') == 1


def test_a_hello_has_to_come_in_time(tmp_path: Path) -> None:
    """Who says it in time is left alone: test_quiet.py, where no time passes by itself."""
    with hosted(tmp_path) as server:
        secret = new_secret(server)
        server.stop()
        server.settings = {"request_seconds": 0.3}
        server.start()
        with Wire(server, secret) as silent:
            assert b'"code":"server/too-quiet"' in until_closed(silent)


def test_a_refused_handshake_and_what_is_no_text_leave_no_line_in_the_log(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        quiet = server.log.read_text()
        for headers in ({}, {"Authorization": "Bearer nobody"}, {"Origin": "https://example.org"}):
            assert asyncio.run(handshake(server, headers)) in (401, 403)
        with Wire(server, new_secret(server)) as wire:
            wire.greet()
            wire.socket.sendall(masked(b'{"type":"') + masked(b"\xff\xfe" * 100))
            assert next(wire.messages())["code"] == "server/malformed"
            assert next(wire.messages())["code"] == "server/malformed"
        with Wire(server, new_secret(server)) as wire:
            wire.socket.sendall(b"\xff" * 100)
            rest(wire.socket)
        assert server.log.read_text() == quiet


def test_a_handshake_that_cannot_be_read_is_answered(server: Hosted) -> None:
    """A line that is longer than the WebSocket library takes, in a head that is not too large."""
    with dial(server) as line:
        send(line, upgrade("x" * 9_000))
        assert rest(line).startswith(b"HTTP/1.1 400 ")
