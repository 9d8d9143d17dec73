"""Nothing is lost: the server is killed at random moments of running games, again and again.

Every acknowledged answer is on disk, every table comes back to its prompt, and every client goes on.
"""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest
from msgspec import msgpack

from clickbang.client import ClientError, Refusal, Session, Visit
from clickbang.core.audience import hears
from clickbang.core.prompt import STANDING
from clickbang.protocol.messages import Rematch
from clickbang.records import parse_record
from clickbang.records.lines import Told
from clickbang.server.storage.documents import LogRow
from tests.server.hosting import Hosted, hosted

TABLES = (("bulletbucks", 4), ("championship", 3), ("battleroyal", 6))
DEADLINE = 60.0
TOO_LATE = {
    "server/late", "server/seat-taken", "server/already-seated", "server/not-over", "server/not-in-the-lobby",
    "server/not-ready", "core/not-asked",
}  # fmt: skip
"""What others were quicker with, or what was done although its confirmation was lost."""


@dataclass
class Ledger:
    """What the server has acknowledged, and what it was ever sent, by table, game and seat."""

    acknowledged: Counter[tuple[str, int, int]] = field(default_factory=Counter)
    sent: dict[tuple[str, int, int], set[tuple[int, int]]] = field(default_factory=dict)
    finished: int = 0
    """Games whose every event was held against the record."""
    progress: Counter[str] = field(default_factory=Counter)


async def play_on(visit: Visit, code: str, name: str, ledger: Ledger, whim: random.Random) -> None:
    """Sit down and play game after game, whatever happens to the server."""
    async with Session(visit, code, patience=DEADLINE) as session:
        async for _ in session.messages():
            try:
                await do_something(session, visit, name, ledger, whim)
            except (ConnectionError, ClientError):
                await session.wait_connected()
            except Refusal as refusal:
                if refusal.code not in TOO_LATE:
                    raise


async def do_something(session: Session, visit: Visit, name: str, ledger: Ledger, whim: random.Random) -> None:
    table = session.table
    assert table is not None
    if table.stage == "lobby":
        if table.you is None:
            await session.sit(next(n for n, seat in enumerate(table.seats) if seat.kind == "open"), name)
        elif not table.seats[table.you].ready:
            await session.ready()
        elif table.host == session.guest and all(seat.ready for seat in table.seats):
            await session.start()
    elif table.stage == "playing" and session.is_asked:
        await answer(session, ledger, whim)
    elif table.stage == "over" and table.you == 0 and session.view is not None and session.view.over:
        await check_against_record(session, visit)
        ledger.finished += 1
        await session.request(Rematch())


async def answer(session: Session, ledger: Ledger, whim: random.Random) -> None:
    prompt, table = session.prompt, session.table
    assert prompt is not None
    assert table is not None
    if prompt.role == STANDING:
        return  # nobody waits for it
    key = (table.table, table.number, session.seat)
    ledger.sent.setdefault(key, set()).add((prompt.number, prompt.step))
    await session.answer(whim.choice(session.choices))
    ledger.acknowledged[key] += 1
    ledger.progress[table.table] += 1


async def check_against_record(session: Session, visit: Visit) -> None:
    """What this seat was told over all those connections is what the record says it was told."""
    assert session.table is not None
    assert session.view is not None
    record = parse_record((await visit.record(session.table.table, session.table.number)).decode().split("\n"))
    told = [line.event for line in record.lines if isinstance(line, Told) and hears(line.audience, session.seat)]
    assert session.view.history == told


def check_disk(server: Hosted, ledger: Ledger) -> None:
    """Every acknowledged answer is there, and none was taken twice."""
    connection = sqlite3.connect(server.database)
    written: Counter[tuple[str, int, int]] = Counter()
    for table, game, row in connection.execute(
        "SELECT room, game, row FROM log UNION ALL SELECT room, game, row FROM journal WHERE room != ''"
    ):
        written[table, game, msgpack.decode(row, type=LogRow).seat] += 1
    connection.close()
    for key, count in ledger.acknowledged.items():
        assert count <= written[key] <= len(ledger.sent[key])


async def survive(server: Hosted, kills: int) -> Ledger:
    whim, ledger = random.Random(7), Ledger()
    players: list[asyncio.Task[None]] = []
    for game, seats in TABLES:
        visits = [Visit(server.address) for _ in range(seats)]
        code = await visits[0].open_table(game, seats, clock="none", pace="none")
        for number, visit in enumerate(visits):
            work = play_on(visit, code, f"P{number}", ledger, random.Random(100 * seats + number))
            players.append(asyncio.create_task(work))
    try:
        for _ in range(kills):
            await until(partial(has_moved, ledger, ledger.progress.total() + whim.randint(1, 20)), players)
            await asyncio.sleep(whim.uniform(0.0, 0.02))
            server.kill()
            check_disk(server, ledger)
            await asyncio.to_thread(server.start)
        before = ledger.progress.copy()
        assert len(before) == len(TABLES)
        await until(partial(all_have_moved, ledger, before), players)
        await until(lambda: ledger.finished > 0, players)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return ledger


def has_moved(ledger: Ledger, enough: int) -> bool:
    return ledger.progress.total() >= enough


def all_have_moved(ledger: Ledger, before: Counter[str]) -> bool:
    return all(ledger.progress[table] > before[table] for table in before)


async def until(reached: Callable[[], bool], players: list[asyncio.Task[None]]) -> None:
    """Wait for this; if a player fails meanwhile, that is the error."""
    async with asyncio.timeout(DEADLINE):
        while not reached():
            for player in players:
                if player.done():
                    player.result()
                    raise AssertionError("a player has stopped")
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("kills", [12, pytest.param(1000, marks=pytest.mark.soak)])
def test_no_answer_is_lost_when_the_server_is_killed(tmp_path: Path, kills: int) -> None:
    with hosted(tmp_path, log_level="warning", messages_each=1000.0) as server:
        ledger = asyncio.run(survive(server, kills))
    assert ledger.progress.total() > 5 * kills
