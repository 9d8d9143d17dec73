"""Random players at one or more workers, in a process of their own; the figures come as one line of JSON.

python -m bench.cluster.load --address A --address B --worker PID --worker PID --database PID --way hashed
"""

import argparse
import asyncio
import json
import os
import zlib
from urllib.parse import urlsplit

import uvloop

from bench.cluster.farms import AWAY, HASHED, RANDOM
from bench.server.load import Crowd, observe
from bench.server.player import Player
from bench.server.socket import WebSocket

PATIENCE = 30.0


class Visitor(WebSocket):
    """Comes to a table first, so that it lives at that worker, and leaves when the others are there."""

    def __init__(self, address: str, secret: str, table: str) -> None:
        super().__init__(address, secret)
        self.table = table
        self.there: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_open(self) -> None:
        self.send(b'{"type":"hello","protocol":1}')
        self.send(b'{"type":"attend","table":"%b","view":false}' % self.table.encode())

    def on_text(self, text: bytes) -> None:
        if b'"type":"table"' in text and not self.there.done():
            self.there.set_result(None)

    def on_lost(self, why: str) -> None:
        if not self.there.done():
            self.there.set_exception(ConnectionError(why))


class SpreadCrowd(Crowd):
    """Players who come in at several workers."""

    def __init__(self, addresses: list[str], way: str, rate: float) -> None:
        super().__init__(addresses[0], rate)
        self.addresses = addresses
        self.way = way
        self.visitors: dict[str, asyncio.Task[Visitor]] = {}

    def place(self, code: str) -> int:
        """To which of the addresses a balancer that hashes sends everybody of a table."""
        return zlib.crc32(code.encode()) % len(self.addresses)

    async def connect(self, player: Player) -> None:
        place = self.place(player.table)
        if self.way == RANDOM:
            place = self.pacer.random.randrange(len(self.addresses))
        if self.way == AWAY:
            if player.table not in self.visitors:
                self.visitors[player.table] = asyncio.create_task(self.come_first(player.table, place))
            await self.visitors[player.table]
            place = (place + 1) % len(self.addresses)
        await open_at(self.addresses[place], player)

    async def come_first(self, code: str, place: int) -> Visitor:
        visitor = Visitor(self.addresses[place], self.visits[0].secret, code)
        await open_at(self.addresses[place], visitor)
        async with asyncio.timeout(PATIENCE):
            await visitor.there
        return visitor

    async def sit(self, tables: int) -> None:
        await super().sit(tables)
        for task in self.visitors.values():
            (await task).close()


async def open_at(address: str, socket: WebSocket) -> None:
    parts = urlsplit(address)
    socket.host = parts.netloc
    await asyncio.get_running_loop().create_connection(lambda: socket, parts.hostname or "", parts.port or 80)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", action="append", required=True)
    parser.add_argument("--worker", action="append", type=int, required=True, help="the number of its process")
    parser.add_argument("--database", type=int, default=0, help="the number of PostgreSQL's process")
    parser.add_argument("--way", choices=(HASHED, RANDOM, AWAY), default=HASHED)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.0, help="answers a second, of all together; 0 for no limit")
    parser.add_argument("--warm-up", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    crowd = SpreadCrowd(given.address, given.way, given.rate)
    await crowd.sit(given.tables)
    groups = {
        "workers": given.worker,
        "database": [given.database] if given.database else [],
        "clients": [os.getpid()],
    }
    print(json.dumps(await observe(crowd, given.warm_up, given.seconds, groups)))


if __name__ == "__main__":
    uvloop.run(main())
