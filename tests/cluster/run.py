"""A cluster under faults, with people at dozens of tables; afterwards everything is held against the database.

    python -m tests.cluster.run --faults 200 --seconds 1500

Prints how long people waited after each kind of fault. The exit code says whether all held: nothing lost or doubled,
nobody told what is not theirs, no table stuck, and, with one fault at a time, nobody waited longer than promised.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import uvloop

from tests.cluster import waits
from tests.cluster.balancer import Balancer
from tests.cluster.checks.checker import Checker
from tests.cluster.checks.history import History
from tests.cluster.checks.kept import in_postgres, watch
from tests.cluster.cluster import Cluster, cluster
from tests.cluster.company import Company
from tests.cluster.faulty.faults import KINDS, Fault, Nemesis
from tests.cluster.people import PSST

STUCK_AFTER = 45.0
"""Seconds after the last fault within which every table has gone on."""


@dataclass(slots=True)
class Outcome:
    """What a run showed."""

    faults: list[Fault]
    histories: list[History]
    counts: Counter[str]
    problems: list[str] = field(default_factory=list)
    writings: int = 0


async def run(
    found: Cluster, tables: int, faults: int, seconds: float, lanes: int, pause: float, seed: int, only: str = ""
) -> Outcome:
    """All of it, from the first worker to the last check."""
    first, *others = found.workers
    await asyncio.to_thread(first.start)
    await watch(found.postgres.address)
    await asyncio.gather(*[asyncio.to_thread(worker.start) for worker in others])
    balancer = Balancer(found.ports)
    watching = asyncio.create_task(balancer.watch())
    company = Company(balancer, tables, seed)
    nemesis = Nemesis(found, lanes, pause, seed)
    nemesis.kinds = [only] if only else nemesis.kinds
    await company.sit_down()
    stuck = [f"before any fault: table {table} does not move" for table in await company.all_move(STUCK_AFTER)]
    if not stuck:
        await nemesis.run(faults, asyncio.get_running_loop().time() + seconds)
        stuck = [f"after the last fault: table {table} is stuck" for table in await company.all_move(STUCK_AFTER)]
    await company.leave()
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching
    codes = await asyncio.to_thread(found.end)
    kept = await in_postgres(found.postgres.address)
    outcome = Outcome(nemesis.faults, company.histories, company.counts())
    outcome.writings = len(kept.writings)
    outcome.problems = [
        *stuck,
        *nemesis.troubles,
        *Checker(kept, company.histories).problems(),
        *[f"a worker ended with {code}" for code in codes if code not in (0, -15)],
        *told_in_logs(found, company),
        *[
            f"{person.name} was turned away for good: {person.turned_away}"
            for person in company.people
            if person.turned_away
        ],
        *[f"{worker.name}: {error}" for worker in found.workers for error in worker.errors()],
    ]
    return outcome


def told_in_logs(found: Cluster, company: Company) -> list[str]:
    """What clients and tables say to each other is nobody's business, least of all where it is only relayed."""
    secrets = [person.secret for person in company.people]
    problems = []
    for worker in found.workers:
        text = worker.log.read_text(errors="replace")
        if PSST in text or '{"type"' in text or any(secret in text for secret in secrets):
            problems.append(f"{worker.name} has written into its log what was said")
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=3600.0, help="no fault begins after that")
    parser.add_argument("--tables", type=int, default=36)
    parser.add_argument("--lanes", type=int, default=1, help="faults at the same time, each to another worker")
    parser.add_argument("--pause", type=float, default=4.0, help="seconds between two faults")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--only", choices=list(KINDS), help="faults of one kind alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the workers' logs stay")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        begun = time.monotonic()
        with cluster(folder, given.workers) as found:
            many = (given.tables, given.faults, given.seconds, given.lanes, given.pause, given.seed)
            work = run(found, *many, only=given.only or "")
            outcome = uvloop.run(work)
    if given.lanes == 1:
        outcome.problems += waits.too_long(outcome.faults, outcome.histories)
    print("\n".join(waits.table(outcome.faults, outcome.histories)))
    print(
        f"{len(outcome.faults)} faults in {time.monotonic() - begun:.0f} s; {outcome.writings} answers written;",
        end=" ",
    )
    print(", ".join(f"{count} {what}" for what, count in outcome.counts.most_common()))
    for problem in outcome.problems[:100]:
        print("PROBLEM", problem)
    print("all held" if not outcome.problems else f"{len(outcome.problems)} problems")
    return 1 if outcome.problems else 0


if __name__ == "__main__":
    sys.exit(main())
