"""What goes wrong at one table is that table's alone."""

import pytest

from clickbang.protocol.messages import Closing, Sit, Stand
from tests.server.storage.slow_store import SlowStore, a_moment, come, seen, tables_of

pytestmark = pytest.mark.plants


def broken(*_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize("method", ["handle", "tell"])
async def test_a_table_that_breaks_is_read_again_and_no_other_notices(method: str) -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (registry, (ann, ben), tables):
        store.holds = False
        setattr(tables[0], method, broken)
        tables[0].receive(ann.client, Sit(seat=0, name="Ann"))
        tables[1].receive(ben.client, Sit(seat=0, name="Ben"))
        await a_moment()
        assert seen(ben, 0) == "Ben"
        assert tables[0].is_closed
        assert tables[0].id not in registry.tables
        assert [message.code for message in ann.received if isinstance(message, Closing)] == ["server/broken"]
        tables[1].receive(ben.client, Stand())
        await a_moment()
        assert seen(ben, 0) == ""


async def test_a_table_that_breaks_while_more_has_come_in_does_not_stop_the_others() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (_, (ann, ben), tables):
        tables[0].receive(ann.client, Sit(seat=0, name="Ann"))
        await a_moment()
        tables[0].tell = broken  # type: ignore[method-assign]
        for message in (Stand(), Sit(seat=1, name="Ann")):  # twice untold: then it is told before it is done
            tables[0].receive(ann.client, message)
            store.commit()
            await a_moment()
        assert tables[0].is_closed
        store.holds = False
        while store.submitted:
            store.commit()
        tables[1].receive(ben.client, Sit(seat=0, name="Ben"))
        await a_moment()
        assert seen(ben, 0) == "Ben"


async def test_who_cannot_be_told_later_does_not_keep_others_waiting() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (registry, (ann, ben), tables):
        registry.delivery.patient[ann.client] = 0.0
        ann.client.gather = broken  # type: ignore[method-assign]
        tables[1].receive(ben.client, Sit(seat=0, name="Ben"))
        await a_moment()
        store.commit()
        await a_moment()
        assert seen(ben, 0) == "Ben"
        assert tables[0].is_closed
        assert not registry.cycle.is_busy()


async def test_who_has_left_a_table_that_breaks_is_not_left_waiting_for_a_reply() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann") as (_, (ann,), (table,)):
        ben = await come(store, table, "Ben")
        table.receive(ben.client, Sit(seat=1, name="Ben", id=77))
        await a_moment()
        ben.client.leave()
        ann.client.gather = broken  # type: ignore[method-assign]
        store.commit()
        await a_moment()
        assert any(isinstance(message, Closing) for message in ben.received)
