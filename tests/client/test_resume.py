"""A server that falls silent is left for another connection; a table that has moved is come to again."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from clickbang.client import Refusal, Session, Visit
from clickbang.protocol.messages import (
    Answer,
    Attend,
    ClientMessage,
    Closing,
    Done,
    FromServer,
    Hello,
    Ping,
    PromptInfo,
    Refused,
    Resume,
    SeatInfo,
    TableInfo,
    Welcome,
)
from tests.server.patience import LONG

TABLE = TableInfo(
    table="0123456789abcdef", code="CODE", game="bulletbucks", options={}, seats=[SeatInfo(kind="open")] * 3,
    stage="playing", number=1, clock="none", pace="none", beat="normal", public=False, host="h", commitment="ab" * 32,
)  # fmt: skip
PROMPT = PromptInfo(number=3, step=0, kind="bid", role="must")
_decoder = msgspec.json.Decoder(ClientMessage)


class Line:
    """The server's end of a connection."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket
        self.heard: list[ClientMessage] = []

    async def hear(self) -> ClientMessage:
        message: ClientMessage = _decoder.decode(await self.socket.recv())
        self.heard.append(message)
        return message

    async def say(self, *messages: FromServer) -> None:
        await self.socket.send(msgspec.json.encode(messages).decode())

    async def let_in(self, silence: float = LONG) -> Attend:
        """Hear a client out who comes, and let it in. After half of this silence it would ask whether we are there."""
        assert isinstance(await self.hear(), Hello)
        attend = await self.hear()
        assert isinstance(attend, Attend)
        await self.say(Welcome(protocol=1, server="", guest="g", heartbeat=20.0, silence=silence), TABLE, Done(id=0))
        return attend


def play(*servers: Callable[[Line], Awaitable[None]], then: Callable[[Session], Awaitable[None]]) -> list[Line]:
    """A session whose first connection is served by the first of these, and so on; returns the connections."""
    lines: list[Line] = []

    async def tell(socket: ServerConnection) -> None:
        line = Line(socket)
        lines.append(line)
        await servers[len(lines) - 1](line)
        await socket.wait_closed()

    async def scene() -> None:
        async with serve(tell, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Session(Visit(f"http://127.0.0.1:{port}", "secret"), "CODE") as session:
                await then(session)

    asyncio.run(asyncio.wait_for(scene(), LONG))
    return lines


async def comes_again(session: Session) -> None:
    """Wait until it has lost its place and has another."""
    async for message in session.messages():
        if isinstance(message, Closing):
            return


async def let_in_and_end(line: Line) -> None:
    await line.let_in()
    await line.say(Closing(code="", sentence=""))


def test_a_silent_server_is_asked_and_then_left() -> None:
    async def silent(line: Line) -> None:
        await line.let_in(silence=0.2)
        assert isinstance(await line.hear(), Ping)

    lines = play(silent, let_in_and_end, then=comes_again)
    assert len(lines) == 2
    request = lines[1].socket.request
    assert request is not None
    assert request.path == "/ws/01234567"  # by which a balancer may go


def test_a_table_that_has_moved_is_come_to_again_and_the_answer_given_again() -> None:
    async def moves(line: Line) -> None:
        await line.let_in()
        assert isinstance(await line.hear(), Answer)
        await line.say(Resume())
        await line.let_in()
        again = await line.hear()
        assert isinstance(again, Answer)
        await line.say(Done(id=again.id or 0))

    async def answers(session: Session) -> None:
        await session.answer(5, PROMPT)

    (line,) = play(moves, then=answers)
    first, second = [message for message in line.heard if isinstance(message, Answer)]
    assert (first.prompt, first.step, first.action) == (second.prompt, second.step, second.action) == (3, 0, 5)


@pytest.mark.parametrize("code", ["server/moving", "server/storage", "server/stopping", "server/too-fast"])
def test_a_refusal_that_passes_is_no_end(code: str) -> None:
    async def refuses(line: Line) -> None:
        await line.hear()
        await line.hear()
        await line.say(Refused(id=0, code=code, sentence=""))

    assert len(play(refuses, let_in_and_end, then=comes_again)) == 2


def test_a_refusal_that_stays_is_one() -> None:
    async def refuses(line: Line) -> None:
        await line.hear()
        await line.hear()
        await line.say(Refused(id=0, code="server/no-such-table", sentence=""))

    with pytest.raises(Refusal):
        play(refuses, then=comes_again)
