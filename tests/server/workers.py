"""Real workers on one PostgreSQL, each a process of its own."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bench.server.postgres import Postgres, postgres

from tests.server.hosting import Hosted


class Worker(Hosted):
    """One of several servers on a database."""

    def __init__(self, folder: Path, database: str, **settings: object) -> None:
        super().__init__(folder, **settings)
        self.shared = database

    @property
    def kept_in(self) -> str:
        return self.shared

    def pause(self) -> None:
        """It hangs."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)


@contextmanager
def workers(folder: Path, number: int, **settings: object) -> Iterator[tuple[Postgres, list[Worker]]]:
    """So many running workers with these settings, gone afterwards."""
    with postgres() as database, ExitStack() as stack:
        found = []
        for each in range(number):
            home = folder / f"worker {each}"
            home.mkdir()
            worker = Worker(home, database.address, **settings)
            worker.start()
            stack.callback(end, worker)
            found.append(worker)
        yield database, found


def end(worker: Worker) -> None:
    if worker.process is not None and worker.process.stdout is not None and not worker.process.stdout.closed:
        worker.go_on()
        worker.kill()
