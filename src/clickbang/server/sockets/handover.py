"""A connection goes to the worker at whose table its client wants to be: the socket itself, since both are on one
machine. Nobody has to pass on afterwards what is said.

The request with which the connection began goes along, and is read as if it had come in there: the worker that serves
somebody finds out by itself who that is. What the client has been told already is not said again.
"""

import asyncio
import logging
import socket
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from msgspec import Struct, msgpack
from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.server import ServerState

from clickbang.server.cluster.places import Worker
from clickbang.server.cluster.sqlite_places import SqlitePlaces
from clickbang.server.limits.connections import ConnectionLimits
from clickbang.server.sockets.quick_socket import QuickWebSocket, Read

log = logging.getLogger("clickbang")

LARGEST: Final = 200_000
"""Bytes that go along with a connection at most: twice a message, and the head of a request."""


class Luggage(Struct, array_like=True):
    """What goes along with a connection."""

    request: bytes
    hello: bytes
    attend: bytes


class Handover:
    """Hands connections to other workers."""

    def __init__(self, doors: Mapping[int, socket.socket], places: SqlitePlaces) -> None:
        self.doors = doors
        """By the number that its supervisor has given to a worker, where it takes connections in."""
        self.places = places

    def hand_on(self, worker: Worker, connection: Any, hello: bytes, attend: bytes) -> bool:
        """Whether this worker has the connection from now on. It has not if something is on its way to the client, or
        from it, or if the worker takes no more at the moment."""
        door = self.doors.get(self.places.seats.get(worker.number, 0))
        if door is None or not isinstance(connection, QuickWebSocket) or not connection.is_idle():
            return False
        number = connection.transport.get_extra_info("socket").fileno()
        try:
            luggage = Luggage(connection.request.serialize(), hello, attend)
            socket.send_fds(door, [msgpack.encode(luggage)], [number], socket.MSG_DONTWAIT)
        except (OSError, ValueError):
            return False
        connection.transport.abort()  # which closes our end alone
        return True


REFUSAL = "websocket.http.response"
"""How the two messages begin by which a connection is refused."""


class HandedOver(QuickWebSocket):
    """A connection that has come in elsewhere."""

    def __init__(self, limits: ConnectionLimits, luggage: Luggage, **by_uvicorn: Any) -> None:
        super().__init__(limits, **by_uvicorn)
        self.luggage: Luggage | None = luggage
        """Until it has been unpacked."""
        self.early = b""
        """What has come before that."""
        self.muted = False
        """Whether the client has heard what is said now."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert self.luggage is not None
        if self.limits.admit(self.transport, self.client[0] if self.client else ""):
            self.begin(self.luggage.request)
        else:
            self.transport.abort()

    def shutdown(self) -> None:
        if self.handshake_complete:
            super().shutdown()
        else:
            self.transport.abort()  # the client has a WebSocket already, in which a response of HTTP makes no sense

    async def send(self, message: ASGISendEvent) -> None:
        if self.handshake_complete and not message["type"].startswith(REFUSAL):
            await super().send(message)
        elif message["type"] == "websocket.accept":
            self.handshake_complete = True
            self.conn.send_response(self.response)
            self.conn.data_to_send()  # which the client has seen
        else:
            self.handshake_complete = True
            self.transport.abort()  # they are let in no more, and find out why when they come again

    def hand_to(self, read: Read) -> None:
        super().hand_to(read)
        if self.luggage is None:
            return
        luggage, self.luggage = self.luggage, None
        self.muted = True
        read(luggage.hello)
        self.muted = False
        read(luggage.attend)
        if self.early:
            super().data_received(self.early)
            self.early = b""

    def data_received(self, data: bytes) -> None:
        if self.luggage is None:
            super().data_received(data)
        else:
            self.early += data

    def write(self, text: bytes) -> None:
        if not self.muted:
            super().write(text)


class Entrance:
    """Takes connections that others hand over."""

    def __init__(self, door: socket.socket, limits: ConnectionLimits, config: Config, state: ServerState) -> None:
        self.door = door
        self.limits = limits
        self.config = config
        self.state = state
        self.tasks: set[asyncio.Task[Any]] = set()

    def open(self, app_state: dict[str, Any]) -> None:
        """From now on."""
        self.app_state = app_state
        self.loop = asyncio.get_running_loop()
        self.loop.add_reader(self.door, self.take)

    def close(self) -> None:
        self.loop.remove_reader(self.door)

    def take(self) -> None:
        try:
            data, numbers, _, _ = socket.recv_fds(self.door, LARGEST, 1, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return
        for number in numbers:
            connection = socket.socket(fileno=number)
            connection.setblocking(False)
            unpack = partial(self.protocol, msgpack.decode(data, type=Luggage))
            task = self.loop.create_task(self.loop.connect_accepted_socket(unpack, connection))
            self.tasks.add(task)
            task.add_done_callback(self.taken)

    def protocol(self, luggage: Luggage) -> HandedOver:
        return HandedOver(
            self.limits, luggage, config=self.config, server_state=self.state, app_state=self.app_state, _loop=self.loop
        )

    def taken(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("a connection that was handed over is lost: %s", type(error).__name__)
