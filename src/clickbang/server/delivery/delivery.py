"""Delivery: who is told when, and what goes out together.

Whoever waits for a reply, or is waited for, is told at once. Whoever only watches is told when there is time: what
happens meanwhile goes out in the same message, and messages are most of what a busy server does.
"""

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from clickbang.server.delivery.socket import Socket

PATIENCE = 0.25
"""Seconds for which somebody who only watches may be kept waiting while there is much to do."""
CROWD = 10
"""So many tables in one commit are a crowd if most of the time goes into telling people what has happened, and not into
waiting for a slow disk: then whoever has answered may be kept waiting as well."""
STRAIN = 0.5
"""How long telling takes at least then, in terms of the time in between."""


class Told:
    """Who is told something: a client."""

    def is_pressing(self) -> bool:
        """Whether they wait for it, or are waited for."""
        raise NotImplementedError

    def wake(self) -> None:
        """There may be something to send."""
        raise NotImplementedError

    def hurry(self) -> None:
        """They have waited long enough."""
        raise NotImplementedError


def nothing_to_commit() -> bool:
    return False


class Delivery:
    """Sends to all clients of a server."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.commits: Callable[[], bool] = nothing_to_commit
        """Whether tables are about to act, or a commit is under way: then there is more to tell soon."""
        self.crowded = False
        self.strained = False
        """Whether most of the time went into telling when that was last measured."""
        self.rested = time.perf_counter()
        """Since when nobody has been told anything."""
        self.messages = 0
        self.bytes = 0
        self.held_back: list[tuple[Socket, bytes]] | None = None
        """What has been put together for one batch; None if messages go out one by one."""
        self.patient: dict[Told, float] = {}
        """Who has something to hear that can wait, and since when: those who have waited longest come first."""
        self.alarm: asyncio.TimerHandle | None = None
        """Looks after them, if nothing else happens meanwhile."""

    # When

    def tell(self, client: Told) -> None:
        """There is news for this client: now if it is pressing, else when there is time."""
        if client.is_pressing() or self.loop.time() - self.patient.get(client, math.inf) > PATIENCE:
            self.patient.pop(client, None)
            client.wake()
        else:
            self.patient.setdefault(client, self.loop.time())

    def tell_patient(self) -> None:
        """Everybody if nothing else is to be done, else only those who have waited long."""
        until = self.loop.time() - PATIENCE if self.commits() or self.crowded else math.inf
        while self.patient:
            client, since = next(iter(self.patient.items()))
            if since > until:
                if self.alarm is None:
                    self.alarm = self.loop.call_at(since + PATIENCE, self.ring)
                return
            del self.patient[client]
            client.hurry()

    def ring(self) -> None:
        """Somebody has waited long."""
        self.alarm = None
        self.crowded = self.crowded and self.commits()
        with self.batch():
            self.tell_patient()

    def begin_round(self, tables: int) -> float:
        """So many tables are on disk, and are about to be told; returns when that was, for `end_round`."""
        self.crowded = self.strained and tables >= CROWD
        return time.perf_counter()

    def end_round(self, begun: float) -> None:
        """All have been told: measure what that took."""
        now = time.perf_counter()
        self.strained = now - begun > STRAIN * (begun - self.rested)
        self.rested = now

    # How

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Messages go out at the end of this: one after the other they cost half, since nobody is woken for each."""
        self.held_back = self.held_back or []
        try:
            yield
        finally:
            batch, self.held_back = self.held_back, None
            for socket, text in batch or ():
                socket.write(text)

    def send(self, socket: Socket, text: bytes) -> None:
        """Now, or together with others."""
        self.count(text)
        if self.held_back is None:
            socket.write(text)
        else:
            self.held_back.append((socket, text))

    def count(self, text: bytes) -> None:
        """A message goes out."""
        self.messages += 1
        self.bytes += len(text)
