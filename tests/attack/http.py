"""HTTP by hand, from whichever of this machine's own addresses (127.0.0.0/8) one likes."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

PATIENCE = 30.0
HOME = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back."""

    status: int
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(self.json.get("code", "")) if self.body[:1] == b"{" else ""


def head(method: str, path: str, headers: dict[str, str]) -> bytes:
    """The beginning of a request, ready to be sent."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *[f"{name}: {value}" for name, value in headers.items()]]
    return "\r\n".join([*lines, "", ""]).encode()


async def fetch(port: int, method: str, path: str, body: object = None, secret: str = "", source: str = HOME) -> Reply:
    """One request over a connection of its own; an OSError if there is no whole reply."""
    data = b"" if body is None else json.dumps(body).encode()
    headers = {"Connection": "close", "Content-Length": str(len(data))}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(HOME, port, local_addr=(source, 0), limit=2**24)
        try:
            writer.write(head(method, path, headers) + data)
            return await read_reply(reader)
        finally:
            writer.close()


async def read_reply(reader: asyncio.StreamReader) -> Reply:
    """The reply that comes next."""
    try:
        begin = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    except asyncio.IncompleteReadError:
        raise ConnectionResetError("there was no reply") from None
    status = int(begin.split(" ", 2)[1])
    size = [line.partition(":")[2] for line in begin.lower().split("\r\n") if line.startswith("content-length:")]
    try:
        body = await reader.readexactly(int(size[0])) if size else await reader.read(-1)
    except asyncio.IncompleteReadError:
        raise ConnectionResetError("the reply was cut off") from None
    return Reply(status, body)


async def new_secret(port: int, source: str = HOME) -> tuple[str, str]:
    """A guest that is a program, from this address: who it is for all to see, and its secret."""
    reply = await fetch(port, "POST", "/api/programs", source=source)
    if reply.status != 201:
        raise ConnectionRefusedError(f"no guest: {reply.status} {reply.code}")
    return str(reply.json["guest"]), str(reply.json["secret"])
