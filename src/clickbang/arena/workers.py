"""A crew of processes on this machine.

New processes are spawned, not forked: that works alike on every system, and whatever threads or half-read files the
caller has stay with the caller. They do not outlive it, and Ctrl-C is for the caller alone.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from clickbang.arena.crew import Crew, PlayedPart, Work, played
from clickbang.arena.errors import WORKER_DIED, ArenaError
from clickbang.arena.plan import Plan
from clickbang.core.errors import ClickbangError


class GameWorker:
    """A process that plays games, seen from the caller."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.part = range(0)

    def give(self, plan: Plan | Work, part: range) -> None:
        """Let it play these games."""
        self.part = part
        with suppress(BrokenPipeError):  # it is dead, as will be seen when its answer is wanted
            self.connection.send((plan, part))

    def receive(self) -> PlayedPart:
        """What came of its part, or an error that says why nothing did."""
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            self.process.join()
            code = self.process.exitcode or 0
            how = f"exit code {code}" if code >= 0 else signal.Signals(-code).name
            raise ArenaError(WORKER_DIED, how=how, first=self.part[0], last=self.part[-1]) from None
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, PlayedPart)
        return answer


class Processes(Crew):
    """So many processes. One that dies is not replaced: on one machine it was most likely a bot that ended it."""

    def __init__(self, jobs: int) -> None:
        self.idle: list[GameWorker] = []
        self.busy: dict[object, GameWorker] = {}
        with interrupts_ignored():  # which they inherit from their first moment on
            try:
                for _ in range(jobs):
                    self.idle.append(GameWorker())
            except BaseException:
                self.dismiss()
                raise

    @property
    def hands(self) -> int:
        return len(self.idle) + len(self.busy)

    def give(self, plan: Plan | Work, numbers: range) -> None:
        worker = self.idle.pop()
        self.busy[worker.connection] = worker
        worker.give(plan, numbers)

    def answers(self) -> Iterator[PlayedPart]:
        # a Ctrl-C in the instant before the waiting begins is only noticed when it ends, so it ends now and then
        for connection in wait([worker.connection for worker in self.busy.values()], timeout=1):
            answer = self.busy[connection].receive()
            self.idle.append(self.busy.pop(connection))
            yield answer

    def dismiss(self) -> None:
        workers = [*self.idle, *self.busy.values()]
        for worker in workers:
            worker.process.kill()
        for worker in workers:
            worker.process.join()
            worker.connection.close()
        self.idle, self.busy = [], {}


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """No Ctrl-C, where this thread has a say in it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(caller: Connection) -> None:
    """The life of a worker: games come in, tallies go out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_caller, daemon=True).start()
    sys.stdout = sys.stderr  # what bots print is not part of the result
    with suppress(EOFError, BrokenPipeError):  # the caller needs no more
        while True:
            plan, part = caller.recv()
            try:
                caller.send(played(plan, part))
            except (ClickbangError, OSError) as error:
                caller.send(error)


def end_with_caller() -> None:
    """Leave no worker behind, even one whose bot never answers."""
    caller = multiprocessing.parent_process()
    assert caller is not None
    caller.join()
    os._exit(1)
