"""A rush at random: commits come late, fail and come in groups, readers are slow, people go from table to table.

However it goes, everybody gets every reply once, hears everything in the end, and nothing that was not written.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec import msgpack

from clickbang.server.docs import SaidRow
from clickbang.server.house import House
from clickbang.server.limits import Buckets
from clickbang.server.messages import (
    Attend,
    Done,
    FromClient,
    Mute,
    Ready,
    Refused,
    Rematch,
    Said,
    Say,
    Sit,
    Stand,
    Start,
    Unready,
    Why,
)
from clickbang.server.room import Room
from clickbang.server.settings import Settings
from clickbang.server.store import PutSaid
from clickbang.server.table_info import common_info, table_info
from tests.server.party import Guest, run
from tests.server.slow_store import SlowStore

GUESTS, CONNECTIONS, TABLES, STEPS = 6, 8, 4, 300


class Moody(Guest):
    """Takes messages at once, or slowly, or not at all for a while."""

    def __init__(self, house: House, name: str) -> None:
        super().__init__(house, name)
        self.quick = True
        self.reads = asyncio.Event()
        self.reads.set()
        self.asked: set[int] = set()
        self.visitor.socket = self
        self.visitor.send = self.take_slowly

    def takes_at_once(self) -> bool:
        return self.quick

    def write(self, text: bytes) -> None:
        self.hear(text)

    async def take_slowly(self, text: bytes) -> None:
        await self.reads.wait()
        self.hear(text)


class Rush:
    """What happens in one of them."""

    def __init__(self, seed: int, failing: float) -> None:
        self.whim = random.Random(seed)
        self.failing = failing
        self.store = SlowStore()
        self.house = House(Settings(bot_processes=0), self.store, asyncio.get_running_loop())
        self.house.remarks = Buckets(1e9, 1e9)
        self.people = [Moody(self.house, f"H{number % GUESTS}") for number in range(CONNECTIONS)]
        self.rooms: list[Room] = []
        self.last = 0
        self.said: set[int] = set()
        self.written: set[int] = set()

    async def run(self) -> None:
        for number in range(TABLES * (5 if self.failing else 1)):  # a table whose commit fails is gone
            self.rooms.append(await self.house.open_table(f"H{number}", "bulletbucks", 4, {}, "none", "none", True, ""))
        self.store.holds = True
        for _ in range(STEPS):
            self.whim.choices([self.come, self.ask, self.change_mood, self.commit], [12, 38, 16, 24])[0]()
            if self.whim.random() < 0.6:
                await asyncio.sleep(0)
        for person in self.people:
            person.reads.set()
        for _ in range(100):
            while self.store.submitted:
                self.commit()
            await asyncio.sleep(0)

    def come(self) -> None:
        open_ones = [room for room in self.rooms if not room.closed]
        person = self.whim.choice(self.people)
        if not open_ones or person.visitor.gone:
            return
        room, visitor = self.whim.choice(open_ones), person.visitor
        if visitor.room is not None:
            before, visitor.room = visitor.room, None
            before.leave(visitor)
        visitor.wanted = room
        attend = Attend(table=room.id, id=self.number(person))
        room.take(visitor, attend, lambda: room.enter(visitor, attend))

    def ask(self) -> None:
        person = self.whim.choice(self.people)
        room = person.visitor.wanted
        if room is None or room.closed or person.visitor.gone:
            return
        number, seat = self.number(person), self.whim.randrange(4)
        kinds: list[Callable[[], FromClient]] = [
            lambda: Sit(seat=seat, name=f"N{seat}", id=number),
            lambda: Stand(id=number),
            lambda: Ready(id=number),
            lambda: Unready(id=number),
            lambda: Say(text=str(number), id=number),
            lambda: Start(id=number),
            lambda: Rematch(id=number),
            lambda: Mute(seat=seat, id=number),
            lambda: Why(prompt=1, choice={"type": "x"}, id=number),
        ]
        message = self.whim.choice(kinds)()
        if isinstance(message, Say):
            self.said.add(number)
        room.receive(person.visitor, message)

    def number(self, person: Moody) -> int:
        self.last += 1
        person.asked.add(self.last)
        return self.last

    def change_mood(self) -> None:
        person = self.whim.choice(self.people)
        person.quick = self.whim.random() < 0.6
        if self.whim.random() < 0.6:
            person.reads.set()
        else:
            person.reads.clear()

    def commit(self) -> None:
        count = self.whim.randint(1, max(1, len(self.store.submitted)))
        batch, self.store.submitted = self.store.submitted[:count], self.store.submitted[count:]
        problem = OSError("the disk is full") if self.whim.random() < self.failing else None
        if problem is None:
            remarks = [write for writes, _ in batch for write in writes if isinstance(write, PutSaid)]
            self.written |= {int(msgpack.decode(remark.row, type=SaidRow).text) for remark in remarks}
        for _, finished in batch:
            finished(problem)
        self.check_what_is_told()

    def check_what_is_told(self) -> None:
        """Nobody has been told that something was said which is not on disk."""
        for person in self.people:
            done = {message.id for message in person.received if isinstance(message, Done)}
            assert done & self.said <= self.written

    def check_the_end(self) -> None:
        """Nothing is left over, and everybody knows everything."""
        turns = self.house.turns
        assert not turns.busy
        assert [*turns.patient, *turns.waiting, *turns.outgoing] == []
        for room in self.rooms:
            assert not (room.writing or room.untold or room.replied) or room.closed
            assert room.here == Counter(visitor.guest for visitor in room.visitors)
        for person in self.people:
            if not person.visitor.gone:
                self.check_person(person)

    def check_person(self, person: Moody) -> None:
        visitor = person.visitor
        assert not visitor.sending
        assert visitor.outbox == []
        replies = [message.id for message in person.received if isinstance(message, Done | Refused)]
        assert sorted(number for number in replies if number is not None) == sorted(person.asked)
        if visitor.room is not None:
            assert visitor.info == table_info(visitor.room, person.name)
            assert visitor.room.info() == common_info(visitor.room)
        remarks = [message.number for message in person.received if isinstance(message, Said)]
        assert all(now in (1, before + 1) for before, now in pairwise([0, *remarks]))


@pytest.mark.parametrize("failing", [0.0, 0.08], ids=["all is written", "some commits fail"])
@pytest.mark.parametrize("seed", range(12))
def test_a_rush(seed: int, failing: float) -> None:
    async def scene() -> None:
        rush = Rush(seed, failing)
        await rush.run()
        rush.check_what_is_told()
        rush.check_the_end()
        await rush.house.stop()

    run(scene())
