"""How long people waited after each kind of fault, and how long they may."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf
from typing import NamedTuple

from clickbang.server.cluster.places import LEASE
from tests.cluster.checks.history import History
from tests.cluster.faulty.nemesis import Fault

CALM = "none"


QUICK, SLOW, DATABASE = 3.0, LEASE + 2.0, 8.0
BOUNDS = {
    "kill": QUICK, "leave": QUICK, "session": QUICK, "stop": SLOW, "cut workers": SLOW, "cut PostgreSQL": SLOW,
    "restart": DATABASE, "crash": DATABASE, "cut people": QUICK, "clock": QUICK, "database clock": SLOW,
    "kill writer": DATABASE, "stop writer": SLOW,
}  # fmt: skip
"""Seconds within which everybody goes on, by kind of fault."""


class Longest(NamedTuple):
    """A wait, counted for the last fault that began before it was over, and since no earlier than that."""

    seconds: float
    kind: str
    who: str
    what: str
    ended: float
    """Seconds after the beginning of the fault."""
    fault: int = -1
    """Which fault that was, counted from the first; -1 for none."""


def all_waits(faults: Sequence[Fault], histories: Sequence[History]) -> Iterator[Longest]:
    began = sorted(faults, key=lambda fault: fault.began)
    moments = [fault.began for fault in began]
    for history in histories:
        for wait in history.waits:
            before = bisect_left(moments, wait.until)
            if before == 0:
                yield Longest(wait.until - wait.since, CALM, history.name, wait.what, 0.0)
            else:
                last = began[before - 1]
                seconds = wait.until - max(wait.since, last.began)
                yield Longest(seconds, last.kind, history.name, wait.what, wait.until - last.began, before - 1)


def by_kind(faults: Sequence[Fault], histories: Sequence[History]) -> dict[str, list[float]]:
    """Every wait, in seconds."""
    found: dict[str, list[float]] = defaultdict(list)
    for wait in all_waits(faults, histories):
        found[wait.kind].append(wait.seconds)
    return found


def without_service(faults: Sequence[Fault], histories: Sequence[History]) -> dict[str, list[float]]:
    """Of every fault the longest that anybody waited, in seconds, by kind."""
    began = sorted(faults, key=lambda fault: fault.began)
    longest = [0.0] * len(began)
    for wait in all_waits(faults, histories):
        if wait.fault >= 0:
            longest[wait.fault] = max(longest[wait.fault], wait.seconds)
    found: dict[str, list[float]] = defaultdict(list)
    for fault, seconds in zip(began, longest, strict=True):
        found[fault.kind].append(seconds)
    return found


def open_pauses(faults: Sequence[Fault], histories: Sequence[History]) -> dict[str, int]:
    """By kind, after how many faults somebody still waited when the next one began: their times end there."""
    began = sorted(faults, key=lambda fault: fault.began)
    found: dict[str, int] = defaultdict(int)
    every = [wait for history in histories for wait in history.waits]
    for fault, following in pairwise(began):
        found[fault.kind] += any(wait.since < following.began < wait.until for wait in every if wait.since)
    return found


def table(faults: Sequence[Fault], histories: Sequence[History]) -> list[str]:
    """The waits as lines of text: of each fault the longest, and of all waits the usual one."""
    found, longest = by_kind(faults, histories), without_service(faults, histories)
    pauses = open_pauses(faults, histories)
    columns = ("times", "p50 s", "max s", "at most", "open", "waits", "p50 ms", "p99 s")
    lines = [f"{'without service':<16}" + "".join(f"{column:>9}" for column in columns)]
    for kind in sorted({fault.kind for fault in faults} | set(found)):
        waits, faulty = sorted(found.get(kind, [0.0])), sorted(longest.get(kind, [0.0]))
        times = sum(fault.kind == kind for fault in faults)
        bound = f"{BOUNDS[kind]:.1f}" if kind in BOUNDS else ""
        cells = (
            times, f"{faulty[len(faulty) // 2]:.2f}", f"{faulty[-1] if times else waits[-1]:.2f}", bound,
            pauses.get(kind, 0), len(waits), f"{1000 * waits[len(waits) // 2]:.1f}",
            f"{waits[int(0.99 * (len(waits) - 1))]:.2f}",
        )  # fmt: skip
        lines.append(f"{kind:<16}" + "".join(f"{cell:>9}" for cell in cells))
    return lines


def too_long(faults: Sequence[Fault], histories: Sequence[History]) -> list[str]:
    """Waits beyond what is promised, the longest of each kind."""
    longest: dict[str, Longest] = {}
    for wait in all_waits(faults, histories):
        if wait.seconds > BOUNDS.get(wait.kind, inf) and wait > longest.get(wait.kind, wait._replace(seconds=0.0)):
            longest[wait.kind] = wait
    return [
        f"after {kind!r} {wait.who} waited for {wait.seconds:.2f} s, more than {BOUNDS[kind]:.1f}: {wait.what},"
        f" until {wait.ended:.2f} s after its beginning"
        for kind, wait in longest.items()
    ]
