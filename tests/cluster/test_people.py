"""People play on when the one server there is gets killed and comes back; and the checker finds all as it should be."""

import asyncio
from pathlib import Path

from tests.cluster.balancer import Balancer
from tests.cluster.company import Company
from tests.cluster.one_server import all_is_well
from tests.server.hosting import Hosted

TABLES, KILLS, MOVES = 6, 2, 4
STUCK_AFTER = 60.0


async def play_on(company: Company) -> None:
    for _ in range(MOVES):
        assert await company.all_move(STUCK_AFTER) == []


async def play(server: Hosted) -> Company:
    company = Company(Balancer([server.port]), TABLES)
    await company.sit_down()
    for _ in range(KILLS):
        await play_on(company)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await play_on(company)
    await company.leave()
    return company


def test_all_is_well_on_one_server_that_is_killed(tmp_path: Path) -> None:
    all_is_well(tmp_path, play, TABLES)
