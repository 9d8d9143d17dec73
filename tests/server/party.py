"""A house with guests in this very process: real tables, a real SQLite file, and no network in between."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from clickbang.protocol import messages
from clickbang.records.luck import hash_of
from clickbang.server.delivery.client import Client
from clickbang.server.game.live_game import LiveGame
from clickbang.server.settings import Settings
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.tables.registry import Registry
from tests.server.patience import SOON

M = TypeVar("M", bound=messages.FromServer)
_decoder = msgspec.json.Decoder(list[messages.ServerMessage])
NEVER = 1e-9
"""Tokens a second: what was taken from a limit does not come back, however slow the machine is."""


class Guest:
    """Somebody with a connection, and all that was sent over it."""

    def __init__(self, registry: Registry, name: str, address: str = "127.0.0.1") -> None:
        self.registry = registry
        self.name = name
        self.received: list[messages.FromServer] = []
        self.texts: list[bytes] = []
        self.closed = False
        self.contribution = hashlib.sha256(name.encode()).hexdigest()
        self.client = Client(registry, name, address, self.take, self.close)
        self.client.greet(messages.Hello(protocol=messages.PROTOCOL))
        self.heard = asyncio.Event()
        registry.clients[self.client] = None

    async def take(self, text: bytes) -> None:
        self.hear(text)

    def hear(self, text: bytes) -> None:
        self.texts.append(text)
        self.received += _decoder.decode(text)
        self.heard.set()

    def close(self) -> None:
        self.closed = True

    async def attend(self, table: OnlineTable, **more: Any) -> None:
        attend = messages.Attend(table=table.id, **more)
        self.client.want(table)
        table.receive(self.client, attend)
        await self.until(
            lambda: self.client.table is table and any(isinstance(m, messages.TableInfo) for m in self.received)
        )

    def leave(self) -> None:
        """The connection is gone."""
        self.client.depart()
        self.registry.clients.pop(self.client, None)

    async def back(self, table: OnlineTable) -> "Guest":
        """The same guest with a new connection."""
        again = Guest(self.registry, self.name)
        await again.attend(table)
        return again

    async def ask(self, message: messages.TableMessage) -> str:
        """Ask for something; returns the code of the refusal, or nothing."""
        table = self.client.table
        assert table is not None
        message.id = 1 + len(self.texts) + 1000 * len(self.received)
        table.receive(self.client, message)
        reply: list[messages.FromServer] = []

        def replied() -> bool:
            reply[:] = [m for m in self.received if getattr(m, "id", None) == message.id]
            return bool(reply)

        await self.until(replied)
        return reply[0].code if isinstance(reply[0], messages.Refused) else ""

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not happened():
                self.heard.clear()
                await self.heard.wait()

    def last(self, kind: type[M]) -> M:
        """The latest message of this kind."""
        return next(message for message in reversed(self.received) if isinstance(message, kind))

    @property
    def table(self) -> messages.TableInfo:
        return self.last(messages.TableInfo)

    @property
    def prompt(self) -> messages.PromptInfo:
        return next(
            m.prompt for m in reversed(self.received) if isinstance(m, messages.Update) and m.prompt is not None
        )

    def prompt_codes(self) -> list[int]:
        """The answers that are possible now."""
        return [choice["code"] for choice in msgspec.json.decode(self.prompt.choices)]

    def events(self) -> list[str]:
        """The kinds of events heard so far."""
        updates = [message for message in self.received if isinstance(message, messages.Update)]
        return [msgspec.json.decode(event)["type"] for update in updates for event in update.events]

    async def answer(self, action: int) -> str:
        return await self.ask(messages.Answer(prompt=self.prompt.number, step=self.prompt.step, action=action))

    async def ready(self) -> str:
        return await self.ask(messages.Ready(commit=hash_of(self.contribution)))

    async def reveal(self) -> str:
        return await self.ask(messages.Reveal(contribution=self.contribution))


class Party:
    """A house and one table in it."""

    def __init__(self, registry: Registry, table: OnlineTable, host: Guest) -> None:
        self.registry = registry
        self.table = table
        self.host = host
        self.guests = [host]

    @property
    def live(self) -> LiveGame:
        """The game that is played."""
        assert self.table.live is not None
        return self.table.live

    async def invite(self, name: str) -> Guest:
        guest = Guest(self.registry, name)
        await guest.attend(self.table)
        self.guests.append(guest)
        return guest

    async def seat_everybody(self, people: int) -> list[Guest]:
        """So many people in the first seats, the host in the first of them."""
        while len(self.guests) < people:
            await self.invite(f"Guest {len(self.guests)}")
        for seat, guest in enumerate(self.guests[:people]):
            assert await guest.ask(messages.Sit(seat=seat, name=guest.name)) == ""
        return self.guests[:people]

    async def begin(self, people: int, bot: str = "") -> list[Guest]:
        """Everybody is ready, and the game begins."""
        seated = await self.seat_everybody(people)
        for guest in seated:
            assert await guest.ready() == ""
        assert await self.host.ask(messages.Start(bot=bot)) == ""
        for guest in seated:
            assert await guest.reveal() == ""
        await self.until(lambda: self.table.live is not None and not self.table.is_ahead)
        return seated

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not happened():
                await asyncio.sleep(0.002)


async def awake(registry: Registry, key: str) -> OnlineTable:
    """The table of this id or code, which is there."""
    found = await registry.find(key)
    assert found is not None
    return found


@asynccontextmanager
async def opened(folder: Path, game: str, seats: int, clock: str = "none", **settings: Any) -> AsyncIterator[Party]:
    """A table just opened, with its host beside it."""
    loop = asyncio.get_running_loop()
    registry = Registry(Settings(**settings), SqliteStore(folder / "tables.sqlite", loop), loop)
    try:
        table = await registry.open_table("Host", game, seats, {}, clock, "none", False, "")
        host = Guest(registry, "Host")
        await host.attend(table)
        yield Party(registry, table, host)
    finally:
        await registry.stop()


class LeapingLoop(asyncio.SelectorEventLoop):
    """An event loop by the machine's clock, which leaps ahead when a test says so. What goes wrong where nobody waits
    for it is logged, as in a server: a database that a test ends takes connections with it."""

    ahead = 0.0

    def set_exception_handler(self, handler: object) -> None:
        pass

    def time(self) -> float:
        return super().time() + self.ahead


def leap(seconds: float) -> None:
    """So much time has passed, for whatever goes by the loop of this scene."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, LeapingLoop)
    loop.ahead += seconds


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Play a scene."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(scene)
