"""Codes and ids of tables: guessing is slow however it is done, and nothing tells what exists."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from clickbang.protocol.errors import ServerError
from clickbang.server.http.api import Api
from clickbang.server.http.identity import Guests, new_guest
from clickbang.server.settings import Settings
from clickbang.server.storage.documents import TableDoc
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.storage.store import StoredTable
from clickbang.server.tables.registry import Registry
from tests.server.caller import fetch, new_secret
from tests.server.hosting import Hosted
from tests.server.party import Guest, Party, opened

ELSEWHERE = "2001:db8:1:2::"
"""A network of somebody's own."""


async def guess(guest: Guest, code: str) -> str:
    """What comes of it."""
    try:
        await guest.registry.attendable(code, guest.client)
    except ServerError as error:
        return error.code.removeprefix("server/")
    return "found"


def wrong_codes(count: int) -> list[str]:
    return [f"AAAA{chr(ord('A') + one // 8)}{one % 8 + 2}" for one in range(count)]


async def test_guesses_at_the_same_moment_cost_as_much_as_one_after_the_other(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, guesses_each=2) as party:
        found = await asyncio.gather(*[guess(party.host, code) for code in wrong_codes(50)])
        assert sorted(found) == ["no-such-table"] * 2 + ["too-fast"] * 48


async def test_many_guests_of_one_network_guess_no_faster_than_five(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, guesses_each=2) as party:
        guests = [Guest(party.registry, f"Guest {n}", f"{ELSEWHERE}{n:x}") for n in range(50)]
        found = await asyncio.gather(*[guess(*one) for one in zip(guests, wrong_codes(50), strict=True)])
        assert found.count("no-such-table") == 10
        assert await guess(party.host, party.table.doc.code) == "found"  # who comes from elsewhere


async def test_who_has_guessed_too_often_does_not_find_a_table_that_is_awake_either(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, guesses_each=2) as party:
        stranger = Guest(party.registry, "Stranger")
        for code in wrong_codes(2):
            assert await guess(stranger, code) == "no-such-table"
        assert await guess(stranger, party.table.doc.code) == "too-fast"


async def test_a_crowd_that_comes_back_to_sleeping_tables_is_not_taken_for_one_that_guesses(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, guesses_each=2) as party:
        tables = [
            await party.registry.open_table("H", "bulletbucks", 3, {}, "none", "none", False, "") for _ in "x" * 30
        ]
        for table in tables:
            party.registry.forget(table)
        guests = [Guest(party.registry, f"Guest {n}") for n in range(30)]
        codes = [table.doc.code for table in tables]
        found = await asyncio.gather(*[guess(*one) for one in zip(guests, codes, strict=True)])
        assert found == ["found"] * 30


class WatchedStore(SqliteStore):
    """Notes what it is asked for."""

    asked: list[str]

    async def table(self, key: str) -> StoredTable | None:
        self.asked.append("room")
        return await super().table(key)

    async def doc(self, table: str) -> TableDoc | None:
        self.asked.append("doc")
        return await super().doc(table)


def request(secret: str, table: str) -> Request:
    headers = [(b"authorization", f"Bearer {secret}".encode())]
    path = {"table": table, "game": 1}
    return Request({"type": "http", "method": "GET", "path": "/", "headers": headers, "path_params": path})


@pytest.mark.parametrize("handler", [Api.record, Api.delete_table], ids=["record", "delete"])
async def test_a_table_that_is_none_of_my_business_costs_what_a_missing_one_does(
    tmp_path: Path, handler: Callable[[Api, Request], Awaitable[Response]]
) -> None:
    loop = asyncio.get_running_loop()
    store = WatchedStore(tmp_path / "tables.sqlite", loop)
    store.asked = []
    registry = Registry(Settings(), store, loop)
    api = Api(registry, Guests(store, "", registry.retention))
    _, secret, put = new_guest(0)
    await registry.write(put)
    awake, asleep = [
        await registry.open_table("Host", "bulletbucks", 3, {}, "none", "none", False, "") for _ in range(2)
    ]
    registry.forget(asleep)
    work = {}
    for key in (awake.id, asleep.id, "0" * 16, awake.doc.code, asleep.doc.code, "AAAAAA"):
        with pytest.raises(ServerError) as refused:
            await handler(api, request(secret, key))
        work[key] = (refused.value.code, store.asked)
        store.asked = []
    assert len({code for code, _ in work.values()}) == 1
    assert [asked for _, asked in work.values()] == [["doc"]] * 3 + [[]] * 3
    assert list(registry.tables) == [awake.id]
    await registry.stop()


async def test_coming_by_id_wakes_no_table_for_a_stranger(party: Party) -> None:
    table = await party.registry.open_table("Other", "bulletbucks", 3, {}, "none", "none", False, "")
    party.registry.forget(table)
    assert await guess(party.host, table.id) == "no-such-table"
    assert table.id not in party.registry.tables
    assert await guess(Guest(party.registry, "Other"), table.id) == "found"


def test_over_http_tables_go_by_their_ids(server: Hosted) -> None:
    secret = new_secret(server)
    table = fetch(server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, secret).json
    for key in (table["code"], table["code"].lower(), table["table"].upper(), "AAAAAA"):
        assert fetch(server, "GET", f"/api/tables/{key}/games/1/record", None, secret).status == 404
        assert fetch(server, "DELETE", f"/api/tables/{key}", None, secret).code == "server/no-such-table"
    assert fetch(server, "DELETE", f"/api/tables/{table['table']}", None, secret).status == 204


def test_a_number_that_is_none_of_a_game_is_not_found(server: Hosted) -> None:
    secret = new_secret(server)
    for number in ("0" * 4400, "9" * 4400, "1" * 10, "-1", "1.0", "1%00", "%D9%A3", "%FF"):
        reply = fetch(server, "GET", f"/api/tables/{'0' * 16}/games/{number}/record", None, secret)
        assert (number, reply.status) == (number, 404)
    assert "Traceback" not in server.log.read_text()
