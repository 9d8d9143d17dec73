"""What is compared: one worker or two, on SQLite or on PostgreSQL, each started anew for one run."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.server.hosts import NO_LIMITS
from bench.server.postgres import postgres

SERVE = (sys.executable, "-c", "from clickbang.cli import main; main()", "serve", "--port", "0")
HASHED, RANDOM, AWAY = "hashed", "random", "away"
"""To which worker a player comes: to that of their table, to any, or always to another one."""


@dataclass(frozen=True, slots=True)
class Running:
    """What is up: where players come in, and whose processor time counts."""

    addresses: tuple[str, ...]
    workers: tuple[int, ...]
    database: int
    """The process of PostgreSQL, 0 for none."""


@dataclass(frozen=True, slots=True)
class Farm:
    """One or more workers, and how players find them."""

    name: str
    workers: int = 1
    way: str = HASHED
    postgres: bool = True

    @contextmanager
    def running(self) -> Iterator[Running]:
        """All of it, until it is not needed any more."""
        with ExitStack() as stack:
            if self.postgres:
                # as on a real machine: what is acknowledged is on the disk
                server = stack.enter_context(postgres(fsync="on", shared_buffers="256MB", max_wal_size="4GB"))
                assert server.process is not None
                started = [stack.enter_context(serving(server.address)) for _ in range(self.workers)]
                yield Running(tuple(a for a, _ in started), tuple(p for _, p in started), server.process.pid)
            else:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                more = ("--workers", str(self.workers)) if self.workers > 1 else ()
                address, process = stack.enter_context(serving(str(Path(folder, "tables.sqlite")), *more))
                yield Running((address,), (process,), 0)


@contextmanager
def serving(database: str, *more: str) -> Iterator[tuple[str, int]]:
    """A server as it is installed; its address and its process."""
    command = (*SERVE, "--database", database, *more)
    process = subprocess.Popen(command, env=os.environ | NO_LIMITS, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        port = re.search(r":(\d+)\s", said)
        if port is None:
            sys.exit(f"bench: a worker did not start: {said}")
        yield f"http://127.0.0.1:{port[1]}", process.pid
    finally:
        process.terminate()
        process.wait()


SQLITE = Farm("SQLite, 1 worker", postgres=False)
ONE = Farm("PostgreSQL, 1 worker")
TWO = Farm("PostgreSQL, 2 workers, hashed", workers=2)
ANY = Farm("PostgreSQL, 2 workers, random", workers=2, way=RANDOM)
FORWARDED = Farm("PostgreSQL, 2 workers, all forwarded", workers=2, way=AWAY)
SHARED = Farm("SQLite, --workers 2", workers=2, postgres=False)
FARMS = (SQLITE, ONE, TWO, ANY, FORWARDED, SHARED)
