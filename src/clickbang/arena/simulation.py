"""Playing all the games of a plan."""

import errno
import os
import sys
import time
from contextlib import redirect_stdout
from pathlib import Path

from clickbang.arena.games import play_games
from clickbang.arena.plan import Plan
from clickbang.arena.tally import Tally
from clickbang.arena.workers import Progress, good_size, play_in_workers
from clickbang.bots.registry import make_bot


def simulate(plan: Plan, jobs: int | None = None, progress: Progress = lambda _: None) -> Tally:
    """Play the plan in so many processes, by default one a core; the result is the same whatever their number."""
    plan.rules.table(plan.seats, plan.options)
    with redirect_stdout(sys.stderr):  # what bots print is not part of the result
        for name in dict.fromkeys(plan.bots):
            make_bot(name, plan.rules)
        if plan.records is not None:
            plan.records.mkdir(parents=True, exist_ok=True)
            for there in filter(Path.is_file, plan.records.glob("game-*.jsonl")):
                # two runs in one folder would be taken for one
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(there))
        jobs = min(jobs or usable_cores(), plan.games)
        return play_here(plan, progress) if jobs == 1 else play_in_workers(plan, jobs, progress)


def play_here(plan: Plan, progress: Progress) -> Tally:
    """Play the plan in this very process, where a debugger reaches the bots."""
    total = Tally(plan)
    left, size = plan.numbers, 1
    while left:
        part, left = left[:size], left[size:]
        began = time.perf_counter()
        total.add(play_games(plan, part))
        progress(len(part))
        size = good_size(part, began)
    return total


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
