"""The HTTP addresses, and their description in OpenAPI: one table for both, so that they cannot disagree."""

from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from clickbang import __version__
from clickbang.core.registry import GAMES
from clickbang.protocol import bodies


@dataclass(frozen=True, slots=True)
class Address:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: str
    summary: str
    answer: type[Struct] | str
    """The type of the answer, or the media type of what is no JSON."""
    status: int = 200
    body: type[Struct] | None = None
    guest: bool = False
    """Whether one has to be a guest."""
    errors: tuple[int, ...] = ()
    also: tuple[int, ...] = ()
    """Other statuses with the same answer."""
    cost: int = 1
    """As how many requests it counts."""


TABLE = "/api/tables/{table}"
ADDRESSES = (
    Address("GET", "/health", "health", "Whether the server is well; it is not while it can save nothing",
            bodies.Health, also=(503,)),
    Address("GET", "/ready", "ready", "Whether to send people here; not while it is not well, nor while it stops",
            bodies.Health, also=(503,)),
    Address("GET", "/metrics", "metrics", "Figures for Prometheus", "text/plain", errors=(404,)),
    Address("GET", "/api/games", "games", "What can be played, and how; `lang` and `skin` say in which words",
            bodies.Games),
    Address("GET", "/api/games/{name}/rules", "rulebook", "All rules of a game; `lang` and `skin` say in which words",
            bodies.Rulebook, errors=(404,)),
    Address("GET", "/api/rules/{rule}", "rule", "A rule in words; `lang` and `skin` say in which", bodies.RuleText,
            errors=(404,)),
    Address("POST", "/api/guests", "new_guest", "Become a guest, with a cookie", bodies.Guest, 201,
            errors=(403, 429, 503), also=(200,)),
    Address("POST", "/api/programs", "new_program", "Become a guest, with a secret for a header", bodies.Program, 201,
            errors=(403, 429, 503)),
    Address("GET", "/api/me", "me", "Who one is, and where one sits", bodies.Me, guest=True, cost=3),
    Address("POST", "/api/transfers", "new_transfer", "A code that moves one's seats to another device",
            bodies.TransferCode, 201, guest=True),
    Address("POST", "/api/transfers/use", "use_transfer", "Use such a code", bodies.Moved,
            body=bodies.UseTransfer, guest=True, cost=20, errors=(410, 413, 429, 503)),
    Address("GET", "/api/tables", "tables", "Tables that anybody may join", bodies.Tables),
    Address("POST", "/api/tables", "open_table", "Open a table", bodies.Opened, 201, body=bodies.OpenTable,
            guest=True, cost=10, errors=(413, 429, 503)),
    Address("POST", "/api/lessons", "open_lesson", "Begin a lesson: a game that teaches, with scripted luck and bots",
            bodies.Opened, 201, body=bodies.OpenLesson, guest=True, cost=10, errors=(413, 429, 503)),
    Address("DELETE", TABLE, "delete_table", "Remove a table of which one is the host", "", 204, guest=True,
            errors=(404, 503)),
    Address("GET", TABLE + "/games/{game}/record", "record", "The record of a game", "application/jsonl", guest=True,
            cost=10, errors=(404, 503)),
)  # fmt: skip


def openapi() -> dict[str, Any]:
    """The description of all addresses, from the types that are really used."""
    kinds = [kind for a in ADDRESSES for kind in (a.answer, a.body) if isinstance(kind, type)] + [bodies.Problem]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for address in ADDRESSES:
        paths.setdefault(address.path, {})[address.method.lower()] = operation(address)
    security = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "clickbang"},
        "header": {"type": "http", "scheme": "bearer"},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Clickbang", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": security},
    }


def operation(address: Address) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": address.summary}
    if isinstance(address.answer, type):
        answer["content"] = content(address.answer)
    elif address.answer:
        answer["content"] = {address.answer: {"schema": {"type": "string"}}}
    problem = {"description": "It was refused", "content": content(bodies.Problem)}
    errors = {400, 429, *address.errors} | ({401, 403} if address.guest else set())
    responses = {str(status): problem for status in sorted(errors)}
    responses |= {str(status): answer for status in (address.status, *address.also)}
    described: dict[str, Any] = {"summary": address.summary, "operationId": address.handler, "responses": responses}
    if address.body is not None:
        described["requestBody"] = {"required": True, "content": content(address.body)}
    if address.guest:
        described["security"] = [{"cookie": []}, {"header": []}]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in (
            ("table", {"type": "string", "pattern": "^[0-9a-f]{16}$"}),
            ("name", {"type": "string", "enum": list(GAMES)}),
            ("rule", {"type": "string", "pattern": "^[A-Za-z]{2}-?[0-9]{1,2}$"}),
            ("game", {"type": "integer", "minimum": 1, "maximum": 1_000_000}),
        )
        if f"{{{name}}}" in address.path
    ]
    if parameters:
        described["parameters"] = parameters
    return described


def content(kind: type[Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
