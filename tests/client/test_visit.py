"""What a server can do to somebody who asks it something."""

import asyncio
import socket
import threading

import pytest

from clickbang.client import ClientError, Visit


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
