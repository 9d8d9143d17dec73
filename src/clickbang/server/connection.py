"""The WebSocket: reads messages, hands each to where it belongs, and never lets one bad client hurt another."""

import asyncio
import logging

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from clickbang import __version__
from clickbang.core.errors import ClickbangError
from clickbang.server.errors import (
    BROKEN,
    ELSEWHERE,
    HELLO_FIRST,
    MALFORMED,
    NOT_AT_A_TABLE,
    OTHER_PROTOCOL,
    TOO_FAST,
    TOO_QUIET,
    ServerError,
)
from clickbang.server.house import House
from clickbang.server.identity import Guests
from clickbang.server.limits import Bucket
from clickbang.server.messages import PROTOCOL, Attend, ClientMessage, FromClient, Hello, Ping, Pong, Welcome
from clickbang.server.quick_socket import QUICK
from clickbang.server.visitor import Visitor

log = logging.getLogger("clickbang")

LARGEST_MESSAGE = 65_536
MOST_COMPLAINTS = 20
"""After so many messages that cannot be read, or that come too fast, a connection is closed."""

_decoder = msgspec.json.Decoder(ClientMessage)


class WebSocketEndpoint:
    """The ASGI application behind /ws."""

    def __init__(self, house: House, guests: Guests) -> None:
        self.house = house
        self.guests = guests
        self.from_address: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        request = HTTPConnection(scope)
        address = request.client.host if request.client else ""
        try:
            guest = await self.guests.guest(request, needs_origin=True)
            self.check_room_for(address)
        except ServerError as error:
            await deny(send, error)
            return
        await send({"type": "websocket.accept"})
        self.from_address[address] = self.from_address.get(address, 0) + 1
        connection = Connection(self.house, guest, address, scope, receive, send)
        try:
            await connection.run()
        finally:
            self.from_address[address] -= 1
            if not self.from_address[address]:
                del self.from_address[address]

    def check_room_for(self, address: str) -> None:
        settings = self.house.settings
        full = len(self.house.visitors) >= settings.most_connections
        if full or self.house.stopping or self.from_address.get(address, 0) >= settings.connections_each:
            raise ServerError(ELSEWHERE)


async def deny(send: Send, error: ServerError) -> None:
    """Refuse the connection, with the reason in the reply for those who can read it."""
    status = 503 if error.fault is ELSEWHERE else 401 if error.code.endswith("not-a-guest") else 403
    body = msgspec.json.encode({"code": error.code, "sentence": error.sentence})
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


class Connection:
    """One client, from its hello to its end."""

    def __init__(self, house: House, guest: str, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.house = house
        self.receive = receive
        self.asgi_send = send
        self.socket = scope["extensions"][QUICK]
        self.visitor = Visitor(house, guest, address, self.send_text, self.hang_up, self.socket)
        self.bucket = Bucket(house.settings.messages_each, 4 * house.settings.messages_each)
        self.complaints = 0
        self.task: asyncio.Task[None] | None = None
        self.quiet_since = house.loop.time()
        self.attending: asyncio.Task[None] | None = None
        """Coming to a table may have to wait for the disk; everything else waits for that."""
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
        self.house.visitors[self.visitor] = None
        self.socket.read = self.take_now
        watch = self.house.loop.call_later(self.house.settings.heartbeat, self.check_quiet)
        try:
            while not self.visitor.gone:
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
            watch.cancel()
            self.visitor.gone = True
            del self.house.visitors[self.visitor]
            self.leave_room()

    async def close(self) -> None:
        try:
            async with asyncio.timeout(1):
                await self.asgi_send({"type": "websocket.close", "code": 1000})
        except (TimeoutError, OSError, RuntimeError):
            pass  # it is gone already

    def check_quiet(self) -> None:
        """Whoever has said nothing for long is taken for gone."""
        if self.visitor.gone:
            return
        quiet = self.house.loop.time() - self.quiet_since
        if quiet > 3 * self.house.settings.heartbeat:
            self.house.spawn(self.visitor.say_goodbye(ServerError(TOO_QUIET)))
        else:
            self.house.loop.call_later(self.house.settings.heartbeat, self.check_quiet)

    def take_now(self, text: bytes) -> bool:
        """A message by the short way, if no other is before it."""
        if self.late or self.attending is not None:
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
        visitor = self.visitor
        if visitor.gone:
            return
        self.quiet_since = self.house.loop.time()
        message: FromClient | None = None
        try:
            if not self.bucket.take():
                self.complaints += 1
                raise ServerError(TOO_FAST)
            message = self.read(text)
            self.hand_over(message)
        except Exception as error:
            self.refuse(error, message)
            if self.complaints > MOST_COMPLAINTS:
                self.house.spawn(visitor.say_goodbye(ServerError(TOO_FAST)))

    def refuse(self, error: Exception, message: FromClient | None) -> None:
        if not isinstance(error, ClickbangError):
            log.error("a message could not be handled", exc_info=error)
            error = ServerError(BROKEN)
        self.visitor.refuse(error, message)
        self.visitor.wake()

    def read(self, text: bytes | str) -> FromClient:
        try:
            if len(text) > LARGEST_MESSAGE:
                raise ValueError("it is too large")
            message: FromClient = _decoder.decode(text)
        except (ValueError, RecursionError) as error:
            self.complaints += 1
            raise ServerError(MALFORMED, why=str(error).rstrip(".")) from None
        return message

    def hand_over(self, message: FromClient) -> None:
        """To the table, in nearly all cases: whoever has just come in is there before this is done."""
        visitor = self.visitor
        match message:
            case Hello():
                self.greet(message)
            case _ if not visitor.greeted:
                raise ServerError(HELLO_FIRST)
            case Ping():
                visitor.outbox.append(Pong(id=message.id))
            case Attend():
                self.attending = self.house.spawn(self.attend(message))
                return
            case _ if visitor.wanted is None or visitor.wanted.closed:
                raise ServerError(NOT_AT_A_TABLE)
            case _:
                visitor.wanted.receive(visitor, message)
                return
        visitor.wake()

    async def attend(self, message: Attend) -> None:
        """Come to a table, which may have to be read from the disk first."""
        visitor = self.visitor
        try:
            room = await self.house.attendable(message.table, visitor)
            self.leave_room()
            visitor.wanted = room
            room.take(visitor, message, lambda: room.enter(visitor, message))
        except Exception as error:
            self.refuse(error, message)
        finally:
            self.attending = None

    def greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise ServerError(OTHER_PROTOCOL, ours=PROTOCOL, theirs=hello.protocol)
        self.visitor.greet(hello)
        self.visitor.outbox.append(
            Welcome(
                id=hello.id,
                protocol=PROTOCOL,
                server=__version__,
                guest=self.visitor.guest,
                heartbeat=self.house.settings.heartbeat,
            )
        )

    def leave_room(self) -> None:
        room = self.visitor.room
        if room is not None:
            self.visitor.room = None
            room.leave(self.visitor)
