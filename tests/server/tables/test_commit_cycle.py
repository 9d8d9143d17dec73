"""Tables act together, and what goes wrong at one of them is that table's alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from clickbang.protocol.messages import Attend, Closing, Done, Pong, Ready, Refused, Sit, Stand, Update
from clickbang.protocol.stages import PERSON
from clickbang.server.delivery import delivery
from clickbang.server.storage.documents import SeatDoc
from clickbang.server.tables import play
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.tables.registry import Registry
from tests.server.party import Guest
from tests.server.storage.slow_store import SlowStore, a_moment, come, seen, tables_of


def tables_in(store: SlowStore, number: int) -> set[str]:
    """Which tables are in a commit that is asked for."""
    return {getattr(write, "table", "") for write in store.submitted[number][0]}


async def test_what_comes_during_a_commit_makes_up_the_next() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben", "Cat") as (_, (ann, ben, cat), tables):
        tables[0].receive(ann.client, Sit(seat=0, name="Ann"))
        await a_moment()
        assert tables_in(store, 0) == {tables[0].id}
        tables[0].receive(ann.client, Stand())
        tables[1].receive(ben.client, Sit(seat=2, name="Ben"))
        await a_moment()
        assert tables[0].doc.seats[0].name == "Ann"  # still
        assert tables[1].doc.seats[2].name == ""  # not even done yet: one commit at a time is enough
        assert len(store.submitted) == 1
        store.commit()
        assert len(store.submitted) == 1  # the next one, at once
        assert tables_in(store, 0) == {tables[0].id, tables[1].id}
        tables[2].receive(cat.client, Sit(seat=1, name="Cat"))
        await a_moment()
        assert seen(ben, 2) == ""  # it is not on disk
        store.commit()
        await a_moment()
        assert seen(ben, 2) == "Ben"
        assert seen(cat, 1) == ""
        assert tables_in(store, 0) == {tables[2].id}


@asynccontextmanager
async def a_rush(store: SlowStore) -> AsyncIterator[tuple[Registry, list[Guest], list[OnlineTable]]]:
    """Ann plays, Ben watches her, and at Cat's table a commit runs."""
    async with tables_of(store, "Ann", "Cat") as (registry, (ann, cat), tables):
        ben = await come(store, tables[0], "Ben")
        tables[0].receive(ann.client, Sit(seat=0, name="Ann", id=77))
        tables[1].receive(cat.client, Sit(seat=0, name="Cat"))
        await a_moment()
        tables[1].receive(cat.client, Stand())
        store.commit()
        await a_moment()
        assert len(store.submitted) == 1
        yield registry, [ann, ben, cat], tables


async def test_in_a_rush_who_waits_for_a_reply_is_told_first() -> None:
    store = SlowStore()
    async with a_rush(store) as (_, (ann, ben, _), _):
        assert done(ann, 77)
        assert seen(ann, 0) == "Ann"
        assert seen(ben, 0) == ""
        store.commit()
        await a_moment()
        assert seen(ben, 0) == "Ann"


@pytest.mark.parametrize(("crowd", "strain", "waits"), [(2, -1.0, True), (3, -1.0, False), (2, 1e9, False)])
async def test_in_a_crowd_what_is_done_may_wait_for_what_is_asked_next(
    monkeypatch: pytest.MonkeyPatch, crowd: int, strain: float, waits: bool
) -> None:
    monkeypatch.setattr(delivery, "CROWD", crowd)
    monkeypatch.setattr(delivery, "STRAIN", strain)
    store = SlowStore()
    async with tables_of(store, "Ann", "Cat") as (registry, (_, cat), tables):
        store.holds = False
        ben, dan = Guest(registry, "Ben"), Guest(registry, "Dan")
        for guest in (ben, dan):
            await guest.attend(tables[0])
        store.holds = True
        tables[0].receive(ben.client, Sit(seat=1, name="Ben", id=77))
        tables[0].receive(dan.client, Sit(seat=1, name="Dan", id=78))
        tables[1].receive(cat.client, Sit(seat=0, name="Cat", id=79))
        await a_moment()
        tables[1].receive(cat.client, Stand())
        store.commit()  # of two tables
        await a_moment()
        assert len(store.submitted) == 1
        assert done(ben, 77) != waits
        assert any(isinstance(message, Refused) and message.id == 78 for message in dan.received)
        store.commit()
        await a_moment()
        assert done(ben, 77)


