"""What a server can do to somebody who asks it something."""

import asyncio
import errno
import socket
import ssl
import threading
import urllib.error

import pytest

from clickbang.client import ClientError, Refusal, Visit
from clickbang.client import visit as visit_module
from clickbang.client.errors import not_reached


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf of",
        b"nothing that anybody understands\r\n\r\n",
        b"",
    ],
)
def test_an_answer_that_breaks_off_is_a_server_that_cannot_be_reached(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def reply() -> None:
            connection, _ = listening.accept()
            with connection:
                connection.recv(65_536)
                connection.sendall(answer)

        server = threading.Thread(target=reply)
        server.start()
        visit = Visit(f"http://127.0.0.1:{listening.getsockname()[1]}", "a secret")
        with pytest.raises(ClientError) as raised:
            asyncio.run(visit.record("t", 1))
        server.join()
    assert raised.value.code == "client/unreachable"


def refusing(times: int) -> tuple[socket.socket, threading.Thread]:
    """A server that asks so many times to come back at once, and then answers."""
    listening = socket.create_server(("127.0.0.1", 0))
    sentence = b'{"code": "server/too-fast", "sentence": "Slower, please."}'
    length = b"Content-Length: %d\r\nConnection: close\r\n\r\n"
    later = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 0\r\n" + length % len(sentence) + sentence

    def reply() -> None:
        for number in range(times + 1):
            connection, _ = listening.accept()
            with connection:
                connection.recv(65_536)
                connection.sendall(later if number < times else b"HTTP/1.1 200 OK\r\n" + length % 4 + b"here")

    server = threading.Thread(target=reply, daemon=True)
    server.start()
    return listening, server


def test_a_server_that_asks_to_wait_is_asked_again() -> None:
    listening, server = refusing(visit_module.TRIES - 1)
    with listening:
        visit = Visit(f"http://127.0.0.1:{listening.getsockname()[1]}", "a secret")
        assert asyncio.run(visit.record("t", 1)) == b"here"
        server.join()


def test_a_server_that_never_stops_asking_to_wait_has_refused() -> None:
    listening, _ = refusing(visit_module.TRIES)
    with listening:
        visit = Visit(f"http://127.0.0.1:{listening.getsockname()[1]}", "a secret")
        with pytest.raises(Refusal) as raised:
            asyncio.run(visit.record("t", 1))
    assert raised.value.code == "server/too-fast"


@pytest.mark.parametrize(
    ("cause", "code"),
    [
        (ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused"), "client/nothing-there"),
        (OSError("Multiple exceptions: [Errno 111] Connect call failed, [Errno 111] Connect call failed"),
         "client/nothing-there"),
        (OSError(errno.ENETUNREACH, "Network is unreachable"), "client/no-way-there"),
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "client/no-such-machine"),
        (TimeoutError("timed out"), "client/too-slow"),
        (ConnectionResetError(errno.ECONNRESET, "Connection reset by peer"), "client/unreachable"),
        (ssl.SSLError(1, "[SSL: WRONG_VERSION_NUMBER] wrong version number"), "client/not-secure"),
    ],
)  # fmt: skip
def test_the_systems_own_words_are_kept_from_people(cause: OSError, code: str) -> None:
    for error in (cause, urllib.error.URLError(cause)):
        found = not_reached("http://192.0.2.7:8123", error)
        assert found.code == code
        assert "http://192.0.2.7:8123" in found.sentence
        assert "Errno" not in found.sentence
