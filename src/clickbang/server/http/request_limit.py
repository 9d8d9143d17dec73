"""How much may be asked for over HTTP: requests and bytes, by network."""

import asyncio
import math
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clickbang.protocol.errors import ELSEWHERE, TOO_FAST, ServerError
from clickbang.server.http.middleware import Middleware
from clickbang.server.http.replies import deny, network, refuse
from clickbang.server.limits.buckets import Buckets
from clickbang.server.settings import Settings

AT_ONCE = 20
"""For so many seconds' worth of requests a network may come in one go."""
PAUSE = 1.0
"""Seconds before a refusal: who does not wait by themselves is made to."""
Handler = Callable[[Request], Awaitable[Response]]
OF_PROXIES = ("/health", "/ready")
"""These are asked for again and again, and have to be answered whoever else is behind the same address."""
UNCOUNTED = ("/", "/icon.svg", *OF_PROXIES)


class RequestLimit(Middleware):
    """Lets no network ask for more than its share. The page is made of many files, of which only bytes count."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        super().__init__(app)
        self.requests = Buckets(settings.requests_each, AT_ONCE * settings.requests_each)
        self.sent = Buckets(math.inf, math.inf)
        """The bytes that each network is sent."""

    def count_bytes_for(self, networks: Buckets) -> None:
        """From now on bytes are counted together with those of WebSockets."""
        self.sent = networks

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = network(HTTPConnection(scope))
        path = scope["path"]
        counted = path not in UNCOUNTED and not path.startswith("/assets/")
        sent = self.sent.of(who)
        if (counted and not self.requests.take(who)) or not (sent.has() or path in OF_PROXIES):
            await asyncio.sleep(PAUSE)
            await turn_away(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)  # which counts for itself what it sends
        else:

            async def count(message: Message) -> None:
                sent.charge(len(message.get("body", b"")))
                await send(message)

            await self.app(scope, receive, count)

    def charging(self, cost: int, handler: Handler) -> Handler:
        """What takes more than others counts as so many requests."""

        async def charge(request: Request) -> Response:
            self.requests.of(network(request)).tokens -= cost - 1
            return await handler(request)

        return charge


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()  # websocket.connect
        await deny(send, ServerError(ELSEWHERE))
    else:
        response = refuse(ServerError(TOO_FAST), Request(scope))
        response.headers["retry-after"] = str(round(PAUSE))
        await response(scope, receive, send)
