"""Many tables at which nothing happens, on our server: what they hold in memory, and how fast one wakes.

    python -m bench.server.idle ADDRESS PROCESS --tables N --wake N

Every table is in the middle of a game. First all its players are there and say nothing; then they leave, and the server
forgets the tables until somebody comes back to some of them, one after another. The figures come as one line of JSON.
"""

import argparse
import asyncio
import json
import random
import re
import sys
import time
import urllib.request

import uvloop

from bench.server.load import PATIENCE, SEATS, Crowd, at, measure
from bench.server.player import Player
from bench.server.process import memory_of

MOVES_EACH = 8
RATE = 1000.0


class Returning(Player):
    """A player who comes back, and is done once shown the table."""

    def on_open(self) -> None:
        self.send(b'{"type":"hello","protocol":1}')
        self.shown = asyncio.get_running_loop().create_future()
        self.sent_at = time.perf_counter()
        self.send(b'{"type":"attend","table":"%s"}' % self.table.encode())

    def on_text(self, text: bytes) -> None:
        if b'"type":"update"' in text and not self.shown.done():
            self.shown.set_result(time.perf_counter() - self.sent_at)


async def asleep(address: str) -> None:
    """Until no table is in the server's memory."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with urllib.request.urlopen(f"{address}/metrics") as page:
            found = re.search(rb"^clickbang_tables_awake (\S+)", page.read(), re.MULTILINE)
        if found is not None and float(found[1]) == 0:
            return
        await asyncio.sleep(0.5)
    sys.exit("idle: the tables do not go to sleep")


async def wake(crowd: Crowd, tables: list[str]) -> list[float]:
    """Seconds from coming to a table until it is shown, for each of these."""
    waits = []
    for table in tables:
        visit = crowd.visits[0]
        player = Returning(crowd.address, visit.secret, table, 0, crowd.counts, crowd.pacer, 0)
        await crowd.connect(player)
        while not player.open:
            await asyncio.sleep(0.001)
        waits.append(await asyncio.wait_for(player.shown, PATIENCE))
        player.leave()
    return sorted(waits)


async def hold(address: str, server: int, tables: int, awake: int) -> dict[str, float | None]:
    """Everything in turn."""
    empty = memory_of(server)
    crowd = Crowd(address, RATE)
    await crowd.sit(tables)
    await measure(crowd, 0.0, tables * MOVES_EACH / RATE, server)
    held = memory_of(server) - empty
    crowd.leave()
    await asleep(address)
    left = memory_of(server) - empty
    waits = await wake(crowd, random.Random(1).sample(crowd.tables, awake))
    return {
        "tables": tables,
        "connections": tables * SEATS,
        "held": held,
        "left": left,
        "p50": at(waits, 0.5),
        "p99": at(waits, 0.99),
    }


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("server", type=int, help="the number of its process")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--wake", type=int, default=200)
    arguments = parser.parse_args()
    print(json.dumps(await hold(arguments.address, arguments.server, arguments.tables, arguments.wake)))


if __name__ == "__main__":
    uvloop.run(main())
