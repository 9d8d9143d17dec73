"""A deadline: how long a table waits for something."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from clickbang.server.clocks.due import left

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


class Deadline:
    """Runs while something is waited for; when it is over, the table does without it."""

    def __init__(self, table: "OnlineTable", seconds: float, over: Callable[[], None]) -> None:
        self.table = table
        self.seconds = seconds
        self.over = over
        self.timer: asyncio.TimerHandle | None = None

    def run_while(self, waiting: bool, began: int | None = None) -> None:
        """Something is waited for now, or is not; since then, if that began before the table was read from disk."""
        if not waiting:
            self.stop()
        elif self.timer is None:
            registry = self.table.registry
            self.timer = registry.loop.call_later(left(began, self.seconds, registry.now()), self.run_out)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def run_out(self) -> None:
        self.timer = None
        self.table.schedule(self.over)
