"""Runs the server: uvicorn on uvloop, listening before anybody is told that it does."""

import gc
import logging
import os
import socket
from collections.abc import Callable
from functools import partial
from typing import IO

import uvicorn

from clickbang.core.registry import GAMES
from clickbang.server.app import REGISTRY, make_app
from clickbang.server.http.bounded_http import BoundedHttp
from clickbang.server.limits.connections import ConnectionLimits, within_descriptors
from clickbang.server.settings import Settings
from clickbang.server.sockets.connection import LARGEST_MESSAGE
from clickbang.server.sockets.quick_socket import QuickWebSocket
from clickbang.server.tables.registry import Registry

GARBAGE = (20_000, 20, 20)
"""How rarely Python looks for garbage: with thousands of tables every full search would be a pause for everybody."""

UNFINISHED = 1
"""The exit code of a server that could not write all it had to."""


def listen(settings: Settings) -> socket.socket:
    """A socket at the address; an OSError if it is taken or not ours."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError:
        listening.close()
        raise
    listening.listen(1024)
    return listening


def log_to_stderr(settings: Settings) -> None:
    """From now on; who calls this again changes nothing."""
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(message)s")


def serve(
    settings: Settings, listening: socket.socket, started: Callable[[], None], claimed: IO[bytes] | None = None
) -> None:
    """Serve until somebody stops it (Ctrl-C, SIGTERM): clients are told, and what is being written is finished."""
    log_to_stderr(settings)
    config = configured(within_descriptors(settings), claimed)
    list(GAMES)  # they are all loaded before anybody comes
    gc.freeze()  # what is loaded by now stays, and need not be looked through again and again
    gc.set_threshold(*GARBAGE)
    server = Announcing(config, started)
    server.run(sockets=[listening])


def configured(settings: Settings, claimed: IO[bytes] | None = None) -> uvicorn.Config:
    """uvicorn as we need it."""
    limits = ConnectionLimits(settings)
    return uvicorn.Config(
        make_app(settings, claimed),
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

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        registry: Registry = self.lifespan.state[REGISTRY]
        for server in self.servers:
            server.close()  # nobody comes in any more
        await registry.say_goodbye()
        await super().shutdown(sockets)
        if not registry.finished_writing:
            logging.shutdown()
            os._exit(UNFINISHED)  # what hangs would be waited for at a usual end
