"""What a server tells that has lost the last of a game, or mixes things up: seen anew, or said in a sentence."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from clickbang.client import ClientError, Session, Visit
from clickbang.client.errors import NOT_FOLLOWED
from clickbang.protocol.messages import Done, SeatInfo, TableInfo, Update, Welcome
from tests.server.hosting import Hosted, hosted
from tests.server.patience import LONG


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    with hosted(tmp_path) as server:
        yield server


async def played(address: str) -> tuple[Session, list[Update]]:
    """A session that was at a game for a moment, and what it was told of it."""
    visit = Visit(address)
    code = await visit.open_table("bulletbucks", 3, bot="random", clock="none", pace="none")
    updates: list[Update] = []
    async with Session(visit, code) as session:
        await session.sit(0, "Me")
        await session.ready()
        await session.start()
        async for message in session.messages():
            if isinstance(message, Update):
                updates.append(message)
            if len(updates) > 2:
                break
            if session.is_asked:
                await session.answer(session.choices[0])
    return session, updates


def test_a_game_told_from_its_first_event_is_seen_anew(server: Hosted) -> None:
    session, updates = asyncio.run(asyncio.wait_for(played(server.address), LONG))
    seen, first = session.view, updates[0]
    assert seen is not None
    assert first.first == 1
    session.update(first)
    assert session.view is not seen
    assert session.events_heard() == len(first.events) < len(seen.history)
    assert session.prompt == first.prompt
    session.update(updates[1])
    assert session.events_heard() == len(first.events) + len(updates[1].events)


def test_a_game_of_which_the_lobby_is_back_is_forgotten(server: Hosted) -> None:
    session, _ = asyncio.run(asyncio.wait_for(played(server.address), LONG))
    assert session.table is not None
    asyncio.run(session.take(msgspec.structs.replace(session.table, stage="lobby", you=None)))
    assert (session.view, session.is_asked, session.events_heard()) == (None, False, 0)


def test_events_that_do_not_fit_end_the_session_with_a_sentence() -> None:
    table = TableInfo(
        table="t", code="CODE", game="bulletbucks", options={}, seats=[SeatInfo(kind="open")] * 3, stage="playing",
        number=1, clock="none", pace="none", beat="normal", public=False, host="h", commitment="ab" * 32,
    )  # fmt: skip

    async def tell(socket: ServerConnection) -> None:
        greeting = Welcome(protocol=1, server="", guest="g", heartbeat=20.0)
        for told in (greeting, table, Done(id=0), Update(game=1, first=5)):
            await socket.send(msgspec.json.encode([told]).decode())
        await socket.wait_closed()

    async def listen() -> None:
        async with serve(tell, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Session(Visit(f"http://127.0.0.1:{port}", "secret"), "CODE") as session:
                async for _ in session.messages():
                    pass

    with pytest.raises(ClientError) as failed:
        asyncio.run(asyncio.wait_for(listen(), LONG))
    assert failed.value.fault == NOT_FOLLOWED
