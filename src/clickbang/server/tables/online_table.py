"""A table online: takes what clients send, one thing after another, and tells nobody before it is on disk.

While a commit runs, what arrives waits; then all of it is done, written in one go, and told. So an answer is always
judged by what everybody has been told, and what is in memory is never shown while it is ahead of the disk.
"""

import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from mypy_extensions import mypyc_attr

from clickbang.core.errors import ClickbangError
from clickbang.protocol.errors import BROKEN, NO_SUCH_TABLE, STORAGE, ServerError
from clickbang.protocol.messages import Attend, TableMessage
from clickbang.server.clocks.scheduler import Job
from clickbang.server.cluster.lines import Lines
from clickbang.server.cluster.places import There
from clickbang.server.delivery.client import Attended, Client
from clickbang.server.delivery.table_info import table_info
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Change, TableState
from clickbang.server.seats import seating
from clickbang.server.shared import Shared
from clickbang.server.storage.documents import TableDoc
from clickbang.server.storage.store import DropSits, DropTable, PutSits, StoredTable, Write
from clickbang.server.tables import clocks, play, requests
from clickbang.server.tables.promises import Promises

log = logging.getLogger("clickbang")

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeper(Shared):
    """Who keeps tables awake, finds them, and lets them work."""

    let_work: Callable[["OnlineTable"], None]
    """A table has something to do."""
    lines: Lines
    tables: dict[str, "OnlineTable"]

    async def locate(self, key: str) -> "OnlineTable | There | None":
        """The table with this code or id, read from disk if it is asleep; or where it lives, if not with us."""
        raise NotImplementedError

    async def find(self, key: str) -> "OnlineTable | None":
        """The same for what is done at a table of ours; an error if it lives elsewhere."""
        raise NotImplementedError

    async def permitted(self, table: str, guest: str) -> TableDoc:
        """The table with this id, if it is public or this guest has been there; it is not woken."""
        raise NotImplementedError

    async def write(self, *writes: Write) -> None:
        """Write this; returns when it is on disk."""
        raise NotImplementedError

    def drop(self, table: "OnlineTable", error: ServerError | None) -> None:
        """Forget the table; who is there is told why, or that it is gone."""
        raise NotImplementedError


