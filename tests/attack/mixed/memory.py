"""The memory of a server and of the processes that it has started, over time (Linux)."""

import time
from collections import defaultdict
from pathlib import Path

from bench.server.process import family

Sample = tuple[float, float]
"""Seconds, megabytes."""


def kind_of(command: str) -> str:
    """Which of a server's processes this is."""
    if "sqlite_writer" in command:
        return "writer"
    if "resource_tracker" in command:
        return "tracker"
    return "bots" if "multiprocessing" in command else "server"


def resident(process: int) -> dict[str, float]:
    """Megabytes of each kind of process."""
    found: dict[str, float] = defaultdict(float)
    for folder in family(process):
        try:
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            status = (folder / "status").read_text()
        except OSError:
            continue  # it has just ended
        held = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")]
        found[kind_of(command)] += sum(held) / 1000
    return found


def slope(samples: list[Sample]) -> float:
    """Megabytes a minute, by least squares."""
    if len(samples) < 2:
        return 0.0
    middle = sum(when for when, _ in samples) / len(samples)
    mean = sum(held for _, held in samples) / len(samples)
    spread = sum((when - middle) ** 2 for when, _ in samples)
    return 60 * sum((when - middle) * (held - mean) for when, held in samples) / spread


class Memory:
    """Samples of one life of a server."""

    def __init__(self) -> None:
        self.samples: dict[str, list[Sample]] = defaultdict(list)
        self.begun = time.monotonic()

    def sample(self, process: int) -> None:
        if not Path(f"/proc/{process}").exists():
            return
        now = time.monotonic() - self.begun
        for kind, held in resident(process).items():
            self.samples[kind].append((now, held))

    @property
    def lasted(self) -> float:
        """Seconds until the last sample."""
        return max((samples[-1][0] for samples in self.samples.values()), default=0.0)

    def slopes(self, after: float) -> dict[str, float]:
        """Megabytes a minute of each kind of process, from so many seconds after its start."""
        return {kind: slope([s for s in samples if s[0] >= after]) for kind, samples in self.samples.items()}

    def growing(self, after: float, steepest: float) -> list[str]:
        """What grows faster than that from then on."""
        return [
            f"the memory of {kind} grows by {steep:.2f} MB a minute"
            for kind, steep in self.slopes(after).items()
            if steep > steepest
        ]
