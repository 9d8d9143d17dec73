"""What a store is: the one place that knows where tables are kept.

Everything is written by `submit`: a list of writes that become durable together, and a call when they are. Several
workers will share tables through another store with the same few methods.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from clickbang.server.docs import LogRow, RoomDoc, SaidRow


class PutRoom(NamedTuple):
    """The table as it is now."""

    room: str
    code: str
    public: bool
    stage: str
    touched: int
    doc: bytes


class PutLog(NamedTuple):
    """One more answer of a game."""

    room: str
    game: int
    number: int
    row: bytes


class PutSaid(NamedTuple):
    """One more thing that was said."""

    room: str
    number: int
    row: bytes


class PutEnded(NamedTuple):
    """A game is over: the table as it was then, from which a record can be made."""

    room: str
    game: int
    doc: bytes


class PutRecord(NamedTuple):
    """The record of a game that is over."""

    record: bytes
    room: str
    game: int


class PutSits(NamedTuple):
    """A guest has a seat at a table."""

    guest: str
    room: str


class DropSits(NamedTuple):
    """A guest has no seat at a table any more."""

    guest: str
    room: str


class PutGuest(NamedTuple):
    """A guest, known by the hash of a secret."""

    guest: str
    hash: bytes
    seen: int


class DropRoom(NamedTuple):
    """A table, and all that belongs to it."""

    room: str


Write = PutRoom | PutLog | PutSaid | PutEnded | PutRecord | PutSits | DropSits | PutGuest | DropRoom
Finished = Callable[[Exception | None], None]
"""Called in the event loop when the writes are on disk, or with the reason why they are not."""


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """A table as it was left."""

    doc: RoomDoc
    log: list[LogRow]
    """The answers of its current game."""
    said: list[SaidRow]
    """The last things that were said, and how many there were before."""
    said_before: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list: what is known without waking it."""

    doc: RoomDoc
    touched: int


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over."""

    doc: RoomDoc
    record: bytes | None
    """None if it has not been made yet."""


class Store(Protocol):
    """Keeps tables, answers, guests and records."""

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        """Write all of this or nothing; later submissions are written later."""

    async def room(self, key: str) -> StoredRoom | None:
        """The table with this code or id."""

    async def guest(self, hash_of_secret: bytes) -> str | None:
        """The guest with this secret."""

    async def public_rooms(self, limit: int) -> list[Listed]:
        """Tables that anybody may join, the latest first."""

    async def rooms_of(self, guest: str, limit: int) -> list[Listed]:
        """The tables at which a guest sits, the latest first."""

    async def ended(self, room: str, game: int) -> Ended | None:
        """A game that is over."""

    async def unrecorded(self, limit: int) -> list[RoomDoc]:
        """Tables as they were at the end of games whose records have not been made yet."""

    async def log(self, room: str, game: int) -> list[LogRow]:
        """The answers of a game."""

    async def untouched(self, since: int, limit: int) -> list[str]:
        """Tables at which nothing has happened since then."""

    async def close(self) -> None:
        """Write what is left, and let go of the database."""
