"""A real server, bystanders who play on it, and one attack after another."""

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.server.process import memory_of

from tests.attack.field import Field
from tests.attack.registry import ATTACKS, PLACES
from tests.server.cluster.relaying import relayed
from tests.server.hosting import Hosted, hosted
from tests.server.patience import SOON

LOOK_EVERY = 0.05
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What the bystanders measured, in milliseconds."""

    moves: int
    p50: float | None
    p99: float | None
    longest: float | None
    machine_p99: float | None
    troubles: list[str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an attack did."""

    name: str
    addresses: int
    during: Figures
    grown: float
    """Megabytes that the server and its processes held more afterwards."""
    counts: dict[str, int]
    broken: list[str]


class Scene:
    """Everything that is needed for attacks."""

    def __init__(self, server: Hosted, bystander: "subprocess.Popen[str]") -> None:
        self.server = server
        self.bystander = bystander
        self.asking = threading.Lock()

    def ask(self, line: str) -> Any:
        """One question to the bystanders at a time."""
        assert self.bystander.stdin is not None
        assert self.bystander.stdout is not None
        with self.asking:
            self.bystander.stdin.write(f"{line}\n")
            self.bystander.stdin.flush()
            return json.loads(self.bystander.stdout.readline())

    def figures(self) -> Figures:
        """What the bystanders measured since the last time."""
        return Figures(**self.ask(""))

    async def look(self, field: Field, over: asyncio.Event) -> None:
        """Note during the attack whether a bystander was served since its beginning."""
        while not over.is_set():
            field.served = await asyncio.to_thread(self.ask, "moves") > 0
            await asyncio.sleep(LOOK_EVERY)

    async def quiet(self, seconds: float) -> Figures:
        """How it is without any attack."""
        self.figures()
        await asyncio.sleep(seconds)
        return self.figures()

    def memory(self) -> int:
        """Bytes that the server holds, and those behind it."""
        return sum(map(memory_of, self.server.processes))

    async def attack(self, name: str, seconds: float, addresses: int) -> Outcome:
        field = Field(self.server.port, seconds, addresses, PLACES[name], self.figures)
        before = self.memory()
        self.figures()
        over = asyncio.Event()
        looking = asyncio.create_task(self.look(field, over))
        try:
            await ATTACKS[name](field)
        finally:
            over.set()
            await looking
        during = self.figures()
        grown = (self.memory() - before) / 1e6
        return Outcome(name, addresses, during, grown, dict(field.counts), sorted(set(field.broken)))


@contextmanager
def scene(folder: Path, database: str = "") -> Iterator[Scene]:
    """A server as it is without any settings, and its bystanders; with a database, one that relays: all tables live
    elsewhere."""
    with relayed(folder, database, log_level="warning") if database else hosted(folder, log_level="warning") as server:
        command = [sys.executable, "-m", "tests.attack.bystander", server.address]
        bystander = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            assert bystander.stdin is not None
            assert bystander.stdout is not None
            assert bystander.stdout.readline() == "playing\n"
            yield Scene(server, bystander)
        finally:
            bystander.communicate(timeout=SOON)
