"""Where an attack takes place: a server, addresses to come from, and what is noted of it."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable

from tests.attack.http import new_secret
from tests.attack.wire import Closed, Wire

SOON = 20.0
"""Seconds within which bystanders are served, on a busy machine too."""
MOMENT = 0.05
COME_BACK_AFTER = 0.02
"""Seconds."""


class Field:
    """What an attack is given."""

    def __init__(
        self, port: int, seconds: float, addresses: int, place: int, on_begin: Callable[[], object] = lambda: None
    ) -> None:
        self.port = port
        self.seconds = seconds
        self.sources = [f"127.{place}.{number // 200}.{number % 200 + 1}" for number in range(addresses)]
        """Nobody else comes from there: what one attack has used up is no other's loss."""
        self.secrets: dict[tuple[str, int], str] = {}
        self.counts: Counter[str] = Counter()
        self.broken: list[str] = []
        """What the server should have held against this, and did not."""
        self.on_begin = on_begin
        self.begun = time.monotonic()
        self.served = False
        """Whether a bystander was, since the beginning: an attack goes on until then."""
        self.must_be_closed = False
        """Whether the server has to hang up on somebody: then it goes on until that, too."""

    @property
    def lasted(self) -> float:
        """Seconds."""
        return time.monotonic() - self.begun

    @property
    def going_on(self) -> bool:
        if self.lasted < self.seconds:
            return True
        waits = not self.served or (self.must_be_closed and not self.counts["closed"])
        return waits and self.lasted < self.seconds + SOON

    @property
    def left(self) -> float:
        """Seconds, or a moment if the time is over."""
        return max(MOMENT, self.seconds - self.lasted)

    def begin(self) -> None:
        """The time counts from here: whatever had to be prepared is there."""
        self.on_begin()
        self.served = False
        self.begun = time.monotonic()

    async def guest(self, source: str, number: int = 0) -> str:
        """The secret of a guest from this address: of the first, if not of another."""
        if (source, number) not in self.secrets:
            self.secrets[source, number] = (await new_secret(self.port, source))[1]
        return self.secrets[source, number]

    def insist(self, holds: bool, what: str) -> None:
        """Note that the server did not keep a promise."""
        if not holds:
            self.broken.append(what)

    async def from_each(self, attack: Callable[[str], Awaitable[None]], times: int = 1) -> None:
        """The same from every address, so often at once."""
        await self.together(self.until_closed(attack, source) for source in self.sources for _ in range(times))

    async def together(self, calls: Iterable[Awaitable[None]]) -> None:
        await asyncio.gather(*calls)

    async def until_closed(self, attack: Callable[[str], Awaitable[None]], source: str) -> None:
        """Whoever is thrown out comes back."""
        while True:
            try:
                await attack(source)
            except Closed:
                self.counts["closed"] += 1
            except (OSError, TimeoutError):
                self.counts["lost"] += 1
            if not self.going_on:
                return
            await asyncio.sleep(COME_BACK_AFTER)

    async def wire(self, source: str, number: int = 0) -> Wire:
        """A new WebSocket of a guest from this address, not opened yet."""
        return Wire(self.port, await self.guest(source, number), source)
