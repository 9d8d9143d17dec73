"""The HTTP addresses, and their description in OpenAPI: one table for both, so that they cannot disagree."""

from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from clickbang import __version__
from clickbang.server.bodies import (
    Games,
    Guest,
    Health,
    Me,
    Moved,
    Opened,
    OpenTable,
    Problem,
    Program,
    Rulebook,
    RuleText,
    Tables,
    TransferCode,
    UseTransfer,
)
from clickbang.text.rulebook import RULEBOOKS


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


TABLE = "/api/tables/{table}"
ADDRESSES = (
    Address("GET", "/health", "health", "Whether the server runs", Health),
    Address("GET", "/metrics", "metrics", "Figures for Prometheus", "text/plain", errors=(404,)),
    Address("GET", "/api/games", "games", "What can be played, and how", Games),
    Address("GET", "/api/games/{name}/rules", "rulebook", "All rules of a game; `lang` and `skin` say in which words",
            Rulebook, errors=(404,)),
    Address("GET", "/api/rules/{rule}", "rule", "A rule in words; `lang` and `skin` say in which", RuleText,
            errors=(404,)),
    Address("POST", "/api/guests", "new_guest", "Become a guest, with a cookie", Guest, 201, errors=(200, 403, 429)),
    Address("POST", "/api/programs", "new_program", "Become a guest, with a secret for a header", Program, 201,
            errors=(403, 429)),
    Address("GET", "/api/me", "me", "Who one is, and where one sits", Me, guest=True),
    Address("POST", "/api/transfers", "new_transfer", "A code that moves one's seats to another device", TransferCode,
            201, guest=True),
    Address("POST", "/api/transfers/use", "use_transfer", "Use such a code", Moved, body=UseTransfer, guest=True,
            errors=(410, 413, 429)),
    Address("GET", "/api/tables", "tables", "Tables that anybody may join", Tables),
    Address("POST", "/api/tables", "open_table", "Open a table", Opened, 201, body=OpenTable, guest=True,
            errors=(413, 429)),
    Address("DELETE", TABLE, "delete_table", "Remove a table of which one is the host", "", 204, guest=True,
            errors=(404,)),
    Address("GET", TABLE + "/games/{game}/record", "record", "The record of a game", "application/jsonl", guest=True,
            errors=(404,)),
)  # fmt: skip


def openapi() -> dict[str, Any]:
    """The description of all addresses, from the types that are really used."""
    kinds = [kind for a in ADDRESSES for kind in (a.answer, a.body) if isinstance(kind, type)] + [Problem]
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
    problem = {"description": "It was refused", "content": content(Problem)}
    errors = {400, *address.errors} | ({401, 403} if address.guest else set())
    responses = {str(status): problem for status in sorted(errors) if status >= 400}
    responses[str(address.status)] = answer
    if 200 in address.errors:
        responses["200"] = answer
    described: dict[str, Any] = {"summary": address.summary, "operationId": address.handler, "responses": responses}
    if address.body is not None:
        described["requestBody"] = {"required": True, "content": content(address.body)}
    if address.guest:
        described["security"] = [{"cookie": []}, {"header": []}]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in (
            ("table", {"type": "string", "pattern": "^[0-9a-f]{16}$"}),
            ("name", {"type": "string", "enum": list(RULEBOOKS)}),
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
