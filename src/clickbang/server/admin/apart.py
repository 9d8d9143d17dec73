"""Carrying orders out where no server runs: the same code as in a worker, without anybody who could come in."""

import asyncio
from typing import IO

from clickbang.server.admin.desk import Desk
from clickbang.server.admin.orders import NEW, orders
from clickbang.server.app import opened
from clickbang.server.settings import Settings
from clickbang.server.sockets.relayed import Reception
from clickbang.server.tables.registry import Registry


async def carry_out(settings: Settings, claimed: IO[bytes] | None) -> None:
    """All that is to be done. The file is claimed, or nobody is a worker of this PostgreSQL but us."""
    loop = asyncio.get_running_loop()
    store, places = await opened(settings, loop, claimed)
    registry = Registry(settings, store, loop, places)
    try:
        if places.shared:
            registry.lines.accept = Reception(registry).accept
            await places.join(await registry.lines.listen())
        desk = Desk(registry)
        await desk.do_all([order for order in await orders(desk.base, NEW, 0) if order.done is None])
    finally:
        await registry.stop()
        await places.leave()
