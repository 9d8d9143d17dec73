"""A connection that another worker hands over and that is refused here ends without a word, and without a traceback."""

import asyncio
import logging
import socket
from typing import Any

import pytest
from msgspec import msgpack
from uvicorn import Config
from uvicorn.server import ServerState

from clickbang.protocol.errors import STORAGE, ServerError
from clickbang.server.http.replies import deny
from clickbang.server.limits.connections import ConnectionLimits
from clickbang.server.settings import Settings
from clickbang.server.sockets.handover import Entrance, Luggage
from tests.server.patience import SOON

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def refuse(_: Any, receive: Any, send: Any) -> None:
    await receive()
    await deny(send, ServerError(STORAGE))


def test_one_that_is_refused_ends_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> bytes:
        config = Config(refuse, ws="none", log_config=None)
        config.load()
        client, handed = socket.socketpair()
        door, others = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with client, door, others:
            entrance = Entrance(door, ConnectionLimits(Settings()), config, ServerState())
            entrance.open({})
            with handed:
                socket.send_fds(others, [msgpack.encode(Luggage(REQUEST, b"", b""))], [handed.fileno()])
            client.setblocking(False)
            try:
                return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(client, 100), SOON)
            finally:
                entrance.close()

    with caplog.at_level(logging.ERROR):
        assert asyncio.run(scene()) == b""
    assert caplog.records == []
