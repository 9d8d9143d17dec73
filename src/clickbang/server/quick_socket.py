"""uvicorn's WebSocket, with a short way in and a short way out for what nearly all messages are.

The usual way (ASGI's `receive` and `send`) is a chain of coroutines, a queue, a general framing of messages, and two
calls of the system that stop and start the reading: together several times the cost of what a message is about. It is
still the way for everything else: large or split messages, several at once, and a connection whose reader is slow.
"""

from collections.abc import Callable
from struct import Struct
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # where no compiled one is to be had
    from websockets.utils import apply_mask

QUICK: Final = "clickbang.quick"
"""Under `extensions` of an ASGI scope: the `QuickWebSocket`, or whatever else can do what it does."""
Read = Callable[[bytes], bool]
"""Takes a text message now, or returns False if it has to come the usual way."""
Write = Callable[[bytes], bool]
"""Writes a text message now, or returns False if it cannot be taken at once."""

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_MASK_SIZE: Final = 4
_short = Struct("!BB").pack
_medium = Struct("!BBH").pack
_long = Struct("!BBQ").pack


def not_at_once(_: bytes) -> bool:
    """A `Read` or `Write` that leaves everything to the usual way."""
    return False


class QuickWebSocket(WebSocketsSansIOProtocol):
    """One connection."""

    read: Read = staticmethod(not_at_once)

    async def run_asgi(self) -> None:
        self.scope["extensions"][QUICK] = self  # type: ignore[assignment]
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if self.conn.state is OPEN and not (self.frames or self.close_sent or self.unread()):
            text = whole_message(data)
            if text is not None and self.read(text):
                return
        super().data_received(data)

    def unread(self) -> bool:
        """Whether a part of a message has come already."""
        return bool(self.conn.reader.buffer)

    def write(self, text: bytes) -> bool:
        if self.conn.state is not OPEN or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(head(len(text)) + text)
        return True


def whole_message(data: bytes) -> bytes | None:
    """The text, if this is a short text message of a client from its beginning to its end (RFC 6455, 5.2)."""
    if len(data) < 2 + _MASK_SIZE or data[0] != _TEXT:
        return None
    begin = 2 + _MASK_SIZE
    if len(data) - begin != data[1] - _MASKED or data[1] >= _MASKED + 126:
        return None
    return apply_mask(data[begin:], data[2:begin])


def head(size: int) -> bytes:
    """What stands before a text message of this size (RFC 6455, 5.2)."""
    if size < 126:
        return _short(_TEXT, size)
    if size < 65_536:
        return _medium(_TEXT, 126, size)
    return _long(_TEXT, 127, size)
