"""Requests that are too large, too slow, too many or never read: bounded, ended, and nobody else notices."""

import asyncio
import json
import re
import resource
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from clickbang.server.http.bounded_http import LARGEST_HEAD, MOST_HEADERS
from tests.server.caller import fetch, handshake, new_secret
from tests.server.hostile import strain
from tests.server.hostile.test_fuzz import find_no_trace
from tests.server.hosting import Hosted, hosted
from tests.server.tables.test_short_way import Wire, masked

MEGABYTE = 1_000_000
GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("impatient"), request_seconds=0.5, send_seconds=0.5) as server:
        yield server
        find_no_trace(server)


def half_a_body(server: Hosted) -> bytes:
    secret = new_secret(server)
    return f"POST /api/tables HTTP/1.1\r\nAuthorization: Bearer {secret}\r\nContent-Length: 1000\r\n\r\n{{".encode()


def answer(server: Hosted, request: bytes) -> bytes:
    """All that comes back, until the server hangs up."""
    with strain.dial(server) as line:
        strain.send(line, request)
        return strain.rest(line)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * LARGEST_HEAD,
        GET + b"Cookie: " + b"x" * LARGEST_HEAD,
        GET + b"Cookie: a=1\r\n" * (MOST_HEADERS + 1),
        b"\r\n" * LARGEST_HEAD,
    ],
    ids=["address", "one header", "many headers", "lines before it"],
)
def test_a_head_that_is_too_large_is_refused_and_its_connection_closed(server: Hosted, head: bytes) -> None:
    found = answer(server, head)
    assert found.startswith(b"HTTP/1.1 431 ")
    assert json.loads(found.partition(b"\r\n\r\n")[2])["code"] == "server/too-large"


def test_a_head_that_is_large_enough_for_anybody_is_taken(server: Hosted) -> None:
    headers = {f"x-{number}": "x" * 100 for number in range(MOST_HEADERS - 10)}
    assert fetch(server, "GET", "/health", headers=headers).status == 200
    assert fetch(server, "GET", "/health", headers={"Cookie": "x" * 15_000}).status == 200


