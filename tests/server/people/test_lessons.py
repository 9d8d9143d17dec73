"""A lesson online: one press to its first question, a guide for who learns alone, no claim of fairness."""

from pathlib import Path

import pytest

from clickbang.games.bulletbucks import Bid, encode
from clickbang.protocol.messages import LessonInfo, Rematch, Sit, Update
from clickbang.protocol.stages import PLAYING
from clickbang.records import RecordError
from clickbang.records.read import parse_record
from clickbang.records.replay import rerun
from clickbang.records.verify import verify
from clickbang.server.delivery.table_info import clock_info
from clickbang.server.game.game_record import full_record
from clickbang.server.tables.online_table import OnlineTable
from tests.server.party import Guest, Party, awake, opened


def guidance(guest: Guest) -> LessonInfo | None:
    """What the guide said last."""
    updates = [message for message in guest.received if isinstance(message, Update)]
    return next((update.lesson for update in reversed(updates) if update.lesson is not None), None)


async def begin(party: Party, name: str = "Ann") -> tuple[OnlineTable, Guest]:
    table = await party.registry.open_lesson(name, "bulletbucks", name)
    table.doc.pace = "none"
    guest = Guest(party.registry, name)
    await guest.attend(table, words=True)
    return table, guest


async def test_a_lesson_begins_at_its_first_question(party: Party) -> None:
    table, ann = await begin(party)
    info = ann.table
    assert (info.stage, info.lesson, info.you, info.clock, info.public) == (PLAYING, True, 0, "none", False)
    assert [seat.bot for seat in info.seats] == ["", "lesson", "lesson"]
    assert ann.prompt.kind == "bid"
    said = guidance(ann)
    assert said is not None
    assert "bid in secret" in said.words
    assert (said.step, said.of, said.told) == (1, 4, False)
    assert clock_info(table) is None


async def test_only_who_learns_hears_the_guide(party: Party) -> None:
    table, _ = await begin(party)
    other = Guest(party.registry, "Bob")
    await other.attend(table, words=True)
    assert guidance(other) is None
    program = Guest(party.registry, "Ann")
    await program.attend(table)
    assert guidance(program) is None  # it did not ask for words


async def test_the_guide_goes_on_where_one_comes_back(tmp_path: Path) -> None:
    async def first() -> str:
        async with opened(tmp_path, "bulletbucks", 3) as party:
            table, ann = await begin(party)
            assert await ann.answer(encode(Bid(0, 1))) == ""
            await party.until(lambda: guidance(ann) is not None and guidance(ann).step == 2)  # type: ignore[union-attr]
            again = Guest(party.registry, "Ann")
            await again.attend(table, words=True)
            assert guidance(again) == guidance(ann)
            return table.id

    async def after_a_restart(table: str, said: str) -> None:
        async with opened(tmp_path, "bulletbucks", 3) as party:
            found = await awake(party.registry, table)
            ann = Guest(party.registry, "Ann")
            await ann.attend(found, words=True)
            assert ann.table.lesson
            guided = guidance(ann)
            assert guided is not None
            assert said in guided.words
            assert guided.step == 2

    await after_a_restart(await first(), "6,000 or more")


async def test_there_is_no_rematch_and_no_lesson_bot_elsewhere(party: Party) -> None:
    _, ann = await begin(party)
    assert await ann.ask(Rematch()) == "server/is-lesson"
    assert await ann.ask(Sit(seat=1, name="Ann")) == "server/not-in-the-lobby"
    assert "lesson" not in party.table.bots


async def test_its_record_says_what_it_is_and_claims_nothing(party: Party) -> None:
    table, ann = await begin(party)
    while ann.table.stage == PLAYING:
        heard = len(ann.received)
        if codes := ann.prompt_codes():
            assert await ann.answer(codes[-1]) == ""
        await ann.until(lambda heard=heard: len(ann.received) > heard)  # type: ignore[misc]
    rows = await party.registry.store.log(table.id, 1)
    body = full_record(table.doc, rows)
    assert body is not None
    record = parse_record(body.decode().split("\n"))
    assert record.header.lesson
    assert rerun(record).over
    with pytest.raises(RecordError, match="lesson"):
        list(verify(record))
