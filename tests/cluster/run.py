"""A nemesis: workers under faults, with people at dozens of tables; afterwards everything is held against the database.

    python -m tests.cluster.run --faults 200                     three workers on PostgreSQL
    python -m tests.cluster.run --faults 200 --store sqlite      two on one file

The faults follow from the seed, which is printed (`--plan` shows them and does nothing). Printed are also, by kind of
fault, how long nobody was served. The exit code says whether all held: nothing lost, doubled or told twice, nobody told
what is not theirs, every game played to its end, nobody left waiting, and, with one fault at a time, nobody waited
longer than promised.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import uvloop

from tests.cluster import hasty, waits
from tests.cluster.balancer import Balancer
from tests.cluster.checks.checker import Checker
from tests.cluster.checks.history import History
from tests.cluster.checks.kept import Kept, in_postgres, in_sqlite, watch
from tests.cluster.cluster import SETTINGS, Cluster, cluster, errors_in
from tests.cluster.company import Company
from tests.cluster.faulty import faults, file_faults
from tests.cluster.faulty.clocks import WallClock
from tests.cluster.faulty.faults import ClusterNemesis
from tests.cluster.faulty.file_faults import FileNemesis
from tests.cluster.faulty.nemesis import Fault, Nemesis
from tests.cluster.faulty.plan import Planned, plan
from tests.cluster.people import PSST
from tests.server.hosting import Hosted

STUCK_AFTER = 45.0
"""Seconds after the last fault within which every table has gone on."""
ENDS_WITHIN = 400.0
"""Seconds within which every game is played to its end after that."""
OPEN_AFTER = 5.0
"""Seconds after which somebody who waits in calm weather is left waiting."""
STORES = ("postgresql", "sqlite")


@dataclass(slots=True)
class Outcome:
    """What a run showed."""

    faults: list[Fault]
    histories: list[History]
    counts: Counter[str]
    problems: list[str] = field(default_factory=list)
    writings: int = 0
    ended: int = 0
    """Games that are over."""


async def play(
    company: Company, balancer: Balancer, nemesis: Nemesis, planned: Sequence[Planned], seconds: float
) -> list[str]:
    """From the first table to the end of the last game; returns what was wrong."""
    watching = asyncio.create_task(balancer.watch())
    await company.sit_down()
    found = [f"before any fault: table {table} does not move" for table in await company.all_move(STUCK_AFTER)]
    if not found:
        await nemesis.run(planned, asyncio.get_running_loop().time() + seconds)
        found = [f"after the last fault: table {table} is stuck" for table in await company.all_move(STUCK_AFTER)]
        found += [f"table {table} does not come to an end" for table in await company.end(ENDS_WITHIN)]
        found += [f"left waiting: {who}" for who in company.open_waits(OPEN_AFTER)]
    await company.leave()
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching
    return found


def judged(kept: Kept, company: Company, nemesis: Nemesis, problems: list[str], logs: Sequence[Path]) -> Outcome:
    checker = Checker(kept, company.histories)
    outcome = Outcome(nemesis.faults, company.histories, company.counts())
    outcome.writings = sum(map(len, kept.log.values()))
    unended = checker.unended()
    outcome.ended = len(kept.log) - len(unended)
    outcome.problems = [
        *problems,
        *nemesis.troubles,
        *checker.problems(),
        *unended,
        *told_in_logs(logs, company),
        *[
            f"{person.name} was turned away for good: {person.turned_away}"
            for person in company.people
            if person.turned_away
        ],
        *[f"{log.stem}: {error}" for log in logs for error in errors_in(log)],
    ]
    return outcome


def told_in_logs(logs: Sequence[Path], company: Company) -> list[str]:
    """What clients and tables say to each other is nobody's business, least of all where it is only relayed."""
    secrets = [person.secret for person in company.people]
    problems = []
    for log in logs:
        text = log.read_text(errors="replace")
        if PSST in text or '{"type"' in text or any(secret in text for secret in secrets):
            problems.append(f"{log.stem} has written into its log what was said")
    return problems


