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

from clickbang.protocol import messages
from clickbang.server.delivery.table_info import common_info, table_info
from clickbang.server.limits.buckets import Buckets, Shares
from clickbang.server.room import TableState
from clickbang.server.settings import Settings
from clickbang.server.storage.documents import SaidRow
from clickbang.server.storage.store import PutSaid
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.tables.registry import Registry
from tests.server.party import Guest
from tests.server.storage.slow_store import SlowStore

GUESTS, CONNECTIONS, TABLES, STEPS = 6, 8, 4, 300


class Moody(Guest):
    """Takes messages at once, or slowly, or not at all for a while."""

    def __init__(self, registry: Registry, name: str) -> None:
        super().__init__(registry, name)
        self.quick = True
        self.reads = asyncio.Event()
        self.reads.set()
        self.asked: set[int] = set()
        self.client.socket = self
        self.client.send = self.take_slowly

    def takes_at_once(self) -> bool:
        return self.quick

    def write(self, text: bytes) -> None:
        self.hear(text)

    def recall(self) -> bool:
        return False

    async def take_slowly(self, text: bytes) -> None:
        await self.reads.wait()
        self.hear(text)


class Rush:
    """What happens in one of them."""

    def __init__(self, seed: int, failing: float) -> None:
        self.whim = random.Random(seed)
        self.failing = failing
        self.store = SlowStore()
        self.registry = Registry(Settings(bot_processes=0, messages_each=1e9), self.store, asyncio.get_running_loop())
        self.registry.allowances.remarks = Shares(1e9, 1e9, 1)
        self.registry.allowances.remarks_at = Buckets(1e9, 1e9)
        self.people = [Moody(self.registry, f"H{number % GUESTS}") for number in range(CONNECTIONS)]
        self.tables: list[OnlineTable] = []
        self.last = 0
        self.said: set[int] = set()
        self.written: set[int] = set()

    async def run(self) -> None:
        for number in range(TABLES * (5 if self.failing else 1)):  # a table whose commit fails is gone
            self.tables.append(
                await self.registry.open_table(f"H{number}", "bulletbucks", 4, {}, "none", "none", True, "")
            )
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
        open_ones = [table for table in self.tables if not table.is_closed]
        person = self.whim.choice(self.people)
        if not open_ones or person.client.is_gone:
            return
        table, client = self.whim.choice(open_ones), person.client
        client.want(table)
        table.receive(client, messages.Attend(table=table.id, id=self.number(person)))

    def ask(self) -> None:
        person = self.whim.choice(self.people)
        table = person.client.wanted
        if table is None or table.is_closed or person.client.is_gone:
            return
        number, seat = self.number(person), self.whim.randrange(4)
        kinds: list[Callable[[], messages.TableMessage]] = [
            lambda: messages.Sit(seat=seat, name=f"N{seat}", id=number),
            lambda: messages.Stand(id=number),
            lambda: messages.Ready(id=number),
            lambda: messages.Unready(id=number),
            lambda: messages.Say(text=str(number), id=number),
            lambda: messages.Start(id=number),
            lambda: messages.Rematch(id=number),
            lambda: messages.Mute(seat=seat, id=number),
            lambda: messages.Why(prompt=1, choice={"type": "x"}, id=number),
        ]
        message = self.whim.choice(kinds)()
        if isinstance(message, messages.Say):
            self.said.add(number)
        table.receive(person.client, message)

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
            done = {message.id for message in person.received if isinstance(message, messages.Done)}
            assert done & self.said <= self.written

    def check_the_end(self) -> None:
        """Nothing is left over, and everybody knows everything."""
        cycle, delivery = self.registry.cycle, self.registry.delivery
        assert not cycle.is_busy()
        assert [*delivery.patient, *cycle.waiting] == []
        assert delivery.held_back is None
        for table in self.tables:
            assert table.is_closed or (table.state is TableState.SETTLED and not table.replied)
            assert table.presence.guests == Counter(client.guest for client in table.clients)
        for person in self.people:
            if not person.client.is_gone:
                self.check_person(person)

    def check_person(self, person: Moody) -> None:
        client = person.client
        assert not client.sender
        assert client.outbox == []
        replies = [message.id for message in person.received if isinstance(message, messages.Done | messages.Refused)]
        assert sorted(number for number in replies if number is not None) == sorted(person.asked)
        if client.table is not None and client.subscription is not None:
            assert client.subscription.info == table_info(client.table, person.name)
            assert client.table.info == (client.table.version, common_info(client.table))
        remarks = [message.number for message in person.received if isinstance(message, messages.Said)]
        assert all(now in (1, before + 1) for before, now in pairwise([0, *remarks]))


@pytest.mark.parametrize("failing", [0.0, 0.08], ids=["all is written", "some commits fail"])
@pytest.mark.parametrize("seed", range(12))
async def test_a_rush(seed: int, failing: float) -> None:
    rush = Rush(seed, failing)
    await rush.run()
    rush.check_what_is_told()
    rush.check_the_end()
    await rush.registry.stop()
