"""Sends people to workers as an ordinary balancer does: to any that answers when it is asked how it is."""

import asyncio
import random
from collections.abc import Sequence

from tests.attack.http import HOME, Reply, fetch

EVERY, WITHIN = 0.25, 0.75
"""Seconds between two questions, and for the answer."""
PATIENCE = 60.0
"""Seconds after which somebody gives up asking one worker after another."""


class Balancer:
    """Knows which workers are well."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.well = set(ports)
        self.random = random.Random(1)

    async def watch(self) -> None:
        """Ask, again and again."""
        await asyncio.gather(*[self.watch_one(port) for port in self.ports])

    async def watch_one(self, port: int) -> None:
        while True:
            try:
                async with asyncio.timeout(WITHIN):
                    reply = await fetch(port, "GET", "/ready")
                well = reply.status == 200
            except (OSError, ValueError, TimeoutError):
                well = False
            (self.well.add if well else self.well.discard)(port)
            await asyncio.sleep(EVERY)

    def pick(self) -> int:
        """Some worker: one that is well, if there is any."""
        return self.random.choice(sorted(self.well) or self.ports)

    async def fetch(self, method: str, path: str, body: object, secret: str, source: str = HOME) -> Reply:
        """Ask one worker after another, until one answers and is not in trouble."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    async with asyncio.timeout(5):
                        reply = await fetch(self.pick(), method, path, body, secret, source)
                    if reply.status < 500 and reply.status != 429:
                        return reply
                except (OSError, ValueError, TimeoutError):
                    pass
                await asyncio.sleep(0.2)
