"""A server is called by its own names: a page elsewhere that has its name lead here gets nothing (DNS rebinding)."""

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from clickbang.cli.online.serve import own_address
from tests.server.caller import Reply
from tests.server.hosting import Hosted, hosted
from tests.server.patience import SOON

MACHINE = socket.gethostname().partition(".")[0]
SOCKET = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}

OURS = [
    "localhost",
    "Games.LocalHost",
    "127.0.0.1",
    "[::1]",
    "192.168.1.17",
    MACHINE,
    f"{MACHINE.upper()}.local",
    f"{MACHINE}.",
]
FOREIGN = [
    "rebound.example.org",
    "localhost.example.org",
    "127.0.0.1.example.org",
    f"{MACHINE}.example.org",
    "[::1",
    "@",
    "x y",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """As `make play HOST=0.0.0.0` starts it."""
    with hosted(tmp_path_factory.mktemp("server"), host="0.0.0.0") as server:
        yield server


def call(server: Hosted, name: str, method: str, path: str, headers: dict[str, str] | None = None) -> Reply:
    """One request by this name, as a browser sends it."""
    at = own_address("0.0.0.0") if name == own_address("0.0.0.0") else "127.0.0.1"
    line = http.client.HTTPConnection(at, server.port, timeout=SOON)
    line.request(method, path, headers={"Host": f"{name}:{server.port}", **(headers or {})})
    reply = line.getresponse()
    found = {key.lower(): value for key, value in reply.getheaders()}
    body = b"" if reply.status == 101 else reply.read()
    line.close()
    return Reply(reply.status, found, body)


def open_socket(server: Hosted, name: str) -> int:
    """The status with which a page that was called by this name gets a WebSocket, or does not."""
    guest = call(server, "localhost", "POST", "/api/guests").headers["set-cookie"].partition(";")[0]
    origin = f"http://{name}:{server.port}"
    return call(server, name, "GET", "/ws", {**SOCKET, "Cookie": guest, "Origin": origin}).status


@pytest.mark.parametrize("name", OURS)
def test_a_server_answers_to_its_own_names_and_to_addresses(server: Hosted, name: str) -> None:
    assert call(server, name, "GET", "/api/games").status == 200
    assert open_socket(server, name) == 101


def test_a_home_network_reaches_it_by_its_address(server: Hosted) -> None:
    assert open_socket(server, own_address("0.0.0.0")) == 101


@pytest.mark.parametrize("name", FOREIGN)
@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/guests"), ("GET", "/metrics")]
)
def test_whoever_calls_it_by_another_name_is_refused(server: Hosted, name: str, method: str, path: str) -> None:
    refused = call(server, name, method, path)
    assert (refused.status, refused.code) == (403, "server/foreign-host")
    assert f"not called {name}:{server.port}" in refused.json["sentence"]
    assert "set-cookie" not in refused.headers


def test_nor_does_such_a_page_get_a_websocket(server: Hosted) -> None:
    assert open_socket(server, "rebound.example.org") == 403


def test_a_second_name_does_not_hide_the_first(server: Hosted) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=SOON) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: rebound.example.org\r\n\r\n")
        assert b" 403 " in line.recv(1000)


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_proxies_may_ask_by_any_name_how_it_is(server: Hosted, path: str) -> None:
    assert call(server, "clickbang", "GET", path).json["status"] == "ok"


def test_whoever_runs_it_allows_other_names(tmp_path: Path) -> None:
    names = "mybox.fritz.box, https://MyBox.tailnet.example/"
    with hosted(tmp_path, public_address="https://games.example.org", allowed_hosts=names) as server:
        allowed = ("games.example.org", "mybox.fritz.box", "mybox.tailnet.example", "localhost")
        assert [open_socket(server, name) for name in allowed] == [101] * 4
        assert open_socket(server, "example.org") == 403


def test_or_all_of_them(tmp_path: Path) -> None:
    with hosted(tmp_path, allowed_hosts="*") as server:
        assert open_socket(server, "rebound.example.org") == 101


def test_the_reason_is_told_in_the_language_of_whoever_asks(server: Hosted) -> None:
    refused = call(server, "rebound.example.org", "GET", "/", {"Accept-Language": "fr"})
    assert json.loads(refused.body)["sentence"].startswith("Ce serveur ne s'appelle pas")
