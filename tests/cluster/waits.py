"""How long people waited after each kind of fault, and how long they may."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from itertools import chain

from clickbang.server.cluster.postgres_places import LEASE
from tests.cluster.faults import Fault
from tests.cluster.history import History

CALM = "none"


QUICK, SLOW, DATABASE = 3.0, LEASE + 2.0, 8.0
BOUNDS = {
    "kill": QUICK, "leave": QUICK, "session": QUICK, "stop": SLOW, "cut workers": SLOW, "cut PostgreSQL": SLOW,
    "restart": DATABASE, "crash": DATABASE,
}  # fmt: skip
"""Seconds within which everybody goes on, by kind of fault."""


def by_kind(faults: Sequence[Fault], histories: Sequence[History]) -> dict[str, list[float]]:
    """Every wait: since the last fault that began before it was over, or since its own beginning if that is later."""
    began = sorted(faults, key=lambda fault: fault.began)
    found: dict[str, list[float]] = defaultdict(list)
    moments = [fault.began for fault in began]
    for wait in chain.from_iterable(history.waits for history in histories):
        before = bisect_left(moments, wait.until)
        if before == 0:
            found[CALM].append(wait.until - wait.since)
        else:
            last = began[before - 1]
            found[last.kind].append(wait.until - max(wait.since, last.began))
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
    """Waits beyond what is promised."""
    return [
        f"after {kind!r} somebody waited for {max(waits):.2f} s, more than {BOUNDS[kind]:.1f}"
        for kind, waits in by_kind(faults, histories).items()
        if kind in BOUNDS and max(waits) > BOUNDS[kind]
    ]