class OnlineTable(Attended):
    """The actor of one table: what happens in its room happens in turn, here."""

    def __init__(self, registry: Keeper, stored: StoredTable) -> None:
        super().__init__(registry, stored)
        self.keeper = registry
        self.clients: dict[Client, None] = {}
        """Who is at the table."""
        self.inbox: deque[tuple[Client, TableMessage] | Job] = deque()
        self.replied: dict[Client, None] = {}
        """Whose replies wait for what is being written."""
        self.promises = Promises()
        play.restore(self, stored)

    # Taking things in turn

    def receive(self, client: Client, message: TableMessage) -> None:
        """A client's message, to be handled in turn."""
        self.inbox.append((client, message))
        self.keeper.let_work(self)

    def schedule(self, job: Job) -> None:
        """Do this in turn. A clock or a bot that comes too late is not heard: it would keep the game in memory."""
        if not self.is_closed:
            self.inbox.append(job)
            self.keeper.let_work(self)

    def work(self) -> list[Write]:
        """Do all that waits. What is returned has to be written before anybody is told."""
        if self.is_closed:
            return []  # it was read again from the disk, or is gone: what was begun here is not to be written
        self.on_disk = self.running()  # what comes now is not
        addressed: dict[Client, None] = {}
        while self.inbox and not self.is_closed:
            item = self.inbox.popleft()
            if isinstance(item, tuple):
                client, message = item
                self.handle(client, message)
                addressed[client] = None
            else:
                with suppress(ClickbangError):  # what the clock or a bot wanted is not possible any more
                    item()
        self.put_doc()
        writes, self.writes = self.writes, []
        news = self.change is Change.NEWS
        self.change = Change.NOTHING
        if writes:
            self.begin_commit(addressed)
        elif news or self.state is TableState.UNTOLD:
            self.replied |= addressed
            self.tell()
        else:
            for client in addressed:
                client.wake()
        if not writes and self.promises.done:
            self.promises.keep()
        return writes

    def handle(self, client: Client, message: TableMessage) -> None:
        """One message: it is done or refused, and its sender gets a reply."""
        try:
            if isinstance(message, Attend):
                self.enter(client, message)
            else:
                requests.handle(self, client, message)
        except ClickbangError as error:
            client.refuse(error, message)
        else:
            if message.id is not None:
                client.confirm(message.id)

    def begin_commit(self, addressed: dict[Client, None]) -> None:
        """What has been done is about to be written; replies wait for that."""
        if self.state is TableState.SETTLED:
            self.become(TableState.COMMITTING)
        elif self.state is TableState.UNTOLD:
            self.become(TableState.COMMITTING_UNTOLD)
        for client in addressed:
            client.await_commit(self)
        self.replied |= addressed

    def committed(self, problem: Exception | None) -> bool:
        """All is on disk, or nothing is: then what is in memory is wrong, and has to be read again.

        Returns whether everybody is to be told now.
        """
        state = self.state
        if state is TableState.CLOSED:
            return False
        if problem is not None:
            self.keeper.drop(self, ServerError(STORAGE))
            return False
        if self.promises.done:
            self.promises.keep()
        if state is TableState.ERASING:
            self.keeper.drop(self, None)
            return False
        waits = bool(self.inbox) and state is TableState.COMMITTING
        self.become(TableState.UNTOLD if waits else TableState.SETTLED)
        deferred, self.deferred = self.deferred, []
        for job in deferred:
            job()
        if waits or not self.inbox:
            return not waits
        self.tell()  # what came before has waited once: it is told before more is done
        return False

    def withholds_from(self, client: Client) -> bool:
        """Whether this client's replies wait for what is being written."""
        return self.is_ahead and client in self.replied

    def tell(self) -> None:
        """Let everybody here know what they may know, each in their time; see what is due next."""
        if self.state is TableState.UNTOLD:
            self.become(TableState.SETTLED)
        clocks.set_clocks(self)
        delivery = self.registry.delivery
        for client in self.clients:
            delivery.tell(client)
        for client in self.replied:
            if client not in self.clients:
                delivery.tell(client)
        self.replied = {}
        clocks.look(self)

    def guard(self, step: Callable[[], T]) -> T | None:
        """What goes wrong at one table is that table's alone: it is read again from the disk."""
        try:
            return step()
        except Exception:
            log.exception("table %s is broken", self.id)
            self.keeper.drop(self, ServerError(BROKEN))
            return None

    async def perform(self, job: Callable[[], T]) -> T:
        """Do this when it is the table's turn; returns what it returns, once that is on disk. Otherwise an error."""
        if self.state is TableState.CLOSED:
            raise ServerError(NO_SUCH_TABLE)
        return await self.promises.perform(job, self.schedule, self.registry.loop)

    # Who is here

    def enter(self, client: Client, attend: Attend) -> None:
        """Somebody comes to the table: a player, back again, or a spectator."""
        if client.is_gone or client.wanted is not self:
            return  # and is gone, or elsewhere, before it was their turn
        doc = self.doc
        self.registry.note_visit(doc.id)
        if client not in self.clients:
            self.clients[client] = None
            if self.presence.add(client.guest):
                self.note_version()
                self.note_news()
        client.subscribe(self, attend)
        if seating.admit(doc, client.guest) | seating.come_back(doc, client.guest):
            self.note_change()

    def leave(self, client: Client) -> None:
        """Somebody's connection is gone, or goes elsewhere."""
        if client not in self.clients:
            return
        del self.clients[client]
        if self.presence.remove(client.guest):
            self.note_version()
            if not self.is_ahead and not self.is_closed:
                self.tell()
                self.registry.delivery.tell_patient()

    def part_with_game(self, live: LiveGame) -> None:
        for client in self.clients:
            if client.subscription is not None:
                client.subscription.part_with(table_info(self, client.guest), live)

    def transfer(self, old: str, new: str) -> bool:
        """A seat moves to another device of its owner; returns whether it did."""
        if not seating.move(self.doc, old, new):
            return False
        if new in self.presence.guests:
            seating.come_back(self.doc, new)
        self.write(DropSits(old, self.id), PutSits(new, self.id))
        self.note_change()
        return True

    # The end

    def erase(self) -> None:
        """The table goes, with all that belongs to it."""
        self.write(DropTable(self.id))
        self.become(TableState.ERASING)

    def close(self, error: ServerError) -> list[Client]:
        """Nothing happens here any more; returns those who have to be told. The game is held no longer by whoever
        still knows the table."""
        if self.state is not TableState.CLOSED:
            self.become(TableState.CLOSED)
        clocks.sleep(self)
        self.scheduler.cancel_all()
        if self.live is not None:
            self.live.close()
        self.live = self.on_disk = None
        self.promises.break_all(error)
        self.deferred = []
        waiting = {item[0]: None for item in self.inbox if isinstance(item, tuple)}
        return list(self.clients | self.replied | waiting)
