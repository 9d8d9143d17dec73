"""The same server with others behind it: it plays at no table itself, and relays whoever comes in there."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.hosting import OnPostgres

KNOWS_NO_GAME = """
from clickbang.server.cluster import postgres_places
postgres_places.known_rules = list
"""
"""A worker claims no table whose rules it does not know, as long as another does."""


class Relayed(OnPostgres):
    """The worker at which everybody comes in. Those behind it are restarted in turns with it, if it is to be."""

    def __init__(self, folder: Path, address: str, owners: int, **settings: object) -> None:
        super().__init__(folder, address, **settings)
        self.before = KNOWS_NO_GAME
        self.owners = [OnPostgres(folder, address, **settings) for _ in range(owners)]
        """All write into one log."""
        self.ended: OnPostgres | None = None
        self.turns = 0

    @property
    def processes(self) -> list[int]:
        return [*super().processes, *[process for owner in self.owners for process in owner.processes]]

    def start(self) -> None:
        if self.ended is not None and self.ended is not self:
            self.ended.start()
        else:
            super().start()
        self.ended = None

    def start_all(self) -> None:
        for owner in self.owners:
            owner.start()
        self.start()

    def end(self, how: signal.Signals) -> int:
        """One of them, each in its turn."""
        everybody = [self, *self.owners]
        self.ended = everybody[self.turns % len(everybody)]
        self.turns += 1
        return super().end(how) if self.ended is self else self.ended.end(how)

    def stop_all(self) -> None:
        for worker in (self, *self.owners):
            if worker.process is not None and worker.process.poll() is None:
                OnPostgres.end(worker, signal.SIGTERM)


@contextmanager
def relayed(folder: Path, database: str, before: str = "", /, owners: int = 1, **settings: object) -> Iterator[Relayed]:
    """All of it on this database, gone afterwards; the process at which people come in may begin with some lines."""
    server = Relayed(folder, database, owners, **settings)
    server.before += before
    try:
        server.start_all()
        yield server
    finally:
        server.stop_all()
