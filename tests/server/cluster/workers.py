"""Several workers on one PostgreSQL, each a process of its own."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.hosting import OnPostgres


@contextmanager
def workers(folder: Path, database: str, number: int, **settings: object) -> Iterator[list[OnPostgres]]:
    """So many running workers on this database, gone afterwards."""
    with ExitStack() as stack:
        found = []
        for each in range(number):
            home = folder / f"worker {each}"
            home.mkdir()
            worker = OnPostgres(home, database, **settings)
            worker.start()
            stack.callback(end, worker)
            found.append(worker)
        yield found


def end(worker: OnPostgres) -> None:
    """Whatever a test has done to it."""
    process = worker.process
    if process is not None and process.stdout is not None and not process.stdout.closed:
        process.send_signal(signal.SIGCONT)
        worker.kill()
