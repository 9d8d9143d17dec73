"""A room: all that is in memory of one table. It knows who sits there, the game and who is here, and tells nobody.

Nothing is read or told while memory is ahead of the disk; what comes in meanwhile waits, and is told together with what
came before it: half the messages.
"""

import time
from collections.abc import Sequence
from enum import Enum
from typing import Final

from clickbang.bots.registry import built_in_bots
from clickbang.core.registry import find_game
from clickbang.protocol.messages import TableInfo
from clickbang.protocol.stages import PLAYING, REVEALING
from clickbang.server.clocks.scheduler import Job, Scheduler
from clickbang.server.clocks.times import Times
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats.presence import Presence
from clickbang.server.seats.remarks import PulledFaces, Remarks
from clickbang.server.shared import Shared
from clickbang.server.storage.documents import TableDoc, encode
from clickbang.server.storage.store import PutTable, StoredTable, Write

TOUCH_EVERY = 3600
"""Seconds after which a table that is played at is noted as touched, for lists that show the latest first."""


class TableState(Enum):
    """Where a table stands between its memory, the disk and those who are told."""

    __hash__ = object.__hash__  # by identity: the usual one of an enum is a call of Python

    SETTLED = "settled"
    """All of it is on disk, and may be told."""
    COMMITTING = "committing"
    """Memory is ahead of the disk."""
    UNTOLD = "untold"
    """All is on disk, but more has come in meanwhile: it is done and written first, and both are told together."""
    COMMITTING_UNTOLD = "committing, untold"
    """That is being written. What comes in meanwhile waits until both are told."""
    ERASING = "erasing"
    """Its deletion is being written."""
    CLOSED = "closed"
    """It is gone, or has to be read from disk again. Nothing happens here any more."""


class Change(Enum):
    """What the jobs of one turn have done to a table, beyond what they have asked to be written."""

    NOTHING = "nothing"
    NEWS = "news"
    """There is something to tell although nothing has to be written."""
    PRIVATE = "private"
    """The table's document has to be written, but not all may know that, nor when."""
    DOCUMENT = "document"
    """The table's document has to be written."""


NEXT: Final = {
    TableState.SETTLED: {TableState.COMMITTING, TableState.ERASING, TableState.CLOSED},
    TableState.COMMITTING: {TableState.SETTLED, TableState.UNTOLD, TableState.CLOSED},
    TableState.UNTOLD: {TableState.SETTLED, TableState.COMMITTING_UNTOLD, TableState.ERASING, TableState.CLOSED},
    TableState.COMMITTING_UNTOLD: {TableState.SETTLED, TableState.CLOSED},
    TableState.ERASING: {TableState.CLOSED},
    TableState.CLOSED: set[TableState](),
}


AHEAD: Final = (TableState.COMMITTING, TableState.COMMITTING_UNTOLD, TableState.ERASING)
"""Memory is ahead of the disk."""


class WrongState(Exception):
    """A table was to do what it cannot do in its state."""


class Room:
    """Of one table, awake in memory. `OnlineTable` lets things happen here."""

    def __init__(self, registry: Shared, stored: StoredTable) -> None:
        self.registry = registry
        self.id = stored.doc.id
        self.doc: TableDoc = stored.doc
        self.game = find_game(stored.doc.game)
        self.bots: Sequence[str] = tuple(built_in_bots(self.game))
        self.live: LiveGame | None = None
        """The game that is played here, or is over and still shown."""
        self.presence = Presence()
        self.remarks = Remarks(stored.doc.id, stored.said, stored.said_before)
        self.faces = PulledFaces()
        began = stored.doc.began if stored.doc.stage == REVEALING else None
        self.times = Times(None if began is None else began.at)
        self.scheduler = Scheduler(registry.loop, self.schedule)
        self.state = TableState.SETTLED
        self.is_ahead = False
        """Whether what is in memory is not on disk yet."""
        self.is_closed = False
        """Whether nothing more is asked of this table."""
        self.change = Change.NOTHING
        self.version = 0
        """Goes up whenever the table itself has changed, in what everybody sees of it."""
        self.info: tuple[int, TableInfo] | None = None
        """What everybody sees of it, and at which version."""
        self.touched = stored.touched
        """When something was last written that everybody is told: anybody finds that in the lists of tables."""
        self.writes: list[Write] = []
        self.deferred: list[Job] = []
        """What is to be done as soon as all is on disk."""
        self.on_disk: tuple[int, LiveGame, list[int]] | None = None
        """The running game as it was before what is being written."""

    def become(self, state: TableState) -> None:
        """The state that follows; an error if it does not follow from this one."""
        if state not in NEXT[self.state]:
            expected = ", ".join(sorted(state.value for state in NEXT[self.state])) or "nothing"
            raise WrongState(f"a table that is {self.state.value} becomes {expected}, not {state.value}")
        self.state = state
        self.is_ahead = state in AHEAD
        self.is_closed = state is TableState.CLOSED or state is TableState.ERASING

    def schedule(self, job: Job) -> None:
        """Do this in turn."""
        raise NotImplementedError

    def part_with_game(self, live: LiveGame) -> None:
        """This game is about to make way for another: who is here is told how it ended."""
        raise NotImplementedError

    def once_on_disk(self, job: Job) -> None:
        """Do this as soon as what is in memory is on disk: now, or with the end of the commit."""
        if self.is_ahead or self.writes:
            self.deferred.append(job)
        else:
            job()

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
        stale = bool(self.writes) and now - self.touched > TOUCH_EVERY and self.has_gone_on()
        if not (changed or stale):
            return
        if stale or self.change is Change.DOCUMENT:
            self.touched = now
        doc = self.doc
        self.writes.append(PutTable(doc.id, doc.code, doc.public, doc.stage, self.touched, encode(doc)))
        if changed:
            self.version += 1

    # What has been heard of the game

    def running(self) -> tuple[int, LiveGame, list[int]] | None:
        """The game that is being played, if there is one: its number, and how much of it each has heard."""
        live = self.live
        if live is None or self.doc.stage != PLAYING:
            return None
        return self.doc.number, live, live.progress()

    def has_gone_on(self) -> bool:
        """Whether something has happened before everybody's eyes that is not on disk yet."""
        before, now = self.on_disk, self.running()
        return before is not None and now is not None and before[2][-1] != now[2][-1]
