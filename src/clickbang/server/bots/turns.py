"""Whose question is next in a process where bots think: networks take turns, and the tables of a network do.

A turn is paid with the time that it takes. So whoever asks for little waits for what is thought about just now, and not
for all that others ask. Nobody saves time up.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Final

STEP: Final = 0.2
"""Seconds for which a bot may search at most where people of several networks play: so long others wait for it."""
RECENTLY: Final = 5.0
"""For so many seconds somebody who has asked is reckoned with."""
QUICK: Final = 0.005
AT_ONCE: Final = 3
"""So many questions are with the process while each takes it less than that: it need not wait for the next one."""
REMEMBERED: Final = 1000


class Line:
    """Keys that wait, first the one that has taken least time so far."""

    def __init__(self) -> None:
        self.heap: list[tuple[float, int, str]] = []
        self.numbers = count()
        self.taken: dict[str, float] = {}
        self.floor = 0.0
        """What the last one had taken: who comes anew begins there."""

    def join(self, key: str) -> None:
        self.taken[key] = max(self.taken.get(key, 0.0), self.floor)
        heappush(self.heap, (self.taken[key], next(self.numbers), key))

    def first(self) -> str:
        while True:
            taken, _, key = heappop(self.heap)
            if taken == self.taken[key]:
                self.floor = taken
                return key
            self.join(key)  # it has taken more since it came

    def charge(self, key: str, seconds: float) -> None:
        self.taken[key] = self.taken.get(key, self.floor) + seconds
        if len(self.taken) > REMEMBERED:
            here = {key for _, _, key in self.heap}
            self.taken = {other: taken for other, taken in self.taken.items() if taken > self.floor or other in here}


class Turn:
    """A question that waits, or is with the process."""

    def __init__(self, network: str, table: str) -> None:
        self.network = network
        self.table = table
        self.begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.began = 0.0


class Turns:
    """The questions for one process."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.networks = Line()
        self.tables: dict[str, Line] = {}
        """By network, those of its tables that wait."""
        self.waiting: dict[tuple[str, str], deque[Turn]] = {}
        self.of: dict[str, int] = {}
        """By network, how many questions of theirs wait, or are with the process."""
        self.at_work = 0
        self.ended = 0.0
        """When the last one was answered."""
        self.quick = False
        """Whether that took little time."""
        self.seen: dict[str, float] = {}
        """By network, when they last asked; of those who did so lately."""

    def __len__(self) -> int:
        """How many wait, or are with the process."""
        return sum(self.of.values())

    def share(self, network: str, seconds: float) -> float:
        """How long somebody of this network may search who asks now: the more there are, the less."""
        return seconds / ((self.of.get(network, 0) + 1) * len(self.of.keys() | {network}))

    def is_crowded(self, network: str) -> bool:
        """Whether others than these play here."""
        since = self.now() - RECENTLY
        self.seen = {other: at for other, at in self.seen.items() if at > since}
        return any(other != network for other in self.seen)

    async def begin(self, network: str, table: str) -> Turn:
        """Wait until it is this table's turn; `end` has to follow."""
        turn = Turn(network, table)
        self.of[network] = self.of.get(network, 0) + 1
        self.seen[network] = self.now()
        tables = self.tables.setdefault(network, Line())
        if not tables.heap:
            self.networks.join(network)
        if (network, table) not in self.waiting:
            tables.join(table)
        self.waiting.setdefault((network, table), deque()).append(turn)
        self.next()
        try:
            await turn.begins
        except asyncio.CancelledError:
            if turn.begins.cancelled():
                self.leave(network)  # it is passed over when its turn comes
            else:
                self.end(turn)
            raise
        return turn

    def end(self, turn: Turn) -> None:
        """It has been answered."""
        now = self.now()
        took = now - max(turn.began, self.ended)
        self.at_work -= 1
        self.ended, self.quick = now, took < QUICK
        self.seen[turn.network] = now
        self.networks.charge(turn.network, took)
        if turn.network in self.tables:
            self.tables[turn.network].charge(turn.table, took)
        self.leave(turn.network)
        self.next()

    def leave(self, network: str) -> None:
        self.of[network] -= 1
        if not self.of[network]:
            del self.of[network]
            if not self.tables[network].heap:  # else those are left who are passed over
                del self.tables[network]

    def next(self) -> None:
        while self.networks.heap and self.at_work < (AT_ONCE if self.quick else 1):
            network = self.networks.first()
            tables = self.tables[network]
            table = tables.first()
            turns = self.waiting[network, table]
            turn = turns.popleft()
            if turns:
                tables.join(table)
            else:
                del self.waiting[network, table]
            if tables.heap:
                self.networks.join(network)
            if not turn.begins.done():
                self.at_work += 1
                turn.began = self.now()
                turn.begins.set_result(None)
