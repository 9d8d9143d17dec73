"""Faults of every kind, each twice, within a minute: nothing acknowledged is lost, and every table goes on."""

import asyncio
from collections import Counter
from pathlib import Path

from tests.cluster import waits
from tests.cluster.cluster import cluster
from tests.cluster.faulty.faults import DATABASE_CLOCK, KINDS
from tests.cluster.faulty.plan import plan
from tests.cluster.run import run

LONGEST = 30.0
"""Seconds that nobody waits, however busy the machine is."""


def test_nothing_is_lost_whatever_happens(tmp_path: Path) -> None:
    kinds = [kind for kind in KINDS if kind != DATABASE_CLOCK]
    planned = plan(kinds, 2 * len(kinds), 0.5, seed=1)
    with cluster(tmp_path) as found:
        outcome = asyncio.run(run(found, tables=24, planned=planned, seconds=120, lanes=2, seed=1))
    print("\n".join(waits.table(outcome.faults, outcome.histories)))
    assert outcome.problems == []
    assert Counter(fault.kind for fault in outcome.faults) == dict.fromkeys(kinds, 2)
    assert outcome.counts["acknowledged"] > 200
    found_waits = waits.by_kind(outcome.faults, outcome.histories)
    assert max(max(times) for times in found_waits.values()) < LONGEST
