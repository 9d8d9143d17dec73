"""Somebody who watches cannot tell from the time what a bot says in a talk: measured on a real server."""

import asyncio
import json
import sys
import time
from pathlib import Path

import msgspec
import pytest

from clickbang.client import Session, Visit
from clickbang.games.battleroyal.bots.naive import NaiveBot
from clickbang.protocol.messages import Update
from clickbang.protocol.stages import OVER
from tests.server.hosting import hosted

SEATS = 8
Sample = tuple[float, bool]
"""How long after the question a bot had sealed what it says, and whether that took more than one step."""


async def watch(session: Session, sealed: list[tuple[int, int, float]]) -> None:
    """Note when each answer to each prompt was sealed, as somebody who only watches hears it."""
    prompts, asked = 0, 0.0
    async for message in session.messages():
        now = time.monotonic()
        if isinstance(message, Update):
            for event in [msgspec.json.decode(text) for text in message.events]:
                if event["type"] == "Asked":
                    prompts, asked = prompts + 1, now
                elif event["type"] == "Sealed":
                    sealed.append((prompts, event["seat"], now - asked))
        if session.table is not None and session.table.stage == OVER and session.view and session.view.over:
            return


async def play(session: Session) -> None:
    """One person, who does business with nobody."""
    await session.sit(0, "Me")
    await session.ready()
    await session.start()
    bot = NaiveBot()
    bot.seat = 0
    async for message in session.messages():
        if session.table is not None and session.table.stage == OVER and session.view and session.view.over:
            return
        if isinstance(message, Update) and session.is_asked and session.view is not None:
            prompt = session.core_prompt()
            if prompt.role != "standing":
                await session.answer(bot.answer(session.view, prompt))


def steps(record: bytes) -> dict[tuple[int, int], int]:
    """By prompt and seat: in how many steps a bot has said something in a talk."""
    prompts, kind, found = 0, "", dict[tuple[int, int], int]()
    for line in map(json.loads, record.splitlines()):
        if line.get("event") == "Asked" and line["to"] == "all":
            prompts, kind = prompts + 1, line["data"]["kind"]
        elif "answer" in line and kind == "talk" and line["by"] == "bot":
            found[prompts, line["seat"]] = found.get((prompts, line["seat"]), 0) + 1
    return found


async def one_game(address: str, pace: str) -> list[Sample]:
    host, spectator = Visit(address), Visit(address)
    code = await host.open_table("battleroyal", SEATS, clock="none", pace=pace, bot="shrewd")
    sealed: list[tuple[int, int, float]] = []
    async with Session(host, code) as player, Session(spectator, code) as watching:
        await watching.wait_connected()
        async with asyncio.TaskGroup() as group:
            group.create_task(watch(watching, sealed))
            group.create_task(play(player))
        assert watching.table is not None
        count = steps(await host.record(watching.table.table, 1))
    return [(after, count[prompt, seat] > 1) for prompt, seat, after in sealed if (prompt, seat) in count]


async def many_games(address: str, pace: str, games: int, at_once: int) -> list[Sample]:
    found: list[Sample] = []
    for _ in range(games // at_once):
        for samples in await asyncio.gather(*[one_game(address, pace) for _ in range(at_once)]):
            found += samples
    return found


def told_apart(samples: list[Sample]) -> float:
    """How likely an answer of several steps comes later than one of one step (AUC): 0.5 if time tells nothing."""
    one = [after for after, several in samples if not several]
    more = [after for after, several in samples if several]
    wins = sum((b > a) + 0.5 * (a == b) for a in one for b in more)
    return wins / (len(one) * len(more))


@pytest.mark.soak
@pytest.mark.parametrize("pace", ["natural", "none"])
def test_time_does_not_tell_what_a_bot_says(tmp_path: Path, pace: str) -> None:
    with hosted(tmp_path, tables_each=1000, guests_each=1000) as server:
        samples = asyncio.run(many_games(server.address, pace, *((24, 12) if pace == "natural" else (40, 1))))
    several = sum(several for _, several in samples)
    auc = told_apart(samples)
    print(f"{pace}: {len(samples)} answers, {several} of several steps, AUC {auc:.3f}", file=sys.stderr)
    assert min(several, len(samples) - several) > 50
    assert 0.35 < auc < 0.65
