"""A server that stops while a connection is about to end: each in its own moment, and the stop comes to its end."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
import uvloop
from uvicorn._types import ASGISendEvent
from websockets.frames import CloseCode
from websockets.protocol import OPEN

from clickbang.server.app import REGISTRY
from clickbang.server.limits.connections import ConnectionLimits
from clickbang.server.run import Announcing
from clickbang.server.settings import Settings
from clickbang.server.sockets.handover import HandedOver, Luggage
from clickbang.server.sockets.quick_socket import QuickWebSocket
from tests.attack.http import new_secret
from tests.attack.wire import CLOSE, CONTINUATION, TEXT, Wire, frame, opening
from tests.server.in_this_process import port_of, serving
from tests.server.patience import SOON

NORMAL = (1000).to_bytes(2, "big")
RESTART = (1012).to_bytes(2, "big")
ENDED = b""
"""What is read from a connection that ends without another word."""


def only_socket(server: Announcing) -> QuickWebSocket:
    (found,) = [one for one in server.server_state.connections if isinstance(one, QuickWebSocket)]
    return found


def closed_by_client(connection: QuickWebSocket) -> None:
    connection.data_received(frame(CLOSE, NORMAL))
    connection.parse()


def cut_by_us(connection: QuickWebSocket) -> None:
    connection.data_received(frame(TEXT, b"{", fin=False) + frame(CONTINUATION, fin=False) * 40)
    connection.parse()
    connection.cut()


def still_open(connection: QuickWebSocket) -> None:
    assert connection.conn.state is OPEN


async def last_words(wire: Wire) -> bytes:
    """What the close frame of the server says."""
    async with asyncio.timeout(SOON):
        first, size = await wire.reader.readexactly(2)
        assert first & 15 == CLOSE
        said = await wire.reader.readexactly(size)
        assert await wire.reader.read() == ENDED  # and nothing comes after it
    return said


@pytest.mark.parametrize(
    ("meanwhile", "said"),
    [(still_open, RESTART), (closed_by_client, NORMAL), (cut_by_us, CloseCode.POLICY_VIOLATION.to_bytes(2, "big"))],
)
def test_a_connection_that_is_closing_when_the_server_stops_ends_once(
    tmp_path: Path, meanwhile: Callable[[QuickWebSocket], None], said: bytes
) -> None:
    """It stays in the server's list until the event loop says that the transport is gone."""

    async def scene() -> None:
        async with serving(tmp_path) as server:
            _, secret = await new_secret(port_of(server))
            async with Wire(port_of(server), secret) as wire:
                connection = only_socket(server)
                meanwhile(connection)
                assert connection in server.server_state.connections
                connection.shutdown()
                assert (await last_words(wire))[:2] == said
        assert server.lifespan.state[REGISTRY].finished_writing

    uvloop.run(scene())


class StoppedAtOnce(HandedOver):
    """The server stops before anybody has looked at the connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.shutdown()


class StoppedWhenRefused(HandedOver):
    """The server stops when it has just been refused."""

    stopped = False

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self.shutdown()
        self.stopped = True


async def handed_over(server: Announcing, kind: type[HandedOver], secret: str) -> tuple[HandedOver, bytes]:
    """A connection that another worker has let in, and all that its client hears."""
    ours, its = socket.socketpair()
    loop = asyncio.get_running_loop()
    luggage = Luggage(opening(secret), b"", b"")
    connection = kind(
        ConnectionLimits(Settings()), luggage, config=server.config, server_state=server.server_state,
        app_state=server.lifespan.state, _loop=loop,
    )  # fmt: skip
    its.setblocking(False)
    reader, writer = await asyncio.open_connection(sock=ours)
    await loop.connect_accepted_socket(lambda: connection, its)
    try:
        async with asyncio.timeout(SOON):
            return connection, await reader.read()
    finally:
        writer.close()


def test_who_was_handed_over_hears_no_http_when_the_server_stops(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            _, secret = await new_secret(port_of(server))
            assert (await handed_over(server, StoppedAtOnce, secret))[1] == ENDED

    uvloop.run(scene())


def test_a_refused_handover_when_the_server_stops_is_over_already(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            connection, heard = await handed_over(server, StoppedWhenRefused, "nobody")
            assert heard == ENDED
            assert isinstance(connection, StoppedWhenRefused)
            assert connection.stopped

    uvloop.run(scene())
