"""The WebSocket: reads messages, hands each to where it belongs, and never lets one bad client hurt another."""

import asyncio
import logging
from typing import assert_never

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from clickbang import __version__
from clickbang.core.errors import ClickbangError
from clickbang.protocol.errors import (
    BROKEN,
    ELSEWHERE,
    HELLO_FIRST,
    MALFORMED,
    MOVING,
    NOT_AT_A_TABLE,
    OTHER_PROTOCOL,
    TOO_FAST,
    TOO_QUIET,
    ServerError,
)
from clickbang.protocol.messages import PROTOCOL, Attend, ClientMessage, Hello, Ping, Pong, ToTable, Welcome
from clickbang.server.cluster.places import There
from clickbang.server.delivery.client import Client, ClientState
from clickbang.server.http.identity import Guests
from clickbang.server.http.replies import deny
from clickbang.server.limits.buckets import Bucket, network_of
from clickbang.server.sockets.quick_socket import QUICK, the_usual_way
from clickbang.server.tables.registry import Registry

log = logging.getLogger("clickbang")

LARGEST_MESSAGE = 65_536
MOST_COMPLAINTS = 20
"""After so many messages that cannot be read, or that come too fast, a connection is closed."""
SILENCE = 4.0
"""Seconds after which a client that has heard nothing, though it asked, takes us for gone."""
SIGN_OF_LIFE = 1.0
"""Seconds after which somebody who waits for a table hears that we are there."""

_decoder = msgspec.json.Decoder(ClientMessage)


class WebSocketEndpoint:
    """The ASGI application behind /ws."""

    def __init__(self, registry: Registry, guests: Guests) -> None:
        self.registry = registry
        self.guests = guests
        self.from_network: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        request = HTTPConnection(scope)
        address = request.client.host if request.client else ""
        network = network_of(address)
        try:
            guest = await self.guests.guest(request, needs_origin=True)
            self.check_place_for(network)
        except ServerError as error:
            await deny(send, error)
            return
        await send({"type": "websocket.accept"})
        self.from_network[network] = self.from_network.get(network, 0) + 1
        connection = Connection(self.registry, guest, address, scope, receive, send)
        try:
            await connection.run()
        finally:
            self.from_network[network] -= 1
            if not self.from_network[network]:
                del self.from_network[network]

    def check_place_for(self, network: str) -> None:
        """Who comes through a proxy is counted here alone, since only here it is known where they come from."""
        settings = self.registry.settings
        if self.registry.stopping or self.from_network.get(network, 0) >= settings.connections_each:
            raise ServerError(ELSEWHERE)


