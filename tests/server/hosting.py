"""A real server in a process of its own, for tests: started, stopped, killed and started again."""

import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from clickbang.server.run import listen, serve
from clickbang.server.settings import Settings

COMMAND = [sys.executable, "-c", "from clickbang.cli import main; main()", "serve"]


class Hosted:
    """A server on a free port; after the first start it keeps that port."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = settings
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = folder / "server.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.folder / "tables.sqlite"

    def start(self) -> None:
        """Start it, and wait until it says that it is open."""
        environ = {f"CLICKBANG_{name.upper()}": str(value) for name, value in self.settings.items()}
        flags = ["--port", str(self.port), "--database", str(self.database)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                COMMAND + flags, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | environ
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is open" in line, f"the server did not start: {line}{self.log.read_text()}"
        if not self.port:
            found = re.search(r":(\d+) ", line)
            assert found
            self.port = int(found[1])

    def end(self, how: signal.Signals) -> int:
        """End it with this signal; returns its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        try:
            return self.process.wait(20)
        finally:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """As a host would."""
        return self.end(signal.SIGTERM)


@contextmanager
def hosted(folder: Path, **settings: object) -> Iterator[Hosted]:
    """A running server with these settings, gone afterwards."""
    server = Hosted(folder, **settings)
    if "public_address" in settings:  # which is then what it calls itself
        with socket.create_server(("127.0.0.1", 0)) as free:
            server.port = free.getsockname()[1]
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


class Forked:
    """The same server, forked from a process that has imported everything: it starts in no time, to be killed often."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.port = 0
        self.process: BaseProcess | None = None
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(["clickbang.server.run"])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        ours, theirs = self.context.Pipe()
        settings = Settings(port=self.port, database=str(self.database), log_level="warning")
        self.process = self.context.Process(target=serve_and_tell, args=(settings, theirs))
        self.process.start()
        assert ours.poll(20), "the server did not start"
        self.port = ours.recv()

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.join()


def serve_and_tell(settings: Settings, starter: Connection) -> None:
    """Serve, and tell whoever started us the port."""
    listening = listen(settings)
    serve(settings, listening, lambda: starter.send(listening.getsockname()[1]))
