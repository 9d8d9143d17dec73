"""A real server in a process of its own, for tests: started, stopped, killed and started again."""

import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server.process import family

MAIN = "from clickbang.cli import main; main()"
COMMAND = [sys.executable, "-c", MAIN, "serve"]


class Hosted:
    """A server on a free port; after the first start it keeps that port."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = settings
        self.descriptors: int | None = None
        """How many files it may have open, if not as many as we."""
        self.before = ""
        """Lines of Python that its process begins with."""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
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
        command = [*COMMAND[:2], f"{self.before}\n{MAIN}", *COMMAND[3:]]
        flags = ["--port", str(self.port), "--database", self.kept_in]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command + flags,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | environ,
                preexec_fn=self.limit,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is open" in line, f"the server did not start: {line}{self.log.read_text()}"
        if not self.port:
            found = re.search(r":(\d+) ", line)
            assert found
            self.port = int(found[1])

    def limit(self) -> None:
        if self.descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

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
        """The server alone: its writer finishes what it has."""
        self.end(signal.SIGKILL)

    def cut_power(self) -> None:
        """All of its processes in one moment."""
        assert self.process is not None
        processes = [int(place.name) for place in family(self.process.pid)]
        for how in (signal.SIGSTOP, signal.SIGKILL):
            for process in processes:
                os.kill(process, how)
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
    if "public_address" in settings:  # which is then what it calls itself
        with socket.create_server(("127.0.0.1", 0)) as free:
            server.port = free.getsockname()[1]
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


NURSERY = """
import os, signal, sys
from clickbang.server.run import listen, serve
from clickbang.server.settings import Settings
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that are killed
for line in sys.stdin:
    port, database = line.rstrip().split(" ", 1)
    if os.fork() == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        settings = Settings(port=int(port), database=database, log_level="warning", messages_each=1000.0)
        listening = listen(settings)
        serve(settings, listening, lambda: print(os.getpid(), listening.getsockname()[1], flush=True))
        os._exit(0)
"""


class Forked:
    """The same server, forked from a process that has imported everything: it starts in no time, to be killed often."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.port = 0
        self.pid = 0
        self.nursery = subprocess.Popen(
            [sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"{self.port} {self.database}\n")
        self.nursery.stdin.flush()
        pid, port = self.nursery.stdout.readline().split()
        self.pid, self.port = int(pid), int(port)

    def kill(self) -> None:
        """As a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        deadline = time.monotonic() + 20
        while Path(f"/proc/{self.pid}").exists() and time.monotonic() < deadline:
            time.sleep(0.001)

    def close(self) -> None:
        self.kill()
        self.nursery.communicate(timeout=20)
