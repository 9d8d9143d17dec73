"""Clocks, absent people and sleeping tables: what happens without anybody asking for it."""

import asyncio
from pathlib import Path

import pytest
from msgspec import msgpack

from clickbang.protocol import clocks
from clickbang.protocol.messages import Answer, Stand, Update
from clickbang.server.clocks import durations
from clickbang.server.clocks.scheduler import PROMPT
from clickbang.server.delivery.table_info import clock_info
from clickbang.server.storage.documents import LogRow
from tests.server.party import Party, leap, opened

QUICK = 100.0
"""Seconds: however busy the machine is, they pass when the test lets them."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick clock by which only the test lets time pass."""
    monkeypatch.setitem(durations.SECONDS, clocks.QUICK, QUICK)


async def rows(party: Party) -> list[LogRow]:
    return await party.registry.store.log(party.table.id, party.table.doc.number)


@pytest.mark.usefixtures("quick")
async def test_who_does_not_answer_in_time_has_given_the_default(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, clock="quick") as party:
        host, *_ = await party.begin(3)
        await host.answer(host.prompt_codes()[-1])
        leap(QUICK)
        await host.until(lambda: "BidsRevealed" in host.events() or "Revealed" in " ".join(host.events()))
        given = await rows(party)
        assert [(row.seat, row.by) for row in given[:3]] == [(0, "player"), (1, "clock"), (2, "clock")]


async def test_without_a_clock_a_table_waits(party: Party) -> None:
    await party.begin(3)
    assert PROMPT not in party.table.scheduler.timers
    assert clock_info(party.table) is None


@pytest.mark.usefixtures("quick")
async def test_everybody_who_hears_a_prompt_is_told_how_long_it_waits(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, clock="quick") as party:
        seated = await party.begin(3)
        spectator = await party.invite("Spectator")
        for guest in [*seated, spectator]:
            clocks = [message.clock for message in guest.received if isinstance(message, Update) and message.clock]
            assert clocks[0].of == QUICK
            assert 0 <= clocks[0].left <= QUICK


async def test_a_player_who_is_gone_for_long_is_played_by_a_bot_and_gets_the_seat_back(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, away_seconds=0.05) as party:
        host, other, third = await party.begin(3)
        other.leave()
        await host.until(lambda: host.table.seats[1].away)
        await party.until(lambda: not party.table.live.waits_for(1))  # type: ignore[union-attr]
        await party.until(lambda: not party.table.is_ahead)
        assert [(row.seat, row.by) for row in await rows(party)] == [(1, "leaver")]
        again = await other.back(party.table)
        assert again.table.you == 1
        await host.until(lambda: not host.table.seats[1].away)
        third.leave()


async def test_who_leaves_a_running_game_is_replaced_at_once(party: Party) -> None:
    host, other, _ = await party.begin(3)
    assert await other.ask(Stand()) == ""
    await host.until(lambda: host.table.seats[1].away)
    await party.until(lambda: not party.table.live.waits_for(1))  # type: ignore[union-attr]


@pytest.mark.usefixtures("quick")
async def test_with_nobody_there_the_clock_stops_and_a_visit_grants_the_full_time(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, clock="quick") as party:
        seated = await party.begin(3)
        watching = await party.invite("Spectator")
        for guest in seated:
            guest.leave()
        assert PROMPT not in party.table.scheduler.timers
        leap(2 * QUICK)
        for _ in range(3):  # a timer that is due is called in the second round
            await asyncio.sleep(0)
        assert await rows(party) == []
        assert watching.table.spectators == 1
        again = await seated[0].back(party.table)
        left = clock_info(party.table)
        assert left is not None
        assert left.left > QUICK / 2
        while len(again.events()) <= 8:
            heard = len(again.received)
            leap(QUICK)
            await again.until(lambda heard=heard: len(again.received) > heard)  # type: ignore[misc]


async def test_a_table_read_from_disk_stands_at_its_prompt(party: Party) -> None:
    host, other, _ = await party.begin(3)
    await host.answer(host.prompt_codes()[0])
    before = other.prompt
    for guest in party.guests:
        guest.leave()
    party.registry.forget(party.table)
    party.table = await party.registry.find(party.table.doc.code)  # type: ignore[assignment]
    again = await other.back(party.table)
    assert msgpack.encode(again.prompt) == msgpack.encode(before)
    assert again.events() == other.events()
    mine = await host.back(party.table)
    assert mine.prompt.role == "watching"
    assert await mine.ask(Answer(prompt=before.number, step=0, action=99)) == "server/late"


async def test_the_clocks_answer_completes_what_is_drafted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(durations.SECONDS, clocks.QUICK, 0.02)
    async with opened(tmp_path, "battleroyal", 6, clock="quick") as party:
        host, *_ = await party.begin(6)
        await host.until(lambda: host.events().count("TurnBegan") > 3)
        assert {row.by for row in await rows(party)} == {"clock"}
