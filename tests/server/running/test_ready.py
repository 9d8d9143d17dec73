"""Proxies ask a server whether it is ready; one that stops is well and not ready."""

import asyncio
import http.client
import json
import signal
from pathlib import Path

from clickbang.client import Session, Visit
from tests.docs.test_readme import ROOT
from tests.server.caller import fetch
from tests.server.cluster.test_relay import OTHER_RULES, begin, play, play_on
from tests.server.cluster.workers import end
from tests.server.hosting import OnPostgres, hosted
from tests.server.patience import SOON

Asked = tuple[int, str]


def ask(line: http.client.HTTPConnection, path: str) -> Asked:
    """Over a connection that a proxy keeps open: the status, and what it says of itself."""
    line.request("GET", path)
    reply = line.getresponse()
    return reply.status, json.loads(reply.read())["status"]


def test_a_server_that_is_well_is_ready(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        assert (fetch(server, "GET", "/ready").status, fetch(server, "GET", "/ready").json["status"]) == (200, "ok")


def test_a_worker_that_goes_on_with_its_games_is_well_and_not_ready(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        one = Visit(old.address)
        code = await one.open_table("bulletbucks", 3, clock="none", pace="none")
        async with Session(one, code) as ann:
            await begin([ann])
            proxy = http.client.HTTPConnection("127.0.0.1", old.port, timeout=SOON)
            assert ask(proxy, "/ready") == (200, "ok")
            assert old.process is not None
            old.process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(SOON):
                while ask(proxy, "/health") != (200, "stopping"):
                    await asyncio.sleep(0)
            assert ask(proxy, "/ready") == (503, "stopping")
            proxy.close()
            await play_on([ann])
            await asyncio.to_thread(old.process.wait, SOON)

    old, new = [OnPostgres(tmp_path, database) for _ in range(2)]
    new.before = OTHER_RULES
    try:
        old.start()
        new.start()
        play(scene())
    finally:
        end(old)
        end(new)


def test_proxies_ask_whether_a_worker_is_ready() -> None:
    """While a container is well as long as its process is."""
    assert "health_uri /ready" in (ROOT / "deploy" / "cluster" / "Caddyfile").read_text()
    assert "8123/health" in (ROOT / "deploy" / "Containerfile").read_text()
