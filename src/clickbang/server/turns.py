"""When tables act: all that have something to do at once, with one commit for all of them.

What arrives while a commit runs goes into the next one: so commits are few and large when much is going on, and an
answer is written at once when little is.
"""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from clickbang.server.errors import BROKEN, ServerError
from clickbang.server.quick_socket import Socket
from clickbang.server.store import Store, Write

if TYPE_CHECKING:
    from clickbang.server.house import House
    from clickbang.server.room import Room
    from clickbang.server.visitor import Visitor

log = logging.getLogger("clickbang")
T = TypeVar("T")

PATIENCE = 0.25
"""Seconds for which somebody who only watches may be kept waiting while there is much to do. What happens meanwhile
goes out in the same message, and messages are most of what a busy server does."""

CROWD = 10
"""So many tables in one commit are a crowd if most of the time goes into telling people what has happened, and not into
waiting for a slow disk: then whoever has answered may be kept waiting as well."""
STRAIN = 0.5
"""How long telling takes at least then, in terms of the time in between."""


class Turns:
    """Lets the tables of a house act together."""

    def __init__(self, house: "House", store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self.house = house
        self.store = store
        self.loop = loop
        self.waiting: dict[Room, None] = {}
        """The tables that have something to do."""
        self.called = False
        """Whether the tables are about to act."""
        self.writing = False
        """Whether a commit is under way. A second one beside it would make both smaller, and messages more."""
        self.crowded = False
        self.strained = False
        self.rested = time.perf_counter()
        """Since when nobody has been told anything."""
        self.messages = 0
        self.bytes = 0
        self.holds_back = False
        self.outgoing: list[tuple[Socket, bytes]] = []
        """What has been put together while messages are held back."""
        self.patient: dict[Visitor, float] = {}
        """Who has something to hear that can wait, and since when: those who have waited longest come first."""
        self.alarm: asyncio.TimerHandle | None = None
        """Looks after them, if nothing else happens meanwhile."""

    @property
    def busy(self) -> bool:
        return self.called or self.writing

    def ask(self, room: "Room") -> None:
        """This table has something to do."""
        self.waiting[room] = None
        if not self.called and not self.writing:
            self.called = True
            self.loop.call_soon(self.act)

    def act(self) -> None:
        """Let every table do what waits there, and write all of it."""
        self.called = False
        if self.writing:
            return  # and when that is done, they act
        written: list[Room] = []
        writes: list[Write] = []
        for room in list(self.waiting):
            del self.waiting[room]
            if added := self.alone(room, room.work):
                writes += added
                written.append(room)
        if writes:
            self.writing = True
            self.store.submit(writes, lambda problem: self.done(written, problem))
        else:
            self.rest()

    def done(self, rooms: "list[Room]", problem: Exception | None) -> None:
        """It is on disk. What comes next is on its way there while everybody is told of this."""
        begun = time.perf_counter()
        self.writing = False
        self.crowded = self.strained and len(rooms) >= CROWD
        tell: list[Room] = []
        with self.in_one_go():
            for room in rooms:
                if self.alone(room, partial(room.written, problem)):
                    tell.append(room)
            if self.waiting:
                self.act()
            for room in tell:
                self.alone(room, room.tell)
        with self.in_one_go():
            self.rest()
        now = time.perf_counter()
        self.strained = now - begun > STRAIN * (begun - self.rested)
        self.rested = now

    @contextmanager
    def in_one_go(self) -> Iterator[None]:
        """Messages go out at the end of this: one after the other they cost half, since nobody is woken for each."""
        self.holds_back = True
        try:
            yield
        finally:
            self.holds_back = False
            outgoing, self.outgoing = self.outgoing, []
            for socket, text in outgoing:
                socket.write(text)

    def send(self, socket: Socket, text: bytes) -> None:
        """Now, or together with others."""
        self.count(text)
        if self.holds_back:
            self.outgoing.append((socket, text))
        else:
            socket.write(text)

    def count(self, text: bytes) -> None:
        """A message goes out."""
        self.messages += 1
        self.bytes += len(text)

    def tell(self, visitor: "Visitor") -> None:
        """Those who wait for a reply, or for whom others wait, are told now; the others when there is time for it."""
        if visitor.is_pressing() or self.loop.time() - self.patient.get(visitor, math.inf) > PATIENCE:
            self.patient.pop(visitor, None)
            visitor.wake()
        else:
            self.patient.setdefault(visitor, self.loop.time())

    def rest(self) -> None:
        """Everybody if nothing else is to be done, else only those who have waited long."""
        until = self.loop.time() - PATIENCE if self.busy or self.crowded else math.inf
        while self.patient:
            visitor, since = next(iter(self.patient.items()))
            if since > until:
                if self.alarm is None:
                    self.alarm = self.loop.call_at(since + PATIENCE, self.ring)
                return
            del self.patient[visitor]
            visitor.overdue = True
            if visitor.room is None:
                visitor.wake()
            else:
                self.alone(visitor.room, visitor.wake)

    def ring(self) -> None:
        """Somebody has waited long."""
        self.alarm = None
        self.crowded = self.crowded and self.busy
        with self.in_one_go():
            self.rest()

    def alone(self, room: "Room", deed: Callable[[], T]) -> T | None:
        """What goes wrong at one table is that table's alone: it is read again from the disk."""
        try:
            return deed()
        except Exception:
            log.exception("table %s is broken", room.id)
            self.house.drop(room, ServerError(BROKEN))
            return None