async def test_in_a_crowd_who_has_waited_long_is_told_after_the_next_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "CROWD", 1)
    monkeypatch.setattr(delivery, "STRAIN", -1.0)
    store = SlowStore()
    async with tables_of(store, "Ann") as (registry, (ann,), (table,)):
        ben = await come(store, table, "Ben")
        table.receive(ben.client, Sit(seat=1, name="Ben", id=77))
        await a_moment()
        store.commit()
        table.receive(ann.client, Sit(seat=0, name="Ann"))
        await a_moment()
        assert not done(ben, 77)
        monkeypatch.setattr(delivery, "PATIENCE", -1.0)
        registry.delivery.ring()  # his time is over while the table is being written
        assert not done(ben, 77)
        monkeypatch.setattr(delivery, "PATIENCE", 1000.0)
        store.commit()
        await a_moment()
        assert done(ben, 77)


async def test_in_a_rush_nobody_is_kept_waiting_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "PATIENCE", -1.0)
    store = SlowStore()
    async with a_rush(store) as (_, (_, ben, _), _):
        assert seen(ben, 0) == "Ann"


async def test_in_a_rush_what_happens_meanwhile_comes_in_one_message() -> None:
    store = SlowStore()
    async with a_rush(store) as (_, (ann, ben, _), tables):
        before = len(ben.texts)
        tables[0].receive(ann.client, Stand())
        await a_moment()
        store.commit()
        await a_moment()
        store.commit()
        await a_moment()
        assert len(ben.texts) == before  # nothing is new: she has come and gone
        assert seen(ben, 0) == ""


async def test_what_a_broken_table_had_begun_is_never_written() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (_, _, tables):
        store.holds = False

        def half_done() -> None:
            tables[0].doc.seats[0].name = "Half"
            tables[0].note_change()
            raise ZeroDivisionError

        tables[0].schedule(half_done)
        await a_moment()
        assert tables[0].is_closed
        before = len(store.written)
        tables[0].schedule(lambda: None)  # a bot that was asked before
        await a_moment()
        assert len(store.written) == before


def done(guest: Guest, number: int) -> bool:
    return any(isinstance(message, Done) and message.id == number for message in guest.received)


def go_away(guest: Guest) -> None:
    """What a connection does first with somebody who comes to another table."""
    guest.client.leave()
    guest.client.wake()


def go_to(guest: Guest, table: OnlineTable, number: int) -> None:
    """What a connection does with somebody who comes to another table."""
    go_away(guest)
    guest.client.want(table)
    table.receive(guest.client, Attend(table=table.id, id=number))


async def test_who_goes_to_another_table_is_told_no_sooner_that_it_is_done() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (_, (ann, _), tables):
        tables[0].receive(ann.client, Sit(seat=0, name="Ann", id=77))
        await a_moment()
        go_away(ann)
        await a_moment()
        assert not done(ann, 77)
        store.commit()
        await a_moment()
        assert done(ann, 77)


async def test_who_went_to_another_table_is_not_told_of_what_could_not_be_written() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (_, (ann, _), tables):
        tables[0].receive(ann.client, Sit(seat=0, name="Ann", id=77))
        await a_moment()
        go_away(ann)
        store.commit(OSError("the disk is full"))
        await a_moment()
        assert not done(ann, 77)
        assert [message.code for message in ann.received if isinstance(message, Closing)] == ["server/storage"]


