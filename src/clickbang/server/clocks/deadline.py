"""A deadline: how long a table waits for something."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


class Deadline:
    """Runs while something is waited for; when it is over, the table does without it."""

    def __init__(self, table: "OnlineTable", seconds: float, over: Callable[[], None]) -> None:
        self.table = table
        self.seconds = seconds
        self.over = over
        self.timer: asyncio.TimerHandle | None = None

    def run_while(self, waiting: bool) -> None:
        """Something is waited for now, or is not."""
        if not waiting:
            self.stop()
        elif self.timer is None:
            self.timer = self.table.registry.loop.call_later(self.seconds, self.run_out)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def run_out(self) -> None:
        self.timer = None
        self.table.schedule(self.over)
