"""A record can be had at any moment, and while something is written it tells what is known without it."""

import asyncio

from clickbang.core.audience import SPECTATOR
from clickbang.protocol.messages import Answer, Rematch, Say
from clickbang.records import parse_record
from clickbang.records.lines import Told
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.tables.registry import Registry
from tests.server.front_desk import ask_for_record
from tests.server.party import Guest, Party
from tests.server.patience import SOON
from tests.server.storage.slow_store import SlowStore, a_moment, tables_of
from tests.server.tables.test_after_the_end import play_to_the_end


async def events_for(registry: Registry, guest: str, table: OnlineTable) -> int:
    """How many events the record has that this guest gets now."""
    reply = await asyncio.wait_for(ask_for_record(registry, guest, table.id, 1), SOON)
    assert reply.status_code == 200, reply.body
    return sum(isinstance(line, Told) for line in parse_record(bytes(reply.body).decode().split("\n")).lines)


async def begun(store: SlowStore, registry: Registry, host: Guest, table: OnlineTable) -> Party:
    """A game at this table, with a spectator; from then on nothing is written before the store is told to."""
    store.holds = False
    party = Party(registry, table, host)
    await party.begin(3)
    await party.invite("Spectator")
    store.holds = True
    return party


async def test_a_spectator_who_polls_does_not_see_when_something_private_is_written() -> None:
    store = SlowStore()
    async with tables_of(store, "Host") as (registry, (host,), (table,)):
        party = await begun(store, registry, host, table)
        replies = [await ask_for_record(registry, "Spectator", table.id, 1)]
        one = party.guests[1]
        table.receive(one.client, Answer(prompt=1, step=0, action=one.prompt_codes()[0]))
        await a_moment()
        assert table.is_ahead
        replies.append(await asyncio.wait_for(ask_for_record(registry, "Spectator", table.id, 1), SOON))
        assert [reply.status_code for reply in replies] == [200, 200]
        assert replies[0].body == replies[1].body


async def test_who_answers_finds_it_in_the_record_when_it_is_on_disk_and_not_before() -> None:
    store = SlowStore()
    async with tables_of(store, "Host") as (registry, (host,), (table,)):
        party = await begun(store, registry, host, table)
        one, other = party.guests[1:3]
        before = {guest.name: await events_for(registry, guest.name, table) for guest in (one, other)}
        table.receive(one.client, Answer(prompt=1, step=0, action=one.prompt_codes()[0]))
        await a_moment()
        for guest in (one, other):
            assert await events_for(registry, guest.name, table) == before[guest.name]
        store.commit()
        await a_moment()
        assert await events_for(registry, one.name, table) > before[one.name]


async def test_while_the_last_answer_is_written_a_record_is_as_it_was_before_it() -> None:
    store = SlowStore()
    async with tables_of(store, "Host") as (registry, (host,), (table,)):
        party = await begun(store, registry, host, table)
        live = table.live
        assert live is not None
        while not live.over:
            heard = len(live.view(SPECTATOR).history)
            guest = next(guest for guest in party.guests if guest.prompt_codes())
            prompt, codes = guest.prompt, guest.prompt_codes()
            table.receive(guest.client, Answer(prompt=prompt.number, step=prompt.step, action=codes[0]))
            if live.answers > 200:
                raise AssertionError("it does not end")
            table.receive(host.client, Rematch())  # refused as long as the game goes on
            await a_moment()
            assert await events_for(registry, "Spectator", table) == heard
            store.commit()
            await a_moment()


async def test_a_whole_record_is_there_while_something_else_is_written(party: Party) -> None:
    guests = await play_to_the_end(party, 3)
    statuses = []
    for number in range(5):
        party.table.receive(guests[0].client, Say(text=str(number)))
        await asyncio.sleep(0)
        statuses.append((await ask_for_record(party.registry, "Host", party.table.id, 1)).status_code)
        await party.until(lambda: not party.table.is_ahead and not party.table.inbox)
    assert statuses == [200] * 5
