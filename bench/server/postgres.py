"""A real PostgreSQL of one's own, on a free port and in a folder of its own: for tests and benchmarks.

It works as root, too, where PostgreSQL itself refuses to run: then it runs as the user that Debian made for it, or else
as nobody.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.parts.postgresql import installation, programs

from bench.server.ports import port_of

STARTS_WITHIN = 30.0
QUICK = {"fsync": "off", "max_wal_size": "256MB"}
"""For tests: what a machine that loses power would lose is not at stake, since nobody pulls the plug."""


def runs_as() -> str | None:
    """Somebody else, if we are root."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def within_reach(programs: Path, user: str | None, folder: Path) -> Path:
    """The programs, or a copy of them in this folder if the user cannot go where they are: into root's home, say."""
    try:
        subprocess.run([programs / "postgres", "--version"], user=user, stdout=subprocess.DEVNULL, check=True)
    except PermissionError:
        whole = installation(programs)
        copy = shutil.copytree(whole, folder / "postgresql", symlinks=True, ignore=shutil.ignore_patterns("include"))
        return copy / programs.relative_to(whole)
    return programs


class Postgres:
    """One PostgreSQL. Its folder is short-lived and in the system's own place for that, where its user may go."""

    def __init__(self, **settings: object) -> None:
        found = programs()
        self.settings = QUICK | {name: str(value) for name, value in settings.items()}
        self.folder = Path(tempfile.mkdtemp(prefix="clickbang-pg-"))
        self.user = runs_as()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.programs = within_reach(found, self.user, self.folder)
        self.port = port_of(self)
        self.process: subprocess.Popen[bytes] | None = None
        self.begins_with: dict[str, str] = {}
        """What its own process has in its environment from the next start on."""
        self.log = self.folder / "log"
        # the same person inside as outside need not be known to others: only this machine reaches it
        self.run("initdb", "-D", self.data, "-U", "clickbang", "--auth=trust", "--no-sync", "-E", "UTF8")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    @property
    def address(self) -> str:
        return f"postgresql://clickbang@127.0.0.1:{self.port}/postgres"

    def run(self, name: str, *options: str) -> None:
        """Run one of its programs."""
        command = [str(self.programs / name), *options]
        subprocess.run(
            command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, env=self.environ()
        )

    def environ(self) -> dict[str, str]:
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        settings = [part for name, value in self.settings.items() for part in ("-c", f"{name}={value}")]
        place = ["-D", self.data, "-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", *place, *settings],
                user=self.user,
                cwd=self.folder,
                env=self.environ() | self.begins_with,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + STARTS_WITHIN
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready, env=self.environ(), check=False).returncode:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL did not start:\n{self.log.read_text()}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: connections are cut, all is written; SIGQUIT: like a crash, from which it recovers at its start."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(STARTS_WITHIN)
            self.process = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def new_database(self, name: str) -> str:
        """An empty database beside the others; returns its address."""
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "clickbang", name)
        return self.address.rpartition("/")[0] + f"/{name}"


@contextmanager
def postgres(**settings: object) -> Iterator[Postgres]:
    """A PostgreSQL that is gone afterwards, with all it had."""
    running = Postgres(**settings)
    try:
        running.start()
        yield running
    finally:
        running.stop(signal.SIGQUIT)
        shutil.rmtree(running.folder, ignore_errors=True)
