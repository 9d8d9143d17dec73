"""One connected client: who it is, its outbox of replies, and how it is sent what is ready for it.

Nothing waits here in a queue but replies: news are taken from the table when they can be sent. So a slow reader gets
fewer and larger messages, and costs no memory.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable
from enum import Enum

from clickbang.core.errors import ClickbangError
from clickbang.protocol.errors import ServerError
from clickbang.protocol.messages import (
    Attend,
    Closing,
    Done,
    FromClient,
    FromServer,
    Hello,
    Numbered,
    Refused,
    Resume,
    TableMessage,
)
from clickbang.protocol.stages import PLAYING, REVEALING
from clickbang.protocol.wire import encode
from clickbang.server.delivery.delivery import Told
from clickbang.server.delivery.socket import NOT_AT_ONCE, Socket
from clickbang.server.delivery.subscription import Subscription
from clickbang.server.delivery.voice import Voice
from clickbang.server.limits.buckets import network_of
from clickbang.server.room import Room
from clickbang.server.shared import Shared

Send = Callable[[bytes], Awaitable[None]]

SLOWLY = 1.0
"""Seconds between what somebody is told who has been sent too much."""
PLAYED = (REVEALING, PLAYING)


class ClientState(Enum):
    """How far a connection has come. It only ever goes on, and can be gone at any time."""

    CONNECTED = "connected"
    """It has not said hello."""
    GREETED = "greeted"
    DISMISSED = "dismissed"
    """Goodbye is about to be said: once, and nothing is heard after it."""
    GONE = "gone"


async def cannot_send(_: bytes) -> None:
    """The `Send` of a connection that is over."""
    raise ConnectionResetError("the connection is over")


def nothing_to_close() -> None:
    """What is over is closed already."""


class Attended(Room):
    """A table to which clients come."""

    def receive(self, client: "Client", message: TableMessage) -> None:
        """A client's message, to be handled in turn."""
        raise NotImplementedError

    def leave(self, client: "Client") -> None:
        """Somebody's connection is gone, or goes elsewhere."""
        raise NotImplementedError

    def withholds_from(self, client: "Client") -> bool:
        """Whether this client's replies wait for what is being written."""
        raise NotImplementedError

    def guard(self, step: Callable[[], None]) -> None:
        """What goes wrong at one table is that table's alone: it is read again from the disk."""
        raise NotImplementedError