@pytest.mark.parametrize(
    "head",
    [
        GET + b"Cookie: " + b"x" * MEGABYTE + b"\r\n\r\n",
        GET + b"Cookie: " + b"x=1; " * (3 * MEGABYTE // 5) + b"\r\n\r\n",
        GET + b"a: b\r\n" * (2 * MEGABYTE) + b"\r\n",
    ],
    ids=["1 MB of a cookie", "3 MB of cookies", "12 MB of small headers"],
)
def test_megabytes_of_headers_cost_no_memory_and_hold_nobody_up(server: Hosted, head: bytes) -> None:
    with strain.Bystander(server) as bystander:
        before = strain.memory(server)
        for _ in range(5):
            assert b" 200 OK" not in answer(server, head)
        assert strain.memory(server) - before < 20 * MEGABYTE
    assert max(bystander.waits) < 2


@pytest.mark.parametrize("beginning", [b"", GET, None], ids=["nothing", "half a head", "half a body"])
def test_a_request_that_does_not_come_to_its_end_is_ended(impatient: Hosted, beginning: bytes | None) -> None:
    found = answer(impatient, half_a_body(impatient) if beginning is None else beginning)
    assert found == b"" if beginning == b"" else found.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("beginning", [GET + b"x: ", None], ids=["head", "body"])
def test_a_byte_now_and_then_does_not_keep_a_request_alive(impatient: Hosted, beginning: bytes | None) -> None:
    with strain.dial(impatient) as line:
        strain.send(line, beginning or half_a_body(impatient))
        sent = 0
        while strain.is_open(line):
            strain.send(line, b"x")
            sent += 1
            assert sent < 500
            time.sleep(0.05)
        assert strain.rest(line).startswith(b"HTTP/1.1 408 ")


def test_half_open_connections_of_one_address_are_bounded(tmp_path: Path) -> None:
    with hosted(tmp_path, connections_each=5, request_seconds=600) as server, ExitStack() as stack:
        lines = [stack.enter_context(strain.dial(server)) for _ in range(40)]
        for line in lines[:5]:
            strain.send(line, GET)
        for line in lines[5:]:
            found = strain.rest(line)
            assert found.startswith(b"HTTP/1.1 503 ")
            assert json.loads(found.partition(b"\r\n\r\n")[2])["code"] == "server/elsewhere"
        assert all(map(strain.is_open, lines[:5]))
        assert strain.connections(server) == 5
        with strain.dial(server, strain.ELSEWHERE) as other:
            strain.send(other, GET + b"Connection: close\r\n\r\n")
            assert b" 200 OK" in strain.rest(other)
        for line in lines:
            line.close()
        strain.wait_for_connections(server, 0)
        find_no_trace(server)


def test_all_connections_together_are_bounded(tmp_path: Path) -> None:
    with hosted(tmp_path, most_connections=10, request_seconds=600) as server, ExitStack() as stack:
        lines = [stack.enter_context(strain.dial(server, f"127.0.0.{number}")) for number in range(1, 31)]
        assert [b" 503 " in strain.rest(line) for line in lines[10:]] == [True] * 20
        assert strain.connections(server) == 10
        lines[0].close()
        strain.wait_for_connections(server, 9)
        assert fetch(server, "GET", "/health").status == 200


def test_a_proxy_is_not_taken_for_one_visitor_and_those_behind_it_are(tmp_path: Path) -> None:
    with hosted(tmp_path, connections_each=3, trust_proxy="127.0.0.1") as server, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(strain.dial(server))
        secret = new_secret(server)
        one, other = "2001:db8:0:1::1", "2001:db8:0:2::1"
        for number in range(3):
            line = stack.enter_context(strain.dial(server))
            strain.send(line, upgrade(secret, one.replace("::1", f"::{number + 5}")))
            assert b" 101 " in line.recv(1000)
        headers = {"Authorization": f"Bearer {secret}", "X-Forwarded-For": one}
        assert asyncio.run(handshake(server, headers)) == 503
        assert asyncio.run(handshake(server, headers | {"X-Forwarded-For": other})) == 101


def upgrade(secret: str, caller: str = "") -> bytes:
    return (
        f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"X-Forwarded-For: {caller}\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {secret}\r\n\r\n"
    ).encode()


def test_who_does_not_read_replies_is_cut_off(impatient: Hosted) -> None:
    """Something large is asked for again and again, until more waits than the system holds for a connection."""
    paths = re.findall(r'"(/assets/[^"]+js)"', fetch(impatient, "GET", "/").body.decode())
    path = paths[0] if paths else "/api/games/battleroyal/rules"
    strain.wait_for_connections(impatient, 0)
    before = strain.memory(impatient)
    with strain.dial(impatient) as line:
        line.settimeout(0.2)
        asked = 0
        while (not asked or strain.connections(impatient)) and asked < 2_000:
            strain.send(line, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            asked += 1
            time.sleep(0.03)
        strain.wait_for_connections(impatient, 0)
    assert strain.memory(impatient) - before < 30 * MEGABYTE


def test_one_request_at_a_time_is_answered(server: Hosted) -> None:
    before = strain.memory(server)
    found = answer(server, (GET + b"\r\n") * 20_000)
    assert 1 <= found.count(b"HTTP/1.1 200 OK") < 100
    assert strain.memory(server) - before < 20 * MEGABYTE


def test_what_is_no_request_is_refused_also_after_one_that_was(server: Hosted) -> None:
    with strain.dial(server) as line:
        strain.send(line, GET + b"\r\n")
        assert b" 200 OK" in line.recv(10_000)
        strain.send(line, b"GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"HTTP/1.1 400 " in strain.rest(line)


def test_a_body_without_end_is_not_read_to_its_end(server: Hosted) -> None:
    with strain.dial(server) as line:
        strain.send(line, b"GET /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert not strain.send(line, b"1\r\nx\r\n" * 10 * MEGABYTE)


def test_connections_leave_descriptors_for_everything_else(tmp_path: Path) -> None:
    """With every connection taken that there can be, a game begins and bots think, in a process started then."""
    server = Hosted(tmp_path, connections_each=1000, request_seconds=600)
    server.descriptors = 200
    server.start()
    with ExitStack() as stack:
        stack.callback(server.stop)
        secret = new_secret(server)
        opened = {"game": "bulletbucks", "seats": 3, "bot": "shrewd"}
        code = fetch(server, "POST", "/api/tables", opened, secret).json["code"]
        with Wire(server, secret, strain.ELSEWHERE) as player:
            player.greet()
            lines = [stack.enter_context(strain.dial(server)) for _ in range(250)]
            for line in lines[150:]:
                strain.rest(line)
            ask(player, type="attend", table=code)
            ask(player, type="sit", seat=0, name="Ann")
            ask(player, type="ready")
            ask(player, type="start")
            prompt = next_prompt(player, 0)
            ask(player, type="answer", prompt=prompt["number"], step=0, action=prompt["choices"][0]["code"])
            next_prompt(player, prompt["number"])
            strain.wait_for_connections(
                server, 100
            )  # those too many are taken and hung up: on a busy machine a moment later
            assert strain.connections(server) > 90
        for line in lines:
            line.close()
        strain.wait_for_connections(server, 0)
        assert fetch(server, "GET", "/health").status == 200
        find_no_trace(server)
        assert "only 200 files may be open" in server.log.read_text()
        assert "could not be asked" not in server.log.read_text()


def ask(player: Wire, **message: object) -> None:
    player.socket.sendall(masked(json.dumps(message).encode()))


def next_prompt(player: Wire, after: int) -> dict[str, Any]:
    """The first question after this one that the player has to answer."""
    for message in player.messages():
        prompt = message.get("prompt")
        if isinstance(prompt, dict) and prompt["number"] > after and prompt["choices"]:
            return prompt
    raise AssertionError("the connection has ended")


def test_newcomers_are_served_again_after_descriptors_have_run_out(tmp_path: Path) -> None:
    """Somebody else has taken them, so that what is kept for connections is not there."""
    with hosted(tmp_path) as server, ExitStack() as stack:
        assert server.process is not None
        pid, limits = server.process.pid, resource.RLIMIT_NOFILE
        few = len(list(Path(f"/proc/{pid}/fd").iterdir())) + 5
        before = resource.prlimit(pid, limits, (few, resource.getrlimit(limits)[1]))
        lines = [stack.enter_context(strain.dial(server)) for _ in range(20)]
        while all(map(strain.is_open, lines)):
            time.sleep(0.01)
        for line in lines:
            line.close()
        resource.prlimit(pid, limits, before)
        strain.wait_for_connections(server, 0)
        assert fetch(server, "GET", "/health").status == 200
        find_no_trace(server)
