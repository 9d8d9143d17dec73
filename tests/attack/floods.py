"""Much of what is allowed: messages, visits, a large deck, chat, requests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from tests.attack.field import Field
from tests.attack.http import HOME, fetch, head
from tests.attack.wire import Wire

MB = 1_000_000
GUESTS_EACH = 60
"""New guests a minute from an address, if nothing else is set; twice as many at once."""

HOPPING = 4
"""Guests who sit down and stand up; the others watch."""
HOPPERS = 20
SPECTATORS = 60


async def open_table(field: Field, **wanted: Any) -> tuple[str, str]:
    """A table's code, and the secret of its host."""
    secret = await field.guest(field.sources[0])
    reply = await fetch(field.port, "POST", "/api/tables", wanted, secret, field.sources[0])
    assert reply.status == 201, reply.body
    return str(reply.json["code"]), secret


async def whole_game(field: Field) -> tuple[str, str]:
    """A table at which bots have played one whole game, or much of it."""
    code, secret = await open_table(field, game="battleroyal", seats=12, bot="random", pace="none", clock="none")
    async with Wire(field.port, secret, field.sources[0]) as host:
        await host.ask("hello", protocol=1)
        await host.ask("attend", table=code, view=False)
        await host.ask("set_bot", seat=0, bot="random")
        await host.ask("start")
        try:
            async with asyncio.timeout(3):
                while not any(message.get("stage") == "over" for message in await host.hear()):
                    pass
        except TimeoutError:
            pass  # what there is will do
    return code, secret


@asynccontextmanager
async def swallowing(field: Field, wire: Wire) -> AsyncIterator[None]:
    """Whatever comes meanwhile is read, counted and not looked at."""
    reading = asyncio.create_task(wire.swallow())
    try:
        yield
    finally:
        reading.cancel()
        field.counts["kB"] += wire.received // 1000


async def messages(field: Field) -> None:
    """Far more messages than anybody may send."""
    field.must_be_closed = True

    async def attack(source: str) -> None:
        async with await field.wire(source) as wire, swallowing(field, wire):
            await wire.say("hello", protocol=1)
            while field.going_on:
                await wire.say("ping")
                field.counts["messages"] += 1
                await asyncio.sleep(0)

    await field.from_each(attack, 2)
    field.insist(field.counts["closed"] > 0, "a flood of messages was borne")


async def attend_again(field: Field) -> None:
    """Three connections that come to the same table again and again, with everything that can be asked for."""
    code, _ = await whole_game(field)
    field.begin()

    async def attack(source: str) -> None:
        async with await field.wire(source) as wire, swallowing(field, wire):
            await wire.say("hello", protocol=1)
            while field.going_on:
                await wire.say("attend", table=code, words=True)
                field.counts["visits"] += 1
                await asyncio.sleep(0.02)  # as fast as messages are allowed

    await field.from_each(attack, 3)


def large_deck() -> str:
    """A deck of Battle Royal nearly as large as decks may be: 20,000 characters."""
    name = f'name = {{ en = "{"A" * 130}", fr = "{"B" * 130}" }}'
    cards = [f"[card-{number}]\nvalue = {number % 100}\n{name}\n" for number in range(60)]
    return "\n".join(cards)


async def hopping_guests(field: Field) -> None:
    """A large deck, and four guests who take a seat and leave it as fast as they may, while others watch."""
    files = {"deck": large_deck()}
    code, _ = await open_table(field, game="battleroyal", seats=8, clock="none", files=files)
    field.begin()
    seats = count()

    async def attack(source: str) -> None:
        seat = next(seats) % HOPPERS
        async with await field.wire(source, seat) as wire, swallowing(field, wire):
            await wire.say("hello", protocol=1)
            await wire.say("attend", table=code)
            while field.going_on:
                if seat < HOPPING:
                    await wire.say("sit", seat=seat, name=f"Hopper {seat}")
                    await asyncio.sleep(0.02)
                    await wire.say("stand")
                    field.counts["hops"] += 1
                await asyncio.sleep(0.02)

    await field.from_each(attack, max(1, HOPPERS // len(field.sources)))
    drawn = field.counts["kB"] / 1000
    field.insist(drawn < 40 * field.lasted + 40, f"{drawn:.0f} MB were drawn with a few small messages")


async def chat(field: Field) -> None:
    """Sixty spectators, each of whom says as much as a guest may."""
    code, _ = await open_table(field, game="bulletbucks", seats=3, public=True)
    field.begin()
    numbers = count()

    async def attack(source: str) -> None:
        async with await field.wire(source, next(numbers) % SPECTATORS) as wire:
            await wire.ask("hello", protocol=1)
            await wire.ask("attend", table=code)
            async with swallowing(field, wire):
                while field.going_on:
                    await wire.say("say", text="chatter " * 60)
                    field.counts["remarks"] += 1
                    await asyncio.sleep(0.5)

    await field.from_each(attack, max(1, SPECTATORS // len(field.sources)))


async def requests(field: Field) -> None:
    """One request after another without waiting for the replies, on several connections."""
    paths = ("/api/games", "/api/tables", "/api/games/battleroyal/rules?lang=fr", "/", "/openapi.json", "/api/me")
    batch = b"".join(head("GET", path, {}) for path in paths) * 5

    async def attack(source: str) -> None:
        while field.going_on:
            reader, writer = await asyncio.open_connection(HOME, field.port, local_addr=(source, 0), limit=2**22)
            try:
                while field.going_on and not reader.at_eof():
                    writer.write(batch)
                    await writer.drain()
                    field.counts["requests"] += 5 * len(paths)
                    async with asyncio.timeout(field.left + 0.1):
                        field.counts["kB"] += len(await reader.read(2**20)) // 1000
            finally:
                writer.transport.abort()

    await field.from_each(attack, max(2, 6 // len(field.sources)))


async def newcomers(field: Field) -> None:
    """New guests, one after another and all at once."""

    async def attack(source: str) -> None:
        while field.going_on:
            reply = await fetch(field.port, "POST", "/api/programs", source=source)
            field.counts[f"status {reply.status}"] += 1

    await field.from_each(attack, max(1, 10 // len(field.sources)))
    allowed = (2 * GUESTS_EACH + GUESTS_EACH / 60 * (field.lasted + 1)) * len(field.sources) + 1
    came = field.counts["status 201"]
    field.insist(came <= allowed, f"{came} new guests came from {len(field.sources)} addresses")
