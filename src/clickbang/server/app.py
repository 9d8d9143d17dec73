"""The server as an ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clickbang.core.errors import ClickbangError
from clickbang.server.api import Api, refuse
from clickbang.server.connection import WebSocketEndpoint
from clickbang.server.errors import BROKEN, NOT_FOUND, ServerError
from clickbang.server.house import House
from clickbang.server.identity import Guests
from clickbang.server.page import page_routes
from clickbang.server.routes import ADDRESSES, openapi
from clickbang.server.settings import Settings
from clickbang.server.sqlite_store import SqliteStore

log = logging.getLogger("clickbang")

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
}


def make_app(settings: Settings, claimed: IO[bytes] | None = None) -> ASGIApp:
    """The whole server; its tables are opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        store = SqliteStore(Path(settings.database), loop, claimed)
        house = House(settings, store, loop)
        guests = Guests(store, settings.public_address)
        api = Api(house, guests)
        app.state.house = house
        routes = [
            Route(in_starlette(address.path), guarded(getattr(api, address.handler)), methods=[address.method])
            for address in ADDRESSES
        ]
        app.router.routes.extend(routes)
        app.router.routes.append(Route("/openapi.json", describe))
        app.router.routes.extend(page_routes())
        app.router.routes.append(WebSocketRoute("/ws", WebSocketEndpoint(house, guests)))
        yield
        await house.stop()

    handlers = {HTTPException: not_found, Exception: broken}
    return SafeHeaders(Starlette(lifespan=lifespan, exception_handlers=handlers))  # type: ignore[arg-type]


def in_starlette(path: str) -> str:
    """A table's id is one part of a path, a game's number a number."""
    return path.replace("{game}", "{game:int}")


def guarded(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """What a handler refuses becomes a reply with the reason."""

    async def guard(request: Request) -> Response:
        try:
            return await handler(request)
        except ClickbangError as error:
            return refuse(error, request)

    return guard


async def describe(_: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")


async def not_found(request: Request, error: HTTPException) -> Response:
    response = refuse(ServerError(NOT_FOUND), request)
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def broken(request: Request, error: Exception) -> Response:
    """Something we did not think of: the log has it, the client a plain sentence."""
    log.error("a request could not be handled", exc_info=error)
    return refuse(ServerError(BROKEN), request)


class SafeHeaders:
    """Gives every reply the headers that keep browsers from doing anything clever with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers)
