"""A real server in a process of its own, for tests: started, stopped, killed and started again."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bench.server.ports import port_of
from bench.server.process import family

from tests.server.nursery import Forked, fork
from tests.server.patience import SOON

COMMAND = [sys.executable, "-c", "from clickbang.cli import main; main()", "serve"]


class Hosted:
    """A server on a port of its own, whenever it is started."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = settings
        self.descriptors: int | None = None
        """How many files it may have open, if not as many as we."""
        self.before = ""
        """Lines of Python that its process begins with."""
        self.port = port_of(self)
        self.process: Forked | None = None
        self.log = folder / "server.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.folder / "tables.sqlite"

    @property
    def kept_in(self) -> str:
        """What it is told of where to keep everything."""
        return str(self.database)

    @property
    def processes(self) -> list[int]:
        """Those that were started: each has others of its own."""
        assert self.process is not None
        return [self.process.pid]

    def start(self) -> None:
        """Start it, and wait until it says that it is open."""
        environ = {f"CLICKBANG_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = ["serve", "--port", str(self.port), "--database", self.kept_in]
        self.process = fork(command, self.log, os.environ | environ, self.before, self.descriptors)
        line = self.process.stdout.readline()
        assert "is open" in line, f"the server did not start: {line}{self.log.read_text()}"

    def end(self, how: signal.Signals) -> int:
        """End it with this signal; returns its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        try:
            return self.process.wait(SOON)
        finally:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()

    def kill(self) -> None:
        """The server alone: its writer finishes what it has."""
        self.end(signal.SIGKILL)

    def cut_power(self) -> None:
        """All of its processes in one moment."""
        assert self.process is not None
        stopped: set[int] = set()
        while started := {int(place.name) for place in family(self.process.pid)} - stopped:
            for process in started:
                with suppress(ProcessLookupError):  # one that has just ended by itself
                    os.kill(process, signal.SIGSTOP)
            stopped |= started  # one that was started meanwhile is found the next time
        for process in stopped:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.kill()

    def pid_of(self, module: str) -> int:
        """The process of the server's own that runs this module."""
        assert self.process is not None
        places = list(family(self.process.pid))[1:]
        (found,) = [place for place in places if module.encode() in (place / "cmdline").read_bytes()]
        return int(found.name)

    def stop(self) -> int:
        """As a host would."""
        return self.end(signal.SIGTERM)


class OnPostgres(Hosted):
    """A worker on a PostgreSQL."""

    def __init__(self, folder: Path, address: str, **settings: object) -> None:
        super().__init__(folder, **settings)
        self.postgres = address

    @property
    def kept_in(self) -> str:
        return self.postgres


@contextmanager
def hosted(folder: Path, before: str = "", /, **settings: object) -> Iterator[Hosted]:
    """A running server with these settings, gone afterwards; its process may begin with some lines of Python."""
    server = Hosted(folder, **settings)
    server.before = before
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
