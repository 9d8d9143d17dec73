"""uvicorn's WebSocket, with a short way out: a message that can be written at once is.

The usual way (ASGI's `send`) is a chain of four coroutines and a general framing of the message, which together cost as
much as making the message. It is still the way for a connection whose reader is slow.
"""

from collections.abc import Callable
from struct import Struct
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

WRITE: Final = "clickbang.write"
"""Under `extensions` of an ASGI scope: a `Write`."""
Write = Callable[[bytes], bool]
"""Writes a text message now, or returns False if it cannot be taken at once."""


def not_at_once(_: bytes) -> bool:
    """A `Write` that leaves everything to the usual way."""
    return False


_TEXT: Final = 0x81
_short = Struct("!BB").pack
_medium = Struct("!BBH").pack
_long = Struct("!BBQ").pack


class QuickWebSocket(WebSocketsSansIOProtocol):
    """One connection."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][WRITE] = self.write_text  # type: ignore[assignment]
        await super().run_asgi()

    def write_text(self, text: bytes) -> bool:
        if self.conn.state is not OPEN or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(head(len(text)) + text)
        return True


def head(size: int) -> bytes:
    """What stands before a text message of this size (RFC 6455, 5.2)."""
    if size < 126:
        return _short(_TEXT, size)
    if size < 65_536:
        return _medium(_TEXT, 126, size)
    return _long(_TEXT, 127, size)
