"""How many connections there may be, from their first byte on, and how long one may be slow."""

import asyncio
import logging
import resource
from typing import Final

import msgspec
from uvicorn.middleware.proxy_headers import _TrustedHosts

from clickbang.server.limits.buckets import network_of
from clickbang.server.limits.fair_queue import FairQueue
from clickbang.server.settings import Settings

log = logging.getLogger("clickbang")

RESERVE: Final = 100
"""File descriptors kept for everything that is no connection: the database, bots and their pipes, files of the page."""
LEAST_TAKEN: Final = 16_384
"""So many bytes have to be taken within `send_seconds` by somebody who is being sent a lot."""


def within_descriptors(settings: Settings) -> Settings:
    """The settings, with no more connections than there are file descriptors for, of which we take all we can get."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    room = settings.most_connections if most == resource.RLIM_INFINITY else max(1, most - RESERVE)
    if room >= settings.most_connections:
        return settings
    log.warning("room for %d connections, not %d: only %d files may be open", room, settings.most_connections, most)
    return msgspec.structs.replace(settings, most_connections=room)


class ConnectionLimits:
    """Counts connections, in all and by where they come from, and cuts those that do not come to their end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = _TrustedHosts(settings.trust_proxy or [])
        self.open: dict[asyncio.Transport, str] = {}
        """Every connection, and the network it comes from; nothing for a proxy, behind which there are many people."""
        self.from_network: dict[str, int] = {}
        self.ending: set[asyncio.Transport] = set()
        """Those that were about to end when we last looked."""
        self.looks = False
        self.queue = FairQueue()

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is room for one more; if so, it counts from now on."""
        network = "" if address in self.proxies else network_of(address)
        count = self.from_network.get(network, 0)
        if len(self.open) >= self.settings.most_connections or (network and count >= self.settings.connections_each):
            return False
        self.open[transport] = network
        self.from_network[network] = count + 1
        self.look_later()
        return True

    def release(self, transport: asyncio.Transport) -> None:
        """It is gone, if it was ever admitted."""
        network = self.open.pop(transport, None)
        if network is None:
            return
        self.from_network[network] -= 1
        if not self.from_network[network]:
            del self.from_network[network]

    def look_later(self) -> None:
        if not self.looks:
            self.looks = True
            asyncio.get_running_loop().call_later(max(1.0, self.settings.send_seconds), self.look)

    def look(self) -> None:
        """A connection ends when all has been sent: not before somebody who does not read wants it to, so we cut it."""
        self.looks = False
        ending = {transport for transport in self.open if transport.is_closing()}
        for transport in ending & self.ending:
            transport.abort()
        self.ending = ending
        if self.open:
            self.look_later()


class SlowReader:
    """Cuts off a client that does not take what it is sent."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self.transport = transport
        self.seconds = seconds
        self.left = 0
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """More waits to be sent than should."""
        self.left = self.transport.get_write_buffer_size()
        self.timer = asyncio.get_running_loop().call_later(self.seconds, self.check)

    def end(self) -> None:
        """It has been sent, or never will be."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def check(self) -> None:
        if self.transport.get_write_buffer_size() > self.left - LEAST_TAKEN:
            self.transport.abort()
        else:
            self.begin()
