"""Whoever folds the events themselves can do without views, and is told the same otherwise."""

from functools import partial
from pathlib import Path

import msgspec
import pytest

from clickbang.protocol.messages import Update
from tests.server.party import Guest, opened

NO_JSON = msgspec.Raw(b"")


def first_told(guest: Guest) -> Update:
    """The first update, but for the view."""
    first = next(message for message in guest.received if isinstance(message, Update))
    return msgspec.structs.replace(first, view=NO_JSON)


def has_views(guest: Guest) -> bool:
    return any(bytes(message.view) or bytes(message.patch) for message in guest.received if isinstance(message, Update))


def updated(guest: Guest) -> bool:
    return any(isinstance(message, Update) for message in guest.received)


def has_heard(guest: Guest, events: int) -> bool:
    return len(guest.events()) >= events


@pytest.mark.parametrize(("game", "seats"), [("bulletbucks", 3), ("championship", 2), ("battleroyal", 4)])
async def test_without_views_everything_else_is_the_same(tmp_path: Path, game: str, seats: int) -> None:
    async with opened(tmp_path, game, seats) as party:
        players = await party.begin(seats)
        seeing, folding = Guest(party.registry, players[0].name), Guest(party.registry, players[0].name)
        watching = Guest(party.registry, "Watching")
        await seeing.attend(party.table)
        for guest in (folding, watching):
            await guest.attend(party.table, view=False)
        for guest in (seeing, folding, watching):
            await guest.until(partial(updated, guest))
        for guest in players:
            for choice in guest.prompt_codes()[:1]:
                assert await guest.answer(choice) == ""
        known = len(players[0].events())
        for guest in (seeing, folding):
            await guest.until(partial(has_heard, guest, known))
        assert seeing.events() == folding.events()
        assert first_told(seeing) == first_told(folding)
        assert seeing.prompt == folding.prompt
        assert has_views(seeing)
        assert not has_views(folding)
        assert not has_views(watching)
