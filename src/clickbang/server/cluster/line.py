"""A line between two workers: one TCP connection with many channels, over which clients are relayed.

Both ends prove that they know the token of the one that was called, which stands in the database: first the one that
accepts sends a nonce, and nothing else to anybody who does not answer it; then the one that opened proves itself and
sends a nonce of its own, to which the other answers. After that everything is a frame: the size of what it carries, the
channel, its kind. What is carried is never looked at here.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from struct import Struct
from typing import Final, Protocol, cast

HELLO: Final = b"clickbang line 1"
NONCE: Final = 16
PROOF: Final = hashlib.sha256().digest_size
PROVEN_WITHIN: Final = 2.0
"""Seconds for proving that one may use a line."""
BEAT: Final = 1.0
"""Seconds between signs of life."""
SILENCE: Final = 3.0
"""After so many seconds without one a line is cut."""

HEAD: Final = Struct("!IIB")
LARGEST_FROM_ENTRY: Final = 100_000
"""Bytes that a frame may carry to where a table lives: the largest message of a client and some more."""
LARGEST_FROM_OWNER: Final = 2**26
MOST_UNSENT: Final = 2**26
"""Bytes that may wait for a worker that does not take them: it is as good as gone."""

# Kinds of frames
BEATS: Final = 0
OPEN: Final = 1
"""A client comes: who it is, and what it said first."""
TEXT: Final = 2
"""A message, to the client or from it."""
PAUSE: Final = 3
"""Send no more over this channel until GO_ON."""
GO_ON: Final = 4
CLOSE: Final = 5
"""The channel is over: the client is gone, or to be hung up on."""
RESUME: Final = 6
"""The channel is over, and the client is to be asked to come again."""
HAND_BACK: Final = 7
"""The client wants a table that lives elsewhere. What it has sent since then follows as HANDED_BACK, until CLOSE."""
HANDED_BACK: Final = 8
CALL: Final = 9
"""Something to be done at a table; the channel is the call's number."""
REPLY: Final = 10


class Channel(Protocol):
    """One end of a channel."""

    def take(self, kind: int, payload: bytes) -> None:
        """A frame has come."""

    def cut_off(self) -> None:
        """The line is gone."""

    def flow(self, writable: bool) -> None:
        """The line takes no more for the moment, or does so again."""

    def show_life(self) -> None:
        """The line has been silent for longer than it should be."""


Accept = Callable[["Line", int, int, bytes], None]
"""Takes the first frame of a channel that somebody else has opened: line, channel, kind, payload."""


def proof(token: bytes, role: bytes, theirs: bytes, ours: bytes) -> bytes:
    """That one knows the token, and has heard what the other made up."""
    return hmac.digest(token, HELLO + role + theirs + ours, hashlib.sha256)


class Line(asyncio.Protocol):
    """One end of a line. What both ends share: frames, channels, signs of life."""

    largest = LARGEST_FROM_OWNER

    def __init__(self, loop: asyncio.AbstractEventLoop, over: Callable[["Line"], None]) -> None:
        self.loop = loop
        self.over = over
        """Called when it is gone."""
        self.channels: dict[int, Channel] = {}
        self.transport: asyncio.Transport | None = None
        self.proven = False
        self.ended = False
        self.writable = True
        self.rest = b""
        self.heard = loop.time()
        self.nonce = secrets.token_bytes(NONCE)
        self.timer = loop.call_later(PROVEN_WITHIN, self.check)

    @property
    def is_open(self) -> bool:
        return self.proven and not self.ended

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # that of uvloop is no subclass
        if self.ended:
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self.end()

    def cut(self) -> None:
        """End it at once."""
        if self.transport is not None:
            self.transport.abort()
        self.end()

    def end(self) -> None:
        """It is gone, or as good as gone: whoever has a channel learns it now."""
        if self.ended:
            return
        self.ended = True
        self.timer.cancel()
        self.over(self)
        channels, self.channels = self.channels, {}
        for channel in channels.values():
            channel.cut_off()

    def check(self) -> None:
        """Whoever has not proven anything by now, or is silent for long, is cut off. Then say that we are there."""
        if not self.proven or self.loop.time() - self.heard > SILENCE:
            self.cut()
            return
        if self.loop.time() - self.heard > 2 * BEAT:
            for channel in list(self.channels.values()):
                channel.show_life()
        self.send(0, BEATS)
        self.timer = self.loop.call_later(BEAT, self.check)

    def begin(self) -> None:
        """Both ends have proven that they may use the line."""
        self.proven = True
        self.timer.cancel()
        self.check()

    # Out

    def send(self, channel: int, kind: int, payload: bytes = b"") -> None:
        """Send a frame, if there is anybody to take it."""
        if self.transport is not None and not self.ended:
            self.transport.write(HEAD.pack(len(payload), channel, kind) + payload)
            if not self.writable and self.transport.get_write_buffer_size() > MOST_UNSENT:
                self.cut()

    def pause_writing(self) -> None:
        self.writable = False
        for channel in list(self.channels.values()):
            channel.flow(False)

    def resume_writing(self) -> None:
        self.writable = True
        for channel in list(self.channels.values()):
            channel.flow(True)

    # In

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        if self.rest:
            data = self.rest + data
        at = 0 if self.proven else self.prove(data)
        if self.proven:
            at = self.take_frames(data, at)
        self.rest = data[at:]

    def take_frames(self, data: bytes, at: int) -> int:
        """Hand on all frames that are whole; returns where the rest begins."""
        size = len(data)
        while size - at >= HEAD.size and not self.ended:
            length, channel, kind = HEAD.unpack_from(data, at)
            if length > self.largest:
                self.cut()
                return size
            end = at + HEAD.size + length
            if end > size:
                break
            if kind != BEATS:
                self.take(channel, kind, data[at + HEAD.size : end])
            at = end
        return at

    def prove(self, data: bytes) -> int:
        """The beginning, before there are any frames; returns where they begin, if all is well."""
        raise NotImplementedError

    def take(self, channel: int, kind: int, payload: bytes) -> None:
        """One frame."""
        raise NotImplementedError


