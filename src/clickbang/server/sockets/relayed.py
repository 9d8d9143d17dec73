"""A client whose table lives here, and who has come in at another worker: a channel in the place of a WebSocket."""

import asyncio
from collections import deque
from typing import Final

from msgspec import msgpack
from starlette.types import Message

from clickbang.server.cluster.line import (
    CALL,
    CLOSE,
    GO_ON,
    HAND_BACK,
    HANDED_BACK,
    PAUSE,
    RESUME,
    TEXT,
    Line,
)
from clickbang.server.sockets.connection import Connection
from clickbang.server.sockets.quick_socket import Read, the_usual_way
from clickbang.server.sockets.relay import HandedBack, Opening
from clickbang.server.tables import calls
from clickbang.server.tables.registry import Registry

MOST_WAITING: Final = 20
"""So many messages may wait to be handled before the other worker is asked to send no more."""
OVER: Final[Message] = {"type": "websocket.disconnect"}


class RelayedSocket:
    """The owner's end of a channel."""

    def __init__(self, line: Line, number: int) -> None:
        self.line = line
        self.number = number
        self.read: Read = the_usual_way
        self.waiting: deque[bytes] = deque()
        """What has come and is not handled yet."""
        self.arrived = asyncio.Event()
        self.over = False
        self.returns = False
        """Whether all that comes goes back, in order: the client wants a table that lives elsewhere."""
        self.paused = False
        """Whether the client does not take more for the moment."""
        self.has_paused = False
        """Whether we have asked the other worker to send no more."""
        self.may_send = asyncio.Event()
        self.may_send.set()
        line.channels[number] = self

    # As a channel

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            if self.waiting or not self.read(payload):
                self.wait(payload)
        elif kind in (PAUSE, GO_ON):
            self.paused = kind == PAUSE
            self.flow(self.line.writable)
        elif kind == CLOSE:
            self.end()

    def wait(self, text: bytes) -> None:
        self.waiting.append(text)
        self.arrived.set()
        if len(self.waiting) > MOST_WAITING and not self.has_paused:
            self.has_paused = True
            self.line.send(self.number, PAUSE)

    def cut_off(self) -> None:
        self.end()

    def flow(self, writable: bool) -> None:
        if writable and not self.paused:
            self.may_send.set()
        else:
            self.may_send.clear()

    def show_life(self) -> None:
        """Who came in at the other worker is its business."""

    def end(self) -> None:
        """Nothing comes from there any more."""
        self.line.channels.pop(self.number, None)
        self.over = True
        self.arrived.set()
        self.may_send.set()

    # As a WebSocket

    def hand_to(self, read: Read) -> None:
        self.read = read

    def takes_at_once(self) -> bool:
        return self.may_send.is_set() and not self.over

    def write(self, text: bytes) -> None:
        self.line.send(self.number, TEXT, text)

    async def receive(self) -> Message:
        while not (self.waiting or self.over):
            self.arrived.clear()
            await self.arrived.wait()
        if not self.waiting:
            if self.returns:
                self.line.send(self.number, CLOSE)  # that was all
            return OVER
        text = self.waiting.popleft()
        if self.has_paused and not self.waiting:
            self.has_paused = False
            self.line.send(self.number, GO_ON)
        return {"type": "websocket.receive", "bytes": text}

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            await self.may_send.wait()
            if self.over:
                raise ConnectionResetError("the channel is over")
            self.write(message["text"].encode())
        elif not self.over and not self.returns:
            self.line.send(self.number, CLOSE)
            self.end()

    # The table lives elsewhere

    def recall(self) -> bool:
        """The client is to come again: the worker where it has come in tells it so."""
        if not self.over and not self.returns:
            self.line.send(self.number, RESUME)
            self.end()
        return True

    def hand_back(self, attend: bytes, lang: str, skin: str) -> bool:
        """The client wants a table that lives elsewhere; what it has said since then follows it."""
        self.returns = True
        self.line.send(self.number, HAND_BACK, msgpack.encode(HandedBack(lang, skin, attend)))
        return True

    def follow(self, text: bytes) -> None:
        self.line.send(self.number, HANDED_BACK, text)


class Reception:
    """Takes what other workers open."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    def accept(self, line: Line, channel: int, kind: int, payload: bytes) -> None:
        if kind == CALL:
            self.registry.spawn(calls.answer(self.registry, line, channel, payload))
            return
        opening = msgpack.decode(payload, type=Opening)
        socket = RelayedSocket(line, channel)
        if self.registry.stopping:
            socket.recall()
            return
        connection = Connection(
            self.registry, opening.guest, opening.address, socket, socket.receive, socket.send, relayed=True
        )
        connection.client.speak(opening.lang, opening.skin)
        socket.wait(opening.attend)
        self.registry.spawn(connection.run())