class Connection:
    """One client, from its hello to its end."""

    def __init__(
        self, registry: Registry, guest: str, address: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        self.registry = registry
        self.receive = receive
        self.asgi_send = send
        self.socket = scope["extensions"][QUICK]
        self.client = Client(registry, guest, address, self.send_text, self.hang_up, self.socket)
        self.bucket = Bucket(registry.settings.messages_each, 4 * registry.settings.messages_each)
        self.calm = self.bucket.burst / 2
        """Who has fewer tokens left has sent much: their messages are parsed when all others have had their turn."""
        self.shared_bucket = registry.allowances.messages.of(self.client.network)
        self.complaints = 0
        self.task: asyncio.Task[None] | None = None
        self.quiet_since = registry.loop.time()
        self.attending: asyncio.Task[None] | None = None
        """Coming to a table may have to wait for the disk; everything else waits for that."""
        self.sign: asyncio.TimerHandle | None = None
        """When they hear the next time that we are there, while they wait for that."""
        self.late = False
        """Whether a message waits that has come the usual way."""

    async def send_text(self, text: bytes) -> None:
        try:
            await self.asgi_send({"type": "websocket.send", "text": text.decode()})
        except RuntimeError as error:  # how uvicorn says that the connection is being closed
            raise ConnectionResetError(str(error)) from None

    def hang_up(self) -> None:
        """End this connection at once, whatever it is waiting for; by itself it ends when it sees that it is gone."""
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()

    async def run(self) -> None:
        self.task = asyncio.current_task()
        self.registry.welcome(self.client)
        self.socket.hand_to(self.take_now)
        hello = self.registry.loop.call_later(self.registry.settings.request_seconds, self.check_hello)
        watch = self.registry.loop.call_later(self.registry.settings.heartbeat, self.check_quiet)
        try:
            while not self.client.is_gone:
                message = await self.receive()
                if message["type"] == "websocket.disconnect":
                    return
                self.late = True
                await self.take(message.get("text") or message.get("bytes") or b"")
                self.late = False
            await self.close()
        except asyncio.CancelledError:
            await self.close()
        finally:
            hello.cancel()
            watch.cancel()
            self.registry.see_off(self.client)
            self.client.depart()
            self.socket.hand_to(the_usual_way)
            self.task = None

    async def close(self) -> None:
        try:
            async with asyncio.timeout(1):
                await self.asgi_send({"type": "websocket.close", "code": 1000})
        except (TimeoutError, OSError, RuntimeError):
            pass  # it is gone already

    def check_hello(self) -> None:
        """Whoever has not even said hello is nobody we wait for."""
        if self.client.state is ClientState.CONNECTED:
            self.client.dismiss(ServerError(TOO_QUIET))

    def check_quiet(self) -> None:
        """Whoever has said nothing for long is taken for gone."""
        if self.client.is_gone:
            return
        quiet = self.registry.loop.time() - self.quiet_since
        if quiet > 3 * self.registry.settings.heartbeat:
            self.client.dismiss(ServerError(TOO_QUIET))
        else:
            self.registry.loop.call_later(self.registry.settings.heartbeat, self.check_quiet)

    def take_now(self, text: bytes) -> bool:
        """A message by the short way, if no other is before it."""
        if self.late or self.attending is not None or self.bucket.tokens < self.calm:
            return False
        self.handle(text)
        return True

    async def take(self, text: bytes | str) -> None:
        """A message by the usual way."""
        if self.attending is not None:
            await self.attending
        self.handle(text)

    def handle(self, text: bytes | str) -> None:
        """One message, good or bad."""
        client = self.client
        if not client.is_heard:
            return
        self.quiet_since = self.registry.loop.time()
        message: ClientMessage | None = None
        try:
            if not self.bucket.take():
                self.complaints += 1
                raise ServerError(TOO_FAST)
            if not self.shared_bucket.take():
                raise ServerError(TOO_FAST)  # no complaint: it may be the neighbours who are noisy
            message = self.read(text)
            self.hand_over(message)
        except Exception as error:
            self.refuse(error, message)
            if self.complaints > MOST_COMPLAINTS:
                client.dismiss(ServerError(TOO_FAST))

    def refuse(self, error: Exception, message: ClientMessage | None) -> None:
        if not isinstance(error, ClickbangError):
            log.error("a message could not be handled", exc_info=error)
            error = ServerError(BROKEN)
        self.client.refuse(error, message)
        self.client.wake()

    def read(self, text: bytes | str) -> ClientMessage:
        try:
            if len(text) > LARGEST_MESSAGE:
                raise ValueError("it is too large")
            message: ClientMessage = _decoder.decode(text)
        except (ValueError, RecursionError) as error:
            self.complaints += 1
            raise ServerError(MALFORMED, why=str(error).rstrip(".")) from None
        return message

    def hand_over(self, message: ClientMessage) -> None:
        """To the table, in nearly all cases: whoever has just come in is there before this is done."""
        client = self.client
        if client.state is ClientState.CONNECTED and not isinstance(message, Hello):
            raise ServerError(HELLO_FIRST)
        match message:
            case ToTable():
                if client.recalled:
                    return  # it was sent before they heard that they have to come again, and is sent again then
                if client.wanted is None or client.wanted.is_closed:
                    raise ServerError(NOT_AT_A_TABLE)
                client.wanted.receive(client, message)
            case Attend():
                self.check_budget()
                self.attending = self.registry.spawn(self.attend(message))
            case Hello():
                self.greet(message)
                client.wake()
            case Ping():
                client.reply(Pong(id=message.id))
                client.wake()
            case _:
                assert_never(message)

    def check_budget(self) -> None:
        """Whoever comes is told everything, so it is counted how often and how much that is."""
        guest, network = self.client.guest, self.client.network
        allowances = self.registry.allowances
        if not (allowances.attends.take(guest, network) and allowances.bytes.has(guest, network)):
            if not allowances.attends.guests.of(guest).has():
                self.complaints += 1  # else it may be the neighbours who are noisy
            raise ServerError(TOO_FAST)

    async def attend(self, message: Attend) -> None:
        """Come to a table, which may have to be read from the disk first."""
        self.sign = self.registry.loop.call_later(SIGN_OF_LIFE, self.show_life)
        try:
            table = await self.registry.attendable(message.table, self.client)
            if isinstance(table, There):
                raise ServerError(MOVING)
            self.client.want(table)
            table.receive(self.client, message)
        except Exception as error:
            self.refuse(error, message)
        finally:
            self.attending = None
            self.sign.cancel()

    def show_life(self) -> None:
        """Somebody waits for a table, and so for the reply to anything they ask."""
        if self.client.is_heard:
            self.client.reply(Pong())
            self.client.wake()
            self.sign = self.registry.loop.call_later(SIGN_OF_LIFE, self.show_life)

    def greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise ServerError(OTHER_PROTOCOL, ours=PROTOCOL, theirs=hello.protocol)
        self.client.greet(hello)
        self.client.reply(
            Welcome(
                id=hello.id,
                protocol=PROTOCOL,
                server=__version__,
                guest=self.client.guest,
                heartbeat=self.registry.settings.heartbeat,
                silence=SILENCE,
            )
        )
