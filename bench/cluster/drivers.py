"""What a commit costs with asyncpg and with psycopg 3: the statement that appends answers, one at a time, as the store
sends it. The figures are in bench/cluster/README.md.

    pip install --target /tmp/drivers "psycopg[binary]"     it is no dependency of ours
    PYTHONPATH=/tmp/drivers python -m bench.cluster.drivers
"""

import importlib
import re
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import uvloop
from msgspec import msgpack

from bench.server.postgres import postgres
from clickbang.server.storage.documents import LogRow
from clickbang.server.storage.postgres_sessions import ALWAYS, WRITING
from clickbang.server.storage.postgres_store import try_out
from clickbang.server.storage.postgres_writes import APPEND
from clickbang.server.storage.store import PutLog

SECONDS = 4.0
SIZES = (1, 10, 100)
"""How many answers are in a commit."""
ROW = msgpack.encode(LogRow(2, 123456, "player", 1_700_000_000))
Commit = Callable[[int, Sequence[PutLog]], Awaitable[object]]


async def with_asyncpg(address: str) -> Commit:
    connection = await asyncpg.connect(address, server_settings={**ALWAYS, **WRITING})
    return lambda me, rows: connection.execute(APPEND, me, *zip(*rows, strict=True))


async def with_psycopg(address: str) -> Commit:
    psycopg: Any = importlib.import_module("psycopg")
    options = " ".join(f"-c {name}={value.replace(' ', chr(92) + ' ')}" for name, value in (ALWAYS | WRITING).items())
    connection = await psycopg.AsyncConnection.connect(address, options=options, autocommit=True)
    cursor = connection.cursor(binary=True)
    append = re.sub(r"\$\d", "%b", APPEND)

    async def commit(me: int, rows: Sequence[PutLog]) -> object:
        return await cursor.execute(append, (me, *map(list, zip(*rows, strict=True))), prepare=True)

    return commit


async def nothing(_: int, rows: Sequence[PutLog]) -> object:
    """What making the rows costs is no concern of the driver's."""
    return rows


async def measure(commit: Commit, me: int, table: str, size: int) -> tuple[float, float]:
    """Commits a second, and microseconds of our own processor time for each."""
    number = 0

    async def some(seconds: float) -> int:
        nonlocal number
        done, until = 0, time.monotonic() + seconds
        while time.monotonic() < until:
            # a table for each, as in the store
            rows = [PutLog(f"{table}{seat:03}", 1, number, ROW) for seat in range(size)]
            await commit(me, rows)
            number += 1
            done += 1
        return done

    await some(SECONDS / 4)
    begun, cpu = time.monotonic(), time.process_time()
    done = await some(SECONDS)
    speed, cost = done / (time.monotonic() - begun), (time.process_time() - cpu) / done
    commit = nothing
    cpu, done = time.process_time(), await some(SECONDS / 4)
    return speed, 1e6 * (cost - (time.process_time() - cpu) / done)


async def main() -> None:
    drivers = {"asyncpg": with_asyncpg, "psycopg": with_psycopg}
    print("| driver | answers in a commit | commits a second | µs of ours a commit |\n|---|---|---|---|")
    with postgres(fsync="on") as running:
        await try_out(running.address)
        keeper = await asyncpg.connect(running.address, server_settings=ALWAYS)
        me = await keeper.fetchval("SELECT join_workers(0, '', '', '{}', '1 hour')")
        for size in SIZES:
            for name, driver in drivers.items():
                try:
                    commit = await driver(running.address)
                except ImportError:
                    print(f"bench: {name} is not there; see above how to get it", file=sys.stderr)
                    continue
                speed, cost = await measure(commit, me, f"{name}{size}-", size)
                print(f"| {name} | {size} | {speed:,.0f} | {cost:,.0f} |")


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    uvloop.run(main())
