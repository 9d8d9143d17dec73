"""All tables together: found, woken, forgotten, deleted, and what happens when the disk is full."""

import asyncio
import resource
from pathlib import Path

import pytest

from clickbang.core.errors import OptionError
from clickbang.protocol.errors import ServerError
from clickbang.protocol.messages import Closing, Rematch, Sit, TableInfo
from clickbang.records import parse_record, rerun
from clickbang.server.storage.documents import TableDoc
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.tables import archive
from tests.server.party import Guest, Party, awake, opened
from tests.server.patience import LONG

pytestmark = pytest.mark.table("bulletbucks", 4)


async def play_to_the_end(party: Party) -> Guest:
    """A person and bots; the person takes the first choice every time."""
    (host,) = await party.begin(1, bot="random")
    async with asyncio.timeout(LONG):
        while host.table.stage != "over":
            if host.prompt.role == "must" and (codes := host.prompt_codes()):
                await host.answer(codes[0])
            await asyncio.sleep(0.001)
    return host


async def test_bots_fill_the_table_and_the_game_comes_to_its_end(party: Party) -> None:
    host = await play_to_the_end(party)
    assert host.table.secret == party.table.doc.secret
    await party.until(lambda: not party.table.is_ahead)
    rows = await party.registry.store.log(party.table.id, 1)
    assert {row.by for row in rows} == {"player", "bot"}


async def test_the_record_of_a_finished_game_can_be_run_again(party: Party) -> None:
    await play_to_the_end(party)
    await party.until(lambda: not party.table.is_ahead)
    body = await party.registry.archive.record(party.table.id, 1)
    assert body is not None
    assert rerun(parse_record(body.decode().split("\n"))).over


async def test_a_rematch_is_another_game_with_the_same_people(party: Party) -> None:
    host = await play_to_the_end(party)
    before = host.table
    assert await host.ask(Rematch()) == ""
    after = host.table
    assert (after.stage, after.number, after.secret) == ("lobby", 2, "")
    assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]
    assert after.commitment != before.commitment


async def test_a_table_that_nobody_visits_is_forgotten_and_woken_by_a_visit(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, idle_seconds=0.05) as party:
        (host,) = await party.seat_everybody(1)
        host.leave()
        await party.until(lambda: not party.registry.tables)
        found = await awake(party.registry, party.table.doc.code)
        assert found is not party.table
        assert found.doc.seats[0].name == "Host"
        assert await party.registry.find("NOSUCH") is None


async def test_two_who_come_at_once_find_the_same_table(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        doc = party.table.doc
        party.host.leave()
        party.registry.forget(party.table)
        one, two, three = await asyncio.gather(*[party.registry.find(key) for key in (doc.code, doc.id, doc.code)])
        assert one is two is three


async def test_a_private_table_is_found_by_its_code_or_by_those_who_have_been_there(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, guesses_each=3) as party:
        stranger = Guest(party.registry, "Stranger")
        for _ in range(3):
            with pytest.raises(ServerError, match="no such table"):
                await party.registry.attendable(party.table.id, stranger.client)
        with pytest.raises(ServerError, match="Slower"):
            await party.registry.attendable(party.table.doc.code, stranger.client)
        other = Guest(party.registry, "Other")
        assert await party.registry.attendable(party.table.doc.code.lower(), other.client) is party.table
        await other.attend(party.table)
        assert await party.registry.attendable(party.table.id, other.client) is party.table


async def test_a_table_that_its_host_removes_is_gone_for_everybody(party: Party) -> None:
    _, other = await party.seat_everybody(2)
    party.table.schedule(party.table.erase)
    await other.until(lambda: any(isinstance(message, Closing) for message in other.received))
    assert other.last(Closing).code == "server/no-such-table"
    assert await party.registry.find(party.table.id) is None


def at_most(store: SqliteStore, size: int) -> None:
    """Let no file grow beyond this."""
    resource.prlimit(store.writer.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_when_the_disk_is_full_nothing_is_told_and_nothing_is_changed(party: Party) -> None:
    store = party.registry.store
    assert isinstance(store, SqliteStore)
    other = await party.invite("Other")
    at_most(store, 100_000)
    party.table.doc.muted["somebody"] = ["x" * 200_000]  # more than fits into the pages there are
    party.table.receive(party.host.client, Sit(seat=0, name="Ann"))
    await other.until(lambda: any(isinstance(message, Closing) for message in other.received))
    assert other.last(Closing).code == "server/storage"
    assert [seat.name for seat in other.last(TableInfo).seats] == [""] * 4
    at_most(store, resource.RLIM_INFINITY)
    found = await awake(party.registry, party.table.id)
    assert found.doc.seats[0].kind == "open"


async def test_seats_move_to_another_device(party: Party) -> None:
    host, other = await party.seat_everybody(2)
    phone = await party.invite("Phone")
    assert await party.table.perform(lambda: party.table.transfer("Host", "Phone"))
    await phone.until(lambda: phone.table.you == 0)
    assert phone.table.host == "Phone"
    await host.until(lambda: host.table.you is None)
    assert not await party.table.perform(lambda: party.table.transfer("Phone", other.name))
    assert phone.table.you == 0  # who sits here already gets no second seat


@pytest.mark.parametrize(
    ("game", "seats", "options", "clock", "code"),
    [
        ("chess", 4, {}, "none", "core/no-such-game"),
        ("bulletbucks", 40, {}, "none", "core/seat-count"),
        ("bulletbucks", 4, {"colour": "red"}, "none", "core/no-such-option"),
        ("bulletbucks", 4, {}, "sundial", "server/no-such-clock"),
    ],
    ids=["game", "seats", "option", "clock"],
)
async def test_a_table_that_cannot_be_is_not_opened(
    game: str, seats: int, options: dict[str, str], clock: str, code: str, party: Party
) -> None:
    with pytest.raises((OptionError, ServerError)) as refused:
        await party.registry.open_table("Host", game, seats, options, clock, "none", False, "")
    assert refused.value.code == code


async def test_a_disk_that_fails_for_a_moment_is_not_the_end_of_tidiness(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "LOOK_EVERY", 0.01)
    async with opened(tmp_path, "bulletbucks", 4, idle_seconds=0.02) as party:
        failed: list[str] = []

        async def marked(*_: object) -> list[str]:
            failed.append("marked")
            raise OSError

        async def unrecorded(*_: object) -> list[TableDoc]:
            failed.append("unrecorded")
            raise OSError

        with monkeypatch.context() as patch:
            patch.setattr(party.registry.store, "marked", marked)
            patch.setattr(party.registry.store, "unrecorded", unrecorded)
            party.registry.archive.wake()  # as at the end of a game
            await party.until(lambda: failed.count("unrecorded") > 1 and "marked" in failed)
        assert not party.registry.sweeper.done()
        assert not party.registry.archive.task.done()
        party.host.leave()
        await party.until(lambda: party.table.id not in party.registry.tables)


async def test_a_record_that_cannot_be_made_keeps_no_other_from_being_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "PAUSE", 0.0)
    async with opened(tmp_path, "bulletbucks", 4) as party:
        made: list[str] = []

        async def make(doc: TableDoc) -> bytes:
            made.append(doc.id)
            raise OSError

        async def unrecorded(*_: object) -> list[TableDoc]:
            return [party.table.doc, party.table.doc]

        monkeypatch.setattr(party.registry.archive, "make", make)
        monkeypatch.setattr(party.registry.store, "unrecorded", unrecorded)
        await party.registry.archive.make_some()
        assert len(made) == 2
