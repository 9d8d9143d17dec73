"""Who says nothing: without a hello, or for long after it, a connection is closed. Who speaks in time keeps it."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest
from starlette.types import Message

from clickbang.protocol.errors import TOO_QUIET
from clickbang.protocol.messages import PROTOCOL, FromClient, Hello, Ping
from clickbang.server.delivery.socket import NotAtOnce
from clickbang.server.sockets.connection import Connection
from clickbang.server.sockets.quick_socket import Read
from tests.server.stage import UNLIMITED, Stage, stages

MOMENT = 0.5


class UsualWay(NotAtOnce):
    """In and out by ASGI alone."""

    def hand_to(self, read: Read) -> None:
        pass


class Person:
    """A connection from its beginning."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.says: asyncio.Queue[Message] = asyncio.Queue()
        self.heard: list[Message] = []
        connection = Connection(stage.registry, "guest", "127.0.0.1", UsualWay(), self.says.get, self.hear)
        self.task = stage.loop.create_task(connection.run())
        stage.wait(0)

    async def hear(self, message: Message) -> None:
        self.heard.append(message)

    def say(self, message: FromClient) -> None:
        self.says.put_nowait({"type": "websocket.receive", "bytes": msgspec.json.encode(message)})
        self.stage.wait(0)

    def was_closed(self) -> bool:
        """Whether the server has said why, and hung up."""
        if not any(message["type"] == "websocket.close" for message in self.heard):
            return False
        assert f'"code":"{TOO_QUIET.code}"' in self.heard[-2]["text"]
        return True

    def go(self) -> None:
        self.says.put_nowait({"type": "websocket.disconnect"})
        self.stage.loop.run_until_complete(self.task)


@pytest.fixture
def stage() -> Iterator[Stage]:
    with stages(1) as [stage]:
        yield stage


def test_a_hello_has_to_come_in_time(stage: Stage) -> None:
    silent, polite = Person(stage), Person(stage)
    stage.wait(UNLIMITED.request_seconds - MOMENT)
    polite.say(Hello(protocol=PROTOCOL))
    assert not silent.was_closed()
    stage.wait(2 * MOMENT)
    assert silent.was_closed()
    assert not polite.was_closed()
    for person in (silent, polite):
        person.go()


def test_who_says_nothing_for_three_heartbeats_is_taken_for_gone(stage: Stage) -> None:
    silent, pinging = Person(stage), Person(stage)
    for person in (silent, pinging):
        person.say(Hello(protocol=PROTOCOL))
    for _ in range(3):
        stage.wait(UNLIMITED.heartbeat)
        pinging.say(Ping())
        assert not silent.was_closed()
    stage.wait(UNLIMITED.heartbeat)
    assert silent.was_closed()
    assert not pinging.was_closed()
    for person in (silent, pinging):
        person.go()
