"""A table online: takes what clients send, one thing after another, and tells nobody before it is on disk.

While a commit runs, what arrives waits; then all of it is done, written in one go, and told. So an answer is always
judged by what everybody has been told, and what is in memory is never shown while it is ahead of the disk.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from clickbang.bots.registry import built_in_bots
from clickbang.core.errors import ClickbangError
from clickbang.core.registry import find_game
from clickbang.protocol.errors import BROKEN, NO_SUCH_TABLE, STORAGE, ServerError
from clickbang.protocol.messages import Attend, TableInfo, TableMessage
from clickbang.server.clocks.clocks import Clocks
from clickbang.server.delivery.client import Client
from clickbang.server.delivery.table_info import common_info
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats import seating
from clickbang.server.storage.documents import TableDoc, encode
from clickbang.server.storage.store import DropSits, DropTable, PutSits, PutTable, StoredTable, Write
from clickbang.server.tables import requests
from clickbang.server.tables.current_game import CurrentGame
from clickbang.server.tables.presence import Presence
from clickbang.server.tables.promises import Promises
from clickbang.server.tables.pulled_faces import PulledFaces
from clickbang.server.tables.remarks import Remarks
from clickbang.server.tables.state import Change, TableState, follow

if TYPE_CHECKING:
    from clickbang.server.tables.registry import Registry

log = logging.getLogger("clickbang")

TOUCH_EVERY = 3600
"""Seconds after which a table that is played at is noted as touched, for lists that show the latest first."""

Job = Callable[[], None]
"""Something to be done in turn: what the clock or a bot says."""
T = TypeVar("T")


class OnlineTable:
    """One table, awake in memory."""

    def __init__(self, registry: "Registry", stored: StoredTable) -> None:
        self.registry = registry
        self.doc: TableDoc = stored.doc
        self.game = find_game(stored.doc.game)
        self.bots: Sequence[str] = tuple(built_in_bots(self.game))
        self.state = TableState.SETTLED
        self.change = Change.NOTHING
        self.version = 0
        """Goes up whenever the table itself has changed, in what everybody sees of it."""
        self._info: tuple[int, TableInfo] | None = None
        """For which version that was made."""
        self.touched = stored.touched
        """When something was last written that everybody is told: anybody finds that in the lists of tables."""
        self.presence = Presence()
        self.remarks = Remarks(stored.doc.id, stored.said, stored.said_before)
        self.faces = PulledFaces()
        self.inbox: deque[tuple[Client, TableMessage] | Job] = deque()
        self.writes: list[Write] = []
        self.replied: dict[Client, None] = {}
        """Whose replies wait for what is being written."""
        self.promises = Promises()
        self.deferred: list[Job] = []
        """What is to be done as soon as all is on disk."""
        self.current = CurrentGame(self)
        self.clocks = Clocks(self)
        self.current.restore(stored)

    @property
    def id(self) -> str:
        return self.doc.id

    @property
    def live(self) -> LiveGame | None:
        """The game that is played here, or is over and still shown."""
        return self.current.live

    @property
    def is_ahead(self) -> bool:
        """Whether what is in memory is not on disk yet."""
        state = self.state
        return state is TableState.COMMITTING or state is TableState.COMMITTING_UNTOLD or state is TableState.ERASING

    @property
    def is_closed(self) -> bool:
        """Whether nothing more is asked of this table."""
        return self.state is TableState.CLOSED or self.state is TableState.ERASING

    # Taking things in turn

    def receive(self, client: Client, message: TableMessage) -> None:
        """A client's message, to be handled in turn."""
        self.inbox.append((client, message))
        self.registry.cycle.add(self)

    def schedule(self, job: Job) -> None:
        """Do this in turn. A clock or a bot that comes too late is not heard: it would keep the game in memory."""
        if not self.is_closed:
            self.inbox.append(job)
            self.registry.cycle.add(self)

    def work(self) -> list[Write]:
        """Do all that waits. What is returned has to be written before anybody is told."""
        if self.is_closed:
            return []  # it was read again from the disk, or is gone: what was begun here is not to be written
        self.current.note_progress()
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
        if not writes:
            self.promises.keep()
        return writes

    def handle(self, client: Client, message: TableMessage) -> None:
        """One message: it is done or refused, and its sender gets a reply."""
        try:
            requests.handle(self, client, message)
        except ClickbangError as error:
            client.refuse(error, message)
        else:
            if message.id is not None:
                client.confirm(message.id)

    def begin_commit(self, addressed: dict[Client, None]) -> None:
        """What has been done is about to be written; replies wait for that."""
        if self.state is TableState.SETTLED:
            self.state = follow(self.state, TableState.COMMITTING)
        elif self.state is TableState.UNTOLD:
            self.state = follow(self.state, TableState.COMMITTING_UNTOLD)
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
            self.registry.drop(self, ServerError(STORAGE))
            return False
        self.promises.keep()
        if state is TableState.ERASING:
            self.registry.drop(self, None)
            return False
        waits = bool(self.inbox) and state is TableState.COMMITTING
        self.state = follow(state, TableState.UNTOLD if waits else TableState.SETTLED)
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
            self.state = follow(self.state, TableState.SETTLED)
        self.clocks.set()
        delivery = self.registry.delivery
        for client in self.presence.clients:
            delivery.tell(client)
        for client in self.replied:
            if client not in self.presence.clients:
                delivery.tell(client)
        self.replied = {}
        self.clocks.look()

    def guard(self, step: Callable[[], T]) -> T | None:
        """What goes wrong at one table is that table's alone: it is read again from the disk."""
        try:
            return step()
        except Exception:
            log.exception("table %s is broken", self.id)
            self.registry.drop(self, ServerError(BROKEN))
            return None

    def once_on_disk(self, job: Job) -> None:
        """Do this as soon as what is in memory is on disk: now, or with the end of the commit."""
        if self.is_ahead or self.writes:
            self.deferred.append(job)
        else:
            job()

    async def perform(self, job: Callable[[], T]) -> T:
        """Do this when it is the table's turn; returns what it returns, once that is on disk. Otherwise an error."""
        if self.state is TableState.CLOSED:
            raise ServerError(NO_SUCH_TABLE)
        return await self.promises.perform(job, self.schedule, self.registry.loop)

    # What is to be written and told

    def write(self, *writes: Write) -> None:
        """Write this with the next commit."""
        self.writes += writes

    def note_change(self) -> None:
        """The document has changed: it is written, and everybody sees it."""
        self.change = Change.DOCUMENT

    def note_private_change(self) -> None:
        """The document has changed in what only some see: it is written, and nobody else can tell when."""
        if self.change is not Change.DOCUMENT:
            self.change = Change.PRIVATE

    def note_news(self) -> None:
        """There is something to tell, though nothing to write."""
        if self.change is Change.NOTHING:
            self.change = Change.NEWS

    def note_version(self) -> None:
        """What everybody sees of the table has changed, though not its document."""
        self.version += 1

    def put_doc(self) -> None:
        """Write the document if it has changed, or if it is long since it was touched."""
        changed = self.change is Change.DOCUMENT or self.change is Change.PRIVATE
        if self.is_closed:
            return
        now = int(time.time())
        stale = bool(self.writes) and now - self.touched > TOUCH_EVERY and self.current.has_gone_on()
        if not (changed or stale):
            return
        if stale or self.change is Change.DOCUMENT:
            self.touched = now
        doc = self.doc
        self.writes.append(PutTable(doc.id, doc.code, doc.public, doc.stage, self.touched, encode(doc)))
        if changed:
            self.version += 1

    def info(self) -> TableInfo:
        """What everybody sees of this table."""
        if self._info is None or self._info[0] != self.version:
            self._info = (self.version, common_info(self))
        return self._info[1]

    # Who is here

    def enter(self, client: Client, attend: Attend) -> None:
        """Somebody comes to the table: a player, back again, or a spectator."""
        if client.is_gone or client.wanted is not self:
            return  # and is gone, or elsewhere, before it was their turn
        doc = self.doc
        self.registry.retention.visited(doc.id)
        if self.presence.add(client):
            self.note_version()
            self.note_news()
        client.subscribe(self, attend)
        if seating.admit(doc, client.guest) | seating.come_back(doc, client.guest):
            self.note_change()

    def leave(self, client: Client) -> None:
        """Somebody's connection is gone, or goes elsewhere."""
        if self.presence.remove(client):
            self.note_version()
            if not self.is_ahead and not self.is_closed:
                self.tell()
                self.registry.delivery.tell_patient()

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
        self.state = follow(self.state, TableState.ERASING)

    def close(self, error: ServerError) -> list[Client]:
        """Nothing happens here any more; returns those who have to be told. The game is held no longer by whoever
        still knows the table."""
        if self.state is not TableState.CLOSED:
            self.state = follow(self.state, TableState.CLOSED)
        self.clocks.sleep()
        self.current.close()
        self.promises.break_all(error)
        self.deferred = []
        waiting = {item[0]: None for item in self.inbox if isinstance(item, tuple)}
        return list(self.presence.clients | self.replied | waiting)
