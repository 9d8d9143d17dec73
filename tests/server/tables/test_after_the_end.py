"""A game that is over stays what it was: whoever leaves afterwards, its table opens and its record is the same."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec import msgpack

from clickbang.core.audience import SPECTATOR
from clickbang.protocol.messages import Answer, Rematch, Remove, Sit, Stand, Update
from clickbang.protocol.stages import PLAYING
from clickbang.records import parse_record
from clickbang.records.verify import luck_of, verify
from clickbang.server.settings import Settings
from clickbang.server.storage.documents import LogRow, SeatDoc
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.storage.store import PutTable
from clickbang.server.tables.registry import Registry
from tests.server.front_desk import ask_for_record
from tests.server.party import Guest, Party, awake, opened
from tests.server.patience import LONG

pytestmark = pytest.mark.table("championship", 3)


Leaving = Callable[[Party], Awaitable[None]]


async def play_to_the_end(party: Party, people: int) -> list[Guest]:
    """A game in which everybody contributes to the luck, and answers anything."""
    guests = await party.begin(people)
    whim = random.Random(5)
    async with asyncio.timeout(LONG):
        while party.table.doc.stage != "over":
            for guest in guests:
                if guest.prompt.role in ("must", "asked") and (codes := guest.prompt_codes()):
                    await guest.answer(whim.choice(codes))
    for guest in guests:
        await guest.until(lambda guest=guest: guest.table.stage == "over")  # type: ignore[misc]
    return guests


async def somebody_stands_up(party: Party) -> None:
    assert await party.guests[1].ask(Stand()) == ""


async def the_host_stands_up(party: Party) -> None:
    assert await party.host.ask(Stand()) == ""


async def everybody_stands_up(party: Party) -> None:
    for guest in party.guests:
        assert await guest.ask(Stand()) == ""


async def the_host_removes_somebody(party: Party) -> None:
    assert await party.host.ask(Remove(seat=2)) == ""


async def somebody_moves_to_another_device(party: Party) -> None:
    phone = await party.invite("Phone")
    assert await party.table.perform(lambda: party.table.transfer("Guest 1", "Phone"))
    await phone.until(lambda: phone.table.you == 1)


WAYS: list[Leaving] = [
    somebody_stands_up,
    the_host_stands_up,
    everybody_stands_up,
    the_host_removes_somebody,
    somebody_moves_to_another_device,
]
each_way = pytest.mark.parametrize("leaving", WAYS, ids=lambda way: way.__name__)


@asynccontextmanager
async def restarted(folder: Path) -> AsyncIterator[Registry]:
    """Another server on the same file."""
    loop = asyncio.get_running_loop()
    registry = Registry(Settings(bot_processes=0), SqliteStore(folder / "tables.sqlite", loop), loop)
    try:
        yield registry
    finally:
        await registry.stop()


async def record_of(registry: Registry, table: str) -> bytes:
    """As somebody gets it who has played and stayed."""
    reply = await ask_for_record(registry, "Guest 2", table, 1)
    assert reply.status_code == 200, reply.body
    return bytes(reply.body)


@each_way
async def test_whoever_leaves_after_the_end_the_record_stays_the_same_and_verifies(
    tmp_path: Path, leaving: Leaving
) -> None:
    async with opened(tmp_path, "championship", 3) as party:
        await play_to_the_end(party, 3)
        table, secret = party.table.id, party.table.doc.secret
        party.registry.archive.task.cancel()  # it is to be made afterwards
        await leaving(party)
    async with restarted(tmp_path) as registry:
        after = await record_of(registry, table)
        assert table not in registry.tables, "the table was woken for it"
        record = parse_record(after.decode().split("\n"))
        luck = luck_of(record)
        assert (luck.secret, all(luck.contributions)) == (secret, True)
        assert [check.problem for check in verify(record)] == [None] * 4
    async with restarted(tmp_path) as registry:
        assert await record_of(registry, table) == after


async def story(guest: Guest) -> tuple[list[bytes], list[str]]:
    """What somebody who has just come is told of the game, as events and in words."""
    await guest.until(lambda: any(isinstance(message, Update) for message in guest.received))
    update = guest.last(Update)
    return [bytes(event) for event in update.events], update.lines


@each_way
async def test_whoever_leaves_after_the_end_the_table_opens_with_the_same_game(
    tmp_path: Path, leaving: Leaving
) -> None:
    async with opened(tmp_path, "championship", 3) as party:
        await play_to_the_end(party, 3)
        first, second = Guest(party.registry, "Watcher 1"), Guest(party.registry, "Watcher 2")
        await first.attend(party.table, words=True)
        before = await story(first)
        names = [seat.name for seat in first.table.seats]
        await leaving(party)
        await second.attend(party.table, words=True)
        assert await story(second) == before
        assert [seat.name for seat in second.table.seats] == names
    async with restarted(tmp_path) as registry:
        found = await awake(registry, party.table.id)
        third = Guest(registry, "Watcher 3")
        await third.attend(found, words=True)
        assert await story(third) == before
        assert [seat.name for seat in third.table.seats] == names
        assert (third.table.stage, third.table.secret) == ("over", first.table.secret)


@each_way
async def test_whoever_leaves_after_the_end_there_can_be_another_game(tmp_path: Path, leaving: Leaving) -> None:
    async with opened(tmp_path, "championship", 3) as party:
        await play_to_the_end(party, 3)
        await leaving(party)
    async with restarted(tmp_path) as registry:
        found = await awake(registry, party.table.id)
        host = Guest(registry, found.doc.host)
        await host.attend(found)
        assert await host.ask(Rematch()) == ""
        assert (host.table.stage, host.table.number) == ("lobby", 2)
        empty = [number for number, seat in enumerate(host.table.seats) if seat.kind == "open"]
        assert all(host.table.seats[number].name == "" for number in empty)
        if empty and host.table.you is None:
            assert await host.ask(Sit(seat=empty[0], name="Host again")) == ""
        reply = await ask_for_record(registry, "Guest 2", found.id, 1)
        assert reply.status_code == 200


async def test_a_database_of_an_older_server_in_which_somebody_left_after_the_end_is_as_good(tmp_path: Path) -> None:
    async with opened(tmp_path, "championship", 3) as party:
        await play_to_the_end(party, 3)
        story = list(party.live.view(SPECTATOR).history)
        doc = party.table.doc
        doc.seats[1] = SeatDoc()  # what an older server made of it, with nothing else to remember it by
        party.table.note_change()
        assert await party.host.ask(Stand()) == ""
    async with restarted(tmp_path) as registry:
        await record_of(registry, party.table.id)
        found = await awake(registry, party.table.id)
        assert found.live is not None
        assert found.live.view(SPECTATOR).history == story


def spoil_the_answers(folder: Path) -> None:
    """Let an answer be on disk that the rules do not allow."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection, connection:
        for table in ("log", "journal"):
            row = msgpack.encode(LogRow(0, 12345, "player", 0))
            connection.execute(f"UPDATE {table} SET row = ? WHERE number = 0", (row,))


