"""A WebSocket by hand: sends any bytes whatever, and reads frames, or nothing at all."""

import asyncio
import json
import struct
from contextlib import suppress
from typing import Any, Self

from tests.attack.http import HOME, head, read_reply

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PATIENCE = 5.0
"""Seconds after which a server that takes nothing more is left alone."""


class Closed(Exception):
    """The server has ended the connection, or never let it begin."""


def frame(opcode: int, payload: bytes = b"", fin: bool = True, size: int | None = None) -> bytes:
    """A client's frame; `size` is what it says of itself if that is a lie. The mask is zero, which is allowed."""
    length = len(payload) if size is None else size
    first = (0x80 if fin else 0) | opcode
    if length < 126:
        start = struct.pack("!BB", first, 0x80 | length)
    elif length < 2**16:
        start = struct.pack("!BBH", first, 0x80 | 126, length)
    else:
        start = struct.pack("!BBQ", first, 0x80 | 127, length)
    return start + bytes(4) + payload


def opening(secret: str) -> bytes:
    """The request that asks for a WebSocket."""
    headers = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        "Authorization": f"Bearer {secret}",
    }
    return head("GET", "/ws", headers)


class Wire:
    """One connection. Use it as `async with Wire(port, secret, source) as wire`."""

    def __init__(self, port: int, secret: str, source: str = HOME) -> None:
        self.port = port
        self.secret = secret
        self.source = source
        self.received = 0
        """Bytes that have been read."""
        self.closed = False
        """Whether the server has said that it closes."""
        self.why = ""
        """What it said of that."""
        self.next_id = 0
        self.unheard: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        try:
            async with asyncio.timeout(PATIENCE):
                self.reader, self.writer = await asyncio.open_connection(
                    HOME, self.port, local_addr=(self.source, 0), limit=2**22
                )
                self.writer.write(opening(self.secret))
                begin = await self.reader.readuntil(b"\r\n\r\n")
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            raise Closed(repr(error)) from None
        if b" 101 " not in begin.split(b"\r\n", 1)[0]:
            self.writer.close()
            raise Closed(begin.split(b"\r\n", 1)[0].decode())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()

    async def send(self, data: bytes) -> None:
        """Bytes as they are; Closed if the server takes no more of them."""
        try:
            self.writer.write(data)
            async with asyncio.timeout(PATIENCE):
                await self.writer.drain()
        except (OSError, TimeoutError) as error:
            raise Closed(repr(error)) from None
        if self.closed or self.writer.is_closing():
            raise Closed("it is closed")

    async def say(self, kind: str, **fields: object) -> int:
        """A message of the protocol; returns its number."""
        self.next_id += 1
        await self.send(frame(TEXT, json.dumps({"type": kind, "id": self.next_id, **fields}).encode()))
        return self.next_id

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """The reply to a message."""
        number = await self.say(kind, **fields)
        async with asyncio.timeout(PATIENCE):
            while True:
                messages = await self.read_messages()
                self.unheard += messages
                for message in messages:
                    if message.get("id") == number or message["type"] == "closing":
                        return message

    async def hear(self) -> list[dict[str, Any]]:
        """The next messages, those that came before a reply first; Closed at the end."""
        messages, self.unheard = self.unheard, []
        return messages or await self.read_messages()

    async def read_messages(self) -> list[dict[str, Any]]:
        while True:
            opcode, payload = await self.read_frame()
            if opcode == TEXT:
                found: list[dict[str, Any]] = json.loads(payload)
                self.why = next((message["code"] for message in found if message["type"] == "closing"), self.why)
                return found

    async def read_frame(self) -> tuple[int, bytes]:
        """A frame of the server's; Closed at the end."""
        try:
            first, size = await self.reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            payload = await self.reader.readexactly(size)
        except (OSError, asyncio.IncompleteReadError):
            first, size, payload = CLOSE, 0, b""
        self.received += 2 + size
        if first & 15 == CLOSE:
            self.closed = True
            raise Closed(f"it was closed: {self.why}")
        return first & 15, payload

    async def swallow(self) -> None:
        """Read whatever comes and look at none of it, until the end."""
        with suppress(Closed):
            while True:
                await self.read_frame()

    async def ends(self, seconds: float) -> bool:
        """Whether the server ends this connection within so much time."""
        try:
            async with asyncio.timeout(seconds):
                await self.swallow()
        except TimeoutError:
            return False
        return True


async def plain(port: int, data: bytes, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that has begun to say something."""
    reader, writer = await asyncio.open_connection(HOME, port, local_addr=(source, 0))
    writer.write(data)
    return reader, writer


async def status_of(port: int, parts: list[bytes], source: str) -> int:
    """The status of the reply to these bytes; 0 if the connection just ends."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(HOME, port, local_addr=(source, 0))
            try:
                with suppress(OSError):  # a reply may come before all has been sent
                    for part in parts:
                        writer.write(part)
                        await writer.drain()
                return (await read_reply(reader)).status
            finally:
                writer.transport.abort()
    except (OSError, ValueError, TimeoutError):
        return 0
