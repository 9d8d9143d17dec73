"""Everything that can happen to a cluster, each as something that begins, lasts and is over."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence

import asyncpg  # type: ignore[import-untyped]

from tests.cluster.checks.kept import SCHEMA
from tests.cluster.cluster import Cluster, Worker
from tests.cluster.company import Company
from tests.cluster.faulty.nemesis import Nemesis
from tests.cluster.faulty.plan import Planned

BUSIEST = f"""
SELECT w.address FROM {SCHEMA}.places p JOIN {SCHEMA}.workers w ON w.id = p.worker GROUP BY w.id ORDER BY count(*) DESC
"""

Does = Callable[["ClusterNemesis", Sequence[Worker], Planned], Awaitable[str]]


async def kill(_: "ClusterNemesis", workers: Sequence[Worker], planned: Planned) -> str:
    (worker,) = workers
    await asyncio.to_thread(worker.kill)
    await asyncio.sleep(planned.down)
    await asyncio.to_thread(worker.start)
    return worker.name


async def leave(nemesis: "ClusterNemesis", workers: Sequence[Worker], _: Planned) -> str:
    (worker,) = workers
    code = await asyncio.to_thread(worker.stop)
    await asyncio.to_thread(worker.start)
    if code not in (0, -signal.SIGTERM):
        nemesis.troubles.append(f"{worker.name} left with {code}")
    return worker.name


async def stop(_: "ClusterNemesis", workers: Sequence[Worker], planned: Planned) -> str:
    (worker,) = workers
    worker.pause()
    await asyncio.sleep(planned.lasts)
    worker.go_on()
    return worker.name


async def cut_workers(nemesis: "ClusterNemesis", workers: Sequence[Worker], planned: Planned) -> str:
    """Neither reaches the other; both reach everybody else."""
    worker, other = workers
    proxy = nemesis.cluster.proxy
    proxy.cut(worker.to_worker, other.pid)
    proxy.cut(other.to_worker, worker.pid)
    await asyncio.sleep(planned.lasts)
    proxy.heal(worker.to_worker, planned.lost)
    proxy.heal(other.to_worker, planned.lost)
    return f"{worker.name} and {other.name}"


async def cut_postgres(nemesis: "ClusterNemesis", workers: Sequence[Worker], planned: Planned) -> str:
    (worker,) = workers
    proxy = nemesis.cluster.proxy
    proxy.cut(worker.to_postgres)
    await asyncio.sleep(planned.lasts)
    proxy.heal(worker.to_postgres, planned.lost)
    return worker.name


async def restart_postgres(nemesis: "ClusterNemesis", _: Sequence[Worker], __: Planned) -> str:
    await asyncio.to_thread(nemesis.cluster.postgres.restart, signal.SIGINT)
    return "PostgreSQL"


async def crash_postgres(nemesis: "ClusterNemesis", _: Sequence[Worker], __: Planned) -> str:
    await asyncio.to_thread(nemesis.cluster.postgres.restart, signal.SIGQUIT)
    return "PostgreSQL"


async def end_a_session(nemesis: "ClusterNemesis", _: Sequence[Worker], planned: Planned) -> str:
    """One of all connections that workers have to the database, whichever it is."""
    connection = await asyncpg.connect(nemesis.cluster.postgres.address)
    try:
        found = await connection.fetch(
            "SELECT pid, application_name FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid != pg_backend_pid() ORDER BY pid"
        )
        if not found:
            return "no session"
        chosen = planned.choose(found)
        await connection.execute("SELECT pg_terminate_backend($1)", chosen["pid"])
        return f"a session of {chosen['application_name']}"
    finally:
        await connection.close()


async def cut_people(nemesis: "ClusterNemesis", _: Sequence[Worker], planned: Planned) -> str:
    return nemesis.company.break_off(planned.pick)


async def jump(_: "ClusterNemesis", workers: Sequence[Worker], planned: Planned) -> str:
    (worker,) = workers
    worker.wall.jump(planned.jump)
    return f"{worker.name} by {planned.jump:+.0f} s"


async def jump_database(nemesis: "ClusterNemesis", _: Sequence[Worker], planned: Planned) -> str:
    assert nemesis.cluster.clock is not None
    nemesis.cluster.clock.jump(planned.jump)
    return f"PostgreSQL by {planned.jump:+.0f} s"


ALONE = {"restart": restart_postgres, "crash": crash_postgres}
DATABASE_CLOCK = "database clock"
CUT = "cut workers"
KINDS: dict[str, Does] = {
    "kill": kill,
    "stop": stop,
    CUT: cut_workers,
    "cut PostgreSQL": cut_postgres,
    "cut people": cut_people,
    "session": end_a_session,
    "leave": leave,
    "clock": jump,
    DATABASE_CLOCK: jump_database,
    **ALONE,
}


class ClusterNemesis(Nemesis):
    """Does all this to a cluster."""

    alone = ALONE
    pairs = (CUT,)

    def __init__(self, cluster: Cluster, company: Company, lanes: int = 1) -> None:
        super().__init__(len(cluster.workers), company, lanes)
        self.cluster = cluster

    async def do(self, planned: Planned, workers: Sequence[int]) -> str:
        return await KINDS[planned.kind](self, [self.cluster.workers[number] for number in workers], planned)

    async def busiest(self) -> int | None:
        try:
            connection = await asyncpg.connect(self.cluster.postgres.address, timeout=2, command_timeout=2)
            try:
                address = await connection.fetchval(BUSIEST)
            finally:
                await connection.close()
        except (OSError, asyncpg.PostgresError):
            return None
        found = [number for number, one in enumerate(self.cluster.workers) if one.address_for_others == address]
        return found[0] if found else None


def kinds_of(cluster: Cluster) -> list[str]:
    """What can happen to this one."""
    return [
        kind
        for kind in KINDS
        if (kind != CUT or len(cluster.workers) > 1) and (kind != DATABASE_CLOCK or cluster.clock is not None)
    ]
