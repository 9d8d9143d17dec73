"""Two workers on one file, one of them killed, one stopped for longer than its lease, the writer killed, and all of it:
people who come to any worker play on, and nothing is lost or doubled."""

import asyncio
import os
import signal
from pathlib import Path

from clickbang.server.cluster.places import LEASE
from tests.cluster.balancer import Balancer
from tests.cluster.company import Company
from tests.cluster.one_server import all_is_well
from tests.server.cluster.test_workers import processes
from tests.server.hosting import Hosted

TABLES, MOVES = 6, 2
STUCK_AFTER = 60.0


async def play_on(company: Company) -> None:
    for _ in range(MOVES):
        assert await company.all_move(STUCK_AFTER) == []


async def stop_for_long(process: int) -> None:
    """It is alive, and hears nothing; others have its tables by the time it goes on."""
    os.kill(process, signal.SIGSTOP)
    try:
        await asyncio.sleep(LEASE + 1)
    finally:
        os.kill(process, signal.SIGCONT)


async def play(server: Hosted) -> Company:
    company = Company(Balancer([server.port]), TABLES)
    await company.sit_down()
    await play_on(company)
    workers, writers = processes(server)
    os.kill(min(workers), signal.SIGKILL)
    await play_on(company)
    for worker in processes(server)[0]:
        await stop_for_long(worker)
        await play_on(company)
    os.kill(min(writers), signal.SIGKILL)
    await play_on(company)
    await asyncio.to_thread(server.cut_power)
    await asyncio.to_thread(server.start)
    await play_on(company)
    assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
    await asyncio.to_thread(server.start)
    await play_on(company)
    await company.leave()
    return company


def test_all_is_well_on_one_file_whoever_of_its_workers_dies_or_hangs(tmp_path: Path) -> None:
    server = all_is_well(tmp_path, play, TABLES, workers=2)
    assert "Traceback" not in server.log.read_text()
