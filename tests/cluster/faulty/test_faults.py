"""Faults of every kind, each twice, within a minute: nothing acknowledged is lost, and every table goes on."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tests.cluster import waits
from tests.cluster.cluster import cluster
from tests.cluster.faulty.faults import KINDS
from tests.cluster.run import run

LONGEST = 30.0
"""Seconds that nobody waits, however busy the machine is."""


def test_nothing_is_lost_whatever_happens(tmp_path: Path) -> None:
    with cluster(tmp_path) as found:
        outcome = asyncio.run(run(found, tables=24, faults=2 * len(KINDS), seconds=120, lanes=2, pause=0.5, seed=1))
    print("\n".join(waits.table(outcome.faults, outcome.histories)))
    assert outcome.problems == []
    assert Counter(fault.kind for fault in outcome.faults) == dict.fromkeys(KINDS, 2)
    assert outcome.counts["acknowledged"] > 200
    found_waits = waits.by_kind(outcome.faults, outcome.histories)
    assert max(max(times) for times in found_waits.values()) < LONGEST


@pytest.mark.soak
def test_nobody_waits_for_long(tmp_path: Path) -> None:
    """One fault at a time, two hundred of them, with the lease that hosts have."""
    with cluster(tmp_path) as found:
        outcome = asyncio.run(run(found, tables=36, faults=200, seconds=7200, lanes=1, pause=4.0, seed=2))
    print("\n".join(waits.table(outcome.faults, outcome.histories)))
    assert outcome.problems == []
    assert len(outcome.faults) == 200
    assert waits.too_long(outcome.faults, outcome.histories) == []
