"""Mixed play for long: many tables of all games, with everything that people do, and a server that is restarted.

    python -m tests.attack.mixed.run --minutes 60 --tables 100
    python -m tests.attack.mixed.run --minutes 60 --no-restarts      memory alone: one life of the server

In the first and the last sixth of the time the server is stopped or killed again and again; between them it lives on,
so that its memory can be looked at. At the end every table has to open, every record to verify, with every answer that
was acknowledged; the log may hold no error, and memory may not grow. The exit code says whether all held.
"""

import argparse
import asyncio
import gc
import json
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path

import uvloop
from bench.server.load import Pacer
from bench.server.postgres import postgres

from tests.attack.http import fetch
from tests.attack.mixed.ledger import Ledger, check_record
from tests.attack.mixed.memory import Memory
from tests.attack.mixed.party import Party
from tests.attack.mixed.person import Person
from tests.server.cluster.relaying import relayed
from tests.server.hosting import Hosted, hosted

SETTINGS = {"away_seconds": 20, "idle_seconds": 30, "reveal_seconds": 10}
RESTART_EVERY = 120.0
SETTLED = 600.0
"""Seconds after which a server's memory may not grow any more: so long its caches fill (what guests have asked for)."""
JUDGED = 300.0
"""Seconds after that for which it is looked at: of less, a slope says nothing."""
STEEPEST = 0.5
"""Megabytes a minute, of each kind of process, that count as not growing."""
SAMPLE_EVERY = 10.0
AT_ONCE = 20
"""Tables that are looked at together at the end."""


