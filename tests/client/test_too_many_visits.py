"""Who comes to a table more often than is allowed waits for a moment, and is there."""

import asyncio
from pathlib import Path

from clickbang.client import Session, Visit
from tests.server.hosting import hosted
from tests.server.patience import SOON

AT_ONCE = 30
"""And one in two seconds after that."""


def test_a_client_that_came_too_often_tries_again(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        visit = Visit(address)
        code = await visit.open_table("bulletbucks", 3)
        async with asyncio.timeout(SOON):
            for _ in range(AT_ONCE + 1):
                async with Session(visit, code) as session:
                    assert session.connected.is_set()

    with hosted(tmp_path, attends_each=AT_ONCE) as server:
        asyncio.run(scene(server.address))
