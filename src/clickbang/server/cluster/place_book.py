"""Who has which table, kept by the one process that writes for several workers of one file.

It is kept in memory alone. Who writes sees at once when a worker's line ends, and nobody else can write: so a book that
is lost with its writer is begun anew together with all lines, and no table can have two workers.
"""

from collections.abc import Collection
from dataclasses import dataclass

from clickbang.server.cluster.places import LEASE


@dataclass(slots=True)
class Member:
    """A worker that is alive."""

    number: int
    address: str
    token: bytes
    seat: int
    """Its number among those of its supervisor, which the next one has when it dies."""
    heard: float
    """When it last said anything, by the system's clock that never jumps."""


class PlaceBook:
    """Which workers there are, and where each table lives that is awake."""

    def __init__(self, last: int = 0, lease: float = LEASE) -> None:
        self.lease = lease
        self.last = last
        """The number that was given last."""
        self.members: dict[int, Member] = {}
        self.places: dict[str, int] = {}
        """By table, the number of its worker."""

    def join(self, address: str, token: bytes, seat: int, now: float) -> Member:
        """A worker comes, or comes back after it was taken for gone: under a number that nobody ever had."""
        self.last += 1
        member = self.members[self.last] = Member(self.last, address, token, seat, now)
        return member

    def claim(self, table: str, number: int) -> Member:
        """Who has this table: the worker that asks, unless another one does already."""
        return self.members[self.places.setdefault(table, number)]

    def release(self, tables: Collection[str], number: int) -> None:
        """These sleep, or are handed over."""
        for table in tables:
            if self.places.get(table) == number:
                del self.places[table]

    def release_all(self, number: int) -> None:
        """All that this worker has."""
        self.places = {table: worker for table, worker in self.places.items() if worker != number}

    def has(self, number: int | None, table: str) -> bool:
        """Whether this worker has this table."""
        return number is not None and self.places.get(table) == number

    def lose(self, number: int) -> None:
        """A worker is gone, and has no table any more."""
        if self.members.pop(number, None) is not None:
            self.release_all(number)

    def silent(self, now: float) -> list[int]:
        """Those whose lease has run out."""
        return [number for number, member in self.members.items() if now - member.heard >= self.lease]

    def patience(self, now: float) -> float | None:
        """Seconds until the next lease may run out; None if there is none."""
        if not self.members:
            return None
        return max(0.0, min(member.heard for member in self.members.values()) + self.lease - now)
