"""Every request has an id, which stands in the log and in the reply."""

import re
import secrets
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Receive, Scope, Send

from clickbang.server.http.middleware import Middleware
from clickbang.server.telemetry.logs import request_id

REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")


class RequestIds(Middleware):
    """Every request has an id: that of the proxy (`X-Request-Id`) if it gives one, and in the reply."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = next((value for name, value in scope["headers"] if name == b"x-request-id"), b"")
        found = given.decode() if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        request_id.set(found)

        async def with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["x-request-id"] = found
            await send(message)

        await self.app(scope, receive, with_id if scope["type"] == "http" else send)
