"""Servers that choose the luck are found out by whoever played there, each with what their own client noted."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from clickbang.bots.random_bot import RandomBot
from clickbang.client import Session, Visit
from clickbang.client.errors import Refusal
from clickbang.client.online import play_game
from clickbang.core.errors import Fault
from clickbang.protocol.stages import LOBBY
from clickbang.records import errors as faults
from clickbang.records import parse_record
from clickbang.records.luck import Luck
from clickbang.records.receipt import Receipt
from clickbang.records.verify import verify, withheld
from clickbang.server.storage.documents import TableDoc
from tests.client import cheating
from tests.server.patience import LONG

NAMES = ("Ada", "Bo", "Cleo")
Found = list[Fault]


def honest(doc: TableDoc) -> None:
    """Leave everything as it is."""


def drop(seat: int) -> cheating.Cheat:
    """Say of somebody who has shown their contribution that they have not."""

    def cheat(doc: TableDoc) -> None:
        doc.seats[seat].contribution = ""

    return cheat


async def begin_when_ready(host: Session) -> None:
    """The host begins, and once more if it comes to nothing."""
    while True:
        if host.table is not None and host.table.stage == LOBBY and all(seat.ready for seat in host.table.seats):
            with suppress(Refusal):  # it has begun, and that is not seen yet
                await host.start()
        await asyncio.sleep(0.01)


def game_at(folder: Path, cheat: cheating.Cheat, game: str = "bulletbucks") -> tuple[list[Session], list[Found], Luck]:
    """Three honest clients play a game there: their sessions, what each finds with its receipt, and the luck told."""

    async def scene() -> tuple[list[Session], list[Found], Luck]:
        async with cheating.cheating_server(folder, cheat) as address:
            visit = Visit(address)
            code = await visit.open_table(game, len(NAMES), clock="none", pace="none")
            sessions = [Session(visit, code), Session(Visit(address), code), Session(Visit(address), code)]
            async with sessions[0], sessions[1], sessions[2]:
                games = [
                    asyncio.create_task(play_game(session, RandomBot(), name, seed))
                    for seed, (session, name) in enumerate(zip(sessions, NAMES, strict=True))
                ]
                beginning = asyncio.create_task(begin_when_ready(sessions[0]))
                await asyncio.gather(*games)
                beginning.cancel()
                assert sessions[0].table is not None
                body = await visit.record(sessions[0].table.table, sessions[0].game_number)
        record = parse_record(body.decode().split("\n"))
        luck = record.lines[0]
        assert isinstance(luck, Luck)
        found = [
            [check.problem.fault for check in verify(record, receipt(session)) if check.problem is not None]
            for session in sessions
        ]
        return sessions, found, luck

    return asyncio.run(asyncio.wait_for(scene(), LONG))


def receipt(session: Session) -> Receipt:
    assert session.pledge is not None
    assert session.pledge.receipt is not None
    return session.pledge.receipt


def test_an_honest_server_is_doubted_by_nobody(tmp_path: Path) -> None:
    sessions, found, luck = game_at(tmp_path, honest)
    assert found == [[], [], []]
    assert [session.doubts for session in sessions] == [[], [], []]
    assert luck.contributions == tuple(
        next(receipt(session).contribution for session in sessions if receipt(session).seat == seat)
        for seat in range(3)
    )


def test_a_server_that_tries_contributions_of_its_own_until_it_likes_the_deal(tmp_path: Path) -> None:
    sessions, found, _ = game_at(tmp_path, cheating.try_until_liked(seat=2))
    for session, problems in zip(sessions, found, strict=True):
        assert faults.OTHER_COMMIT in problems
        assert [doubt.code for doubt in session.doubts] in (["client/commits-changed"], ["client/commit-missing"])


def test_a_server_that_gives_the_contributions_to_other_seats(tmp_path: Path) -> None:
    sessions, found, _ = game_at(tmp_path, cheating.reorder)
    for session, problems in zip(sessions, found, strict=True):
        assert {faults.OTHER_COMMIT, faults.NOT_AT_YOUR_SEAT} <= set(problems)
        assert [doubt.code for doubt in session.doubts] == ["client/commit-missing"]


def test_a_server_that_gives_people_other_seats_when_it_knows_the_luck(tmp_path: Path) -> None:
    sessions, found, _ = game_at(tmp_path, cheating.swap_people)
    assert found == [[], [], []]  # nothing in a record says who sat where
    for session in sessions:
        is_moved = receipt(session).seat in (0, 1)
        assert [doubt.code for doubt in session.doubts] == (["client/moved"] if is_moved else [])


def test_a_server_that_calls_a_game_off_and_counts_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    sessions, _, _ = game_at(tmp_path, cheating.call_off_once())
    for session in sessions:
        assert [doubt.code for doubt in session.doubts] == ["client/called-off"]
    assert sum("second throw" in record.message for record in caplog.records) == len(NAMES)  # once each


def test_a_server_that_prints_the_deck_anew_when_it_knows_the_luck(tmp_path: Path) -> None:
    sessions, found, _ = game_at(tmp_path, cheating.reprint_deck, "championship")
    assert found == [[faults.OTHER_TERMS]] * 3
    assert [[doubt.code for doubt in session.doubts] for session in sessions] == [["client/terms-changed"]] * 3


def test_a_server_that_says_somebody_had_shown_nothing(tmp_path: Path) -> None:
    sessions, found, luck = game_at(tmp_path, drop(seat=1))
    assert withheld(luck) == [1]
    for session, problems in zip(sessions, found, strict=True):
        is_dropped = receipt(session).seat == 1
        assert problems == ([faults.LEFT_OUT] if is_dropped else [])
        assert [doubt.code for doubt in session.doubts] == (["client/not-used"] if is_dropped else [])
