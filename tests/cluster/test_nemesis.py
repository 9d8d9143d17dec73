"""Two hundred faults of every kind on both stores; and what a faulty server would do is noticed."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cluster import waits
from tests.cluster.cluster import cluster
from tests.cluster.company import Company
from tests.cluster.faulty.plan import Planned, plan
from tests.cluster.people import Person
from tests.cluster.run import Outcome, all_kinds, on_file, run, run_on_file

FAULTS = int(os.environ.get("NEMESIS_FAULTS", "200"))
PAUSE = 4.0


def assert_all_held(outcome: Outcome, kinds: list[str]) -> None:
    print("\n".join(waits.table(outcome.faults, outcome.histories)))
    assert outcome.problems == []
    assert {fault.kind for fault in outcome.faults} == set(kinds)
    assert outcome.counts["acknowledged"] > 10 * FAULTS
    assert waits.too_long(outcome.faults, outcome.histories) == []


@pytest.mark.soak
def test_nothing_is_lost_on_postgresql(tmp_path: Path) -> None:
    """One fault at a time, with the lease that hosts have. It needs libfaketime, which `make soak` sets up."""
    kinds = all_kinds("postgresql", 3)
    with cluster(tmp_path, database_clock=True) as found:
        work = run(found, 36, plan(kinds, FAULTS, PAUSE, seed=2), 7200, lanes=1, seed=2)
        outcome = asyncio.run(work)
    assert_all_held(outcome, kinds)


@pytest.mark.soak
def test_nothing_is_lost_on_one_file(tmp_path: Path) -> None:
    kinds = all_kinds("sqlite", 2)
    server, wall = on_file(tmp_path, 2)
    outcome = asyncio.run(run_on_file(server, wall, 2, 36, plan(kinds, FAULTS, PAUSE, seed=2), 7200, seed=2))
    assert_all_held(outcome, kinds)


def lose_the_last_answer(database: Path, _: Company) -> None:
    """Of every game that is over: acknowledged, and not there."""
    last = "SELECT room, game, max(number) FROM log GROUP BY room, game"
    with closing(sqlite3.connect(database)) as file:
        file.execute("INSERT OR IGNORE INTO log SELECT room, game, number, row FROM journal WHERE room != ''")
        file.execute("DELETE FROM journal WHERE room != ''")
        file.execute(f"DELETE FROM log WHERE (room, game, number) IN ({last})")
        file.commit()


@pytest.mark.soak
def test_an_answer_that_is_lost_and_an_event_that_is_told_twice_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a server that is well: its file loses something afterwards, and everybody is told everything again."""
    monkeypatch.setattr(Person, "says_what_it_has", False)
    server, wall = on_file(tmp_path, 2)
    planned = [Planned("cut people", pause=1.0, pick=0.99)] * 2
    outcome = asyncio.run(run_on_file(server, wall, 2, 4, planned, 60, 1, plant=lose_the_last_answer))
    assert any("an acknowledged answer is lost" in problem for problem in outcome.problems)
    assert any("was told twice" in problem for problem in outcome.problems)
