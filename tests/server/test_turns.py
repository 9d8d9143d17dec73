"""Tables act together, and what goes wrong at one of them is that table's alone."""

import asyncio
from collections.abc import Sequence

import pytest

from clickbang.server.house import House
from clickbang.server.messages import Closing, Sit, Stand
from clickbang.server.room import Room
from clickbang.server.settings import Settings
from clickbang.server.store import Finished, Write
from tests.server.party import Guest
from tests.server.stage import InstantStore


class SlowStore(InstantStore):
    """Writes when it is told to."""

    def __init__(self) -> None:
        self.submitted: list[tuple[Sequence[Write], Finished]] = []
        self.holds = False

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        if self.holds:
            self.submitted.append((writes, finished))
        else:
            finished(None)

    def commit(self) -> None:
        _, finished = self.submitted.pop(0)
        finished(None)


async def two_tables(store: SlowStore) -> tuple[House, list[Guest], list[Room]]:
    house = House(Settings(bot_processes=0), store, asyncio.get_running_loop())
    rooms, guests = [], []
    for name in ("Ann", "Ben"):
        room = await house.open_table(name, "bulletbucks", 3, {}, "none", "none", True, "")
        guest = Guest(house, name)
        await guest.attend(room)
        rooms.append(room)
        guests.append(guest)
    store.holds = True
    return house, guests, rooms


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def seen(guest: Guest, seat: int) -> str:
    """Who sits there, as far as somebody knows."""
    return guest.table.seats[seat].name


def test_what_arrives_while_a_commit_runs_goes_into_the_next_for_all_tables_at_once() -> None:
    async def scene() -> None:
        store = SlowStore()
        house, (ann, ben), rooms = await two_tables(store)
        rooms[0].receive(ann.visitor, Sit(seat=0, name="Ann"))
        await a_moment()
        assert len(store.submitted) == 1
        rooms[0].receive(ann.visitor, Stand())
        rooms[1].receive(ben.visitor, Sit(seat=2, name="Ben"))
        await a_moment()
        assert len(store.submitted) == 1
        assert rooms[1].doc.seats[2].name == ""  # not even done yet
        store.commit()
        assert len(store.submitted) == 1  # the next one, at once
        assert {getattr(write, "room", "") for write in store.submitted[0][0]} == {room.id for room in rooms}
        assert rooms[1].doc.seats[2].name == "Ben"
        await a_moment()
        assert seen(ben, 2) == ""  # it is not on disk
        store.commit()
        await a_moment()
        assert seen(ben, 2) == "Ben"
        store.holds = False
        await house.stop()

    asyncio.run(scene())


@pytest.mark.parametrize("method", ["do", "tell"])
def test_a_table_that_breaks_is_read_again_and_no_other_notices(method: str) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async def scene() -> None:
        store = SlowStore()
        house, (ann, ben), rooms = await two_tables(store)
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
        await house.stop()

    asyncio.run(scene())
