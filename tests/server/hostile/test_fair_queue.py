"""Parsing is shared out: nobody waits for all that others have sent."""

import asyncio
import time

from clickbang.server.limits.fair_queue import SHARE, FairQueue


class Slow(asyncio.Transport):
    """A connection with much to parse, for which each part takes its time; it is its own transport."""

    def __init__(self, queue: FairQueue, parts: int, done: list["Slow"]) -> None:
        self.queue = queue
        self.parts = parts
        self.done = done
        self.transport: asyncio.Transport = self
        self.aborted = False

    def parse(self) -> None:
        if not self.parts:
            raise ValueError("nothing to parse")
        time.sleep(SHARE)
        self.parts -= 1
        self.done.append(self)
        if self.parts:
            self.queue.add(self)

    def abort(self) -> None:
        self.aborted = True


async def test_the_event_loop_turns_between_parts_and_connections_take_turns() -> None:
    queue, done = FairQueue(), list[Slow]()
    one, other = Slow(queue, 4, done), Slow(queue, 2, done)
    queue.add(one)
    queue.add(other)
    cycle = 0
    while one.parts or other.parts:
        await asyncio.sleep(0)
        cycle += 1
    assert done == [one, other, one, other, one, one]
    assert cycle >= 6


async def test_what_breaks_at_one_connection_is_that_connections_alone() -> None:
    queue, done = FairQueue(), list[Slow]()
    broken, other = Slow(queue, 0, done), Slow(queue, 1, done)
    queue.add(broken)
    queue.add(other)
    while other.parts:
        await asyncio.sleep(0)
    assert broken.aborted
    assert not other.aborted
