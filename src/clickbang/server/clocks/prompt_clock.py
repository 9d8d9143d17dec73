"""The clock of the open prompt."""

import asyncio
import math
from collections.abc import Callable


class PromptClock:
    """Runs for one prompt at a time, and says when its time is over."""

    def __init__(self, loop: asyncio.AbstractEventLoop, ring: Callable[[int], None]) -> None:
        self.loop = loop
        self.ring = ring
        self.timer: asyncio.TimerHandle | None = None
        self.timed = -1
        """The prompt for which the clock runs, by the table's own count."""
        self.endless = False
        """Whether that prompt waits for as long as it takes."""
        self.length = 0.0
        self.began = 0.0

    def run_for(self, opened: int, seconds: float | None, left: float = math.inf) -> None:
        """Run for this prompt, if it does not yet; None for as long as it takes. Less may be `left` of it."""
        if self.timed == opened and (seconds is None or not self.endless):
            return
        self.stop()
        self.timed, self.endless = opened, seconds is None
        if seconds is not None:
            due = self.loop.time() + min(left, seconds)
            self.began, self.length = due - seconds, seconds
            self.timer = self.loop.call_at(due, self.run_out, opened)

    def stretch(self, seconds: float) -> None:
        """Let it run for so long since it began; never for less than it would."""
        if self.timer is not None and seconds > self.length:
            self.timer.cancel()
            self.length = seconds
            self.timer = self.loop.call_at(self.began + seconds, self.run_out, self.timed)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.timed = -1

    def run_out(self, opened: int) -> None:
        self.timer = None
        self.ring(opened)
