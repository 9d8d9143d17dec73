"""Runs the server: uvicorn on uvloop, listening before anybody is told that it does."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import IO

import uvicorn

from clickbang.core.registry import GAMES
from clickbang.server.app import REGISTRY, make_app
from clickbang.server.cluster.supervisor import UNFINISHED, Shared, Supervisor
from clickbang.server.http.bounded_http import BoundedHttp
from clickbang.server.limits.connections import ConnectionLimits, within_descriptors
from clickbang.server.settings import Settings, of_worker
from clickbang.server.sockets.connection import LARGEST_MESSAGE
from clickbang.server.sockets.handover import Entrance
from clickbang.server.sockets.quick_socket import QuickWebSocket
from clickbang.server.storage.sqlite_file import check_complete, connect, prepare
from clickbang.server.tables.registry import Registry
from clickbang.server.telemetry import logs

GARBAGE = (20_000, 20, 20)
"""How rarely Python looks for garbage: with thousands of tables every full search would be a pause for everybody."""


def listen(settings: Settings) -> socket.socket:
    """A socket at the address; an OSError if it is taken or not ours, a ValueError if there cannot be such a name."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except TypeError as error:  # how Python says that the letters of a name cannot be encoded
        listening.close()
        raise ValueError(str(error)) from None
    except (OSError, ValueError):
        listening.close()
        raise
    listening.listen(1024)
    return listening


def log_to_stderr(settings: Settings) -> None:
    """From now on; who calls this again changes nothing."""
    logs.log_to_stderr(settings.log_level, settings.log_format)


def serve(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], None],
    claimed: IO[bytes] | None = None,
    shared: Shared | None = None,
    alive: int | None = None,
) -> None:
    """Serve until somebody stops it (Ctrl-C, SIGTERM), or until the pipe `alive` ends: clients are told, and what is
    being written is finished."""
    log_to_stderr(settings)
    settings = within_descriptors(settings)
    limits = ConnectionLimits(settings)
    config = configured(settings, limits, claimed, shared)
    load_all()
    server = Announcing(config, limits, started, shared, alive)
    server.run(sockets=[listening])


def serve_all(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], None],
    claimed: IO[bytes] | None = None,
    alive: int | None = None,
) -> None:
    """The same in as many processes as are set; of several, the supervisor heeds signals alone."""
    if settings.workers == 1:
        serve(settings, listening, started, claimed, alive=alive)
        return
    log_to_stderr(settings)
    load_all()
    if claimed is not None:
        check(Path(settings.database))
    Supervisor(settings, claimed, partial(work, settings, listening, claimed)).run(started)


def check(database: Path) -> None:
    """Once, before there are several who use it."""
    with closing(connect(database)) as connection:
        prepare(connection)
        check_complete(database.resolve(), connection)


def work(settings: Settings, listening: socket.socket, claimed: IO[bytes] | None, shared: Shared) -> None:
    """What one of several workers does; its log says which."""
    logs.speak_as(settings.log_format, f"worker {shared.number}")
    serve(of_worker(settings, shared.number), listening, shared.ready, claimed, shared)


def load_all() -> None:
    """Everything is in memory before anybody comes, and need not be looked through again and again."""
    list(GAMES)
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def configured(
    settings: Settings, limits: ConnectionLimits, claimed: IO[bytes] | None = None, shared: Shared | None = None
) -> uvicorn.Config:
    """uvicorn as we need it."""
    return uvicorn.Config(
        make_app(settings, claimed, shared),
        ws=partial(QuickWebSocket, limits),  # type: ignore[arg-type]
        loop="uvloop",
        http=partial(BoundedHttp, limits),  # type: ignore[arg-type]
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,  # the protocol has a heartbeat of its own
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="error",  # what it warns of are the follies of clients, one line for each
        server_header=False,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy or None,
        timeout_graceful_shutdown=3,
    )


class Announcing(uvicorn.Server):
    """Says when it has started, and tells visitors that it stops before it hangs up on them."""

    def __init__(
        self,
        config: uvicorn.Config,
        limits: ConnectionLimits,
        announce: Callable[[], None],
        shared: Shared | None = None,
        alive: int | None = None,
    ) -> None:
        super().__init__(config)
        self.announce = announce
        self.shared = shared
        self.alive = alive if shared is None else shared.alive
        """A pipe that ends with whoever has started this server, if it stops then."""
        self.entrance: Entrance | None = None
        """Where other workers hand over connections."""
        if shared is not None and shared.entrance is not None:
            self.entrance = Entrance(shared.entrance, limits, config, self.server_state)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.alive is not None:
            asyncio.get_running_loop().add_reader(self.alive, self.stop_alone, self.alive)
        if self.shared is not None:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM,))
        if self.entrance is not None:
            self.entrance.open(self.lifespan.state)
        if self.started:
            self.announce()

    def stop_alone(self, alive: int) -> None:
        """Whoever has started this server is gone without a word."""
        asyncio.get_running_loop().remove_reader(alive)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        registry: Registry = self.lifespan.state[REGISTRY]
        for server in self.servers:
            server.close()  # nobody comes in any more
        if self.entrance is not None:
            self.entrance.close()
        await registry.say_goodbye()
        await super().shutdown(sockets)
        if not registry.finished_writing:
            logging.shutdown()
            os._exit(UNFINISHED)  # what hangs would be waited for at a usual end
