"""A house with guests in this very process: real tables, a real SQLite file, and no network in between."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from clickbang.records.luck import hash_of
from clickbang.server.house import House
from clickbang.server.messages import (
    Answer,
    Attend,
    FromClient,
    FromServer,
    PromptInfo,
    Ready,
    Refused,
    Reveal,
    ServerMessage,
    Sit,
    Start,
    TableInfo,
    Update,
)
from clickbang.server.room import Room
from clickbang.server.settings import Settings
from clickbang.server.sqlite_store import SqliteStore
from clickbang.server.visitor import Visitor

M = TypeVar("M", bound=FromServer)
_decoder = msgspec.json.Decoder(list[ServerMessage])
SOON = 10.0
"""Seconds within which anything that happens at all has happened, on a busy machine too."""


class Guest:
    """Somebody with a connection, and all that was sent over it."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self.received: list[FromServer] = []
        self.texts: list[bytes] = []
        self.closed = False
        self.contribution = hashlib.sha256(name.encode()).hexdigest()
        self.visitor = Visitor(house, name, "127.0.0.1", self.take, self.close)
        self.visitor.greeted = True
        self.heard = asyncio.Event()
        house.visitors[self.visitor] = None

    async def take(self, text: bytes) -> None:
        self.hear(text)

    def hear(self, text: bytes) -> None:
        self.texts.append(text)
        self.received += _decoder.decode(text)
        self.heard.set()

    def close(self) -> None:
        self.closed = True

    async def attend(self, room: Room, **more: Any) -> None:
        attend = Attend(table=room.id, **more)
        self.visitor.wanted = room
        room.take(self.visitor, attend, lambda: room.enter(self.visitor, attend))
        await self.until(lambda: self.visitor.room is room and any(isinstance(m, TableInfo) for m in self.received))

    def leave(self) -> None:
        """The connection is gone."""
        self.visitor.gone = True
        room, self.visitor.room = self.visitor.room, None
        if room is not None:
            room.leave(self.visitor)
        self.house.visitors.pop(self.visitor, None)

    async def back(self, room: Room) -> "Guest":
        """The same guest with a new connection."""
        again = Guest(self.house, self.name)
        await again.attend(room)
        return again

    async def ask(self, message: FromClient) -> str:
        """Ask for something; returns the code of the refusal, or nothing."""
        room = self.visitor.room
        assert room is not None
        message.id = 1 + len(self.texts) + 1000 * len(self.received)
        room.receive(self.visitor, message)
        reply: list[FromServer] = []

        def replied() -> bool:
            reply[:] = [m for m in self.received if getattr(m, "id", None) == message.id]
            return bool(reply)

        await self.until(replied)
        return reply[0].code if isinstance(reply[0], Refused) else ""

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not happened():
                self.heard.clear()
                await self.heard.wait()

    def last(self, kind: type[M]) -> M:
        """The latest message of this kind."""
        return next(message for message in reversed(self.received) if isinstance(message, kind))

    @property
    def table(self) -> TableInfo:
        return self.last(TableInfo)

    @property
    def prompt(self) -> PromptInfo:
        return next(m.prompt for m in reversed(self.received) if isinstance(m, Update) and m.prompt is not None)

    def prompt_codes(self) -> list[int]:
        """The answers that are possible now."""
        return [choice["code"] for choice in msgspec.json.decode(self.prompt.choices)]

    def events(self) -> list[str]:
        """The kinds of events heard so far."""
        updates = [message for message in self.received if isinstance(message, Update)]
        return [msgspec.json.decode(event)["type"] for update in updates for event in update.events]

    async def answer(self, action: int) -> str:
        return await self.ask(Answer(prompt=self.prompt.number, step=self.prompt.step, action=action))

    async def ready(self) -> str:
        return await self.ask(Ready(commit=hash_of(self.contribution)))

    async def reveal(self) -> str:
        return await self.ask(Reveal(contribution=self.contribution))


class Party:
    """A house and one table in it."""

    def __init__(self, house: House, room: Room, host: Guest) -> None:
        self.house = house
        self.room = room
        self.host = host
        self.guests = [host]

    async def invite(self, name: str) -> Guest:
        guest = Guest(self.house, name)
        await guest.attend(self.room)
        self.guests.append(guest)
        return guest

    async def seat_everybody(self, people: int) -> list[Guest]:
        """So many people in the first seats, the host in the first of them."""
        while len(self.guests) < people:
            await self.invite(f"Guest {len(self.guests)}")
        for seat, guest in enumerate(self.guests[:people]):
            assert await guest.ask(Sit(seat=seat, name=guest.name)) == ""
        return self.guests[:people]

    async def begin(self, people: int, bot: str = "") -> list[Guest]:
        """Everybody is ready, and the game begins."""
        seated = await self.seat_everybody(people)
        for guest in seated:
            assert await guest.ready() == ""
        assert await self.host.ask(Start(bot=bot)) == ""
        for guest in seated:
            assert await guest.reveal() == ""
        await self.until(lambda: self.room.play is not None and not self.room.writing)
        return seated

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not happened():
                await asyncio.sleep(0.002)


@asynccontextmanager
async def opened(folder: Path, game: str, seats: int, clock: str = "none", **settings: Any) -> AsyncIterator[Party]:
    """A table just opened, with its host beside it."""
    loop = asyncio.get_running_loop()
    house = House(Settings(**settings), SqliteStore(folder / "tables.sqlite", loop), loop)
    try:
        room = await house.open_table("Host", game, seats, {}, clock, "none", False, "")
        host = Guest(house, "Host")
        await host.attend(room)
        yield Party(house, room, host)
    finally:
        await house.stop()


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Play a scene."""
    asyncio.run(scene)
