"""A connection of somebody who plays for long, whatever becomes of it: light, and the same for all who do."""

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from bench.server.socket import WebSocket

from clickbang.protocol.messages import ServerMessage
from tests.attack.http import HOME

decode = msgspec.json.Decoder(list[ServerMessage]).decode


class Listed(msgspec.Struct):
    """What a person needs of a choice."""

    code: int


decode_choices = msgspec.json.Decoder(list[Listed]).decode


class Owner(Protocol):
    """Whose connection it is."""

    secret: str
    line: Any

    def greet(self, line: Any) -> None: ...

    def hear(self, message: ServerMessage) -> None: ...


class Line(WebSocket):
    """One connection of a person, who hears nothing more over it once there is another."""

    def __init__(self, person: Owner, port: int) -> None:
        super().__init__(f"http://{HOME}:{port}", person.secret)
        self.person = person
        self.lost: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def send(self, text: bytes) -> None:
        """If there is anybody to hear it; who is gone will be noticed soon."""
        if self.transport is not None and not self.transport.is_closing() and self.open:
            with suppress(OSError, RuntimeError):  # the latter is how uvloop says that it is closed
                super().send(text)

    def reset(self, half_a_frame: bool = True) -> None:
        """Break off in the middle of a frame, without a word."""
        transport = self.transport
        if transport is None or transport.is_closing():
            return
        if half_a_frame:
            transport.write(b"\x81\xfe\x01\x00\0\0\0\0" + b'{"type":"say","text":"half of')
        under = transport.get_extra_info("socket")
        with suppress(OSError, AttributeError):
            under.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        transport.abort()

    def on_open(self) -> None:
        self.person.greet(self)

    def on_text(self, text: bytes) -> None:
        if self.person.line is self:
            for message in decode(text):
                self.person.hear(message)

    def on_lost(self, why: str) -> None:
        if not self.lost.done():
            self.lost.set_result(why)
