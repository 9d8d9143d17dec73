"""Everything that can happen to a cluster, each as something that begins, lasts and is over."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import asyncpg  # type: ignore[import-untyped]

from clickbang.server.cluster.places import LEASE
from tests.cluster.checks.kept import SCHEMA
from tests.cluster.cluster import Cluster, Worker

OFTEN = 0.6
"""How often it is the worker with most tables that is struck."""
BUSIEST = f"""
SELECT w.address FROM {SCHEMA}.places p JOIN {SCHEMA}.workers w ON w.id = p.worker GROUP BY w.id ORDER BY count(*) DESC
"""
BEYOND = 0.7
"""So many seconds more than a lease something lasts that is to be noticed."""


@dataclass(slots=True)
class Fault:
    """One that has happened."""

    kind: str
    what: str
    began: float
    ended: float = field(default=float("inf"))


Does = Callable[["Nemesis", list[Worker]], Awaitable[str]]
"""Does something to these workers, all that a fault needs; returns to whom."""


async def kill(nemesis: "Nemesis", workers: list[Worker]) -> str:
    (worker,) = workers
    await asyncio.to_thread(worker.kill)
    await asyncio.sleep(nemesis.random.uniform(0.0, 1.0))
    await asyncio.to_thread(worker.start)
    return worker.name


async def leave(nemesis: "Nemesis", workers: list[Worker]) -> str:
    (worker,) = workers
    code = await asyncio.to_thread(worker.stop)
    await asyncio.to_thread(worker.start)
    if code not in (0, -signal.SIGTERM):
        nemesis.troubles.append(f"{worker.name} left with {code}")
    return worker.name


async def stop(nemesis: "Nemesis", workers: list[Worker]) -> str:
    (worker,) = workers
    worker.pause()
    await asyncio.sleep(nemesis.lasts())
    worker.go_on()
    return worker.name


async def cut_workers(nemesis: "Nemesis", workers: list[Worker]) -> str:
    """Neither reaches the other; both reach everybody else."""
    worker, other = workers
    proxy = nemesis.cluster.proxy
    proxy.cut(worker.to_worker, other.pid)
    proxy.cut(other.to_worker, worker.pid)
    await asyncio.sleep(nemesis.lasts())
    lost = nemesis.random.random() < 0.5
    proxy.heal(worker.to_worker, lost)
    proxy.heal(other.to_worker, lost)
    return f"{worker.name} and {other.name}"


async def cut_postgres(nemesis: "Nemesis", workers: list[Worker]) -> str:
    (worker,) = workers
    proxy = nemesis.cluster.proxy
    proxy.cut(worker.to_postgres)
    await asyncio.sleep(nemesis.lasts())
    proxy.heal(worker.to_postgres, nemesis.random.random() < 0.5)
    return worker.name


async def restart_postgres(nemesis: "Nemesis", _: list[Worker]) -> str:
    await asyncio.to_thread(nemesis.cluster.postgres.restart, signal.SIGINT)
    return "PostgreSQL"


async def crash_postgres(nemesis: "Nemesis", _: list[Worker]) -> str:
    await asyncio.to_thread(nemesis.cluster.postgres.restart, signal.SIGQUIT)
    return "PostgreSQL"


async def end_a_session(nemesis: "Nemesis", _: list[Worker]) -> str:
    """One of all connections that workers have to the database, whichever it is."""
    connection = await asyncpg.connect(nemesis.cluster.postgres.address)
    try:
        found = await connection.fetch(
            "SELECT pid, application_name FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid != pg_backend_pid() ORDER BY pid"
        )
        if not found:
            return "no session"
        chosen = nemesis.random.choice(found)
        await connection.execute("SELECT pg_terminate_backend($1)", chosen["pid"])
        return f"a session of {chosen['application_name']}"
    finally:
        await connection.close()


ALONE = {"restart": restart_postgres, "crash": crash_postgres}
"""What happens to all workers at once: nothing else does meanwhile."""
CUT = "cut workers"
KINDS: dict[str, Does] = {
    "kill": kill,
    "stop": stop,
    CUT: cut_workers,
    "cut PostgreSQL": cut_postgres,
    "session": end_a_session,
    "leave": leave,
    **ALONE,
}


class Nemesis:
    """Does all this to a cluster, by turns and to whomever."""

    def __init__(self, cluster: Cluster, lanes: int, pause: float, seed: int = 1) -> None:
        self.cluster = cluster
        self.lanes = lanes
        """How much may go on at the same time, each to another worker."""
        self.pause = pause
        """Seconds between two faults of a lane."""
        self.random = random.Random(seed)
        self.faults: list[Fault] = []
        self.troubles: list[str] = []
        self.kinds = [kind for kind in KINDS if kind != CUT or len(cluster.workers) > 1]
        self.free = list(cluster.workers)
        self.calm = asyncio.Condition()

    def lasts(self) -> float:
        return LEASE + BEYOND + self.random.uniform(0.0, 0.5)

    async def busiest(self) -> str:
        """Where most tables live: that is where something happens when something happens. Nowhere, if nobody knows."""
        try:
            connection = await asyncpg.connect(self.cluster.postgres.address, timeout=2)
            try:
                return str(await connection.fetchval(BUSIEST) or "")
            finally:
                await connection.close()
        except (OSError, asyncpg.PostgresError):
            return ""

    async def run(self, count: int, deadline: float) -> None:
        """So many faults, every kind as often as another; fewer if time runs out."""
        kinds = [self.kinds[turn % len(self.kinds)] for turn in range(count)]
        self.random.shuffle(kinds)
        await asyncio.gather(*[self.lane(kinds, deadline) for _ in range(self.lanes)])

    async def lane(self, kinds: list[str], deadline: float) -> None:
        loop = asyncio.get_running_loop()
        while kinds and loop.time() < deadline:
            await self.strike(kinds.pop())
            await asyncio.sleep(self.pause * self.random.uniform(0.7, 1.3))

    async def strike(self, kind: str) -> None:
        """One fault. A line has two ends: whatever has two workers in it takes both."""
        needed = len(self.cluster.workers) if kind in ALONE else 2 if kind == CUT else 1
        async with self.calm:
            await self.calm.wait_for(lambda: len(self.free) >= needed)
            self.random.shuffle(self.free)
            if self.random.random() < OFTEN:
                busiest = await self.busiest()
                self.free.sort(key=lambda worker: worker.address_for_others != busiest)
            taken, self.free = self.free[:needed], self.free[needed:]
        loop = asyncio.get_running_loop()
        fault = Fault(kind, "", loop.time())
        self.faults.append(fault)
        try:
            fault.what = await KINDS[kind](self, taken)
        finally:
            fault.ended = loop.time()
            async with self.calm:
                self.free += taken
                self.calm.notify_all()
