"""Runs the server: uvicorn on uvloop, listening before anybody is told that it does."""

import gc
import logging
import socket
from collections.abc import Callable
from typing import IO

import uvicorn

from clickbang.server.app import make_app
from clickbang.server.connection import LARGEST_MESSAGE
from clickbang.server.quick_socket import QuickWebSocket
from clickbang.server.settings import Settings

GARBAGE = (20_000, 20, 20)
"""How rarely Python looks for garbage: with thousands of tables every full search would be a pause for everybody."""


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


def serve(
    settings: Settings, listening: socket.socket, started: Callable[[], None], claimed: IO[bytes] | None = None
) -> None:
    """Serve until somebody stops it (Ctrl-C, SIGTERM): clients are told, and what is being written is finished."""
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(message)s")
    config = uvicorn.Config(
        make_app(settings, claimed),
        ws=QuickWebSocket,
        loop="uvloop",
        http="httptools",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,  # the protocol has a heartbeat of its own
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy or None,
        timeout_graceful_shutdown=3,
    )
    gc.freeze()  # what is loaded by now stays, and need not be looked through again and again
    gc.set_threshold(*GARBAGE)
    server = Announcing(config, started)
    server.run(sockets=[listening])


class Announcing(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()