class Run:
    """One run, from the first table to the last check."""

    def __init__(self, server: Hosted, minutes: float, tables: int, rate: float, restarts: bool) -> None:
        self.server = server
        self.seconds = 60 * minutes
        self.ledger = Ledger()
        self.pacer = Pacer(rate)
        self.parties = [Party(number, server.port, self.ledger, self.pacer) for number in range(tables)]
        self.restarts = restarts
        self.memories = [Memory()]
        self.begun = time.monotonic()

    async def run(self) -> None:
        pacing = asyncio.create_task(self.pacer.run())
        watching = asyncio.create_task(self.watch())
        playing = []
        for party in self.parties:
            playing.append(asyncio.create_task(party.run()))
            await asyncio.sleep(0.05)
        async for how in self.when_to_restart():
            await self.restart(how)
            if pacing.done():
                pacing.result()  # raises whatever has stopped it
        for party in self.parties:
            party.leaving = True
        await asyncio.gather(*playing)
        self.say("all have left")
        self.pacer.stopped = True
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        await pacing
        await self.restart(signal.SIGTERM)
        await self.check_tables()
        await self.check_records()
        self.check_log()
        self.check_memory()

    async def when_to_restart(self) -> AsyncIterator[signal.Signals]:
        """In the first and the last sixth of the time, by turns politely and not."""
        turns, edge = 0, self.seconds / 6
        while (now := time.monotonic() - self.begun) < self.seconds:
            await asyncio.sleep(min(RESTART_EVERY, edge / 2, self.seconds - now))
            now = time.monotonic() - self.begun
            if self.restarts and not edge < now < self.seconds - edge:
                turns += 1
                yield signal.SIGKILL if turns % 2 else signal.SIGTERM

    async def restart(self, how: signal.Signals) -> None:
        self.ledger.counts[f"restarts by {how.name}"] += 1
        code = await asyncio.to_thread(self.server.end, how)
        if how == signal.SIGTERM and code not in (0, -signal.SIGTERM):
            self.ledger.trouble(f"stopped with SIGTERM the server ended with {code}")
        self.memories.append(Memory())
        await asyncio.to_thread(self.server.start)

    async def watch(self) -> None:
        """The server's memory, and a word about how it goes."""
        while True:
            await asyncio.sleep(SAMPLE_EVERY)
            process = self.server.process
            if process is not None and process.poll() is None:
                self.memories[-1].sample(process.pid)
            last = {kind: samples[-1][1] for kind, samples in self.memories[-1].samples.items()}
            held = ", ".join(f"{kind} {megabytes:.1f}" for kind, megabytes in last.items())
            self.say(f"{self.ledger.counts['moves']} moves  MB: {held}")

    def say(self, what: str) -> None:
        print(f"{(time.monotonic() - self.begun) / 60:5.1f} min  {what}", file=sys.stderr, flush=True)

    # The checks

    async def check_tables(self) -> None:
        """Every table can be come to, and is shown."""
        some = asyncio.Semaphore(AT_ONCE)
        opened = await asyncio.gather(*[self.opens(table, some) for table in self.ledger.tables])
        print(f"tables opened again: {sum(opened)} of {len(opened)}")

    async def opens(self, table: str, some: asyncio.Semaphore) -> bool:
        async with some:
            secret, source = self.ledger.tables[table]
            person = Person(self.server.port, source, "checking", self.ledger, lambda _: None)
            person.secret = secret
            person.attend(table)
            try:
                async with asyncio.timeout(20):
                    while person.table is None and not person.turned_away:
                        await asyncio.sleep(0.002)
                return person.table is not None
            except TimeoutError:
                self.ledger.trouble(f"table {table} does not open")
                return False
            finally:
                await person.leave()

    async def check_records(self) -> None:
        """Every game that was seen to end has a record that verifies, with all that was noted."""
        over = {game: notes for game, notes in self.ledger.games.items() if notes.over and notes.secret}
        verified, loop = 0, asyncio.get_running_loop()
        with ProcessPoolExecutor(2) as pool:
            for (table, number), notes in over.items():
                path = f"/api/tables/{table}/games/{number}/record"
                reply = await fetch(self.server.port, "GET", path, None, notes.secret, notes.source)
                if reply.status != 200:
                    self.ledger.trouble(f"no record of table {table} game {number}: {reply.status} {reply.code}")
                    continue
                notes.acknowledged = dict(notes.acknowledged)
                problems = await loop.run_in_executor(pool, check_record, (table, number), notes, reply.body)
                verified += not problems
                for problem in problems:
                    self.ledger.trouble(problem)
        answers = sum(len(actions) for notes in over.values() for actions in notes.acknowledged.values())
        print(f"records verified: {verified} of {len(over)}, with {answers} acknowledged answers")

    def check_log(self) -> None:
        for line in self.server.log.read_text().splitlines():
            if " ERROR " in line or line.startswith("Traceback"):
                self.ledger.trouble(f"in the log: {line}")

    def check_memory(self) -> None:
        """Of the server that lived longest."""
        memory = max(self.memories, key=lambda memory: memory.lasted)
        after = min(SETTLED, memory.lasted / 2)
        found = memory.slopes(after)
        print(f"memory from {after / 60:.1f} to {memory.lasted / 60:.1f} minutes of one life, MB/min:", end=" ")
        held = {kind: samples[-1][1] for kind, samples in memory.samples.items()}
        print(", ".join(f"{kind} {slope:+.2f} (now {held[kind]:.0f} MB)" for kind, slope in found.items()))
        if after == SETTLED and memory.lasted - after >= JUDGED:
            self.ledger.counts["seconds of memory judged"] = int(memory.lasted - after)
            for problem in memory.growing(after, STEEPEST):
                self.ledger.trouble(problem)


def served(folder: Path, database: str = "") -> AbstractContextManager[Hosted]:
    """One server; with a database, one that relays everybody to two others, which are restarted in turns with it."""
    return relayed(folder, database, owners=2, **SETTINGS) if database else hosted(folder, **SETTINGS)


async def mixed(server: Hosted, minutes: float, tables: int, rate: float, restarts: bool = True) -> Ledger:
    """A whole run at a server that is up."""
    run = Run(server, minutes, tables, rate, restarts)
    await run.run()
    return run.ledger


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=150, help="answers a second, of all people together")
    parser.add_argument("--no-restarts", action="store_true")
    parser.add_argument("--relay", action="store_true", help="come in at a worker that has no table of its own")
    arguments = parser.parse_args()
    gc.freeze()
    minutes, tables, rate = arguments.minutes, arguments.tables, arguments.rate
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(postgres()).address if arguments.relay else ""
        server = stack.enter_context(served(Path(folder), database))
        ledger = uvloop.run(mixed(server, minutes, tables, rate, not arguments.no_restarts))
    print(json.dumps(dict(sorted(ledger.counts.items())), indent=1))
    for problem in ledger.problems:
        print("PROBLEM", problem)
    print("all held" if not ledger.problems else f"{ledger.counts['problems']} problems")
    return 1 if ledger.problems else 0


if __name__ == "__main__":
    sys.exit(main())
