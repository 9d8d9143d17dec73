"""From ready to the first draw: what all are told of everybody's luck, and what becomes of who does not show it."""

from pathlib import Path

import pytest

from clickbang.protocol.messages import Ready, Remove, Reveal, Stand, Start, TableInfo, Unready
from clickbang.protocol.stages import LOBBY, PLAYING, REVEALING
from clickbang.records.luck import hash_of
from clickbang.server.game.game_record import full_record
from tests.server.party import Guest, Party, leap, opened

SECONDS = 100.0
"""For showing one's luck: they pass when a test lets them."""


async def start(party: Party, people: int) -> list[Guest]:
    """Everybody is ready, and the host begins; bots take the other seats."""
    seated = await party.seat_everybody(people)
    for guest in seated:
        assert await guest.ready() == ""
    assert await party.host.ask(Start(bot="naive")) == ""
    return seated


async def test_everybody_is_told_what_everybody_committed_to_before_anybody_shows_it(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 4) as party:
        watcher = await party.invite("Watcher")
        party.guests.remove(watcher)
        host, other = await party.seat_everybody(2)
        await other.ready()
        await host.until(lambda: host.table.seats[1].commit == hash_of(other.contribution))
        await other.ask(Unready())
        await host.until(lambda: host.table.seats[1].commit == "")
        await start(party, 2)
        expected = [hash_of(host.contribution), hash_of(other.contribution), "", ""]
        for guest in (host, other, watcher):
            await guest.until(lambda guest=guest: guest.table.stage == REVEALING)  # type: ignore[misc]
        await host.reveal()
        await other.reveal()
        for guest in (host, other, watcher):
            await guest.until(lambda guest=guest: guest.table.stage == PLAYING)  # type: ignore[misc]
            tables = [message for message in guest.received if isinstance(message, TableInfo)]
            begun = [table for table in tables if table.stage in (REVEALING, PLAYING)]
            assert all([seat.commit for seat in table.seats] == expected for table in begun)
            assert not any(seat.revealed for seat in begun[0].seats)


async def test_the_game_begins_without_what_is_not_shown_in_time_and_all_see_whose_it_is(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 4, reveal_seconds=SECONDS) as party:
        host, here, gone = await party.seat_everybody(3)
        for guest in party.guests:
            await guest.ready()
        before = host.table.commitment
        gone.leave()
        await host.ask(Start(bot="naive"))
        await host.reveal()
        leap(SECONDS)
        await host.until(lambda: host.table.stage == PLAYING)
        assert host.table.commitment == before
        assert [seat.revealed for seat in host.table.seats] == [True, False, False, False]
        assert [seat.commit != "" for seat in host.table.seats] == [True, True, True, False]
        assert [seat.away for seat in host.table.seats] == [False, False, True, False]  # who is there plays
        assert await here.answer(here.prompt_codes()[0]) == ""
        await gone.back(party.table)
        await host.until(lambda: not host.table.seats[2].away)


async def test_the_record_keeps_the_commitment_of_who_showed_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, reveal_seconds=SECONDS) as party:
        host, other = await start(party, 2)
        await host.reveal()
        leap(SECONDS)
        await host.until(lambda: host.table.stage == PLAYING)
        record = full_record(party.table.doc, [])
        assert record is not None
        expected = f'"commits":["{hash_of(host.contribution)}","{hash_of(other.contribution)}",""]'
        assert expected.encode() in record
        assert f'"contributions":["{host.contribution}","",""]'.encode() in record
        assert await other.reveal() == "server/nothing-to-reveal"


async def test_where_nobody_has_shown_anything_all_begin_anew(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, reveal_seconds=SECONDS) as party:
        host, _ = await start(party, 2)
        before = host.table.commitment
        leap(SECONDS)
        await host.until(lambda: host.table.stage == LOBBY)
        assert not any(seat.ready or seat.commit for seat in host.table.seats if seat.kind == "person")
        assert host.table.commitment != before


@pytest.mark.parametrize("who", ["stands up", "is removed"])
async def test_leaving_when_the_luck_is_being_shown_is_no_second_throw(tmp_path: Path, who: str) -> None:
    async with opened(tmp_path, "bulletbucks", 3, reveal_seconds=SECONDS) as party:
        host, other = await start(party, 2)
        before = host.table
        await host.reveal()
        if who == "stands up":
            assert await other.ask(Stand()) == ""
            assert host.table.stage == REVEALING  # whoever sits there can still show it
            assert await other.reveal() == ""
        else:
            assert await host.ask(Remove(seat=1)) == ""
        await host.until(lambda: host.table.stage == PLAYING)
        assert host.table.commitment == before.commitment
        assert [seat.commit for seat in host.table.seats] == [seat.commit for seat in before.seats]
        seat = host.table.seats[1]
        assert (seat.kind, seat.away, seat.revealed) == (
            ("person", True, True) if who == "stands up" else ("bot", False, False)
        )
        assert len({seat.name for seat in host.table.seats}) == 3


async def test_who_contributes_nothing_is_not_waited_for(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, reveal_seconds=SECONDS) as party:
        host, other = await party.seat_everybody(2)
        await other.ask(Ready())
        await host.ready()
        await host.ask(Start(bot="naive"))
        await host.reveal()
        assert host.table.stage == PLAYING


async def test_a_contribution_that_is_shown_twice_has_been_shown(party: Party) -> None:
    (host,) = await start(party, 1)
    assert await host.reveal() == ""
    await host.until(lambda: host.table.stage == PLAYING)
    assert await host.reveal() == ""
    assert await host.ask(Reveal(contribution="11" * 32)) == "server/nothing-to-reveal"


async def test_nobody_commits_to_what_somebody_else_has_committed_to(party: Party) -> None:
    host, other = await party.seat_everybody(2)
    assert await host.ready() == ""
    assert await other.ask(Ready(commit=hash_of(host.contribution))) == "server/commit-taken"
    assert await other.ask(Ready()) == ""
    assert await host.ready() == ""
