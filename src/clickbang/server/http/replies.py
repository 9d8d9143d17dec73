"""Replies and refusals over HTTP, and what requests say beside their paths."""

import re
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Send

from clickbang.core.errors import ClickbangError
from clickbang.protocol.bodies import Problem
from clickbang.protocol.errors import (
    BAD_TRANSFER,
    BANNED,
    BANNED_UNTIL,
    BROKEN,
    ELSEWHERE,
    FOREIGN_HOST,
    FOREIGN_ORIGIN,
    MALFORMED,
    MOVING,
    NO_RECORD,
    NO_SUCH_TABLE,
    NOT_A_GUEST,
    NOT_FOUND,
    NOT_THE_HOST,
    STOPPING,
    STORAGE,
    TOO_FAST,
    TOO_LARGE,
    TOO_MANY_TABLES,
    ServerError,
)
from clickbang.server.limits.buckets import network_of
from clickbang.server.tables.registry import Registry
from clickbang.text import LANGUAGES, SKINS

B = TypeVar("B", bound=Struct)

LARGEST_BODY = 65_536
WEIGHT = re.compile(r"q=([01](?:\.[0-9]*)?)")

STATUS = {
    NOT_A_GUEST: 401,
    BANNED: 403,
    BANNED_UNTIL: 403,
    FOREIGN_HOST: 403,
    FOREIGN_ORIGIN: 403,
    NOT_THE_HOST: 403,
    NO_SUCH_TABLE: 404,
    NO_RECORD: 404,
    NOT_FOUND: 404,
    BAD_TRANSFER: 410,
    TOO_LARGE: 413,
    TOO_FAST: 429,
    TOO_MANY_TABLES: 429,
    BROKEN: 500,
    MOVING: 503,
    STOPPING: 503,
    STORAGE: 503,
}
"""The HTTP status of an error; 400 for all others."""


def json_reply(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


def reply(body: Struct, status: int = 200) -> Response:
    return json_reply(msgspec.json.encode(body), status)


def wording(request: Request) -> tuple[str, str]:
    """The language and the skin that are asked for."""
    lang = request.query_params.get("lang", LANGUAGES[0])
    skin = request.query_params.get("skin", SKINS[0])
    if lang not in LANGUAGES or skin not in SKINS:
        raise ServerError(NOT_FOUND)
    return lang, skin


def refuse(error: ClickbangError, request: Request) -> Response:
    """The reason in the language of whoever asked."""
    catalogue = Registry.catalogue(language_of(request.headers.get("accept-language", "")), SKINS[0])
    return reply(Problem(error.code, catalogue.error(error)), STATUS.get(error.fault, 400))


def language_of(accepted: str) -> str:
    """The language that we speak with the greatest weight in an Accept-Language header, of equal ones the first."""
    best, most = LANGUAGES[0], 0.0
    for part in accepted.lower().split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().partition("-")[0]
        if language in LANGUAGES and weight_of(weight) > most:
            best, most = language, weight_of(weight)
    return best


def weight_of(text: str) -> float:
    """The number in `q=0.8`: 1 where nothing is said, 0 (not wanted) where it is no such number."""
    if not text.strip():
        return 1
    found = WEIGHT.fullmatch(text.strip())
    return float(found[1]) if found else 0


async def read(request: Request, kind: type[B]) -> B:
    """The body of a request, as this type."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise ServerError(TOO_LARGE)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (ValueError, RecursionError) as error:
        raise ServerError(MALFORMED, why=str(error).rstrip(".")) from None


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


def network(request: HTTPConnection) -> str:
    """Whom limits count as one."""
    return network_of(address_of(request))


FOR_NOW = (ELSEWHERE, STORAGE)
"""What another worker may not say; a balancer asks it then."""


async def deny(send: Send, error: ServerError) -> None:
    """Refuse the connection, with the reason in the reply for those who can read it."""
    status = 503 if error.fault in FOR_NOW else 401 if error.code.endswith("not-a-guest") else 403
    body = msgspec.json.encode({"code": error.code, "sentence": error.sentence})
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
