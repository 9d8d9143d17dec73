"""When tables act: all that have something to do at once, with one commit for all of them.

Nothing is done while a commit runs. What arrives meanwhile waits for its end and goes into the next one: so commits are
few and large when much is going on, and an answer is written at once when little is.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from clickbang.server.errors import BROKEN, ServerError
from clickbang.server.store import Store, Write

if TYPE_CHECKING:
    from clickbang.server.house import House
    from clickbang.server.room import Room

log = logging.getLogger("clickbang")


class Turns:
    """Lets the tables of a house act together."""

    def __init__(self, house: "House", store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self.house = house
        self.store = store
        self.loop = loop
        self.waiting: dict[Room, None] = {}
        """The tables that have something to do."""
        self.busy = False
        """Whether a commit runs, or the tables are about to act."""

    def ask(self, room: "Room") -> None:
        """This table has something to do."""
        self.waiting[room] = None
        if not self.busy:
            self.busy = True
            self.loop.call_soon(self.act)

    def act(self) -> None:
        """Let every table do what waits there, and write all of it."""
        rooms, self.waiting = self.waiting, {}
        written: list[Room] = []
        writes: list[Write] = []
        for room in rooms:
            with self.alone(room):
                if added := room.work():
                    writes += added
                    written.append(room)
        if writes:
            self.store.submit(writes, lambda problem: self.done(written, problem))
        elif self.waiting:
            self.loop.call_soon(self.act)
        else:
            self.busy = False

    def done(self, rooms: "list[Room]", problem: Exception | None) -> None:
        """It is on disk. What comes next is on its way there while everybody is told of this."""
        tell: list[Room] = []
        for room in rooms:
            with self.alone(room):
                if room.written(problem):
                    tell.append(room)
        if self.waiting:
            self.act()
        else:
            self.busy = False
        for room in tell:
            with self.alone(room):
                room.tell()

    @contextmanager
    def alone(self, room: "Room") -> Iterator[None]:
        """What goes wrong at one table is that table's alone: it is read again from the disk."""
        try:
            yield
        except Exception:
            log.exception("table %s is broken", room.id)
            self.house.drop(room, ServerError(BROKEN))