async def test_who_is_on_the_way_to_a_table_that_could_not_be_written_is_told() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (_, (ann, ben), tables):
        tables[0].receive(ann.client, Sit(seat=0, name="Ann"))
        await a_moment()
        go_to(ben, tables[0], 56)
        store.commit(OSError("the disk is full"))
        await a_moment()
        assert [message.code for message in ben.received if isinstance(message, Closing)] == ["server/storage"]


async def test_who_comes_from_a_table_that_is_written_for_somebody_else_is_told_at_once() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (registry, (ann, _), tables):
        store.holds = False
        cat = Guest(registry, "Cat")
        await cat.attend(tables[0])
        assert await cat.ask(Sit(seat=1, name="Cat")) == ""
        tables[1].doc.members.append("Cat")
        store.holds = True
        tables[0].receive(ann.client, Sit(seat=0, name="Ann"))
        await a_moment()
        tables[0].receive(ann.client, Stand())
        go_to(cat, tables[1], 56)
        store.commit()
        await a_moment()
        assert tables[0].is_ahead
        assert done(cat, 56)


async def test_a_reply_without_a_write_reaches_somebody_who_has_gone_to_another_table() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (registry, (ann, _), tables):
        store.holds = False
        cat = Guest(registry, "Cat")
        await cat.attend(tables[0])
        tables[1].doc.members.append("Cat")
        store.holds = True
        tables[0].receive(ann.client, Sit(seat=0, name="Ann"))
        await a_moment()
        tables[0].receive(cat.client, Ready(id=55))  # she has no seat
        go_to(cat, tables[1], 56)
        await a_moment()
        store.commit()
        await a_moment()
        assert any(isinstance(message, Refused) and message.id == 55 for message in cat.received)


async def test_what_could_not_be_written_is_told_to_nobody_who_was_about_to_be_told_something_else() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann", "Ben") as (registry, (ann, ben), tables):
        tables[0].receive(ann.client, Sit(seat=0, name="Ann", id=77))
        tables[1].receive(ben.client, Sit(seat=0, name="Ben"))
        await a_moment()
        go_away(ann)
        registry.delivery.patient[ann.client] = 0.0
        store.commit(OSError("the disk is full"))
        ann.client.wake()
        await a_moment()
        assert not done(ann, 77)


async def test_patience_ends_while_another_commit_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "PATIENCE", 0.01)
    store = SlowStore()
    async with a_rush(store) as (_, (_, ben, _), _):
        await ben.until(lambda: seen(ben, 0) == "Ann")


async def test_a_pong_does_not_tell_that_something_is_being_written() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann") as (_, (ann,), (table,)):
        watcher = await come(store, table, "Watcher")
        table.receive(ann.client, Sit(seat=0, name="Ann"))
        await a_moment()
        assert table.is_ahead
        watcher.client.reply(Pong(id=7))
        watcher.client.wake()
        await a_moment()
        assert watcher.last(Pong).id == 7
        assert seen(watcher, 0) == ""
        ann.client.reply(Pong(id=8))  # who waits for a reply of this very table hears all of it in order
        ann.client.wake()
        await a_moment()
        assert not any(isinstance(message, Pong) for message in ann.received)
        store.commit()
        await watcher.until(lambda: seen(watcher, 0) == "Ann")
        await ann.until(lambda: any(isinstance(message, Pong) for message in ann.received))


async def test_who_has_heard_more_than_there_is_hears_all_anew() -> None:
    store = SlowStore()
    async with tables_of(store, "Ann") as (registry, _, (table,)):
        store.holds = False
        table.doc.seats = [SeatDoc(kind=PERSON, name=name, guest=name, ready=True) for name in ("Ann", "Ben", "Cat")]
        play.begin(table)
        again = Guest(registry, "Ann")
        await again.attend(table, game=1, after=500)
        await again.until(lambda: any(isinstance(message, Update) for message in again.received))
        update = again.last(Update)
        assert update.first == 1
        assert len(update.events) == len(again.events()) > 2
