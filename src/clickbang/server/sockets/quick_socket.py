"""uvicorn's WebSocket, with a short way in and a short way out for what nearly all messages are.

The usual way (ASGI's `receive` and `send`) is a chain of coroutines, a queue, a general framing of messages, and two
calls of the system that stop and start the reading: together several times the cost of what a message is about. It is
still the way for everything else: large or split messages, several at once, and a connection whose reader is slow.
There everything counts, every frame and every byte, and is counted before it is parsed. Whoever does not read what we
send is not read from either.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import CONNECTING, OPEN

from clickbang.server.limits.buckets import Bucket
from clickbang.server.limits.connections import ConnectionLimits, SlowReader
from clickbang.server.limits.fair_queue import A_LOT
from clickbang.server.sockets.frames import FrameCounter, head, whole_message

QUICK: Final = "clickbang.quick"
"""Under `extensions` of an ASGI scope: the `QuickWebSocket`, or whatever else can do what it does."""
FRAMES_AT_ONCE: Final = 50
"""So many frames of one connection are parsed before others have their turn."""
MOST_FRAGMENTS: Final = 100
"""Into so many frames a message may be split."""
SPARE_FRAMES: Final = 100
"""So many frames more than messages: those of a split message, pings of the WebSocket itself, and what is refused."""
USUAL_SIZE: Final = 1_000
"""Bytes that a frame may have on average, for long."""
SPARE_BYTES: Final = 1_000_000
"""Bytes that may come at once: a few of the largest messages."""
Read = Callable[[bytes], bool]
"""Takes a text message now, or returns False if it has to come the usual way."""


def the_usual_way(_: bytes) -> bool:
    """A `Read` that takes nothing."""
    return False


class QuickWebSocket(WebSocketsSansIOProtocol):
    """One connection."""

    read: Read = staticmethod(the_usual_way)

    def __init__(self, limits: ConnectionLimits, **by_uvicorn: Any) -> None:
        super().__init__(**by_uvicorn)
        self.limits = limits
        each = limits.settings.messages_each
        self.counter = FrameCounter()
        self.frames_left = Bucket(each, 4 * each + SPARE_FRAMES)
        self.bytes_left = Bucket(each * USUAL_SIZE, SPARE_BYTES)
        self.waiting = b""
        """What has come and is not parsed yet."""
        self.called = False
        """Whether that is about to be parsed."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.slow = SlowReader(self.transport, self.limits.settings.send_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.limits.release(self.transport)
        self.slow.end()
        self.conn.parser.close()  # else the library's parser and what it parses for hold each other
        self.conn.parser_exc = None

    def shutdown(self) -> None:
        """The server stops. Nothing more can be said where the client is closing already, or was refused."""
        if self.handshake_complete and not self.close_sent and self.conn.state is not OPEN:
            self.transport.close()
        else:
            super().shutdown()

    async def run_asgi(self) -> None:
        self.scope["extensions"][QUICK] = self  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][QUICK]

    # In

    def hand_to(self, read: Read) -> None:
        """Whole messages go to this from now on."""
        self.read = read

    def data_received(self, data: bytes) -> None:
        if self.conn.state is OPEN and not (self.frames or self.close_sent or self.waiting or self.counter.is_inside()):
            text = whole_message(data)
            if text is not None and self.read(text):
                return
        if not self.handshake_initiated:
            self.begin(data)
            return
        self.waiting += data
        if len(self.waiting) > A_LOT:
            self.transport.pause_reading()
        self.go_on()

    def begin(self, request: bytes) -> None:
        """The request that asks for a WebSocket; one that makes no sense to the library gets no reply from it."""
        super().data_received(request)
        if not self.handshake_initiated:
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def parse(self) -> None:
        """A part of what has come, by the usual way; the next one when all others have had their turn."""
        self.called = False
        if self.disconnected or self.conn.parser_exc is not None:
            return
        begun = self.counter.begun
        end = self.counter.walk(self.waiting, FRAMES_AT_ONCE)
        part, self.waiting = self.waiting[:end], self.waiting[end:]
        if not (self.frames_left.take(self.counter.begun - begun) and self.bytes_left.take(end)):
            self.cut()
            return
        super().data_received(part)
        if len(self.frames) > MOST_FRAGMENTS:
            self.cut()
        else:
            self.go_on()

    def go_on(self) -> None:
        """Read, if nothing is in the way: messages that wait to be handled, or a client that does not read."""
        if self.called or self.read_paused or not self.writable.is_set():
            return
        if self.waiting:
            self.called = True
            self.limits.queue.add(self)
        else:
            self.transport.resume_reading()

    def cut(self) -> None:
        """End the connection of whoever sends too much, without a look at the rest of it."""
        self.waiting = b""
        if self.conn.state is CONNECTING:
            self.transport.abort()
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too much at once")
        self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        self.curr_msg_data_type = "bytes"  # what is no text is refused where messages are read, as by the short way
        super().send_receive_event_to_app()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.go_on()
        return message

    # Out

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # refused, that is; else it is taken for an error of ours, and logged

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        self.slow.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.slow.end()
        self.go_on()

    def takes_at_once(self) -> bool:
        return self.conn.state is OPEN and self.writable.is_set() and not (self.close_sent or self.disconnected)

    def is_idle(self) -> bool:
        """Whether nothing is on its way, in or out."""
        return (
            self.takes_at_once()
            and not (self.frames or self.waiting or self.counter.is_inside())
            and self.queue.empty()
            and not self.transport.get_write_buffer_size()
        )

    def write(self, text: bytes) -> None:
        self.transport.write(head(len(text)) + text)

    def recall(self) -> bool:
        return False
