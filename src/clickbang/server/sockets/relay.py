"""A client of ours whose table lives with another worker: what it says goes there unread, and what it is told comes.

This is the end of the channel where the client has come in (the entry); `relayed.py` is the end where the table lives.
"""

import asyncio
from collections import deque
from typing import Any, Final, Protocol

from msgspec import Struct, msgpack

from clickbang.protocol.messages import Pong
from clickbang.protocol.wire import encode
from clickbang.server.cluster.line import (
    CLOSE,
    GO_ON,
    HAND_BACK,
    HANDED_BACK,
    OPEN,
    PAUSE,
    RESUME,
    TEXT,
    OpenedLine,
)
from clickbang.server.delivery.client import Client
from clickbang.server.shared import Shared

SIGN_OF_LIFE: Final = encode([Pong()])


class Opening(Struct, array_like=True):
    """With what a channel begins."""

    guest: str
    address: str
    lang: str
    skin: str
    attend: bytes
    """How the client asked to come to the table."""


class HandedBack(Struct, array_like=True):
    """With what a client comes back who wants a table that lives elsewhere."""

    lang: str
    skin: str
    attend: bytes


class Entry(Protocol):
    """The connection of a client who has come in here."""

    relay: "Relay | None"
    socket: Any

    @property
    def client(self) -> Client:
        """Whose it is."""

    @property
    def registry(self) -> Shared:
        """Who does things beside everything else."""

    async def send_text(self, text: bytes) -> None:
        """The usual way out."""

    def come_back(self, back: HandedBack, said: list[bytes]) -> None:
        """The client wants a table that does not live where it was."""


class Relay:
    """The entry's end of a channel."""

    def __init__(self, line: OpenedLine, connection: Entry, opening: Opening) -> None:
        self.line = line
        self.connection = connection
        self.paused = False
        """Whether the other end takes nothing more for the moment."""
        self.may_send = asyncio.Event()
        self.unsent: deque[bytes] = deque()
        """What the client does not take as fast as it comes; the other end has been asked to wait."""
        self.sender: asyncio.Task[None] | None = None
        self.back: HandedBack | None = None
        self.handed_back: list[bytes] = []
        """What the client has said since it asked for another table."""
        self.number = line.add(self)
        line.send(self.number, OPEN, msgpack.encode(opening))
        self.look()

    # From the client

    def is_ready(self) -> bool:
        """Whether what the client says can go on its way at once."""
        return self.may_send.is_set()

    def look(self) -> None:
        if self.line.writable and not self.paused and self.back is None:
            self.may_send.set()
        else:
            self.may_send.clear()

    async def ready(self) -> None:
        """Wait until the next message can be sent, or this is over."""
        await self.may_send.wait()

    def send(self, text: bytes) -> None:
        self.line.send(self.number, TEXT, text)

    def leave(self) -> None:
        """The client is gone."""
        self.line.send(self.number, CLOSE)
        self.end()

    def end(self) -> None:
        self.line.channels.pop(self.number, None)
        self.connection.relay = None
        if self.sender is not None:
            self.connection.client.wait_for(self.sender)
        self.may_send.set()  # whoever waits looks anew

    # From the other worker

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.tell(payload)
        elif kind in (PAUSE, GO_ON):
            self.paused = kind == PAUSE
            self.look()
        elif kind == RESUME:
            self.cut_off()
        elif kind == HAND_BACK:
            self.back = msgpack.decode(payload, type=HandedBack)
            self.look()
            self.line.send(self.number, CLOSE)  # after which nothing more is handed back
        elif kind == HANDED_BACK:
            self.handed_back.append(payload)
        elif kind == CLOSE:
            self.end()
            if self.back is None:
                self.connection.client.hang_up()
            else:
                self.connection.come_back(self.back, self.handed_back)

    def cut_off(self) -> None:
        """The other worker is gone, or has the table no longer."""
        self.end()
        if self.back is None:
            self.unsent.clear()  # what the client has not been told of it is told again, at the right place
            self.connection.client.recall()
        else:
            self.connection.come_back(self.back, self.handed_back)

    def show_life(self) -> None:
        """The line is silent, and so nobody answers this client: it must not think that we are gone, too."""
        self.tell(SIGN_OF_LIFE)

    def flow(self, writable: bool) -> None:
        self.look()

    # To the client

    def tell(self, text: bytes) -> None:
        """Pass a message on, at once where that can be."""
        socket = self.connection.socket
        if self.sender is None and socket.takes_at_once():
            socket.write(text)
            return
        self.unsent.append(text)
        if self.sender is None:
            self.line.send(self.number, PAUSE)
            self.sender = self.connection.registry.spawn(self.send_unsent())

    async def send_unsent(self) -> None:
        """Whoever does not take it in time is disconnected, as at any table."""
        connection = self.connection
        try:
            while self.unsent:
                async with asyncio.timeout(connection.registry.settings.send_seconds):
                    await connection.send_text(self.unsent.popleft())
            if self.connection.relay is self:
                self.line.send(self.number, GO_ON)
        except (TimeoutError, OSError):
            connection.client.hang_up()
        finally:
            self.sender = None
