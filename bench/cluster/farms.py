"""What is compared: one worker or two, on SQLite or on PostgreSQL, each started anew for one run."""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.server.hosts import SERVE, serving
from bench.server.postgres import postgres

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
                at = (*SERVE, "--database", server.address)
                started = [stack.enter_context(serving(self.name, at)) for _ in range(self.workers)]
                yield Running(
                    tuple(one.address for one in started), tuple(one.process for one in started), server.process.pid
                )
            else:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                more = ("--workers", str(self.workers)) if self.workers > 1 else ()
                at = (*SERVE, "--database", str(Path(folder, "tables.sqlite")), *more)
                one = stack.enter_context(serving(self.name, at))
                yield Running((one.address,), (one.process,), 0)


SQLITE = Farm("SQLite, 1 worker", postgres=False)
ONE = Farm("PostgreSQL, 1 worker")
TWO = Farm("PostgreSQL, 2 workers, hashed", workers=2)
ANY = Farm("PostgreSQL, 2 workers, random", workers=2, way=RANDOM)
FORWARDED = Farm("PostgreSQL, 2 workers, all forwarded", workers=2, way=AWAY)
SHARED = Farm("SQLite, --workers 2", workers=2, postgres=False)
FARMS = (SQLITE, ONE, TWO, ANY, FORWARDED, SHARED)
