"""The least of a WebSocket that a load client needs: text frames, on a bare transport.

A client is not what is measured here, so it must cost little: a frame is cut out of the stream and handed on as it is.
The mask is zero, which the protocol allows and which leaves a text as it was.
"""

import asyncio
import base64
import os
import struct
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE = 0x81, 0x88
MASKED, NO_MASK = 0x80, b"\0\0\0\0"
SHORT, LONG = 126, 127


class WebSocket(asyncio.Protocol):
    """One connection; a subclass says what to do with a message."""

    def __init__(self, address: str, secret: str) -> None:
        self.host = urlsplit(address).netloc
        self.secret = secret
        self.transport: asyncio.Transport | None = None
        self.open = False
        self.rest = b""

    def on_open(self) -> None:
        """The server has accepted."""
        raise NotImplementedError

    def on_text(self, text: bytes) -> None:
        """A message came."""
        raise NotImplementedError

    def on_lost(self, why: str) -> None:
        """The connection is over."""
        raise NotImplementedError

    def send(self, text: bytes) -> None:
        assert self.transport is not None
        self.transport.write(frame(text))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast("asyncio.Transport", transport)  # that of uvloop is no subclass
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        request = [
            "GET /ws HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self.secret}",
        ]
        transport.write("\r\n".join([*request, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.on_lost(str(exc or "the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.on_lost(head.decode() + data.decode())
                return
            self.open = True
            self.on_open()
        self.rest = self.take_frames(data)

    def take_frames(self, data: bytes) -> bytes:
        """Hand on every whole message; returns the beginning of the next."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, head = data[at + 1], 2
            if size == SHORT:
                if end - at < 4:
                    break
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == LONG:
                if end - at < 10:
                    break
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            if end - at < head + size:
                break
            if data[at] == TEXT:
                self.on_text(data[at + head : at + head + size])
            at += head + size
        return data[at:]


def frame(text: bytes) -> bytes:
    """A client's message as it goes over the wire."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, MASKED | size)) + NO_MASK + text
    return struct.pack("!BBH", TEXT, MASKED | SHORT, size) + NO_MASK + text
