"""Whoever asks for words is told what stands on the cards; whoever does not is sent none."""

from pathlib import Path

import msgspec

from clickbang.protocol.messages import Update
from tests.server.party import Guest, Party, opened


def cards_sent(guest: Guest) -> list[dict[str, dict[str, object]]]:
    """The decks that came, one for each time."""
    updates = [message for message in guest.received if isinstance(message, Update)]
    return [msgspec.json.decode(update.cards) for update in updates if bytes(update.cards)]


async def test_the_words_on_the_cards_come_once_with_the_whole_view(tmp_path: Path) -> None:
    async with opened(tmp_path, "championship", 2) as party:
        reader, other = await party.begin(2)
        again = Guest(party.registry, other.name)
        again.client.voice.lang = "fr"
        await again.attend(party.table, words=True)
        await again.until(lambda: any(isinstance(message, Update) for message in again.received))
        for guest in (again, reader):
            assert await guest.answer(guest.prompt_codes()[0]) == ""
        await again.until(lambda: "BarrelsSpun" in again.events())
        (deck,) = cards_sent(again)
        assert (deck["peek"]["name"], deck["peek"]["phase"], deck["peek"]["place"]) == ("Coup d'œil", "bet", 0)
        assert cards_sent(reader) == []


async def test_a_game_without_cards_has_no_words_for_them(party: Party) -> None:
    await party.begin(3)
    late = Guest(party.registry, "Late")
    await late.attend(party.table, words=True)
    await late.until(lambda: any(isinstance(message, Update) for message in late.received))
    assert cards_sent(late) == []


async def test_a_prompt_says_what_is_at_stake_to_whoever_asks_for_words(party: Party) -> None:
    host, *_ = await party.begin(3)
    reader = Guest(party.registry, host.name)
    await reader.attend(party.table, words=True)
    await reader.until(lambda: any(isinstance(message, Update) for message in reader.received))
    (prompt,) = [one.prompt for one in reader.received if isinstance(one, Update) and one.prompt is not None]
    assert "5 in 6" in prompt.stake
    assert len(prompt.stakes) == len(prompt.labels) == len(msgspec.json.decode(prompt.choices))
    assert "(BB-5, BB-6)" in prompt.help
