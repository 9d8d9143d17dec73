"""What is ready together goes out as one message, and a message goes out the short way."""

import asyncio
from pathlib import Path

import pytest

from clickbang.protocol.messages import Answer
from clickbang.server.storage.sqlite_store import SqliteStore
from clickbang.server.tables import archive
from tests.server.party import Guest, Party, opened
from tests.server.patience import SOON
from tests.server.tables.test_registry import play_to_the_end


def give_answer(party: Party, guest: Guest) -> None:
    """The first of the choices, without waiting for anything."""
    prompt = guest.prompt
    answer = Answer(id=7, prompt=prompt.number, step=prompt.step, action=guest.prompt_codes()[0])
    party.table.receive(guest.client, answer)


def acknowledged(guest: Guest) -> bool:
    return any(getattr(message, "id", None) == 7 for message in guest.received)


async def test_answers_that_come_at_the_same_moment_are_one_commit_and_one_message(party: Party) -> None:
    first, second, third = await party.begin(3)
    await party.until(lambda: all("Asked" in guest.events() for guest in (first, second, third)))
    store = party.registry.store
    assert isinstance(store, SqliteStore)
    before, commits = len(third.texts), store.commits
    give_answer(party, first)
    give_answer(party, second)
    await second.until(lambda: acknowledged(second))
    await third.until(lambda: third.events().count("Sealed") == 2)
    assert len(third.texts) == before + 1
    assert store.commits == commits + 1


async def test_an_answer_that_comes_during_a_commit_is_told_with_what_is_being_written(party: Party) -> None:
    first, second, third = await party.begin(3)
    await party.until(lambda: all("Asked" in guest.events() for guest in (first, second, third)))
    before = len(third.texts)
    give_answer(party, first)
    while not party.table.is_ahead:
        await asyncio.sleep(0)
    give_answer(party, second)
    await third.until(lambda: third.events().count("Sealed") == 2)
    assert len(third.texts) == before + 1
    assert acknowledged(first)


async def test_a_record_that_nobody_wants_is_made_in_the_background(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "LOOK_EVERY", 0.01)
    async with opened(tmp_path, "bulletbucks", 3) as party:
        await play_to_the_end(party)
        async with asyncio.timeout(SOON):
            while (ended := await party.registry.store.ended(party.table.id, 1)) is None or ended.record is None:
                await asyncio.sleep(0.01)
        assert await party.registry.store.unrecorded(10) == []
