"""The clock of the open prompt."""

import asyncio
from collections.abc import Callable

from clickbang.server.clocks.durations import seconds_for
from clickbang.server.game.live_game import LiveGame


class PromptClock:
    """Runs for one prompt at a time, and says when its time is over."""

    def __init__(self, loop: asyncio.AbstractEventLoop, ring: Callable[[int], None]) -> None:
        self.loop = loop
        self.ring = ring
        self.timer: asyncio.TimerHandle | None = None
        self.timed = -1
        """The prompt for which the clock runs, by the table's own count."""
        self.length = 0.0

    def run_for(self, live: LiveGame, clock: str) -> None:
        """Run for what is asked now, if it does not yet."""
        if self.timed == live.table.opened:
            return
        self.stop()
        self.timed = live.table.opened
        seconds = seconds_for(live.game, clock, live.table.kind_name())
        if seconds is not None:
            self.length = seconds
            self.timer = self.loop.call_later(seconds, self.run_out, self.timed)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.timed = -1

    def run_out(self, opened: int) -> None:
        self.timer = None
        self.ring(opened)
