"""Where tables live: each with one worker at a time, and a table that sleeps with none.

A worker is alive as long as it holds its lock and renews its lease. Whoever needs a table whose worker is gone claims
it; the one that was declared gone can write nothing any more (every commit asks whether its row is still there), drops
its tables, and begins anew under another number.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple, Protocol

LEASE: Final = 3.0
"""Seconds for which a worker may be silent: then others may declare it gone, and have its tables."""


class Worker(NamedTuple):
    """A process that serves tables."""

    number: int
    """Never given twice: a worker that was declared gone comes back under another one."""
    address: str
    """Where other workers reach it: HOST:PORT."""
    token: bytes
    """Who knows it has read the database, and may open a line to this worker."""


class Here(NamedTuple):
    """The table lives with us, from now on or already."""

    table: str


class There(NamedTuple):
    """The table lives with another worker, or can only be played there."""

    table: str
    worker: Worker


class Nowhere(NamedTuple):
    """There is no such table."""


NOWHERE: Final = Nowhere()
Claimed = Here | There | Nowhere
Figure = tuple[str, str, float]
"""For the host: its name, what it is, how much."""


def figures_of(number: int, alive: int, left: float, claims: int, losses: int) -> list[Figure]:
    """The figures of a worker among others: its number, how many there are, and how it fares."""
    return [
        ("clickbang_worker", "The number of this worker, 0 while it is none", number),
        ("clickbang_workers_alive", "Workers that share the database", alive),
        ("clickbang_lease_left_seconds", "For how long others wait for this worker", left),
        ("clickbang_claims", "Tables that this worker has claimed since its start", claims),
        ("clickbang_losses", "How often it had to begin anew since its start", losses),
    ]


class Places(Protocol):
    """Who has which table, of all workers that share a store."""

    shared: bool
    """Whether there may be other workers at all."""
    me: Worker | None
    """This worker, as others know it; none before it has joined, nor after it was lost until it has joined anew."""
    lost: Callable[[], None]
    """Called in the event loop when this worker was declared gone, or its lease has run out: none of its tables is its
    own any more. It is set by the registry, and comes before anything else is written or told."""

    def holds(self) -> bool:
        """Whether this worker may tell anybody anything: by its own clock its lease has not run out. Cheap."""

    async def join(self, address: str) -> Worker:
        """Become a worker, reached at this address; and again, by itself, after having been lost."""

    async def claim(self, key: str) -> Claimed:
        """Take the table with this code or id unless a worker has it that is alive."""

    def release(self, tables: Collection[str]) -> None:
        """These have gone to sleep, or are handed over: whoever needs them may have them.

        All that was submitted for them is on disk by then."""

    async def known_elsewhere(self) -> Collection[str] | None:
        """By which rules other workers that are alive can play, NAME:VERSION; None if there are none, or all can play
        what this one can."""

    async def leave(self) -> None:
        """The end: nothing is held any more, and everybody knows at once."""

    def figures(self) -> Sequence[Figure]:
        """How this worker is doing."""


def nothing_lost() -> None:
    """What a worker does that cannot lose anything."""


class OnlyHere:
    """One process has all tables."""

    shared = False

    def __init__(self) -> None:
        self.me: Worker | None = None
        self.lost: Callable[[], None] = nothing_lost

    def holds(self) -> bool:
        return True

    async def join(self, address: str) -> Worker:
        return Worker(0, address, b"")

    async def claim(self, key: str) -> Claimed:
        return Here(key)

    def release(self, tables: Collection[str]) -> None:
        pass

    async def known_elsewhere(self) -> Collection[str] | None:
        return None

    async def leave(self) -> None:
        pass

    def figures(self) -> Sequence[Figure]:
        return ()
