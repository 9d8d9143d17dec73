"""Where a worker hears what operators want: it looks for new orders once a second."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from clickbang.core.errors import ClickbangError
from clickbang.protocol.errors import NO_SUCH_TABLE, ServerError
from clickbang.protocol.messages import FromServer
from clickbang.server.admin.base import base_of
from clickbang.server.admin.forgetting import forget
from clickbang.server.admin.orders import (
    ANNOUNCE,
    ANNOUNCED,
    BAN,
    CLOSE,
    DELETE,
    DONE,
    ENDED,
    MUTE,
    NEW,
    OLD,
    UNBAN,
    UNMUTE,
    Order,
    orders,
    sanctions,
)
from clickbang.server.delivery.client import ClientState
from clickbang.server.http.identity import Guests
from clickbang.server.sockets.relayed import RelayedSocket
from clickbang.server.storage.retention import DAY
from clickbang.server.tables.calls import Erase, ask

if TYPE_CHECKING:
    from clickbang.server.tables.registry import Registry

log = logging.getLogger("clickbang")

LOOK_EVERY = 1.0
"""Seconds between one look and the next."""
HEARD_WITHIN = 3.0
"""Seconds after which every worker has heard of an order, or has lost its lease."""
TIDY_EVERY = 600.0
"""Seconds between one look at what is old and the next."""
LONGEST_ANNOUNCED = 31 * 86400
LAST_ORDER = "SELECT coalesce(max(id), 0) FROM orders"


class Desk:
    """One for each worker."""

    def __init__(self, registry: "Registry", guests: Guests | None = None) -> None:
        self.registry = registry
        self.guests = guests
        """Who is known without asking the database; None where nobody comes in."""
        self.base = base_of(registry.store)
        self.watching: asyncio.Task[None] | None = None
        self.seen = 0
        """The last order that was heard here."""
        self.tidied = registry.loop.time()
        self.first_heard: dict[int, float] = {}
        """Of what is still to be done, when it was heard of here."""

    async def open(self) -> None:
        """Before anybody comes in: who may not, and what is announced."""
        ((self.seen,),) = await self.base.fetch(LAST_ORDER)
        self.registry.sanctions.take(await sanctions(self.base))
        for order in await orders(self.base, ANNOUNCED, int(time.time()) - LONGEST_ANNOUNCED):
            self.registry.announcements.take(order)
        self.watching = self.registry.spawn(self.watch())

    def close(self) -> None:
        """Before the store is closed."""
        if self.watching is not None:
            self.watching.cancel()

    async def watch(self) -> None:
        while not self.registry.stopping:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
                if self.registry.loop.time() - self.tidied >= TIDY_EVERY:
                    self.tidied = self.registry.loop.time()
                    await self.registry.store.alone(self.tidy)
            except ServerError:
                continue  # the store says by itself that it cannot be read
            except Exception:
                log.exception("what operators want could not be read; it is tried again")

    async def look(self) -> None:
        """Hear what is new, and do what is to be done."""
        found = await orders(self.base, NEW, self.seen)
        new = [order for order in found if order.id > self.seen]
        if new:
            if any(order.what in (MUTE, UNMUTE, BAN, UNBAN, DELETE) for order in new):
                self.registry.sanctions.take(await sanctions(self.base))
            self.seen = new[-1].id
        for order in new:
            self.hear(order)
        due = [order for order in found if order.done is None and self.is_due(order)]
        if due:

            async def work() -> None:
                await self.do_all(due)

            await self.registry.store.alone(work)

    async def tidy(self) -> None:
        """Bans that are over keep no address, and the log of operators no more than it has to."""
        await self.base.fetch(ENDED, int(time.time()) - DAY)
        if days := self.registry.settings.keep_orders_days:
            await self.base.fetch(OLD, self.registry.retention.now() - days * DAY)

    def is_due(self, order: Order) -> bool:
        """Whether every worker has heard of it: whoever is deleted must not be here any more."""
        heard = self.first_heard.setdefault(order.id, self.registry.loop.time())
        return order.what == CLOSE or self.registry.loop.time() - heard >= HEARD_WITHIN

    # What every worker does

    def hear(self, order: Order) -> None:
        log.info("order %d by %s: %s %s", order.id, order.by, order.what, order.target)
        if order.what == ANNOUNCE:
            told = self.registry.announcements.take(order)
            if told is not None:
                self.tell_everybody(told)
        elif order.what == BAN:
            self.show_out()
        elif order.what == DELETE:
            self.forget_here(order.target)

    def tell_everybody(self, message: FromServer) -> None:
        """Each worker tells those who have come in there."""
        for client in list(self.registry.clients):
            if client.state is ClientState.GREETED and not isinstance(client.socket, RelayedSocket):
                client.reply(message)
                client.wake()

    def show_out(self) -> None:
        """Whoever is here and may not be."""
        for client in list(self.registry.clients):
            try:
                self.registry.sanctions.check(client.guest, client.network)
            except ServerError as error:
                client.dismiss(error)

    def forget_here(self, guest: str) -> None:
        """A guest who is deleted is nobody we know."""
        if self.guests is not None:
            self.guests.forget(guest)
        for client in list(self.registry.clients):
            if client.guest == guest:
                client.dismiss(ServerError(NO_SUCH_TABLE))

    # What one does for all

    async def do_all(self, due: list[Order]) -> None:
        for order in due:
            self.first_heard.pop(order.id, None)
            try:
                result = await self.do(order)
            except ServerError as error:
                log.warning("order %d could not be carried out (%s); it is tried again", order.id, error.code)
                continue
            await self.base.fetch(DONE, int(time.time()), result, order.id)

    async def do(self, order: Order) -> str:
        """One order; it may have been begun before. Returns what came of it."""
        if order.what == DELETE:
            return await forget(self.registry, self.base, order.target)
        try:
            await ask(self.registry, Erase(order.target))
        except ClickbangError as error:
            if error.fault is not NO_SUCH_TABLE:
                raise
            return "there is no such table any more"
        return "the table is closed, and gone"
