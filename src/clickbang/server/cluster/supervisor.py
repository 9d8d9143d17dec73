"""Several workers with one database (`--workers`): started together, looked after, and stopped together.

The supervisor serves nobody. It holds what all share (the socket that listens, the claim on the file, the door to the
process that writes), starts another worker or writer for one that dies, and passes on that it is time to stop. Workers
are forked, so that all of them hold the same memory where they do not write, and a new one is there at once. A worker
stops when the supervisor is gone.
"""

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, NoReturn

from clickbang.server.settings import Settings
from clickbang.server.storage import shared_writer

log = logging.getLogger("clickbang")

UNFINISHED = 1
"""The exit code of a server that could not write all it had to."""
HEARD = (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD, signal.SIGALRM)
SOON = 2.0
"""Whoever dies within so many seconds of being started would die again: the next one waits for a second."""
STOPS_WITHIN = 12.0
"""Seconds that workers have for stopping; each sees to it by itself that it takes less."""
WRITES_WITHIN = 3.0
"""Seconds that the writer has for what is left after that."""


def stay(*_: object) -> None:
    """What a worker does when it has stopped and uvicorn raises the signal once more that it has stopped for."""


class Shared:
    """What a worker has from its supervisor."""

    def __init__(
        self,
        number: int,
        door: socket.socket,
        alive: int,
        ready: Callable[[], None],
        entrance: socket.socket | None,
        entrances: Mapping[int, socket.socket],
    ) -> None:
        self.number = number
        self.door = door
        """Where lines are handed to the process that writes."""
        self.alive = alive
        """A pipe that ends with the supervisor; until this worker looks at it, the signal to stop waits as well."""
        self.ready = ready
        """To be called when this worker serves."""
        self.entrance = entrance
        """Where this worker takes connections that others hand over; None where the system cannot do that."""
        self.entrances = entrances
        """Where all of them do, by number."""


def entrance_pairs(numbers: Iterable[int]) -> dict[int, tuple[socket.socket, socket.socket]]:
    """Through which connections are handed to each worker; none on systems whose sockets keep no messages apart
    (macOS): there one worker passes on what is said to the other."""
    pairs: dict[int, tuple[socket.socket, socket.socket]] = {}
    with suppress(OSError):
        for number in numbers:
            pairs[number] = socket.socketpair(type=socket.SOCK_SEQPACKET)
    return pairs


Work = Callable[[Shared], None]
"""What a worker does until it is stopped."""


