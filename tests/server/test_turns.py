"""Tables act together, and what goes wrong at one of them is that table's alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from clickbang.server import turns
from clickbang.server.house import House
from clickbang.server.messages import Attend, Closing, Done, Ready, Refused, Sit, Stand
from clickbang.server.room import Room
from tests.server.party import Guest, run
from tests.server.slow_store import SlowStore, a_moment, seen, tables_of


def tables_in(store: SlowStore, number: int) -> set[str]:
    """Which tables are in a commit that is asked for."""
    return {getattr(write, "room", "") for write in store.submitted[number][0]}


def test_what_comes_during_a_commit_makes_up_the_next() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben", "Cat") as (_, (ann, ben, cat), rooms):
            rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann"))
            await a_moment()
            assert tables_in(store, 0) == {rooms[0].id}
            rooms[0].receive(ann.visitor, Stand())
            rooms[1].receive(ben.visitor, Sit(seat=2, name="Ben"))
            await a_moment()
            assert rooms[0].doc.seats[0].name == "Ann"  # still
            assert rooms[1].doc.seats[2].name == ""  # not even done yet: one commit at a time is enough
            assert len(store.submitted) == 1
            store.commit()
            assert len(store.submitted) == 1  # the next one, at once
            assert tables_in(store, 0) == {rooms[0].id, rooms[1].id}
            rooms[2].receive(cat.visitor, Sit(seat=1, name="Cat"))
            await a_moment()
            assert seen(ben, 2) == ""  # it is not on disk
            store.commit()
            await a_moment()
            assert seen(ben, 2) == "Ben"
            assert seen(cat, 1) == ""
            assert tables_in(store, 0) == {rooms[2].id}

    run(scene())


@asynccontextmanager
async def a_rush(store: SlowStore) -> AsyncIterator[tuple[House, list[Guest], list[Room]]]:
    """Ann plays, Ben watches her, and at Cat's table a commit runs."""
    async with tables_of(store, "Ann", "Cat") as (house, (ann, cat), rooms):
        ben = Guest(house, "Ben")
        store.holds = False
        await ben.attend(rooms[0])
        store.holds = True
        rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann", id=77))
        rooms[1].receive(cat.visitor, Sit(seat=0, name="Cat"))
        await a_moment()
        rooms[1].receive(cat.visitor, Stand())
        store.commit()
        await a_moment()
        assert len(store.submitted) == 1
        yield house, [ann, ben, cat], rooms


def test_in_a_rush_who_waits_for_a_reply_is_told_first() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with a_rush(store) as (_, (ann, ben, _), _):
            assert done(ann, 77)
            assert seen(ann, 0) == "Ann"
            assert seen(ben, 0) == ""
            store.commit()
            await a_moment()
            assert seen(ben, 0) == "Ann"

    run(scene())


@pytest.mark.parametrize(("crowd", "strain", "waits"), [(2, -1.0, True), (3, -1.0, False), (2, 1e9, False)])
def test_in_a_crowd_what_is_done_may_wait_for_what_is_asked_next(
    monkeypatch: pytest.MonkeyPatch, crowd: int, strain: float, waits: bool
) -> None:
    monkeypatch.setattr(turns, "CROWD", crowd)
    monkeypatch.setattr(turns, "STRAIN", strain)

    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Cat") as (house, (_, cat), rooms):
            store.holds = False
            ben, dan = Guest(house, "Ben"), Guest(house, "Dan")
            for guest in (ben, dan):
                await guest.attend(rooms[0])
            store.holds = True
            rooms[0].receive(ben.visitor, Sit(seat=1, name="Ben", id=77))
            rooms[0].receive(dan.visitor, Sit(seat=1, name="Dan", id=78))
            rooms[1].receive(cat.visitor, Sit(seat=0, name="Cat", id=79))
            await a_moment()
            rooms[1].receive(cat.visitor, Stand())
            store.commit()  # of two tables
            await a_moment()
            assert len(store.submitted) == 1
            assert done(ben, 77) != waits
            assert any(isinstance(message, Refused) and message.id == 78 for message in dan.received)
            store.commit()
            await a_moment()
            assert done(ben, 77)

    run(scene())


def test_in_a_crowd_who_has_waited_long_is_told_after_the_next_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "CROWD", 1)
    monkeypatch.setattr(turns, "STRAIN", -1.0)

    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann") as (house, (ann,), (room,)):
            store.holds = False
            ben = Guest(house, "Ben")
            await ben.attend(room)
            store.holds = True
            room.receive(ben.visitor, Sit(seat=1, name="Ben", id=77))
            await a_moment()
            store.commit()
            room.receive(ann.visitor, Sit(seat=0, name="Ann"))
            await a_moment()
            assert not done(ben, 77)
            monkeypatch.setattr(turns, "PATIENCE", -1.0)
            house.turns.ring()  # his time is over while the table is being written
            assert not done(ben, 77)
            monkeypatch.setattr(turns, "PATIENCE", 1000.0)
            store.commit()
            await a_moment()
            assert done(ben, 77)

    run(scene())


