"""uvicorn's HTTP, with bounds for what somebody can send before anybody looks at it: no head of a request is large, no
request takes for ever, and what comes at once is parsed in parts, so that others have their turn in between.
"""

import asyncio
from typing import Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from clickbang.protocol.errors import ELSEWHERE, MALFORMED, TOO_FAST, TOO_LARGE, TOO_QUIET, ServerError
from clickbang.server.http.headers import HEADERS
from clickbang.server.limits.connections import ConnectionLimits, SlowReader
from clickbang.server.limits.fair_queue import A_LOT

LARGEST_HEAD: Final = 16_384
"""Bytes of the request line and all headers."""
MOST_HEADERS: Final = 100
LARGEST_REQUEST: Final = 1_000_000
"""Bytes of a whole request as it is sent, whether or not anybody reads it: far more than any body that is taken."""
PART: Final = 4_096
"""So many bytes of a body are parsed at once: a thousand tiny chunks at most."""


class Refusal(Exception):
    """What the parser is stopped with."""

    def __init__(self, status: int, error: ServerError) -> None:
        self.status = status
        self.error = error


class BoundedHttp(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(self, limits: ConnectionLimits, **by_uvicorn: Any) -> None:
        super().__init__(**by_uvicorn)
        self.limits = limits
        self.in_head = True
        """Whether the head of a request has begun or may begin."""
        self.size = 0
        """Bytes of the request so far."""
        self.waiting = b""
        """What has come and is not parsed yet."""
        self.called = False
        """Whether that is about to be parsed."""
        self.ended = False
        """Whether nothing more is heard."""
        self.deadline: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.slow = SlowReader(transport, self.limits.settings.send_seconds)
        if self.limits.admit(transport, self.client[0] if self.client else ""):
            self.await_request()
        else:
            self.refuse(Refusal(503, ServerError(ELSEWHERE)))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.limits.release(self.transport)
        self.stop_waiting()
        self.slow.end()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.slow.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.slow.end()

    # Time

    def await_request(self) -> None:
        """A request, or the rest of it, has to come in time."""
        self.stop_waiting()
        self.deadline = self.loop.call_later(self.limits.settings.request_seconds, self.too_late)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_late(self) -> None:
        if self.size:
            self.refuse(Refusal(408, ServerError(TOO_QUIET)))
        else:
            self.transport.close()

    # What comes

    def data_received(self, data: bytes) -> None:
        if self.ended:
            return
        self._unset_keepalive_if_required()
        self.waiting += data
        if len(self.waiting) > A_LOT:
            self.transport.pause_reading()
        self.parse_later()

    def parse_later(self) -> None:
        if not self.called:
            self.called = True
            self.limits.queue.add(self)

    def parse(self) -> None:
        """A part of what has come; the next one when all others have had their turn."""
        self.called = False
        if self.ended or self.parser is None:  # uvicorn's way to say that the connection is lost
            return
        most = LARGEST_HEAD - self.size if self.in_head else PART
        part, self.waiting = self.waiting[:most], self.waiting[most:]
        try:
            self.feed(part)
        except Refusal as refusal:
            self.refuse(refusal)
        if self.ended or self.transport.is_closing():
            self.waiting = b""
        elif self.waiting:
            self.parse_later()
        elif not self.flow.read_paused:
            self.transport.resume_reading()

    def feed(self, part: bytes) -> None:
        if self.deadline is None and self.in_head:
            self.await_request()
        self.size += len(part)
        try:
            self.parser.feed_data(part)
        except httptools.HttpParserCallbackError as error:
            if isinstance(error.__context__, Refusal):
                raise error.__context__ from None
            raise Refusal(400, ServerError(MALFORMED, why=str(error))) from None
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.end()
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            raise Refusal(400, ServerError(MALFORMED, why=str(error))) from None
        if self.size >= (LARGEST_HEAD if self.in_head else LARGEST_REQUEST):
            raise Refusal(431 if self.in_head else 413, ServerError(TOO_LARGE))

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            raise Refusal(429, ServerError(TOO_FAST))  # which is never sent: the reply to the one before is the last
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise Refusal(431, ServerError(TOO_LARGE))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.in_head = False
        self.await_request()

    def on_message_complete(self) -> None:
        self.in_head = True
        self.size = 0
        self.stop_waiting()
        super().on_message_complete()

    # The end

    def end(self) -> None:
        """Nothing more is heard on this connection, or not by us."""
        self.ended = True
        self.stop_waiting()

    def refuse(self, refusal: Refusal) -> None:
        """The last reply on this connection, unless there is one already, or somebody is still at work on one."""
        self.end()
        cycle = self.cycle
        if self.in_head and cycle is not None and not cycle.response_complete:
            cycle.keep_alive = False
            self.flow.pause_reading()
            return
        if self.in_head or cycle is None or not cycle.response_started:
            self.transport.write(reply(refusal))
        self.transport.close()


def reply(refusal: Refusal) -> bytes:
    """The whole response."""
    error = refusal.error
    body = msgspec.json.encode({"code": error.code, "sentence": error.sentence})
    fields = HEADERS | {
        "content-type": "application/json", "content-length": str(len(body)), "connection": "close",
    }  # fmt: skip
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return STATUS_LINE[refusal.status] + head.encode() + b"\r\n" + body
