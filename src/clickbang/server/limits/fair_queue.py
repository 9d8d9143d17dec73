"""Parsing that may take long, shared out fairly: a few milliseconds of it in each turn of the event loop."""

import asyncio
import logging
import time
from collections import deque
from typing import Final, Protocol

log = logging.getLogger("clickbang")

SHARE: Final = 0.003
"""Seconds of each turn; the rest is for everybody else."""
A_LOT: Final = 65_536
"""Whoever has sent so much that is not parsed yet is not read from meanwhile."""


class Parser(Protocol):
    """A connection."""

    transport: asyncio.Transport

    def parse(self) -> None:
        """Parse a part of what has come: as much as takes a millisecond at most."""


class FairQueue:
    """Connections with something to parse. Each has its turn, however many others there are and whatever they sent."""

    def __init__(self) -> None:
        self.waiting: deque[Parser] = deque()

    def add(self, parser: Parser) -> None:
        self.waiting.append(parser)
        if len(self.waiting) == 1:
            asyncio.get_running_loop().call_soon(self.work)

    def work(self) -> None:
        until = time.perf_counter() + SHARE
        ready = len(self.waiting)  # who has more to parse comes again in the next turn
        while ready and time.perf_counter() < until:
            ready -= 1
            parser = self.waiting[0]
            try:
                parser.parse()
            except Exception:
                log.exception("a connection is broken")
                parser.transport.abort()
            self.waiting.popleft()
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.work)