async def test_a_finished_game_that_cannot_be_played_again_keeps_nobody_from_its_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path, "championship", 3) as party:
        party.registry.archive.task.cancel()
        await play_to_the_end(party, 3)
    spoil_the_answers(tmp_path)
    async with restarted(tmp_path) as registry:
        reply = await ask_for_record(registry, "Host", party.table.id, 1)
        assert reply.status_code == 404
        found = await awake(registry, party.table.id)
        host = Guest(registry, "Host")
        await host.attend(found)
        assert (host.table.stage, host.events()) == ("over", [])
        assert party.table.id in caplog.text
        assert await registry.store.unrecorded(1) == [], "it is tried again for ever"
        assert await host.ask(Rematch()) == ""


async def test_a_running_game_that_cannot_be_played_again_is_stuck_and_another_can_follow(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path, "championship", 3) as party:
        guests = await party.begin(3)
        for _ in range(2):
            for guest in guests:
                if guest.prompt.role == "must":
                    await guest.answer(guest.prompt_codes()[0])
    spoil_the_answers(tmp_path)
    async with restarted(tmp_path) as registry:
        found = await awake(registry, party.table.id)
        host = Guest(registry, "Host")
        await host.attend(found)
        assert host.table.stage == "stuck"
        assert party.table.id in caplog.text
        assert await host.ask(Answer(prompt=1, action=0)) == "server/old-rules"
        assert await host.ask(Rematch()) == ""
        assert (host.table.stage, host.table.number) == ("lobby", 2)


async def test_the_record_of_a_game_whose_end_was_not_written_down_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path, "championship", 3) as party:
        await play_to_the_end(party, 3)
        doc = party.table.doc
        doc.stage = PLAYING
        await party.registry.write(PutTable(doc.id, doc.code, doc.public, doc.stage, 0, msgpack.encode(doc)))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("DELETE FROM games")
    async with restarted(tmp_path) as registry:
        found = await awake(registry, party.table.id)
        await party.until(lambda: not found.writes and not found.is_ahead)
        await record_of(registry, party.table.id)
