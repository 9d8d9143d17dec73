"""Guessing the codes of other people's tables."""

import asyncio
import random
from contextlib import suppress

from tests.attack.field import Field
from tests.attack.floods import open_table
from tests.attack.http import fetch
from tests.attack.wire import Closed, Wire

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
GUESSES_EACH = 20
"""Wrong codes a guest may try in a minute, if nothing else is set; an address five times as many."""


def a_guess() -> str:
    return "".join(random.choices(LETTERS, k=6))


async def guesses(field: Field) -> None:
    """Codes by WebSocket, of two guests from every address, on ten connections each and all at once."""

    async def attack(source: str, secret: str) -> None:
        with suppress(Closed, OSError, TimeoutError):
            async with Wire(field.port, secret, source) as wire:
                await wire.ask("hello", protocol=1)
                for _ in range(10):  # sent together, so that they are looked at together
                    await wire.say("attend", table=a_guess())
                while field.going_on:
                    async with asyncio.timeout(field.left):
                        for message in await wire.hear():
                            if message["type"] == "refused":
                                field.counts[message["code"]] += 1
                                await wire.say("attend", table=a_guess())
                    await asyncio.sleep(0.02)

    secrets = [(source, await field.guest(source, number)) for source in field.sources for number in range(2)]
    field.begin()
    each = max(2, 10 // len(secrets))
    await field.together(attack(source, secret) for source, secret in secrets for _ in range(each))
    allowed = GUESSES_EACH * (1 + (field.lasted + 1) / 60) * len(secrets)
    tried = field.counts["server/no-such-table"]
    field.insist(tried <= allowed + 1, f"{tried} codes were tried by {len(secrets)} guests")


async def codes_by_http(field: Field) -> None:
    """Codes in the place of a table's id: an address that took them would be a way around the limit."""
    code, secret = await open_table(field, game="bulletbucks", seats=3)

    async def attack(source: str) -> None:
        while field.going_on:
            for table in (code, a_guess()):
                reply = await fetch(field.port, "GET", f"/api/tables/{table}/games/1/record", None, secret, source)
                field.counts[f"status {reply.status}"] += 1
                field.insist(reply.status in (404, 429), f"a code was answered with {reply.status} over HTTP")

    await field.from_each(attack, max(1, 4 // len(field.sources)))
    reply = await fetch(field.port, "DELETE", f"/api/tables/{code}", None, secret, field.sources[0])
    field.insist(reply.status in (404, 429), f"deleting by a code was answered with {reply.status}")
