"""What guests and networks ask of all workers together.

Each worker counts by itself, as if it were the only one, and so nobody waits for anybody. With every beat it tells the
store what was taken, and hears who has taken too much over all workers: these are refused until it has come back. So
somebody who goes to many workers at once may take more for a second, and then waits for as much longer.
"""

import secrets
from collections.abc import Mapping, Set
from hashlib import blake2b
from typing import NamedTuple

from clickbang.server.limits.buckets import Buckets, Shares


def hashed_with(salt: bytes, name: str) -> str:
    """What a name is called where it is written down."""
    return blake2b(name.encode(), key=salt, digest_size=12).hexdigest()


Taken = tuple[str, str]
"""Of which kind, and by whom."""


class Allowed(NamedTuple):
    """How much there is of a kind: so much at once, then so much a second."""

    rate: float
    burst: float


class Tally:
    """What was taken here since the last beat, and who has taken too much everywhere."""

    def __init__(self) -> None:
        self.salt: bytes | None = None
        """With which names are hashed before they leave this process; None if there are no other workers."""
        self.own_salt = secrets.token_bytes(16)
        """The same where there are none: what is written down tells nobody who came from where."""
        self.kinds: dict[str, Allowed] = {}
        self.taken: dict[Taken, float] = {}
        self.exhausted: Set[Taken] = frozenset()
        """Under hashed names."""
        self.connections: dict[str, int] = {}
        """By network, how many connections it has with this worker."""
        self.elsewhere: Mapping[str, int] = {}
        """By hashed network, how many those that have many have with others."""

    def hashed(self, name: str) -> str:
        """No address of anybody leaves this process, nor stands on any disk."""
        return hashed_with(self.salt or self.own_salt, name)

    def allows(self, kind: str, name: str) -> bool:
        return not self.exhausted or (kind, self.hashed(name)) not in self.exhausted

    def add(self, kind: str, name: str, count: float) -> None:
        if self.salt is not None:
            self.taken[kind, name] = self.taken.get((kind, name), 0) + count

    def take_all(self) -> list[tuple[str, str, float, float, float]]:
        """Kind, hashed name, how much, and how much there is: of all since the last time. Always in the same order,
        so that two workers that note the same wait for each other, and not each for the other."""
        taken, self.taken = self.taken, {}
        rows = [(kind, self.hashed(name), count, *self.kinds[kind]) for (kind, name), count in taken.items() if count]
        return sorted(rows)

    def crowds(self, least: int) -> dict[str, int]:
        """The networks with so many connections here at least, under hashed names."""
        return {self.hashed(network): count for network, count in self.connections.items() if count >= least}

    def connections_of(self, network: str) -> int:
        """Those with all workers, as far as is known."""
        here = self.connections.get(network, 0)
        return here + self.elsewhere.get(self.hashed(network), 0) if self.elsewhere else here


class CountedShares:
    """Shares of guests and networks, over all workers."""

    def __init__(self, tally: Tally, kind: str, shares: Shares) -> None:
        self.tally = tally
        self.by_guest, self.by_network = f"{kind} by guest", f"{kind} by network"
        self.shares = shares
        self.guests, self.networks = shares.guests, shares.networks
        tally.kinds[self.by_guest] = Allowed(self.guests.rate, self.guests.burst)
        tally.kinds[self.by_network] = Allowed(self.networks.rate, self.networks.burst)

    def has(self, guest: str, network: str) -> bool:
        """Whether both have a token."""
        allows = self.tally.allows
        return allows(self.by_guest, guest) and allows(self.by_network, network) and self.shares.has(guest, network)

    def take(self, guest: str, network: str) -> bool:
        """Take a token from both, or from neither."""
        if not (self.has(guest, network) and self.shares.take(guest, network)):
            return False
        self.note(guest, network, 1)
        return True

    def give_back(self, guest: str, network: str) -> None:
        """What was taken was not used after all."""
        self.shares.give_back(guest, network)
        self.note(guest, network, -1)

    def note(self, guest: str, network: str, count: float) -> None:
        self.tally.add(self.by_guest, guest, count)
        self.tally.add(self.by_network, network, count)


class CountedBuckets:
    """A bucket for each network, over all workers."""

    def __init__(self, tally: Tally, kind: str, buckets: Buckets) -> None:
        self.tally = tally
        self.kind = kind
        self.buckets = buckets
        tally.kinds[kind] = Allowed(buckets.rate, buckets.burst)

    def take(self, network: str) -> bool:
        """Take a token from this network's bucket."""
        if not (self.tally.allows(self.kind, network) and self.buckets.take(network)):
            return False
        self.tally.add(self.kind, network, 1)
        return True
