"""Everybody who is there when a game ends is told the end, the secret and the result before anything of the next."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clickbang.protocol.messages import Answer, Rematch, Remove, Stand, TableInfo, TableMessage, Update
from clickbang.records.luck import hash_of
from clickbang.server.delivery.subscription import MOST_FAREWELLS
from clickbang.server.tables import requests
from clickbang.server.tables.online_table import OnlineTable
from tests.server.party import Guest, Party, opened
from tests.server.patience import LONG


class SlowGuest(Guest):
    """Somebody whose connection takes nothing while it is held up."""

    def hold_up(self) -> None:
        self.free = asyncio.Event()

    async def take(self, text: bytes) -> None:
        if hasattr(self, "free"):
            await self.free.wait()
        self.hear(text)


async def slow_spectator(party: Party) -> SlowGuest:
    slow = SlowGuest(party.registry, "Slow")
    await slow.attend(party.table)
    return slow


async def play_with(party: Party, guests: list[Guest], *after: Callable[[], TableMessage]) -> None:
    """Play to the end; with every answer this comes in as well, and is refused as long as the game goes on."""
    number = party.table.doc.number
    async with asyncio.timeout(LONG):
        while party.table.doc.number == number:
            for guest in guests:
                if guest.prompt.role == "must" and guest.last(Update).game == number and guest.prompt_codes():
                    prompt, codes = guest.prompt, guest.prompt_codes()
                    party.table.receive(guest.client, Answer(prompt=prompt.number, step=prompt.step, action=codes[0]))
                    for message in after:
                        party.table.receive(party.host.client, message())
                    await party.until(lambda: not party.table.inbox and not party.table.is_ahead)
            await asyncio.sleep(0)
    await party.until(lambda: not party.table.inbox and not party.table.is_ahead)


def heard_the_end(guest: Guest, commitment: str) -> None:
    """That the game is over with its secret, then how it ended, and only then that there is another."""
    told = [message for message in guest.received if isinstance(message, TableInfo | Update)]
    over = next(place for place, message in enumerate(told) if isinstance(message, TableInfo) and message.secret)
    table = told[over]
    assert isinstance(table, TableInfo)
    assert (table.stage, hash_of(table.secret), table.number) == ("over", commitment, 1)
    ended = next(place for place, message in enumerate(told) if isinstance(message, Update) and has_ended(message))
    lobby = next(p for p, message in enumerate(told) if isinstance(message, TableInfo) and message.number == 2)
    assert over < ended < lobby


def has_ended(update: Update) -> bool:
    return update.game == 1 and any(msgspec.json.decode(event)["type"] == "Ended" for event in update.events)


async def test_the_last_answer_and_a_rematch_together_everybody_hears_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, messages_each=1e6) as party:
        guests = await party.begin(3)
        spectator = await party.invite("Spectator")
        commitment = party.host.table.commitment
        await play_with(party, guests, Rematch)
        for guest in (*guests, spectator):
            await guest.until(lambda guest=guest: guest.table.number == 2)  # type: ignore[misc]
            heard_the_end(guest, commitment)


@pytest.mark.parametrize("after", [Stand, lambda: Remove(seat=1)], ids=["stands up", "removes somebody"])
async def test_also_if_somebody_goes_in_the_same_moment(tmp_path: Path, after: Callable[[], requests.Request]) -> None:
    async with opened(tmp_path, "bulletbucks", 3, messages_each=1e6) as party:
        guests = await party.begin(3)
        commitment = party.host.table.commitment
        async with asyncio.timeout(LONG):
            while party.table.doc.number == 1:
                for guest in guests:
                    prompt, codes = guest.prompt, guest.prompt_codes()
                    if prompt.role == "must" and codes:
                        answer = Answer(prompt=prompt.number, step=prompt.step, action=codes[0])
                        party.table.receive(guest.client, answer)
                        party.table.schedule(lambda: later(party.table, party.host, Rematch(), after()))
                        await party.until(lambda: not party.table.inbox and not party.table.is_ahead)
                await asyncio.sleep(0)
        for guest in guests:
            await guest.until(lambda guest=guest: guest.table.number == 2)  # type: ignore[misc]
            heard_the_end(guest, commitment)


def later(table: OnlineTable, guest: Guest, *messages: requests.Request) -> None:
    """Once the game is over, all of this in the moment of its end."""
    if table.live is not None and table.live.over:
        for message in messages:
            requests.handle(table, guest.client, message)


async def test_whoever_reads_slowly_hears_the_end_first(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, messages_each=1e6) as party:
        guests = await party.begin(3)
        slow = await slow_spectator(party)
        commitment = party.host.table.commitment
        slow.hold_up()
        await play_with(party, guests, Rematch)
        slow.free.set()
        await slow.until(lambda: slow.table.number == 2)
        heard_the_end(slow, commitment)


async def test_whoever_reads_slowly_hears_the_end_before_the_next_game(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, messages_each=1e6) as party:
        guests = await party.begin(3)
        slow = await slow_spectator(party)
        commitment = party.host.table.commitment
        slow.hold_up()
        await play_with(party, guests, Rematch)
        await party.begin(3)
        slow.free.set()
        await slow.until(lambda: slow.last(Update).game == 2)
        heard_the_end(slow, commitment)
        assert slow.last(Update).first == 1


async def test_whoever_sleeps_through_many_games_is_hung_up_on(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, messages_each=1e6) as party:
        guests = await party.begin(3)
        slow = await slow_spectator(party)
        slow.hold_up()
        for game in range(MOST_FAREWELLS + 1):
            assert not slow.closed
            await play_with(party, guests, Rematch)
            if game < MOST_FAREWELLS:
                await party.begin(3)
        assert slow.closed
        assert slow.client.subscription is not None
        assert slow.client.subscription.farewells == []


async def test_whoever_has_heard_the_end_is_not_told_again(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, messages_each=1e6) as party:
        guests = await party.begin(3)
        for guest in guests:  # the game ends, and all have time to hear it
            assert guest.table.stage == "playing"
        async with asyncio.timeout(LONG):
            while party.table.doc.stage != "over":
                for guest in guests:
                    if guest.prompt.role == "must" and guest.prompt_codes():
                        await guest.answer(guest.prompt_codes()[0])
        for guest in guests:
            await guest.until(lambda guest=guest: "Ended" in guest.events())  # type: ignore[misc]
        before = len(guests[1].texts)
        assert await party.host.ask(Rematch()) == ""
        await guests[1].until(lambda: guests[1].table.number == 2)
        new = [msgspec.json.decode(text) for text in guests[1].texts[before:]]
        assert [[message["type"] for message in messages] for messages in new] == [["table"]]