class Supervisor:
    """Starts a number of workers and the process that writes for them, and sees to it that there are as many."""

    def __init__(self, settings: Settings, claimed: IO[bytes] | None, work: Work) -> None:
        self.database = Path(settings.database).resolve()
        self.claimed = claimed
        """None with a database that every worker writes to by itself."""
        self.work = work
        self.workers: dict[int, int] = dict.fromkeys(range(1, settings.workers + 1), 0)
        """By number, the process; 0 if there is none."""
        self.begun: dict[int, float] = {}
        """By process, when it was started."""
        self.writer: subprocess.Popen[bytes] | None = None
        self.writers = 0
        self.door, self.with_writer = socket.socketpair()
        pairs = entrance_pairs(self.workers)
        self.entrances = {number: inside for number, (inside, _) in pairs.items()}
        self.outside = {number: outside for number, (_, outside) in pairs.items()}
        """Where connections are handed to each worker; the next one finds what the last has not taken."""
        self.alive, self.living = os.pipe()
        self.serving, self.serves = os.pipe()
        self.stopping: signal.Signals | None = None
        self.code = 0
        self.stops_within = STOPS_WITHIN if claimed is not None else STOPS_WITHIN + settings.drain_seconds
        """With a database of all, a worker may first go on with games whose rules no other knows."""

    def run(self, announce: Callable[[], None]) -> None:
        """Until somebody stops it, or until nothing could be started."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)
        self.start_all()
        if self.all_serve():
            announce()
            self.look_after()
        self.stop()
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if self.code:
            sys.exit(self.code)
        if self.stopping is not None:
            signal.raise_signal(self.stopping)  # so that it ends as one process would

    # Starting

    def start_all(self) -> None:
        """Whoever is missing; whoever has died at once is not started again at once."""
        now, pause = time.monotonic(), False
        if self.writer is None and self.claimed is not None:
            if now - self.begun.get(-1, 0.0) > SOON:
                self.start_writer(self.claimed)
            else:
                pause = True
        for number, process in self.workers.items():
            if not process:
                if now - self.begun.get(number, 0.0) > SOON:
                    self.start_worker(number)
                else:
                    pause = True
        signal.setitimer(signal.ITIMER_REAL, 1.0 if pause else 0.0)

    def start_writer(self, claimed: IO[bytes]) -> None:
        self.writers += 1
        self.begun[-1] = time.monotonic()
        self.writer = shared_writer.start(self.with_writer, self.database, claimed, self.writers)

    def start_worker(self, number: int) -> None:
        self.begun[number] = time.monotonic()
        sys.stdout.flush()
        sys.stderr.flush()
        process = os.fork()
        if process:
            self.workers[number] = process
        else:
            self.be_worker(number)

    def be_worker(self, number: int) -> NoReturn:
        """In the new process, which ends as any other; Ctrl-C is for the supervisor, who says so to all."""
        os.close(self.living)
        self.with_writer.close()
        signal.signal(signal.SIGTERM, stay)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGCHLD, signal.SIGALRM))
        self.work(self.shared_with(number))
        sys.exit()

    def shared_with(self, number: int) -> Shared:
        entrance = self.entrances.get(number)
        return Shared(number, self.door, self.alive, self.say_that_it_serves, entrance, self.outside)

    def say_that_it_serves(self) -> None:
        os.write(self.serves, b"\0")

    def all_serve(self) -> bool:
        """Wait until every worker does; not if one of them, or the writer, ends before that."""
        left = len(self.workers)
        while left:
            readable, _, _ = select.select([self.serving], [], [], 0.05)
            if readable:
                left -= len(os.read(self.serving, left))
            pending = signal.sigpending()
            if pending & {signal.SIGTERM, signal.SIGINT}:
                return True  # and is stopped at once
            if signal.SIGCHLD in pending and self.ended():
                self.code = UNFINISHED
                return False
        return True

    # Looking after all

    def look_after(self) -> None:
        """Wait for what happens, and deal with it, until it is time to stop."""
        while self.stopping is None:
            heard = signal.sigwait(HEARD)
            if heard in (signal.SIGTERM, signal.SIGINT):
                self.stopping = signal.Signals(heard)
                return
            for number, code in self.ended():
                if number == -1:
                    log.error("the process that writes has died (%d); another one takes its place", code)
                else:
                    log.error("worker %d has died (%d); another one takes its place", number, code)
            self.start_all()

    def ended(self) -> list[tuple[int, int]]:
        """Who has ended since the last time, by number, and with which code; -1 is the writer."""
        found = []
        if self.writer is not None and self.writer.poll() is not None:
            found.append((-1, self.writer.returncode))
            self.writer = None
        for number, process in self.workers.items():
            if process:
                gone, status = os.waitpid(process, os.WNOHANG)
                if gone:
                    self.workers[number] = 0
                    found.append((number, os.waitstatus_to_exitcode(status)))
        return found

    # Stopping

    def stop(self) -> None:
        """Let the workers stop, then the writer; whoever hangs is ended."""
        for process in filter(None, self.workers.values()):
            os.kill(process, signal.SIGTERM)
        deadline = time.monotonic() + self.stops_within
        while any(self.workers.values()) and time.monotonic() < deadline:
            self.note_codes()
            time.sleep(0.01)
        for number, process in self.workers.items():
            if process:
                log.error("worker %d hangs and is ended", number)
                self.code = UNFINISHED
                os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)
                self.workers[number] = 0
        self.door.close()
        if self.writer is not None:
            try:
                self.writer.wait(WRITES_WITHIN)
            except subprocess.TimeoutExpired:
                log.error("the process that writes hangs and is ended")
                self.writer.kill()
                self.writer.wait()
            self.note_codes()
        for end in (self.with_writer, *self.entrances.values(), *self.outside.values()):
            end.close()
        for pipe in (self.alive, self.living, self.serving, self.serves):
            os.close(pipe)

    def note_codes(self) -> None:
        """Whoever dies now, of whatever, may have had something to write, and nobody takes its place."""
        for number, code in self.ended():
            if code:
                who = "the process that writes" if number == -1 else f"worker {number}"
                log.error("%s did not stop as it should (%d)", who, code)
                self.code = UNFINISHED
