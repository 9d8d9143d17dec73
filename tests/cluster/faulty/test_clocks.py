"""Clocks jump where they are made to, and nowhere else."""

import subprocess
import sys
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.cluster.cluster import cluster
from tests.cluster.faulty.clocks import WallClock

ASK = """
import sys, time
for line in sys.stdin:
    print(time.time() - right(), time.time_ns() / 1e9 - right(), time.monotonic(), flush=True)
"""


def test_a_workers_wall_clock_jumps_and_what_counts_seconds_does_not(tmp_path: Path) -> None:
    wall = WallClock(tmp_path / "clock")
    process = subprocess.Popen(
        [sys.executable, "-c", wall.before + ASK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    said = []
    for wrong in (0.0, 3600.0, -61.0):
        wall.jump(wrong)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n")
        process.stdin.flush()
        said.append([float(number) for number in process.stdout.readline().split()])
    process.communicate()
    assert [round(wall) for wall, _, _ in said] == [0, 3600, -61]
    assert [round(wall) for _, wall, _ in said] == [0, 3600, -61]
    assert 0 < said[2][2] - said[0][2] < 60


@pytest.mark.soak
async def test_the_clock_of_a_database_jumps(tmp_path: Path) -> None:
    """It needs libfaketime, which `make nemesis` sets up."""
    with cluster(tmp_path, workers=0, database_clock=True) as found:
        assert found.clock is not None
        connection = await asyncpg.connect(found.postgres.address)
        ask = "SELECT extract(epoch FROM clock_timestamp())::float"
        before = await connection.fetchval(ask)
        found.clock.jump(-3600)
        assert -3600 <= await connection.fetchval(ask) - before < -3540
        await connection.close()
