"""By which names the server is called. A page elsewhere can have its own name lead to a server at home (DNS rebinding),
and to the browser both are then one site; but `Host` has the name of that page, which is none of ours.

An address is no such name: whoever typed one means what is there, through however many routers and containers.
"""

import ipaddress
import socket
from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from clickbang.protocol.errors import FOREIGN_HOST, ServerError
from clickbang.server.http.middleware import Middleware
from clickbang.server.http.replies import deny, refuse
from clickbang.server.http.request_limit import OF_PROXIES
from clickbang.server.settings import Settings

ANY: Final = "*"
LOOPBACK: Final = "localhost"
LONGEST: Final = 253
"""Characters of a name."""


class HostCheck(Middleware):
    """Refuses whoever calls the server by a name that is not its own."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        super().__init__(app)
        self.names = frozenset(names_of(settings)) - {""}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        foreign = self.foreign(HTTPConnection(scope).headers.getlist("host"))
        if foreign is None or scope["path"] in OF_PROXIES:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()  # websocket.connect
            await deny(send, foreign)
        else:
            await refuse(foreign, Request(scope))(scope, receive, send)

    def foreign(self, hosts: Iterable[str]) -> ServerError | None:
        """What is wrong with how the server was called. Whoever does not say that is no browser."""
        for host in filter(None, hosts):
            if ANY not in self.names and not is_ours(name_in(host), self.names):
                return ServerError(FOREIGN_HOST, host=host[:LONGEST])
        return None


def name_in(host: str) -> str:
    """A name or an address without its port; nothing if it is neither."""
    try:
        return (urlsplit(f"//{host.strip()}").hostname or "").removesuffix(".")
    except ValueError:  # half an IPv6 address
        return ""


def is_ours(name: str, names: frozenset[str]) -> bool:
    return name in names or name.endswith(f".{LOOPBACK}") or is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def names_of(settings: Settings) -> Iterator[str]:
    """What the server is called: in its machine, in its network, by a proxy, and as its host allows."""
    own = socket.gethostname().lower().removesuffix(".")
    first = own.partition(".")[0]
    yield from (LOOPBACK, own, first, f"{first}.local")
    for given in (settings.public_address, *settings.allowed_hosts.split(",")):
        yield name_in(given.rpartition("://")[2])