class AcceptedLine(Line):
    """The end of the worker that was called. It opens no channels itself."""

    largest = LARGEST_FROM_ENTRY

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        over: Callable[[Line], None],
        token: Callable[[], bytes],
        accept: Accept,
    ) -> None:
        super().__init__(loop, over)
        self.token = token
        self.accept = accept

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert self.transport is not None
        self.transport.write(self.nonce)

    def prove(self, data: bytes) -> int:
        """Their nonce and their proof; more than that nobody sends before they have ours."""
        size, token = NONCE + PROOF, self.token()
        if len(data) < size:
            return 0
        theirs, given = data[:NONCE], data[NONCE:size]
        if len(data) > size or not token or not hmac.compare_digest(given, proof(token, b"opens", self.nonce, theirs)):
            self.cut()
            return len(data)
        assert self.transport is not None
        self.transport.write(proof(token, b"accepts", theirs, self.nonce))
        self.begin()
        return size

    def take(self, channel: int, kind: int, payload: bytes) -> None:
        known = self.channels.get(channel)
        if known is not None:
            known.take(kind, payload)
        elif kind in (OPEN, CALL):
            self.accept(self, channel, kind, payload)


class OpenedLine(Line):
    """The end of the worker that has called."""

    def __init__(self, loop: asyncio.AbstractEventLoop, over: Callable[[Line], None], token: bytes) -> None:
        super().__init__(loop, over)
        self.token = token
        self.ready: asyncio.Future[None] = loop.create_future()
        self.theirs = b""
        self.numbers = 0

    def add(self, channel: Channel) -> int:
        """A new channel; its number."""
        self.numbers = self.numbers % (2**32 - 1) + 1
        while self.numbers in self.channels:
            self.numbers = self.numbers % (2**32 - 1) + 1
        self.channels[self.numbers] = channel
        return self.numbers

    def prove(self, data: bytes) -> int:
        at = 0
        if not self.theirs:
            if len(data) < NONCE:
                return 0
            self.theirs, at = data[:NONCE], NONCE
            assert self.transport is not None
            self.transport.write(self.nonce + proof(self.token, b"opens", self.theirs, self.nonce))
        if len(data) - at < PROOF:
            return at
        if not hmac.compare_digest(data[at : at + PROOF], proof(self.token, b"accepts", self.nonce, self.theirs)):
            self.cut()
            return len(data)
        self.begin()
        if not self.ready.done():
            self.ready.set_result(None)
        return at + PROOF

    def end(self) -> None:
        super().end()
        if not self.ready.done():
            self.ready.set_exception(ConnectionResetError("the worker does not take part"))
            self.ready.exception()  # whether somebody waits for it or not

    def take(self, channel: int, kind: int, payload: bytes) -> None:
        known = self.channels.get(channel)
        if known is not None:
            known.take(kind, payload)