def test_in_a_rush_nobody_is_kept_waiting_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", -1.0)

    async def scene() -> None:
        store = SlowStore()
        async with a_rush(store) as (_, (_, ben, _), _):
            assert seen(ben, 0) == "Ann"

    run(scene())


def test_in_a_rush_what_happens_meanwhile_comes_in_one_message() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with a_rush(store) as (_, (ann, ben, _), rooms):
            before = len(ben.texts)
            rooms[0].receive(ann.visitor, Stand())
            await a_moment()
            store.commit()
            await a_moment()
            store.commit()
            await a_moment()
            assert len(ben.texts) == before  # nothing is new: she has come and gone
            assert seen(ben, 0) == ""

    run(scene())


def test_what_a_broken_table_had_begun_is_never_written() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (_, (ann, _), rooms):
            store.holds = False

            def half_done() -> None:
                rooms[0].doc.seats[0].name = "Half"
                rooms[0].changed = True
                raise ZeroDivisionError

            rooms[0].take(ann.visitor, None, half_done)
            await a_moment()
            assert rooms[0].closed
            before = len(store.written)
            rooms[0].take(None, None, lambda: None)  # a bot that was asked before
            await a_moment()
            assert len(store.written) == before

    run(scene())


def done(guest: Guest, number: int) -> bool:
    return any(isinstance(message, Done) and message.id == number for message in guest.received)


def go_away(guest: Guest) -> None:
    """What a connection does first with somebody who comes to another table."""
    room = guest.visitor.room
    assert room is not None
    guest.visitor.room = None
    room.leave(guest.visitor)
    guest.visitor.wake()


def go_to(guest: Guest, room: Room, number: int) -> None:
    """What a connection does with somebody who comes to another table."""
    go_away(guest)
    guest.visitor.wanted = room
    attend = Attend(table=room.id, id=number)
    room.take(guest.visitor, attend, lambda: room.enter(guest.visitor, attend))


def test_who_goes_to_another_table_is_told_no_sooner_that_it_is_done() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (_, (ann, _), rooms):
            rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann", id=77))
            await a_moment()
            go_away(ann)
            await a_moment()
            assert not done(ann, 77)
            store.commit()
            await a_moment()
            assert done(ann, 77)

    run(scene())


def test_who_went_to_another_table_is_not_told_of_what_could_not_be_written() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (_, (ann, _), rooms):
            rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann", id=77))
            await a_moment()
            go_away(ann)
            store.commit(OSError("the disk is full"))
            await a_moment()
            assert not done(ann, 77)
            assert [message.code for message in ann.received if isinstance(message, Closing)] == ["server/storage"]

    run(scene())


def test_who_is_on_the_way_to_a_table_that_could_not_be_written_is_told() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (_, (ann, ben), rooms):
            rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann"))
            await a_moment()
            go_to(ben, rooms[0], 56)
            store.commit(OSError("the disk is full"))
            await a_moment()
            assert [message.code for message in ben.received if isinstance(message, Closing)] == ["server/storage"]

    run(scene())


def test_who_comes_from_a_table_that_is_written_for_somebody_else_is_told_at_once() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (house, (ann, _), rooms):
            store.holds = False
            cat = Guest(house, "Cat")
            await cat.attend(rooms[0])
            assert await cat.ask(Sit(seat=1, name="Cat")) == ""
            rooms[1].doc.members.append("Cat")
            store.holds = True
            rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann"))
            await a_moment()
            rooms[0].receive(ann.visitor, Stand())
            go_to(cat, rooms[1], 56)
            store.commit()
            await a_moment()
            assert rooms[0].writing
            assert done(cat, 56)

    run(scene())


def test_a_reply_without_a_write_reaches_somebody_who_has_gone_to_another_table() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (house, (ann, _), rooms):
            store.holds = False
            cat = Guest(house, "Cat")
            await cat.attend(rooms[0])
            rooms[1].doc.members.append("Cat")
            store.holds = True
            rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann"))
            await a_moment()
            rooms[0].receive(cat.visitor, Ready(id=55))  # she has no seat
            go_to(cat, rooms[1], 56)
            await a_moment()
            store.commit()
            await a_moment()
            assert any(isinstance(message, Refused) and message.id == 55 for message in cat.received)

    run(scene())


def test_what_could_not_be_written_is_told_to_nobody_who_was_about_to_be_told_something_else() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (house, (ann, ben), rooms):
            rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann", id=77))
            rooms[1].receive(ben.visitor, Sit(seat=0, name="Ben"))
            await a_moment()
            go_away(ann)
            house.turns.patient[ann.visitor] = 0.0
            store.commit(OSError("the disk is full"))
            ann.visitor.wake()
            await a_moment()
            assert not done(ann, 77)

    run(scene())


def test_patience_ends_while_another_commit_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)

    async def scene() -> None:
        store = SlowStore()
        async with a_rush(store) as (_, (_, ben, _), _):
            await ben.until(lambda: seen(ben, 0) == "Ann")

    run(scene())
