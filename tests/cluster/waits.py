"""How long people waited after each kind of fault, and how long they may."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from clickbang.server.cluster.places import LEASE
from tests.cluster.checks.history import History
from tests.cluster.faulty.faults import Fault

CALM = "none"


QUICK, SLOW, DATABASE = 3.0, LEASE + 2.0, 8.0
BOUNDS = {
    "kill": QUICK, "leave": QUICK, "session": QUICK, "stop": SLOW, "cut workers": SLOW, "cut PostgreSQL": SLOW,
    "restart": DATABASE, "crash": DATABASE,
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
                yield Longest(seconds, last.kind, history.name, wait.what, wait.until - last.began)


def by_kind(faults: Sequence[Fault], histories: Sequence[History]) -> dict[str, list[float]]:
    """Every wait, in seconds."""
    found: dict[str, list[float]] = defaultdict(list)
    for wait in all_waits(faults, histories):
        found[wait.kind].append(wait.seconds)
    return found


def table(faults: Sequence[Fault], histories: Sequence[History]) -> list[str]:
    """The waits as lines of text."""
    found = by_kind(faults, histories)
    lines = [f"{'fault':<16}{'times':>6}{'waits':>8}{'p50 ms':>9}{'p99 s':>8}{'longest s':>11}{'at most s':>11}"]
    for kind in sorted({fault.kind for fault in faults} | set(found)):
        waits = sorted(found.get(kind, [0.0]))
        times = sum(fault.kind == kind for fault in faults)
        p50, p99 = 1000 * waits[len(waits) // 2], waits[int(0.99 * (len(waits) - 1))]
        bound = f"{BOUNDS[kind]:.1f}" if kind in BOUNDS else ""
        lines.append(f"{kind:<16}{times:>6}{len(waits):>8}{p50:>9.1f}{p99:>8.2f}{waits[-1]:>11.2f}{bound:>11}")
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
