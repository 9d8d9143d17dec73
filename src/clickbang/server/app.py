"""The server as an ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import IO

import msgspec
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clickbang.core.errors import ClickbangError
from clickbang.protocol.errors import BROKEN, NOT_FOUND, ServerError
from clickbang.server.admin.desk import Desk
from clickbang.server.cluster.places import OnlyHere, Places
from clickbang.server.cluster.postgres_places import PostgresPlaces
from clickbang.server.cluster.sqlite_places import SqlitePlaces
from clickbang.server.cluster.supervisor import Shared
from clickbang.server.http.api import Api
from clickbang.server.http.headers import HEADERS
from clickbang.server.http.hosts import HostCheck
from clickbang.server.http.identity import Guests
from clickbang.server.http.middleware import Middleware
from clickbang.server.http.page import page_routes
from clickbang.server.http.replies import refuse
from clickbang.server.http.request_ids import RequestIds
from clickbang.server.http.request_limit import Handler, RequestLimit
from clickbang.server.http.routes import ADDRESSES, openapi
from clickbang.server.settings import Settings
from clickbang.server.sockets.connection import WebSocketEndpoint
from clickbang.server.sockets.handover import Handover
from clickbang.server.sockets.relayed import Reception
from clickbang.server.storage.postgres_sessions import is_postgres
from clickbang.server.storage.postgres_store import PostgresStore
from clickbang.server.storage.shared_store import SharedStore
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.storage.store import Store
from clickbang.server.tables.registry import Registry
from clickbang.server.telemetry.status_page import StatusPage

log = logging.getLogger("clickbang")

REGISTRY = "registry"
"""Under this name whoever runs the application finds it in the state of its lifespan."""


def make_app(settings: Settings, claimed: IO[bytes] | None = None, shared: Shared | None = None) -> ASGIApp:
    """The whole server; its tables are opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Registry]]:
        loop = asyncio.get_running_loop()
        store, places = await opened(settings, loop, claimed, shared)
        registry = Registry(settings, store, loop, places)
        if isinstance(places, PostgresPlaces | SqlitePlaces):
            places.share_limits(registry.allowances.tally, settings.connections_each // 10)
        if shared is not None and isinstance(places, SqlitePlaces):
            registry.hand_on = Handover(shared.entrances, places).hand_on
        if places.shared:
            registry.lines.accept = Reception(registry).accept
            await places.join(await registry.lines.listen())
        guests = Guests(store, settings.public_address, registry.retention, registry.sanctions)
        desk = Desk(registry, guests)
        await desk.open()
        api = Api(registry, guests)
        limit.count_bytes_for(registry.allowances.bytes.networks)
        routes = [
            Route(
                in_starlette(address.path),
                limit.charging(address.cost, guarded(getattr(api, address.handler))),
                methods=[address.method],
            )
            for address in ADDRESSES
        ]
        app.router.routes.extend(routes)
        app.router.routes.append(Route("/openapi.json", describe))
        if settings.status_page:
            app.router.routes.append(Route("/status", StatusPage(registry).show))
        app.router.routes.extend(page_routes())
        endpoint = WebSocketEndpoint(registry, guests)
        # what a balancer may go by says nothing to us
        app.router.routes += [WebSocketRoute("/ws", endpoint), WebSocketRoute("/ws/{tag}", endpoint)]
        traces = None
        if settings.traces:
            from clickbang.server.telemetry.traces import Traces  # an extra, which costs nothing where it is off

            traces = Traces(0 if places.me is None else places.me.number)
            registry.metrics.times.tracer = traces
        yield {REGISTRY: registry}
        desk.close()
        await registry.stop()
        await places.leave()
        if traces is not None:
            traces.close()

    handlers = {HTTPException: not_found, Exception: broken}
    app = Starlette(lifespan=lifespan, exception_handlers=handlers)  # type: ignore[arg-type]
    limit = RequestLimit(HostCheck(app, settings), settings)
    return RequestIds(SafeHeaders(limit))


async def opened(
    settings: Settings, loop: asyncio.AbstractEventLoop, claimed: IO[bytes] | None, shared: Shared | None = None
) -> tuple[Store, Places]:
    """Where everything is kept, and which tables are this worker's: by what is set as the database."""
    if is_postgres(settings.database):
        store = PostgresStore(settings.database, loop)
        await store.open()
        return store, PostgresPlaces(store)
    file = Path(settings.database)
    if shared is None:
        return SqliteStore(file, loop, claimed), OnlyHere()
    assert claimed is not None
    of_all = SharedStore(file, loop, claimed, shared.door)
    return of_all, SqlitePlaces(of_all, shared.number)


class Number(Convertor[int]):
    """The number of a game; Starlette's own takes as many digits as anybody likes, and Python then refuses them."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", Number())


def in_starlette(path: str) -> str:
    """A table's id is one part of a path, a game's number a number."""
    return path.replace("{game}", "{game:number}")


def guarded(handler: Handler) -> Handler:
    """What a handler refuses becomes a reply with the reason."""

    async def guard(request: Request) -> Response:
        try:
            return await handler(request)
        except ClickbangError as error:
            return refuse(error, request)
        except ClientDisconnect:
            return Response(status_code=400)  # which nobody will read

    return guard


async def describe(_: Request) -> Response:
    return Response(description(), media_type="application/json")


@cache
def description() -> bytes:
    return msgspec.json.encode(openapi())


async def not_found(request: Request, error: HTTPException) -> Response:
    response = refuse(ServerError(NOT_FOUND), request)
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def broken(request: Request, error: Exception) -> Response:
    """Something we did not think of: the log has it, the client a plain sentence."""
    log.error("a request could not be handled", exc_info=error)
    return refuse(ServerError(BROKEN), request)


class SafeHeaders(Middleware):
    """Gives every reply the headers that keep browsers from doing anything clever with it."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers)
