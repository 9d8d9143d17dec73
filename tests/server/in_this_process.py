"""A real server in the process and the event loop of the test, so that it can be looked into."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from clickbang.server.limits.connections import ConnectionLimits
from clickbang.server.run import Announcing, configured, listen
from clickbang.server.settings import Settings
from tests.server.patience import SOON


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Announcing]:
    """A server with these settings that has started, and that stops as it would anywhere."""
    chosen = Settings(port=0, database=str(folder / "tables.sqlite"), **settings)
    limits = ConnectionLimits(chosen)
    started = asyncio.Event()
    server = Announcing(configured(chosen, limits), limits, started.set)
    task = asyncio.create_task(server.serve(sockets=[listen(chosen)]))
    try:
        async with asyncio.timeout(SOON):
            await started.wait()
        yield server
    finally:
        server.should_exit = True
        await task


def port_of(server: Announcing) -> int:
    return int(server.servers[0].sockets[0].getsockname()[1])
