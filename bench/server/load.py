"""Random players on our server, in a process of their own; the figures come as one line of JSON.

    python -m bench.server.load ADDRESS PROCESS --tables N --warm-up S --seconds S [--rate MOVES_PER_SECOND] [--views]

`held` is the memory in bytes that the server has more with all these tables than without.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import urlsplit

import uvloop

from bench.server.player import Counts, Player
from bench.server.process import cpu_of, memory_of
from clickbang.client import Visit

SEATS = 4
AT_ONCE = 50
"""Tables whose players come at the same time."""
QUIET = 1.0
"""Seconds after the last answer until the server's memory is looked at."""
PATIENCE = 120.0
"""Seconds after which a table that does not begin is taken for broken."""


class Pacer:
    """Sends answers as they come or, with a rate, so many a second, whoever's they are."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.due: list[Callable[[], None]] = []
        self.random = random.Random(1)
        self.begun = self.stopped = False

    def __call__(self, send: Callable[[], None]) -> None:
        if self.rate or not self.begun:
            self.due.append(send)
        elif not self.stopped:
            send()

    async def run(self) -> None:
        """Nobody answers before this."""
        self.begun = True
        if not self.rate:
            while self.due:
                self.due.pop()()
        begun, sent = time.perf_counter(), 0
        while self.rate and not self.stopped:
            while self.due and sent < (time.perf_counter() - begun) * self.rate:
                sent += 1
                self.due.pop(self.random.randrange(len(self.due)))()
            await asyncio.sleep(0.001)


class Crowd:
    """All players of a run."""

    def __init__(self, address: str, rate: float = 0.0, views: bool = False) -> None:
        self.address = address
        self.views = views
        self.counts = Counts()
        self.pacer = Pacer(rate)
        self.visits = [Visit(address) for _ in range(SEATS)]
        self.players: list[Player] = []
        self.tables: list[str] = []

    async def sit(self, tables: int) -> None:
        """Open tables, and have them played at."""
        for visit in self.visits:
            await visit.become_guest()
        for first in range(0, tables, AT_ONCE):
            host = self.visits[0]
            wanted = range(first, min(tables, first + AT_ONCE))
            codes = [await host.open_table("bulletbucks", SEATS, clock="none") for _ in wanted]
            players = [self.player(code, seat) for code in codes for seat in range(SEATS)]
            await asyncio.gather(*[self.connect(player) for player in players])
            self.tables += codes
            self.players += players
            deadline = time.monotonic() + PATIENCE
            while not all(player.stage == "playing" for player in players):
                self.check()
                if time.monotonic() > deadline:
                    sys.exit("load: a table did not begin")
                await asyncio.sleep(0.01)

    def player(self, code: str, seat: int) -> Player:
        secret, seed = self.visits[seat].secret, self.pacer.random.randrange(2**32)
        return Player(self.address, secret, code, seat, self.counts, self.pacer, seed, self.views)

    async def connect(self, player: Player) -> None:
        parts = urlsplit(self.address)
        await asyncio.get_running_loop().create_connection(lambda: player, parts.hostname or "", parts.port or 80)

    def check(self) -> None:
        """Random players never do anything wrong."""
        if self.counts.troubles:
            sys.exit(f"load: {self.counts.troubles[0]}")

    def leave(self) -> None:
        for player in self.players:
            player.leave()


async def measure(crowd: Crowd, warm_up: float, seconds: float, server: int, empty: int = 0) -> dict[str, float | None]:
    """What the crowd does in so many seconds, and what that costs the server."""
    found = await observe(crowd, warm_up, seconds, {"busy": [os.getpid()], "cpu": [server]})
    await asyncio.sleep(QUIET)
    busy, took = found["busy"], found["seconds"]
    assert busy is not None
    assert took is not None
    return {**found, "busy": busy / took, "held": memory_of(server) - empty}


async def observe(
    crowd: Crowd, warm_up: float, seconds: float, groups: Mapping[str, Sequence[int]]
) -> dict[str, float | None]:
    """What the crowd does in so many seconds, and how much of a processor each of these groups takes meanwhile."""
    counts, pacing = crowd.counts, asyncio.create_task(crowd.pacer.run())
    await asyncio.sleep(warm_up)
    counts.reset()
    begun, before = time.perf_counter(), {name: cpu_of(*group) for name, group in groups.items()}
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - begun, {name: cpu_of(*group) - before[name] for name, group in groups.items()}
    moves, games, waits = counts.moves, counts.games, sorted(counts.waits)
    crowd.pacer.stopped = True
    await pacing
    crowd.check()
    return {
        "moves": moves, "games": games, "seconds": took, "p50": at(waits, 0.5), "p99": at(waits, 0.99), **used,
    }  # fmt: skip


def at(waits: list[float], share: float) -> float | None:
    """Milliseconds within which this share of answers was acknowledged."""
    return 1000 * waits[int(share * (len(waits) - 1))] if waits else None


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("server", type=int, help="the number of its process")
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.0, help="answers a second, of all together; 0 for no limit")
    parser.add_argument("--warm-up", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--views", action="store_true", help="have everybody's view of the table sent along")
    arguments = parser.parse_args()
    crowd = Crowd(arguments.address, arguments.rate, arguments.views)
    empty = memory_of(arguments.server)
    await crowd.sit(arguments.tables)
    print(json.dumps(await measure(crowd, arguments.warm_up, arguments.seconds, arguments.server, empty)))


if __name__ == "__main__":
    uvloop.run(main())
