"""The scheduler: it alone owns time at a table. Everything else says what is due when."""

import asyncio
from collections.abc import Callable
from typing import Final

Job = Callable[[], None]
"""Something to be done in turn: what the clock or a bot says."""
Key = tuple[str, int]
"""What is due, and of which seat."""
NO_SEAT: Final = -1

PROMPT: Final = ("prompt", NO_SEAT)
"""The open prompt closes."""
CURTAIN: Final = ("curtain", NO_SEAT)
"""The curtain is lifted."""
REVEALS: Final = ("reveals", NO_SEAT)
"""Nobody waits any longer for those who owe their share of the luck."""
HOST: Final = ("host", NO_SEAT)
"""Somebody else is the host."""
FACE: Final = ("face", NO_SEAT)
"""A bot pulls a face."""
MISSING: Final = "missing"
"""A bot plays for the owner of a seat who is gone."""
SOLE: Final = "sole"
"""The only answer of a seat is given."""
ANSWER: Final = "answer"
"""The answer of a bot comes."""


class Scheduler:
    """The timers of one table. What is due waits for the table's turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop, take_turn: Callable[[Job], None]) -> None:
        self.loop = loop
        self.take_turn = take_turn
        self.timers: dict[Key, asyncio.TimerHandle] = {}

    def plan(self, key: Key, when: float, job: Job) -> None:
        """Do this then, in place of what was planned under this key."""
        self.cancel(key)
        self.timers[key] = self.loop.call_at(when, self.ring, key, job)

    def ring(self, key: Key, job: Job) -> None:
        del self.timers[key]
        self.take_turn(job)

    def when(self, key: Key) -> float | None:
        """When this is due; None if it is not planned."""
        timer = self.timers.get(key)
        return None if timer is None else timer.when()

    def cancel(self, key: Key) -> None:
        timer = self.timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def cancel_all(self, but: Key | None = None) -> None:
        for key in list(self.timers):
            if key != but:
                self.cancel(key)

    def forget_game(self) -> None:
        """Nothing of what somebody was to do in a game that is over is due any more."""
        for key in list(self.timers):
            if key[0] in (SOLE, ANSWER, FACE[0]):
                self.cancel(key)
