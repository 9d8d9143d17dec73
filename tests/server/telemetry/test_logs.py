"""The log as a gatherer of logs wants it."""

import asyncio
import json
import logging
import signal
import sys
from pathlib import Path

import pytest

from clickbang.client import Session, Visit
from clickbang.server.telemetry.logs import LOGGED, JsonLines, formatter, request_id
from tests.server.cluster.workers import workers
from tests.server.hosting import hosted

TABLE = "0123456789abcdef"


def line(message: str, *args: object, failing: bool = False) -> logging.LogRecord:
    error = None
    if failing:
        try:
            raise ValueError("bad")
        except ValueError:
            error = sys.exc_info()
    return logging.LogRecord("clickbang", logging.ERROR, "", 0, message, args, error)


def test_a_line_is_an_object_with_the_ids_of_table_and_request() -> None:
    token = request_id.set("abc")
    try:
        found = json.loads(JsonLines("worker 2").format(line('table %s is "broken"\n', TABLE, failing=True)))
    finally:
        request_id.reset(token)
    assert (found["level"], found["table"], found["request"], found["process"]) == ("error", TABLE, "abc", "worker 2")
    assert found["message"] == f'table {TABLE} is "broken"\n'
    assert "ValueError: bad" in found["error"]
    assert found["time"].endswith("Z")


def test_plain_lines_are_as_they_were() -> None:
    plain = formatter("plain", "worker 1")
    assert isinstance(plain, logging.Formatter)
    assert plain._fmt == LOGGED.replace("%(message)s", "worker 1: %(message)s")


@pytest.mark.parametrize("number", [1, 2])
def test_all_that_a_server_says_is_json(number: int, tmp_path: Path) -> None:
    with hosted(tmp_path, log_format="json", workers=number) as server:
        asyncio.run(Visit(server.address).become_guest())
    lines = [json.loads(text) for text in server.log.read_text().splitlines()]
    said = [found["message"] for found in lines]
    assert sum(text.startswith("stopping: ") for text in said) == number
    assert sum(text.startswith("drained within ") for text in said) == number
    assert all(found["level"] in ("info", "warning", "error") for found in lines)


def test_a_request_has_the_id_that_the_proxy_gives_it(tmp_path: Path) -> None:
    from urllib.request import Request, urlopen

    with hosted(tmp_path) as server:
        for given, expected in (("from-proxy.1", "from-proxy.1"), ("no good id!", None)):
            with urlopen(Request(server.address + "/health", headers={"X-Request-Id": given})) as reply:
                found = reply.headers["x-request-id"]
            assert found == expected or (expected is None and len(found) == 16)


def test_a_takeover_is_a_line(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        visit = Visit(found[0].address)
        await visit.become_guest()
        code = await visit.open_table("bulletbucks", 3, pace="none")
        async with Session(visit, code) as one:
            await one.sit(0, "One")
            await one.ready()
            await one.start(bot="random")
            async for _ in one.messages():
                if one.table is not None and one.table.stage == "playing":
                    break
            table = one.table.table if one.table is not None else ""
        await asyncio.to_thread(found[0].end, signal.SIGKILL)
        async with Session(Visit(found[1].address, visit.secret), code):
            pass
        assert f"table {table}: game 1 goes on with this worker" in found[1].log.read_text()

    with workers(tmp_path, database, 2) as found:
        asyncio.run(scene())
