"""Whoever asks for words is asked in the words of the very question, and told what they have drafted so far."""

import pytest

from clickbang.games.battleroyal import Sign, encode
from clickbang.protocol.messages import Update
from tests.server.party import Guest, Party

pytestmark = pytest.mark.table("battleroyal", 4)


async def asked_in_words(party: Party, guest: Guest) -> Guest:
    """The same guest on another device, who wants words."""
    again = Guest(party.registry, guest.name)
    await again.attend(party.table, words=True)
    await again.until(lambda: any(isinstance(m, Update) and m.prompt is not None for m in again.received))
    return again


async def test_a_pair_is_asked_for_two_signs_and_told_which_card_it_has_picked_already(party: Party) -> None:
    guests = await party.begin(4)
    (mover,) = [guest for guest in guests if guest.prompt.role == "must"]
    confront = mover.prompt_codes()[1]
    assert await mover.answer(confront) == ""
    await party.until(lambda: sum(guest.prompt.kind == "sign" for guest in guests) == len(guests))
    fighters = [guest for guest in guests if guest.prompt.role == "must"]
    reader = await asked_in_words(party, fighters[0])
    assert reader.prompt.question == "Two thumbs: up or down?"
    assert reader.prompt.steps == []
    for fighter in fighters:
        assert await fighter.answer(encode(Sign(2))) == ""
    await reader.until(lambda: reader.prompt.kind == "reveal")
    (first, *_) = reader.prompt.labels
    assert await reader.answer(reader.prompt_codes()[0]) == ""
    await reader.until(lambda: bool(reader.prompt.draft))
    assert reader.prompt.steps == [first]
    assert fighters[0].prompt.steps == []
