"""A company at one server, with one worker or several, whatever happens to it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.server.hosts import NO_LIMITS

from tests.cluster import hasty
from tests.cluster.checks.checker import Checker
from tests.cluster.checks.kept import in_sqlite
from tests.cluster.company import Company
from tests.server.hosting import Hosted


def all_is_well(folder: Path, play: Callable[[Hosted], Awaitable[Company]], tables: int, **settings: object) -> Hosted:
    """All has to hold after they have played; returns the server, which is gone by then."""
    limits = {name.removeprefix("CLICKBANG_").lower(): value for name, value in NO_LIMITS.items()}
    server = Hosted(folder, **limits, **settings)
    server.before = hasty.IN_A_SERVER
    server.start()

    async def played() -> Company:
        return await play(server)

    try:
        company = asyncio.run(played())
    finally:
        server.stop()
    counts = company.counts()
    assert counts["acknowledged"] > 10 * tables, counts
    assert Checker(in_sqlite(server.database), company.histories).problems() == []
    return server
