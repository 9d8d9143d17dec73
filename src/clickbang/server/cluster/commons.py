"""What workers of one file share beside tables, in the memory of the process that writes for them: who has taken too
much of what is limited, codes with which guests move to another device, and which records are being made.

What is lost with that process was for some minutes at most.
"""

import secrets
from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping

from clickbang.server.limits.buckets import Bucket
from clickbang.server.limits.tally import Taken

DEEPEST_DEBT = 5.0
"""Somebody owes so many times as much as they may take at once, at most."""
FORGET_EVERY = 60
"""After so many beats, what is as good as nothing is forgotten."""
MOST_TRANSFERS = 10_000
MADE_WITHIN = 60.0
"""Seconds that a worker has for a record before another may make it."""

Spent = tuple[str, str, float, float, float]
"""Of which kind, by whom (under a hashed name), how much; how much there is a second, and at once."""
Game = tuple[str, int]


class Transfer:
    """A code that moves a guest's seats to another device."""

    def __init__(self, guest: str, until: float) -> None:
        self.guest = guest
        self.until = until
        self.taken_by: int | None = None
        """The worker that moves them just now."""


class Commons:
    """All of it; times are by the system's clock that never jumps."""

    def __init__(self) -> None:
        self.salt = secrets.token_bytes(16)
        """With which workers hash names before they tell of anybody."""
        self.buckets: dict[Taken, Bucket] = {}
        self.empty: set[Taken] = set()
        """Those that were empty when somebody last took something."""
        self.crowds: dict[int, Mapping[str, int]] = {}
        """By worker, the networks with many connections there."""
        self.beats = 0
        self.transfers: OrderedDict[bytes, Transfer] = OrderedDict()
        self.making: dict[Game, tuple[int, float]] = {}
        """Which worker makes the record of a game, and until when."""

    def lose(self, worker: int) -> None:
        """A worker is gone, with what it was about to do."""
        self.crowds.pop(worker, None)
        self.making = {game: (number, until) for game, (number, until) in self.making.items() if number != worker}
        for transfer in self.transfers.values():
            if transfer.taken_by == worker:
                transfer.taken_by = None

    # Limits

    def beat(
        self, worker: int, spent: Iterable[Spent], crowds: Mapping[str, int]
    ) -> tuple[list[Taken], dict[str, int]]:
        """A worker says what was taken there, and hears who has taken too much, and who has many connections
        elsewhere."""
        self.crowds[worker] = crowds
        for kind, name, count, rate, burst in spent:
            self.spend((kind, name), count, rate, burst)
        self.beats += 1
        if self.beats % FORGET_EVERY == 0:
            self.buckets = {taken: bucket for taken, bucket in self.buckets.items() if not bucket.has(bucket.burst)}
        self.empty = {taken for taken in self.empty if taken in self.buckets and not self.buckets[taken].has()}
        elsewhere: dict[str, int] = {}
        for other, networks in self.crowds.items():
            if other != worker:
                for network, count in networks.items():
                    elsewhere[network] = elsewhere.get(network, 0) + count
        return list(self.empty), elsewhere

    def spend(self, taken: Taken, count: float, rate: float, burst: float) -> None:
        bucket = self.buckets.setdefault(taken, Bucket(rate, burst))
        bucket.has()  # what has come back since the last time
        bucket.tokens = max(-DEEPEST_DEBT * burst, min(burst, bucket.tokens - count))
        self.empty.add(taken)

    # Moving to another device

    def put_transfer(self, code: bytes, guest: str, until: float) -> None:
        """This guest's code, in place of any other."""
        for key in [key for key, transfer in self.transfers.items() if transfer.guest == guest]:
            del self.transfers[key]
        self.transfers[code] = Transfer(guest, until)
        if len(self.transfers) > MOST_TRANSFERS:
            self.transfers.popitem(last=False)

    def take_transfer(self, code: bytes, worker: int, now: float) -> str | None:
        """Whose code this is, if it is good and nobody else uses it."""
        found = self.transfers.get(code)
        if found is None or found.until < now or found.taken_by is not None:
            return None
        found.taken_by = worker
        return found.guest

    def end_transfer(self, code: bytes, used: bool) -> None:
        found = self.transfers.get(code)
        if found is not None:
            found.taken_by = None
            if used:
                del self.transfers[code]

    # Records

    def make(self, games: Collection[Game], worker: int, now: float) -> list[Game]:
        """Those whose records this worker is to make; the others are being made."""
        self.making = {game: made for game, made in self.making.items() if made[1] > now}
        found = [game for game in games if self.making.get(game, (worker, now))[0] == worker]
        self.making |= dict.fromkeys(found, (worker, now + MADE_WITHIN))
        return found
