"""uvicorn's WebSocket, with a short way in and a short way out for what nearly all messages are.

The usual way (ASGI's `receive` and `send`) is a chain of coroutines, a queue, a general framing of messages, and two
calls of the system that stop and start the reading: together several times the cost of what a message is about. It is
still the way for everything else: large or split messages, several at once, and a connection whose reader is slow.
"""

from collections.abc import Callable
from typing import Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from clickbang.server.frames import head, whole_message

QUICK: Final = "clickbang.quick"
"""Under `extensions` of an ASGI scope: the `QuickWebSocket`, or whatever else can do what it does."""
Read = Callable[[bytes], bool]
"""Takes a text message now, or returns False if it has to come the usual way."""


class Socket(Protocol):
    """The short way out."""

    def takes_at_once(self) -> bool:
        """Whether a message may go this way now."""

    def write(self, text: bytes) -> None:
        """Send a text message."""


class NotAtOnce:
    """Leaves everything to the usual way."""

    def takes_at_once(self) -> bool:
        return False

    def write(self, text: bytes) -> None:
        raise NotImplementedError


NOT_AT_ONCE: Final = NotAtOnce()


def the_usual_way(_: bytes) -> bool:
    """A `Read` that takes nothing."""
    return False


class QuickWebSocket(WebSocketsSansIOProtocol):
    """One connection."""

    read: Read = staticmethod(the_usual_way)

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

    def takes_at_once(self) -> bool:
        return self.conn.state is OPEN and self.writable.is_set() and not (self.close_sent or self.disconnected)

    def write(self, text: bytes) -> None:
        self.transport.write(head(len(text)) + text)
