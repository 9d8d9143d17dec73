"""Playing all the games of a plan."""

import errno
import os
import sys
import time
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from clickbang.arena.crew import Crew, Progress, good_size, play_parts, played
from clickbang.arena.plan import Plan
from clickbang.arena.tally import Tally
from clickbang.arena.workers import Processes
from clickbang.core.lookup.sources import is_source
from clickbang.records.packed import SUFFIX, pack_files

WORKERS_TAKE = 0.6
"""Seconds until new processes have imported everything: what is played by then needs none."""


def simulate(
    plan: Plan, jobs: int | None = None, progress: Progress = lambda _: None, crew: Crew | None = None
) -> Tally:
    """Play the plan in so many processes, by default one a core as soon as that pays. The result is always the same.

    With a crew it plays instead, and stays for the next plan: `with RayCrew("auto") as crew: …`.
    """
    if plan.records is not None and plan.records.suffix == SUFFIX:
        return simulate_into_file(plan, plan.records, jobs, progress, crew)
    plan.rules.table(plan.seats, plan.options)
    with redirect_stdout(sys.stderr):  # what bots print is not part of the result
        for name in dict.fromkeys(plan.bots):
            plan.maker(name)()
        if plan.records is not None:
            plan.records.mkdir(parents=True, exist_ok=True)
            for there in filter(Path.is_file, plan.records.glob("game-*.jsonl")):
                # two runs in one folder would be taken for one
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(there))
        if crew is not None:
            return play_parts(plan, crew, progress)
        if jobs is None and any(map(is_source, plan.bots)):
            jobs = usable_cores()  # somebody's own bot may end its process, which must not be this one
        if jobs is not None:
            return play_in_workers(plan, jobs, progress) if min(jobs, plan.games) > 1 else play_here(plan, progress)
        begun = play_here(plan, progress, WORKERS_TAKE)
        left = plan.numbers[begun.games :]
        jobs = min(usable_cores(), len(left))
        if jobs > 1:
            begun.add(play_in_workers(plan, jobs, progress, left))
        elif left:
            begun.add(play_here(plan, progress, numbers=left))
        return begun


def simulate_into_file(plan: Plan, file: Path, jobs: int | None, progress: Progress, crew: Crew | None) -> Tally:
    """Play, and keep all records in one file: written one by one beside it, and packed in their order at the end."""
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f"{file.name}.", dir=file.parent) as folder:
        tally = simulate(replace(plan, records=Path(folder)), jobs, progress, crew)
        pack_files(sorted(Path(folder).iterdir(), key=lambda path: (len(path.name), path.name)), file)
    tally.plan = plan
    return tally


def play_in_workers(plan: Plan, jobs: int, progress: Progress, numbers: range | None = None) -> Tally:
    """Play these games of the plan, or all, in so many processes."""
    with Processes(min(jobs, plan.games if numbers is None else len(numbers))) as crew:
        return play_parts(plan, crew, progress, numbers)


def play_here(plan: Plan, progress: Progress, seconds: float | None = None, numbers: range | None = None) -> Tally:
    """Play these games, or all, in this very process, where a debugger reaches the bots; for so many seconds."""
    total = Tally(plan)
    left, size = plan.numbers if numbers is None else numbers, 1
    ends = None if seconds is None else time.perf_counter() + seconds
    while left and (ends is None or time.perf_counter() < ends):
        part, left = left[:size], left[size:]
        done = played(plan, part)
        total.add(done.tally)
        progress(len(part))
        size = good_size(len(part), done.seconds)
    return total


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
