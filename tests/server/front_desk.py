"""What a guest is answered over HTTP, asked of a house in this very process."""

from starlette.requests import Request
from starlette.responses import Response

from clickbang.server.app import guarded
from clickbang.server.http.api import Api
from clickbang.server.http.identity import Guests, hash_of_secret
from clickbang.server.tables.registry import Registry


async def ask_for_record(registry: Registry, guest: str, table: str, game: int) -> Response:
    """The record of this game, as this guest gets it."""
    guests = Guests(registry.store, "", registry.retention)
    guests.known[hash_of_secret(guest)] = (guest, registry.retention.now())  # in tests a guest's name is their secret
    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/api/tables/{table}/games/{game}/record",
        "query_string": b"",
        "headers": [(b"authorization", b"Bearer " + guest.encode())],
        "path_params": {"table": table, "game": game},
    }
    return await guarded(Api(registry, guests).record)(Request(scope))
