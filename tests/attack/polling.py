"""Asking for the record of a game while others act."""

import asyncio
import random
from contextlib import suppress

from tests.attack.field import Field
from tests.attack.floods import open_table
from tests.attack.http import fetch
from tests.attack.wire import Closed, Wire

SEATS = 3


async def record(field: Field) -> None:
    """Spectators who ask for the record all the time: each request of theirs is answered, whatever is being written."""
    code, host = await open_table(field, game="bulletbucks", seats=SEATS, clock="none")
    source = field.sources[0]
    secrets = [host, *[await field.guest(source, number) for number in range(1, SEATS)]]
    playing = [asyncio.create_task(play(field, code, secret, seat)) for seat, secret in enumerate(secrets)]
    try:
        spectator = await field.guest(source, SEATS)
        async with Wire(field.port, spectator, source) as wire:
            await wire.ask("hello", protocol=1)
            table, stage = "", ""
            await wire.say("attend", table=code, view=False)
            while stage != "playing":
                for message in await wire.hear():
                    if message["type"] == "table":
                        table, stage = message["table"], message["stage"]
            field.begin()

            async def attack(source: str) -> None:
                while field.going_on:
                    path = f"/api/tables/{table}/games/1/record"
                    reply = await fetch(field.port, "GET", path, None, spectator, source)
                    field.counts[f"status {reply.status}"] += 1
                    await asyncio.sleep(0.01)

            await field.from_each(attack, max(1, 4 // len(field.sources)))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    refused = field.counts["status 404"]
    field.insist(not refused, f"{refused} of {sum(field.counts.values())} requests found no record of a game in play")


async def play(field: Field, code: str, secret: str, seat: int) -> None:
    """Sit down, be ready, and answer whatever is asked; the host begins."""
    with suppress(Closed):
        async with Wire(field.port, secret, field.sources[0]) as wire:
            await wire.ask("hello", protocol=1)
            await wire.ask("attend", table=code, view=False)
            await wire.ask("sit", seat=seat, name=f"Player {seat}")
            await wire.ask("ready")
            while True:
                for message in await wire.hear():
                    prompt = message.get("prompt") or {}
                    if prompt.get("choices"):
                        action = random.choice(prompt["choices"])["code"]
                        await asyncio.sleep(0.02)
                        await wire.say("answer", prompt=prompt["number"], step=prompt["step"], action=action)
                    in_the_lobby = message["type"] == "table" and message["stage"] == "lobby"
                    if in_the_lobby and seat == 0 and all(other.get("ready") for other in message["seats"]):
                        await wire.say("start")
