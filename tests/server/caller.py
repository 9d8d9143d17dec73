"""Calls a server by hand, byte by byte: what a program would do that follows no library and no rule."""

import asyncio
import http.client
import json
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from clickbang.protocol.messages import PROTOCOL, Attend, FromClient, Hello
from tests.server.hosting import Hosted
from tests.server.patience import SOON


@dataclass(frozen=True, slots=True)
class Reply:
    """What came over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(self.json["code"])


def fetch(
    server: Hosted, method: str, path: str, body: object = None, secret: str = "", headers: dict[str, str] | None = None
) -> Reply:
    """One request; `body` is sent as it is if it is bytes, else as JSON."""
    sent = dict(headers or {})
    if secret:
        sent["Authorization"] = f"Bearer {secret}"
    data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=SOON)
    try:
        connection.request(method, path, data, sent)
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        return Reply(response.status, found, response.read())
    finally:
        connection.close()


def new_secret(server: Hosted) -> str:
    """A guest that is a program."""
    return str(fetch(server, "POST", "/api/programs").json["secret"])


async def handshake(server: Hosted, headers: dict[str, str]) -> int:
    """The status with which a WebSocket is opened or refused."""
    try:
        async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, proxy=None):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


class Caller:
    """One WebSocket of a guest, and every message that came over it."""

    def __init__(self, server: Hosted, secret: str) -> None:
        self.server = server
        self.secret = secret
        self.texts: list[str] = []
        self.next_id = 100
        self.table = ""
        """Where this guest is, or wants to be."""

    async def __aenter__(self) -> Self:
        headers = {"Authorization": f"Bearer {self.secret}"}
        self.socket: ClientConnection = await connect(
            f"ws://127.0.0.1:{self.server.port}/ws", additional_headers=headers, proxy=None, max_size=2**24
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def attend(self, table: str) -> str:
        """Say hello and come to this table."""
        self.table = table
        return await self.ask(Hello(protocol=PROTOCOL)) or await self.ask(Attend(table=table))

    async def ask(self, message: FromClient) -> str:
        """The code of the refusal, or nothing if it was done."""
        self.next_id += 1
        message.id = self.next_id
        await self.send(message)
        async with asyncio.timeout(SOON):
            while True:
                for reply in await self.receive():
                    if reply.get("id") == message.id:
                        return str(reply.get("code", ""))
                    if reply["type"] == "resume":  # the table has moved to another worker, and nothing was done
                        await self.send(Attend(table=self.table))
                        await self.send(message)

    async def send(self, message: FromClient) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> list[dict[str, Any]]:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        found: list[dict[str, Any]] = json.loads(text)
        return found
