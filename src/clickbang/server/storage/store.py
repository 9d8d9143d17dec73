"""What a store is: the one place that knows where tables are kept.

Everything is written by `submit`: a list of writes that become durable together, and a call when they are. Several
workers will share tables through another store with the same few methods.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from clickbang.server.storage.documents import LogRow, SaidRow, TableDoc


class PutTable(NamedTuple):
    """The table as it is now."""

    table: str
    code: str
    public: bool
    stage: str
    touched: int
    doc: bytes


class PutLog(NamedTuple):
    """One more answer of a game."""

    table: str
    game: int
    number: int
    row: bytes


class PutSaid(NamedTuple):
    """One more thing that was said."""

    table: str
    number: int
    row: bytes


class DropSaid(NamedTuple):
    """What was said at a table before the remark with this number."""

    table: str
    number: int


class PutEnded(NamedTuple):
    """A game is over: the table as it was then, from which a record can be made."""

    table: str
    game: int
    doc: bytes


class PutRecord(NamedTuple):
    """The record of a game that is over."""

    record: bytes
    table: str
    game: int


class PutSits(NamedTuple):
    """A guest has a seat at a table."""

    guest: str
    table: str


class DropSits(NamedTuple):
    """A guest has no seat at a table any more."""

    guest: str
    table: str


class PutGuest(NamedTuple):
    """A guest, known by the hash of a secret, and when they were last seen, in seconds served."""

    guest: str
    hash: bytes
    seen: int


class SeenGuest(NamedTuple):
    """A guest counts as seen."""

    seen: int
    guest: str


class DropGuest(NamedTuple):
    """A guest, unless they have been seen since then."""

    guest: str
    since: int


class PutVisit(NamedTuple):
    """Somebody is at a table, which so is not to be deleted."""

    table: str
    visited: int


class MarkTable(NamedTuple):
    """Nobody has been at a table for long: it is deleted if that stays so."""

    marked: int
    table: str


class PutServed(NamedTuple):
    """The seconds for which servers have been open."""

    seconds: int


class DropTable(NamedTuple):
    """A table, and all that belongs to it."""

    table: str


Write = (
    PutTable | PutLog | PutSaid | DropSaid | PutEnded | PutRecord | PutSits | DropSits | PutGuest | SeenGuest
    | DropGuest | PutVisit | MarkTable | PutServed | DropTable
)  # fmt: skip
Finished = Callable[[Exception | None], None]
"""Called in the event loop when the writes are on disk, or with the reason why they are not."""


class PartlyWritten(Exception):
    """What belongs to some tables could not be written; all the rest of that submission is on disk."""

    def __init__(self, tables: Mapping[str, Exception]) -> None:
        super().__init__("; ".join(f"{table or 'what belongs to no table'}: {why}" for table, why in tables.items()))
        self.tables = tables


def problem_at(table: str, problem: Exception | None) -> Exception | None:
    """What a problem with a submission means for one of its tables."""
    return problem.tables.get(table) if isinstance(problem, PartlyWritten) else problem


def by_table(writes: Sequence[Write]) -> dict[str, list[Write]]:
    """What belongs to each table, and under no name what belongs to none: what becomes durable together or not at all,
    when what was to be written together cannot be."""
    found: dict[str, list[Write]] = {}
    for write in writes:
        found.setdefault(getattr(write, "table", ""), []).append(write)
    return found


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was left."""

    doc: TableDoc
    log: list[LogRow]
    """The answers of its current game."""
    said: list[SaidRow]
    """The last things that were said, and how many there were before."""
    said_before: int
    ended: TableDoc | None = None
    """If its game is over, the table as it was at the end: whoever has left since had a part in the luck."""
    touched: int = 0
    """When everybody last saw something happen there, as lists of tables tell."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list: what is known without waking it."""

    doc: TableDoc
    touched: int


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over."""

    doc: TableDoc
    record: bytes | None
    """None if it has not been made yet."""


@runtime_checkable
class KeepsTransfers(Protocol):
    """A store of several workers, any of which may be the one that a guest comes to with a code. All that is kept of a
    code is its hash."""

    async def put_transfer(self, code: bytes, guest: str, seconds: float) -> None:
        """This guest's code, in place of any other."""

    async def take_transfer(self, code: bytes) -> str | None:
        """Whose code this is, if it is good; until it is given back nobody else can take it."""

    async def end_transfer(self, code: bytes, used: bool) -> None:
        """It is used up, or was not used after all."""


class Store(Protocol):
    """Keeps tables, answers, guests and records."""

    failing: bool
    """Whether the last attempt to write something has failed."""

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        """Write this; later submissions are written later. What belongs to one table is written as a whole or not at
        all; one table that cannot be written keeps no other from it, and is named (`PartlyWritten`)."""

    async def table(self, key: str) -> StoredTable | None:
        """The table with this code or id."""

    async def doc(self, table: str) -> TableDoc | None:
        """The table with this id, without its answers: what is asked before it is woken."""

    async def guest(self, hash_of_secret: bytes) -> tuple[str, int] | None:
        """The guest with this secret, and when they were last seen."""

    async def public_tables(self, limit: int) -> list[Listed]:
        """Tables that anybody may join, the latest first."""

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        """The tables at which a guest sits, the latest first."""

    async def ended(self, table: str, game: int) -> Ended | None:
        """A game that is over."""

    async def unrecorded(self, limit: int) -> list[TableDoc]:
        """Tables as they were at the end of games whose records have not been made yet."""

    async def log(self, table: str, game: int) -> list[LogRow]:
        """The answers of a game."""

    def served_before(self) -> int:
        """The seconds for which servers had been open when this one began."""

    async def unvisited(self, since: int, limit: int) -> list[str]:
        """Tables that nobody has visited since then and that are not marked yet."""

    async def marked(self, until: int, since: int, limit: int) -> list[str]:
        """Tables that were marked until then, and that nobody has visited since."""

    async def unseen(self, since: int, limit: int) -> list[str]:
        """Guests who have not been seen since then."""

    async def named(self, guests: Set[str]) -> set[str]:
        """Those of these guests whom a table or a finished game names: who sit, host, have been there."""

    async def alone(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do this, unless another worker does the like at this moment: what one does for all."""

    async def close(self) -> bool:
        """Write what is left, and let go of the database; returns whether that could be done in time."""
