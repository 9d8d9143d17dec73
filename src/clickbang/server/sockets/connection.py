"""The WebSocket: reads messages, hands each to where it belongs, and never lets one bad client hurt another."""

import asyncio
import logging
from typing import Any, assert_never

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
    PASSING,
    STOPPING,
    STORAGE,
    TOO_FAST,
    TOO_QUIET,
    ServerError,
)
from clickbang.protocol.messages import PROTOCOL, Attend, ClientMessage, Hello, Numbered, Ping, Pong, ToTable, Welcome
from clickbang.server.cluster.places import There, Worker
from clickbang.server.delivery.client import Client, ClientState
from clickbang.server.http.identity import Guests
from clickbang.server.http.replies import deny
from clickbang.server.limits.buckets import Bucket, network_of
from clickbang.server.sockets.quick_socket import QUICK, the_usual_way
from clickbang.server.sockets.relay import HandedBack, Opening, Relay
from clickbang.server.tables.registry import Registry
from clickbang.server.telemetry.times import now

log = logging.getLogger("clickbang")

LARGEST_MESSAGE = 65_536
MOST_COMPLAINTS = 20
"""After so many messages that cannot be read, or that come too fast, a connection is closed."""
SILENCE = 4.0
"""Seconds after which a client that has heard nothing, though it asked, takes us for gone."""
FOUND_WITHIN = 8.0
"""Seconds within which a table that has lost its worker has another."""
AWAY_WITHIN = 1.0
"""Seconds after which a worker that does not reach the database lets people look for another."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 0.5
"""Seconds between one look and the next."""
SIGN_OF_LIFE = 1.0
"""Seconds after which somebody who waits for a table hears that we are there."""

_decoder = msgspec.json.Decoder(ClientMessage)
_numbered = msgspec.json.Decoder(Numbered)
encode = msgspec.json.Encoder().encode


def numbered(text: bytes | str) -> Numbered | None:
    """The id in what is no message, if it has one."""
    try:
        return _numbered.decode(text) if len(text) <= LARGEST_MESSAGE else None
    except (ValueError, RecursionError):
        return None


def is_passing(error: OSError | ServerError) -> bool:
    """Whether a table may be found in a moment: its worker cannot be reached, or the database."""
    return isinstance(error, OSError) or (error.fault is not TOO_FAST and error.code in PASSING)


class WebSocketEndpoint:
    """The ASGI application behind /ws."""

    def __init__(self, registry: Registry, guests: Guests) -> None:
        self.registry = registry
        self.guests = guests
        self.tally = registry.allowances.tally
        self.from_network = self.tally.connections

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
        connection = Connection(self.registry, guest, address, scope["extensions"][QUICK], receive, send)
        try:
            await connection.run()
        finally:
            self.from_network[network] -= 1
            if not self.from_network[network]:
                del self.from_network[network]

    def check_place_for(self, network: str) -> None:
        """Who comes through a proxy is counted here alone, since only here it is known where they come from."""
        settings = self.registry.settings
        if self.registry.leaving or self.tally.connections_of(network) >= settings.connections_each:
            raise ServerError(ELSEWHERE)
        if self.registry.places.shared and self.registry.store.failing:
            raise ServerError(STORAGE)  # a balancer finds another worker, which may be better off


class Connection:
    """One client, from its hello to its end."""

    def __init__(
        self,
        registry: Registry,
        guest: str,
        address: str,
        socket: Any,
        receive: Receive,
        send: Send,
        relayed: bool = False,
    ) -> None:
        self.registry = registry
        self.address = address
        self.receive = receive
        self.asgi_send = send
        self.socket = socket
        """A `QuickWebSocket`, or the end of a channel (`RelayedSocket`) if the client has come in elsewhere."""
        self.relayed = relayed
        self.handed_back = False
        """Whether it has gone back to where it has come in, for a table that lives elsewhere."""
        self.relay: Relay | None = None
        """The way to its table, if that lives with another worker."""
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
            if self.relay is not None:
                self.relay.leave()
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
        if self.late or self.attending is not None or self.handed_back or self.bucket.tokens < self.calm:
            return False
        if self.relay is not None and not self.relay.is_ready():
            return False
        self.handle(text)
        return True

    async def take(self, text: bytes | str) -> None:
        """A message by the usual way."""
        while self.attending is not None or (self.relay is not None and not self.relay.is_ready()):
            if self.attending is not None:
                await self.attending
            elif self.relay is not None:
                await self.relay.ready()
        if self.handed_back:
            self.socket.follow(text)
        else:
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
            if self.relay is not None:
                self.relay.send(text.encode() if isinstance(text, str) else text)
                return
            message = self.read(text)
            self.hand_over(message)
        except Exception as error:
            is_malformed = isinstance(error, ServerError) and error.fault is MALFORMED
            self.refuse(error, numbered(text) if is_malformed else message)
            if self.complaints > MOST_COMPLAINTS:
                client.dismiss(ServerError(TOO_FAST))

    def refuse(self, error: Exception, message: ClientMessage | Numbered | None) -> None:
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
                self.attending = self.registry.spawn(self.attend(message, []))
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
        # where they came in it was counted for all workers
        attends = allowances.attends.shares.take if self.relayed else allowances.attends.take
        if not (attends(guest, network) and allowances.bytes.has(guest, network)):
            if not allowances.attends.guests.of(guest).has():
                self.complaints += 1  # else it may be the neighbours who are noisy
            raise ServerError(TOO_FAST)

    async def attend(self, message: Attend, said: list[bytes]) -> None:
        """Come to a table, which may have to be read from the disk first; then what has been said there since."""
        mine = self.attending
        self.sign = self.registry.loop.call_later(SIGN_OF_LIFE, self.show_life)
        try:
            try:
                await self.find_table(message, can_go=not said)
            except Exception as error:
                self.refuse(error, message)
            for text in said:
                if self.relay is not None:
                    await self.relay.ready()
                self.handle(text)
                if self.attending is not None and self.attending is not mine:  # that was to go to yet another one
                    await self.attending
                self.attending = mine
        finally:
            self.attending = None
            self.sign.cancel()

    async def find_table(self, message: Attend, can_go: bool) -> None:
        """Where there are other workers the table may be on its way from one to another: then it is looked for anew."""
        loop, shared = self.registry.loop, self.registry.places.shared
        begun, pause = loop.time(), SHORTEST_PAUSE
        while True:
            try:
                found = await self.registry.attendable(message.table, self.client)
                if not isinstance(found, There):
                    self.client.want(found)
                    found.receive(self.client, message)
                elif self.relayed:
                    self.client.leave()
                    self.handed_back = self.socket.hand_back(
                        encode(message), self.client.voice.lang, self.client.voice.skin
                    )
                elif not (can_go and self.is_handed_on(found.worker, message)):
                    await self.relay_to(found.worker, message)
                return
            except (OSError, ServerError) as error:
                if not shared or not is_passing(error):
                    raise
                away = isinstance(error, ServerError) and error.fault is STORAGE
                if loop.time() - begun > (AWAY_WITHIN if away else FOUND_WITHIN):
                    raise ServerError(STORAGE if away else MOVING) from None
            if self.client.is_gone or self.registry.stopping:
                raise ServerError(STOPPING)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def is_handed_on(self, worker: Worker, attend: Attend) -> bool:
        """Whether the connection itself has gone to the worker that has this table: that can be on one machine."""
        client = self.client
        if self.late or client.outbox or client.sender is not None:
            return False
        hello = Hello(protocol=PROTOCOL, lang=client.voice.lang, skin=client.voice.skin)
        return self.registry.hand_on(worker, self.socket, encode(hello), encode(attend))

    async def relay_to(self, worker: Worker, message: Attend) -> None:
        """The table lives with this worker: from now on the client talks to it, and hears what it says."""
        client = self.client
        begun = now()
        line = await self.registry.lines.to(worker)
        self.registry.metrics.times.relays.observe(now() - begun)
        if client.sender is not None:
            await asyncio.wait([client.sender])  # what comes over the line must not overtake it
        if client.is_gone:
            return
        client.move_out()
        opening = Opening(client.guest, self.address, client.voice.lang, client.voice.skin, encode(message))
        self.relay = Relay(line, self, opening)

    def come_back(self, back: HandedBack, said: list[bytes]) -> None:
        """The client wants a table that does not live where it was."""
        self.client.speak(back.lang, back.skin)
        message = self.read(back.attend)
        assert isinstance(message, Attend)
        self.attending = self.registry.spawn(self.attend(message, said))

    def show_life(self) -> None:
        """Somebody waits for a table, and so for the reply to anything they ask."""
        if self.client.is_heard and self.attending is not None:
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
        for announcement in self.registry.announcements.now():
            self.client.reply(announcement)
