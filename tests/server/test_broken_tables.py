"""What goes wrong at one table is that table's alone."""

import pytest

from clickbang.server.messages import Closing, Sit, Stand
from tests.server.party import Guest, run
from tests.server.slow_store import SlowStore, a_moment, seen, tables_of

pytestmark = pytest.mark.plants


def broken(*_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize("method", ["do", "tell"])
def test_a_table_that_breaks_is_read_again_and_no_other_notices(method: str) -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (house, (ann, ben), rooms):
            store.holds = False
            setattr(rooms[0], method, broken)
            rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann"))
            rooms[1].receive(ben.visitor, Sit(seat=0, name="Ben"))
            await a_moment()
            assert seen(ben, 0) == "Ben"
            assert rooms[0].closed
            assert rooms[0].id not in house.rooms
            assert [message.code for message in ann.received if isinstance(message, Closing)] == ["server/broken"]
            rooms[1].receive(ben.visitor, Stand())
            await a_moment()
            assert seen(ben, 0) == ""

    run(scene())


def test_a_table_that_breaks_while_more_has_come_in_does_not_stop_the_others() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (_, (ann, ben), rooms):
            rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann"))
            await a_moment()
            rooms[0].tell = broken  # type: ignore[method-assign]
            for message in (
                Stand(),
                Sit(seat=1, name="Ann"),
            ):  # twice untold: then it is told before it is done
                rooms[0].receive(ann.visitor, message)
                store.commit()
                await a_moment()
            assert rooms[0].closed
            store.holds = False
            while store.submitted:
                store.commit()
            rooms[1].receive(ben.visitor, Sit(seat=0, name="Ben"))
            await a_moment()
            assert seen(ben, 0) == "Ben"

    run(scene())


def test_who_cannot_be_told_later_does_not_keep_others_waiting() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann", "Ben") as (house, (ann, ben), rooms):
            house.turns.patient[ann.visitor] = 0.0
            ann.visitor.gather = broken  # type: ignore[method-assign]
            rooms[1].receive(ben.visitor, Sit(seat=0, name="Ben"))
            await a_moment()
            store.commit()
            await a_moment()
            assert seen(ben, 0) == "Ben"
            assert rooms[0].closed
            assert not house.turns.busy

    run(scene())


def test_who_has_left_a_table_that_breaks_is_not_left_waiting_for_a_reply() -> None:
    async def scene() -> None:
        store = SlowStore()
        async with tables_of(store, "Ann") as (house, (ann,), (room,)):
            store.holds = False
            ben = Guest(house, "Ben")
            await ben.attend(room)
            store.holds = True
            room.receive(ben.visitor, Sit(seat=1, name="Ben", id=77))
            await a_moment()
            ben.visitor.room = None
            room.leave(ben.visitor)
            ann.visitor.gather = broken  # type: ignore[method-assign]
            store.commit()
            await a_moment()
            assert any(isinstance(message, Closing) for message in ben.received)

    run(scene())
