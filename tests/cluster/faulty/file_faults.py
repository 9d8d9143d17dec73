"""Everything that can happen to several workers on one file of SQLite (`--workers`), and to the process that writes."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from tests.cluster.company import Company
from tests.cluster.faulty.clocks import WallClock
from tests.cluster.faulty.nemesis import Nemesis
from tests.cluster.faulty.plan import Planned
from tests.server.cluster.test_workers import processes
from tests.server.hosting import Hosted

WRITER_HANGS = 1.5
"""Seconds, as long as a slow disk."""
Does = Callable[["FileNemesis", int, Planned], Awaitable[str]]


def send(process: int, how: signal.Signals) -> None:
    with suppress(ProcessLookupError):  # it has just been replaced
        os.kill(process, how)


async def kill(nemesis: "FileNemesis", worker: int, _: Planned) -> str:
    send(nemesis.worker(worker), signal.SIGKILL)
    return f"worker {worker}"


async def leave(nemesis: "FileNemesis", worker: int, _: Planned) -> str:
    """It stops as it should; its supervisor starts another."""
    send(nemesis.worker(worker), signal.SIGTERM)
    return f"worker {worker}"


async def stop(nemesis: "FileNemesis", worker: int, planned: Planned) -> str:
    process = nemesis.worker(worker)
    send(process, signal.SIGSTOP)
    await asyncio.sleep(planned.lasts)
    send(process, signal.SIGCONT)
    return f"worker {worker}"


async def kill_writer(nemesis: "FileNemesis", _: int, __: Planned) -> str:
    send(nemesis.writer(), signal.SIGKILL)
    return "the writer"


async def stop_writer(nemesis: "FileNemesis", _: int, __: Planned) -> str:
    process = nemesis.writer()
    send(process, signal.SIGSTOP)
    await asyncio.sleep(WRITER_HANGS)
    send(process, signal.SIGCONT)
    return "the writer"


async def restart(nemesis: "FileNemesis", _: int, __: Planned) -> str:
    code = await asyncio.to_thread(nemesis.server.stop)
    if code not in (0, -signal.SIGTERM):
        nemesis.troubles.append(f"the server ended with {code}")
    await asyncio.to_thread(nemesis.server.start)
    return "everything"


async def crash(nemesis: "FileNemesis", _: int, __: Planned) -> str:
    await asyncio.to_thread(nemesis.server.cut_power)
    await asyncio.to_thread(nemesis.server.start)
    return "everything"


async def cut_people(nemesis: "FileNemesis", _: int, planned: Planned) -> str:
    return nemesis.company.break_off(planned.pick)


async def jump(nemesis: "FileNemesis", _: int, planned: Planned) -> str:
    nemesis.wall.jump(planned.jump)
    return f"all by {planned.jump:+.0f} s"


ALONE = {"restart": restart, "crash": crash}
KINDS: dict[str, Does] = {
    "kill": kill,
    "stop": stop,
    "cut people": cut_people,
    "leave": leave,
    "clock": jump,
    "kill writer": kill_writer,
    "stop writer": stop_writer,
    **ALONE,
}


class FileNemesis(Nemesis):
    """Does all this to one server with several workers."""

    alone = ALONE

    def __init__(self, server: Hosted, wall: WallClock, workers: int, company: Company, lanes: int = 1) -> None:
        super().__init__(workers, company, lanes)
        self.server = server
        self.wall = wall

    async def do(self, planned: Planned, workers: Sequence[int]) -> str:
        while len(processes(self.server)[0]) < self.workers or not processes(self.server)[1]:
            await asyncio.sleep(0.05)  # one has just died, and its supervisor waits before it starts another
        return await KINDS[planned.kind](self, workers[0], planned)

    def worker(self, number: int) -> int:
        """Its process; they are counted in the order in which they were started."""
        return sorted(processes(self.server)[0])[number]

    def writer(self) -> int:
        return max(processes(self.server)[1])
