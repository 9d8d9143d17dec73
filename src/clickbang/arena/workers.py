"""Playing the games of a plan in several processes.

New processes are spawned, not forked: that works alike on every system, and whatever threads or half-read files the
caller has stay with the caller. They do not outlive it, and Ctrl-C is for the caller alone.
"""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from clickbang.arena.errors import WORKER_DIED, ArenaError
from clickbang.arena.games import play_games
from clickbang.arena.plan import Plan
from clickbang.arena.tally import Tally
from clickbang.core.errors import ClickbangError

Progress = Callable[[int], None]
"""Is told how many more games are done."""

SECONDS_A_PART = 0.2
"""Parts are as large as to take about this long: progress is seen, and talking costs nothing."""


class Worker:
    """A process that plays games, seen from the caller."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(plan, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.part = range(0)
        self.began = 0.0

    def give(self, part: range) -> None:
        """Let it play these games."""
        self.part = part
        self.began = time.perf_counter()
        with suppress(BrokenPipeError):  # it is dead, as will be seen when its answer is wanted
            self.connection.send(part)

    def receive(self) -> Tally:
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
        assert isinstance(answer, Tally)
        return answer


def play_in_workers(plan: Plan, jobs: int, progress: Progress, numbers: range | None = None) -> Tally:
    """Play these games of the plan, or all, in so many processes."""
    total = Tally(plan)
    left = plan.numbers if numbers is None else numbers
    jobs = min(jobs, len(left))
    with crew(plan, jobs) as workers:
        for worker in workers:
            worker.give(left[:1])
            left = left[1:]
        busy: dict[object, Worker] = {worker.connection: worker for worker in workers}
        while busy:
            # a Ctrl-C in the instant before the waiting begins is only noticed when it ends, so it ends now and then
            for connection in wait([worker.connection for worker in busy.values()], timeout=1):
                worker = busy[connection]
                tally = worker.receive()
                total.add(tally)
                progress(tally.games)
                if left:
                    size = min(good_size(worker.part, worker.began), len(left) // jobs + 1)
                    worker.give(left[:size])
                    left = left[size:]
                else:
                    del busy[connection]
    return total


def good_size(part: range, began: float) -> int:
    """How many games the next part should have, if this one began then and has just ended."""
    pace = len(part) / max(time.perf_counter() - began, 1e-6)
    return max(1, int(pace * SECONDS_A_PART))


@contextmanager
def crew(plan: Plan, jobs: int) -> Iterator[list[Worker]]:
    """So many workers, none of which is left when this is over, however it ends."""
    workers: list[Worker] = []
    try:
        with interrupts_ignored():  # which they inherit from their first moment on
            for _ in range(jobs):
                workers.append(Worker(plan))
        yield workers
    finally:
        for worker in workers:
            worker.process.kill()
        for worker in workers:
            worker.process.join()
            worker.connection.close()


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


def work(plan: Plan, caller: Connection) -> None:
    """The life of a worker: games come in, tallies go out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_caller, daemon=True).start()
    sys.stdout = sys.stderr  # what bots print is not part of the result
    with suppress(EOFError, BrokenPipeError):  # the caller needs no more
        while True:
            part = caller.recv()
            try:
                caller.send(play_games(plan, part))
            except (ClickbangError, OSError) as error:
                caller.send(error)


def end_with_caller() -> None:
    """Leave no worker behind, even one whose bot never answers."""
    caller = multiprocessing.parent_process()
    assert caller is not None
    caller.join()
    os._exit(1)