async def run(
    found: Cluster, tables: int, planned: Sequence[Planned], seconds: float, lanes: int, seed: int
) -> Outcome:
    """Workers on a PostgreSQL, from the first to the last check."""
    first, *others = found.workers
    await asyncio.to_thread(first.start)
    await watch(found.postgres.address)
    await asyncio.gather(*[asyncio.to_thread(worker.start) for worker in others])
    balancer = Balancer(found.ports)
    company = Company(balancer, tables, seed)
    nemesis = ClusterNemesis(found, company, lanes)
    problems = await play(company, balancer, nemesis, planned, seconds)
    codes = await asyncio.to_thread(found.end)
    problems += [f"a worker ended with {code}" for code in codes if code not in (0, -15)]
    kept = await in_postgres(found.postgres.address)
    return judged(kept, company, nemesis, problems, [worker.log for worker in found.workers])


def nothing(_: Path, __: Company) -> None:
    """What is planted, usually."""


async def run_on_file(
    server: Hosted,
    wall: WallClock,
    workers: int,
    tables: int,
    planned: Sequence[Planned],
    seconds: float,
    seed: int,
    plant: Callable[[Path, Company], None] = nothing,
) -> Outcome:
    """Several workers on one file. What a test wants to be noticed is done to the file and to the notes at the end."""
    await asyncio.to_thread(server.start)
    balancer = Balancer([server.port])
    company = Company(balancer, tables, seed)
    nemesis = FileNemesis(server, wall, workers, company)
    problems = await play(company, balancer, nemesis, planned, seconds)
    code = await asyncio.to_thread(server.stop)
    problems += [f"the server ended with {code}"] if code not in (0, -15) else []
    plant(server.database, company)
    return judged(in_sqlite(server.database), company, nemesis, problems, [server.log])


def on_file(folder: Path, workers: int, before: str = "") -> tuple[Hosted, WallClock]:
    """A server that is not started yet, and its clock."""
    server = Hosted(folder, **SETTINGS, workers=workers)
    wall = WallClock(folder / "server.clock")
    server.before = hasty.IN_A_SERVER + wall.before + before
    return server, wall


def all_kinds(store: str, workers: int) -> list[str]:
    if store == "sqlite":
        return list(file_faults.KINDS)
    return [kind for kind in faults.KINDS if kind != faults.CUT or workers > 1]


def summary(store: str, workers: int, outcome: Outcome, lasted: float) -> list[str]:
    counts = outcome.counts
    return [
        *waits.table(outcome.faults, outcome.histories),
        f"{store}, {workers} workers: {len(outcome.faults)} faults in {lasted:.0f} s; {outcome.ended} games over;",
        f"{counts['acknowledged']} answers acknowledged, {outcome.writings} written, {counts['events']} events told;",
        ", ".join(f"{count} {what}" for what, count in counts.most_common()),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=STORES, default=STORES[0])
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=3600.0, help="no fault begins after that")
    parser.add_argument("--tables", type=int, default=36)
    parser.add_argument("--lanes", type=int, default=1, help="faults at the same time, each to another worker")
    parser.add_argument("--pause", type=float, default=4.0, help="seconds between two faults")
    parser.add_argument("--workers", type=int, help="three on PostgreSQL, two on one file")
    parser.add_argument("--only", nargs="+", help="faults of these kinds alone")
    parser.add_argument("--seed", type=int, help="without it, one that was never there before")
    parser.add_argument("--plan", action="store_true", help="show what would happen, and end")
    parser.add_argument("--folder", type=Path, help="where the workers' logs stay")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else time.time_ns() % 1_000_000
    workers = given.workers or (2 if given.store == "sqlite" else 3)
    kinds = given.only or all_kinds(given.store, workers)
    planned = plan(kinds, given.faults, given.pause, seed)
    print(f"seed {seed}: {given.faults} faults of {len(kinds)} kinds", flush=True)
    if given.plan:
        print("\n".join(map(str, planned)))
        return 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        begun = time.monotonic()
        if given.store == "sqlite":
            server, wall = on_file(folder, workers)
            outcome = uvloop.run(run_on_file(server, wall, workers, given.tables, planned, given.seconds, seed))
        else:
            with cluster(folder, workers, database_clock=faults.DATABASE_CLOCK in kinds) as found:
                outcome = uvloop.run(run(found, given.tables, planned, given.seconds, given.lanes, seed))
    if given.lanes == 1:
        outcome.problems += waits.too_long(outcome.faults, outcome.histories)
    print("\n".join(summary(given.store, workers, outcome, time.monotonic() - begun)))
    for problem in outcome.problems[:100]:
        print("PROBLEM", problem)
    print("all held" if not outcome.problems else f"{len(outcome.problems)} problems")
    return 1 if outcome.problems else 0


if __name__ == "__main__":
    sys.exit(main())
