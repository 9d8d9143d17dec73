"""Carries out a plan of faults on servers, one after another or several at the same time."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from tests.cluster.company import Company
from tests.cluster.faulty.plan import Planned


@dataclass(slots=True)
class Fault:
    """One that has happened."""

    kind: str
    what: str
    began: float
    ended: float = field(default=float("inf"))


class Nemesis(ABC):
    """Whatever the servers are: they have workers, which are struck one by one, in pairs or all together."""

    alone: Collection[str] = ()
    """What happens to all workers at once: nothing else does meanwhile."""
    pairs: Collection[str] = ()
    """What happens between two."""

    def __init__(self, workers: int, company: Company, lanes: int = 1) -> None:
        self.workers = workers
        self.company = company
        self.lanes = lanes
        """How much may go on at the same time, each to another worker."""
        self.faults: list[Fault] = []
        self.troubles: list[str] = []
        self.free = list(range(workers))
        self.calm = asyncio.Condition()

    @abstractmethod
    async def do(self, planned: Planned, workers: Sequence[int]) -> str:
        """Do this to these workers, all that a fault needs; returns to whom."""

    async def busiest(self) -> int | None:
        """Where most tables live: that is where something happens when something happens. None, if nobody knows."""
        return None

    async def run(self, planned: Sequence[Planned], deadline: float) -> None:
        """These faults; fewer if time runs out."""
        left = list(reversed(planned))
        await asyncio.gather(*[self.lane(left, deadline) for _ in range(self.lanes)])

    async def lane(self, left: list[Planned], deadline: float) -> None:
        loop = asyncio.get_running_loop()
        while left and loop.time() < deadline:
            planned = left.pop()
            await self.strike(planned)
            await asyncio.sleep(planned.pause)

    async def strike(self, planned: Planned) -> None:
        """One fault. A line has two ends: whatever has two workers in it takes both."""
        kind = planned.kind
        needed = self.workers if kind in self.alone else 2 if kind in self.pairs else 1
        async with self.calm:
            await self.calm.wait_for(lambda: len(self.free) >= needed)
            self.free.sort()
            first = int(planned.pick * len(self.free))
            order = self.free[first:] + self.free[:first]
            if planned.busiest:
                busiest = await self.busiest()
                order.sort(key=lambda worker: worker != busiest)
            taken, self.free = order[:needed], order[needed:]
        loop = asyncio.get_running_loop()
        fault = Fault(kind, "", loop.time())
        self.faults.append(fault)
        try:
            fault.what = await self.do(planned, taken)
        finally:
            fault.ended = loop.time()
            async with self.calm:
                self.free += taken
                self.calm.notify_all()
