"""Several real workers on a real PostgreSQL, with lines between all of them that can be cut."""

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server.hosts import NO_LIMITS
from bench.server.ports import port_of
from bench.server.postgres import Postgres, postgres
from tools.parts import faketime

from tests.cluster import hasty
from tests.cluster.faulty.clocks import DatabaseClock, WallClock
from tests.cluster.faulty.proxy import HOME, Proxy
from tests.server.hosting import OnPostgres

SETTINGS = {name.removeprefix("CLICKBANG_").lower(): value for name, value in NO_LIMITS.items()} | {
    "heartbeat": 20,
    "reveal_seconds": 3,
    "idle_seconds": 30,
    "log_level": "debug",
}


PASSES = ("tried again", "retrying")


class Worker(OnPostgres):
    """One worker: what it says to PostgreSQL, and what others say to it, goes over lines of the proxy."""

    def __init__(self, folder: Path, name: str, running: Postgres, proxy: Proxy) -> None:
        line = port_of(self)
        self.name = name
        self.proxy = proxy
        self.to_postgres = proxy.line(running.port)
        self.to_worker = proxy.line(line)
        self.address_for_others = f"{HOME}:{self.to_worker}"
        super().__init__(
            folder,
            f"postgresql://clickbang@{HOME}:{self.to_postgres}/postgres",
            **SETTINGS,
            cluster_port=line,
            cluster_address=self.address_for_others,
        )
        self.log = folder / f"{name}.log"
        self.wall = WallClock(folder / f"{name}.clock")
        self.stopped = False

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def pause(self) -> None:
        """It stands still, and does not know."""
        self.stopped = True
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        self.stopped = False
        os.kill(self.pid, signal.SIGCONT)

    def errors(self) -> list[str]:
        return errors_in(self.log)


def errors_in(log: Path) -> list[str]:
    """What servers said of things that broke. What one could not do just then, and tries again, is none of them."""
    found, before = [], ""
    for line in log.read_text(errors="replace").splitlines():
        if line.startswith("Traceback") and not any(words in before for words in PASSES):
            found.append(before)
        elif "is broken" in line or "cannot be played again" in line:
            found.append(line)
        before = line
    return found


class Cluster:
    """All of it."""

    def __init__(self, folder: Path, running: Postgres, proxy: Proxy, workers: int) -> None:
        self.postgres = running
        self.clock: DatabaseClock | None = None
        """If that can be made to jump."""
        self.proxy = proxy
        self.workers = [Worker(folder, f"worker-{number}", running, proxy) for number in range(workers)]

    @property
    def ports(self) -> list[int]:
        return [worker.port for worker in self.workers]

    def end(self) -> list[int]:
        """As a host would; returns the exit codes."""
        codes = []
        for worker in self.workers:
            if worker.runs:
                if worker.stopped:
                    worker.go_on()
                codes.append(worker.stop())
        return codes


def with_a_clock(running: Postgres) -> DatabaseClock:
    """Start it again, with a clock that can be made to jump."""
    library = Path(shutil.copy(faketime.library(), running.folder))  # where its user may go
    clock = DatabaseClock(library, running.folder / "clock")
    running.begins_with = clock.environ
    running.restart()
    return clock


@contextmanager
def cluster(folder: Path, workers: int = 3, before: str = "", database_clock: bool = False) -> Iterator[Cluster]:
    """A cluster that is gone afterwards. Nothing is started yet but PostgreSQL and the proxy."""
    with postgres() as running:
        proxy = Proxy()
        found = Cluster(folder, running, proxy, workers)
        try:
            if database_clock:
                found.clock = with_a_clock(running)
            for worker in found.workers:
                worker.before = hasty.IN_A_SERVER + worker.wall.before + before
            yield found
        finally:
            for worker in found.workers:
                if worker.runs:
                    print(f"{worker.name} was still there", file=sys.stderr)
                    if worker.stopped:
                        worker.go_on()
                    worker.kill()
            proxy.close()
