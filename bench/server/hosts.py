"""The two servers, each started in a process of its own for one run."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.peers import boardgameio

NO_LIMITS = {
    "CLICKBANG_MESSAGES_EACH": "1e9",
    "CLICKBANG_CONNECTIONS_EACH": "1000000",
    "CLICKBANG_MOST_CONNECTIONS": "1000000",
    "CLICKBANG_TABLES_EACH": "1000000",
    "CLICKBANG_GUESSES_EACH": "1000000",
    "CLICKBANG_ATTENDS_EACH": "1000000",
    "CLICKBANG_BYTES_EACH": "1000000000000",
    "CLICKBANG_REQUESTS_EACH": "1e9",
    "CLICKBANG_HEARTBEAT": "3600",  # random players never just say that they are still there
    "CLICKBANG_IDLE_SECONDS": "5",
    "CLICKBANG_LOG_LEVEL": "warning",
}
"""All players come from one address here; nobody else's server would allow that."""


SERVE = (sys.executable, "-c", "from clickbang.cli import main; main()", "serve", "--port", "0")
"""Clickbang as it is installed."""


@dataclass(frozen=True, slots=True)
class Running:
    """A server at an address."""

    address: str
    process: int


@dataclass(frozen=True, slots=True)
class Host:
    """A server that can be started, and the command that plays on it."""

    name: str
    serve: tuple[str, ...]
    load: tuple[str, ...]
    folder: Path

    @contextmanager
    def running(self) -> Iterator[Running]:
        """The server, until it is not needed any more."""
        with tempfile.TemporaryDirectory() as folder:
            database = {"CLICKBANG_DATABASE": str(Path(folder, "tables.sqlite"))}
            with serving(self.name, self.serve, self.folder, database) as running:
                yield running


@contextmanager
def serving(
    name: str, command: Sequence[str], folder: Path | None = None, env: Mapping[str, str] = NO_LIMITS
) -> Iterator[Running]:
    """A server by this command, which first says its port."""
    environ = {**os.environ, **NO_LIMITS, **env}
    process = subprocess.Popen(command, cwd=folder, env=environ, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        port = re.search(r"(?:^|:)(\d+)\s", said)
        if port is None:
            sys.exit(f"bench: {name} did not start: {said}")
        yield Running(f"http://127.0.0.1:{port[1]}", process.pid)
    finally:
        process.terminate()
        process.wait()


def ours() -> Host:
    """Clickbang as it is installed, on SQLite in a temporary folder."""
    return Host("Clickbang", SERVE, (sys.executable, "-m", "bench.server.load"), Path(__file__).parents[2])


def theirs() -> Host:
    """boardgame.io, its tables in memory."""
    node, home = boardgameio()
    return Host("boardgame.io", (node, "--expose-gc", "server.js"), (node, "load.js"), home)
