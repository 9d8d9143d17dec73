"""All lines of a worker: those that others have opened to it, and those that it opens to others when it needs one."""

import asyncio
import logging
import ssl
from typing import Final

from clickbang.server.cluster.line import PROVEN_WITHIN, Accept, AcceptedLine, Line, OpenedLine
from clickbang.server.cluster.places import Figure, Places, Worker
from clickbang.server.settings import Settings

log = logging.getLogger("clickbang")

MOST_STRANGERS: Final = 64
"""So many may be about to prove that they may use a line; the next one takes the place of who has waited longest."""
WAITING: Final = 100
MOST_UNREACHED: Final = 1000
"""Of so many addresses it is known at most that they did not work; many are of workers that are long gone."""


def refuse(line: Line, channel: int, kind: int, payload: bytes) -> None:
    """An `Accept` of whoever takes nothing yet."""


class Lines:
    """Opens lines, and listens for those of others."""

    def __init__(self, settings: Settings, loop: asyncio.AbstractEventLoop, places: Places) -> None:
        self.settings = settings
        self.loop = loop
        self.places = places
        self.accept: Accept = refuse
        self.server: asyncio.Server | None = None
        self.accepted: dict[Line, None] = {}
        self.opened: dict[tuple[str, bytes], OpenedLine] = {}
        self.unreached: dict[str, None] = {}
        """Addresses at which nobody could be reached the last time; the host has been told."""
        self.failures = 0
        self.closed = False

    # Those of others

    async def listen(self) -> str:
        """Listen for other workers; returns the address at which they reach this one."""
        settings = self.settings
        secured = context(settings, ssl.Purpose.CLIENT_AUTH)
        self.server = await self.loop.create_server(
            self.greet,
            settings.cluster_host,
            settings.cluster_port,
            ssl=secured,
            ssl_handshake_timeout=None if secured is None else PROVEN_WITHIN,
            backlog=WAITING,
        )
        host, port = self.server.sockets[0].getsockname()[:2]
        return settings.cluster_address or (f"[{host}]:{port}" if ":" in host else f"{host}:{port}")

    def greet(self) -> AcceptedLine:
        """Somebody has called, maybe a stranger: they cost nothing for long."""
        strangers = [line for line in self.accepted if not line.proven]
        if len(strangers) >= MOST_STRANGERS:
            strangers[0].cut()
        line = AcceptedLine(self.loop, self.forget, self.token, self.take)
        self.accepted[line] = None
        return line

    def token(self) -> bytes:
        """What others have to know of us, as long as we are a worker at all."""
        return b"" if self.places.me is None else self.places.me.token

    def take(self, line: Line, channel: int, kind: int, payload: bytes) -> None:
        self.accept(line, channel, kind, payload)

    def forget(self, line: Line) -> None:
        self.accepted.pop(line, None)

    # Our own

    async def to(self, worker: Worker) -> OpenedLine:
        """The line to this worker, opened if there is none; an OSError if it cannot be reached."""
        key = (worker.address, worker.token)
        line = self.opened.get(key)
        if line is None:
            line = self.opened[key] = OpenedLine(self.loop, self.drop, worker.token)
            await self.connect(line, worker.address)
        try:
            await asyncio.shield(line.ready)
        except OSError:
            self.note_failure(worker)
            raise
        self.unreached.pop(worker.address, None)
        return line

    def note_failure(self, worker: Worker) -> None:
        """A worker that is gone is soon found out; one that lives at an address of no use is never."""
        if self.closed:
            return
        self.failures += 1
        if worker.address not in self.unreached:
            log.warning("worker %d cannot be reached at %s; see cluster_address", worker.number, worker.address)
            self.unreached[worker.address] = None
            if len(self.unreached) > MOST_UNREACHED:
                del self.unreached[next(iter(self.unreached))]

    def figures(self) -> list[Figure]:
        """How it is doing, where there may be other workers."""
        if not self.places.shared:
            return []
        about = "How often another worker could not be reached since the start"
        return [("clickbang_unreached_workers", about, self.failures)]

    async def connect(self, line: OpenedLine, address: str) -> None:
        host, _, port = address.rpartition(":")
        secured = context(self.settings, ssl.Purpose.SERVER_AUTH)
        try:
            async with asyncio.timeout(PROVEN_WITHIN):
                await self.loop.create_connection(lambda: line, host.strip("[]"), int(port), ssl=secured)
        except (OSError, ValueError, TimeoutError):
            line.cut()

    def drop(self, line: Line) -> None:
        for key, known in list(self.opened.items()):
            if known is line:
                del self.opened[key]

    # The end

    def close(self) -> None:
        self.closed = True
        if self.server is not None:
            self.server.close()
        for line in [*self.accepted, *self.opened.values()]:
            line.cut()


def context(settings: Settings, purpose: ssl.Purpose) -> ssl.SSLContext | None:
    """Both ends show a certificate that the cluster's own authority has signed, if the host has given one."""
    if not settings.cluster_certificate:
        return None
    made = ssl.create_default_context(purpose, cafile=settings.cluster_authority or None)
    # since Python 3.13 an authority without a key usage is refused, and `openssl req -x509` makes one without
    made.verify_flags &= ~ssl.VERIFY_X509_STRICT
    made.minimum_version = ssl.TLSVersion.TLSv1_3
    made.load_cert_chain(settings.cluster_certificate, settings.cluster_key or None)
    made.check_hostname = False  # workers have addresses, not names, and both ends know the token besides
    made.verify_mode = ssl.CERT_REQUIRED
    return made