class Client(Told):
    """A connection, as tables and delivery know it."""

    def __init__(
        self,
        registry: Shared,
        guest: str,
        address: str,
        send: Send,
        close: Callable[[], None],
        socket: Socket = NOT_AT_ONCE,
    ) -> None:
        self.registry = registry
        self.delivery = registry.delivery
        self.shared = registry.places.shared
        self.guest = guest
        self.network = network_of(address)
        self.socket = socket
        self.send = send
        self.close = close
        self.state = ClientState.CONNECTED
        self.voice = Voice()
        self.table: Attended | None = None
        """The table that it attends."""
        self.subscription: Subscription | None = None
        """How far it has been told of the table that it attends."""
        self.wanted: Attended | None = None
        """The table this client last asked for; it may not be its turn yet."""
        self.replier: Attended | None = None
        """The table that last did what this client asked for; it may have left it since."""
        self.recalled = False
        """It has been told to come to its table again, and has not come yet: what it sent before that is not heard."""
        self.outbox: list[FromServer] = []
        """Replies that are not sent yet."""
        self.sender: asyncio.Task[None] | None = None
        """Sends to a connection that does not take everything at once."""
        self.overdue = False
        """Whether this client has waited long enough, but its table was being written just then."""
        self.paid = registry.allowances.bytes.guests.of(guest)
        self.paid_together = registry.allowances.bytes.networks.of(self.network)
        """What this client is sent is counted, for its guest and for its network."""
        self.slowed: asyncio.TimerHandle | None = None
        """It has been sent too much, and hears the next then."""
        self.heard = -math.inf
        """When it was last told something then."""

    # Where it is

    @property
    def is_gone(self) -> bool:
        return self.state is ClientState.GONE

    @property
    def is_heard(self) -> bool:
        """Whether what it says still counts."""
        return self.state is ClientState.GREETED or self.state is ClientState.CONNECTED

    def greet(self, hello: Hello) -> None:
        self.speak(hello.lang, hello.skin)

    def speak(self, lang: str, skin: str) -> None:
        """It has said hello, here or to another worker, and how it wants to be spoken to."""
        self.state = ClientState.GREETED
        self.voice.choose(lang, skin)

    def want(self, table: Attended) -> None:
        """It asks to be let in at this table; whatever it attended before is left."""
        self.leave()
        self.wanted = table
        self.recalled = False

    def subscribe(self, table: Attended, attend: Attend) -> None:
        """It is at the table, with what it knows of it already."""
        self.table = table
        self.subscription = Subscription(table, self.guest, self.voice, self.hang_up, attend)

    def leave(self) -> None:
        """It leaves its table."""
        table, self.table, self.subscription = self.table, None, None
        if table is not None:
            table.leave(self)

    def depart(self) -> None:
        """The connection is over. It and its table are held no longer: a ring of things that know each other stays in
        memory until all of it is searched for garbage, which happens rarely."""
        self.state = ClientState.GONE
        self.leave()
        self.wanted = self.replier = None
        self.outbox = []
        self.socket, self.send, self.close = NOT_AT_ONCE, cannot_send, nothing_to_close

    # Replies

    def reply(self, message: FromServer) -> None:
        self.outbox.append(message)

    def confirm(self, message_id: int) -> None:
        self.outbox.append(Done(id=message_id))

    def refuse(self, error: ClickbangError, message: FromClient | Numbered | None = None) -> None:
        self.registry.metrics.refusals[error.code] += 1
        self.outbox.append(
            Refused(
                id=None if message is None else message.id,
                code=error.code,
                sentence=self.voice.catalogue.error(error),
                rule=error.rule,
            )
        )

    def await_commit(self, table: Attended) -> None:
        """What it asked this table for is being written: its replies wait for that."""
        self.replier = table

    def is_pressing(self) -> bool:
        """Whether this client waits for a reply, or for what its table asks it.

        In a crowd the news that something is done can wait for what is asked next, and comes in the same message.
        """
        if self.overdue:
            return True
        if self.outbox and not (self.delivery.crowded and all(type(reply) is Done for reply in self.outbox)):
            return True
        return self.subscription is not None and self.subscription.is_pressing()

    # Sending

    def wait_for(self, sending: asyncio.Task[None]) -> None:
        """Something else is still being sent over this connection: what comes next waits for that."""
        self.sender = sending
        sending.add_done_callback(self.go_on)

    def go_on(self, _: asyncio.Task[None]) -> None:
        self.sender = None
        self.wake()

    def hurry(self) -> None:
        self.overdue = True
        if self.table is None:
            self.wake()
        else:
            self.table.guard(self.wake)

    def wake(self) -> None:
        """Only a connection that does not take it at once needs a task."""
        if self.sender is not None or self.state is ClientState.GONE:
            return
        text = self.gather()
        if text is None:
            return
        if self.socket.takes_at_once():
            self.delivery.send(self.socket, text)
        else:
            self.sender = self.registry.spawn(self.send_all(text))

    async def send_all(self, text: bytes | None) -> None:
        """Send as long as there is something to send; whoever does not take it in time is disconnected."""
        try:
            while text is not None:
                async with asyncio.timeout(self.registry.settings.send_seconds):
                    await self.send(text)
                self.delivery.count(text)
                text = self.gather()
        except (TimeoutError, OSError):
            self.hang_up()
        finally:
            self.sender = None

    def gather(self) -> bytes | None:
        """All that is ready for this client, as one message; None if there is nothing."""
        table, subscription = self.table, self.subscription
        if table is not None and (table.is_closed or (self.shared and not self.registry.places.holds())):
            return None
        if self.replier is not None and self.replier.withholds_from(self):
            return None  # it comes back here when what is in memory is on disk; if that fails, it is never told
        messages: list[FromServer] = self.outbox
        self.outbox = []
        if table is not None and table.is_ahead:
            # what others do is none of their business, not even that it is being written: a pong does not wait for it
            return self.pay(encode(messages)) if messages else None
        self.overdue = False
        if subscription is not None and (
            (self.paid.tokens > 0 and self.paid_together.tokens > 0) or self.may_hear(subscription)
        ):
            subscription.gather(messages)
        if not messages:
            return None
        return self.pay(encode(messages))

    def pay(self, text: bytes) -> bytes:
        """What this client is sent is counted."""
        self.paid.charge(len(text))
        self.paid_together.charge(len(text))
        return text

    def may_hear(self, subscription: Subscription) -> bool:
        """Whoever has been sent too much is told no more than once a second, unless they are playing."""
        if self.paid.has() and self.paid_together.has():
            return True
        if subscription.table.doc.stage in PLAYED and subscription.plays():
            return True
        now = self.registry.loop.time()
        if now - self.heard >= SLOWLY:
            self.heard = now
            return True
        if self.slowed is None:
            self.slowed = self.registry.loop.call_at(self.heard + SLOWLY, self.hear_again)
        return False

    def hear_again(self) -> None:
        self.slowed = None
        self.wake()

    # The end

    def hang_up(self) -> None:
        self.state = ClientState.GONE
        self.close()

    def dismiss(self, error: ServerError, back_after: float | None = None) -> None:
        """Say goodbye, if nobody has yet."""
        if self.is_heard:
            self.state = ClientState.DISMISSED
            self.registry.spawn(self.say_goodbye(error, back_after))

    def disown(self, error: ServerError, back_after: float | None) -> None:
        """Its table is gone: what is not on disk has not been done, and nobody says that it has."""
        self.outbox = []
        self.dismiss(error, back_after)

    def move_out(self) -> None:
        """It is at no table of ours any more."""
        self.leave()
        self.wanted = self.replier = None
        self.outbox = []
        self.recalled = False

    def recall(self) -> None:
        """Its table lives elsewhere, from now on or soon: it is to come there again, with what it has been told."""
        self.move_out()
        if self.is_heard and not self.socket.recall():
            self.recalled = True
            self.outbox.append(Resume())
            self.wake()

    async def say_goodbye(self, error: ServerError, back_after: float | None = None) -> None:
        """The last message, and the end of the connection."""
        self.state = ClientState.GONE
        closing = Closing(code=error.code, sentence=self.voice.catalogue.error(error), back_after=back_after)
        try:
            async with asyncio.timeout(1):
                await self.send(encode([closing]))
        except (TimeoutError, OSError):
            pass
        self.close()
