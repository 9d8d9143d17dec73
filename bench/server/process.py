"""What the system says about another process and those that it has started (Linux)."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def family(process: int) -> Iterator[Path]:
    """Where the system tells of it, and of all that it has started."""
    folder = Path(f"/proc/{process}")
    yield folder
    for thread in folder.glob("task/*/children"):
        for child in thread.read_text().split():
            yield from family(int(child))


def cpu_of(*processes: int) -> float:
    """Seconds of processor time that they have used, with all that they have started. Helpers come and go."""
    used = 0
    for folder in (folder for process in processes for folder in family(process)):
        with suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """Bytes that they hold in memory."""
    lines = [line for folder in family(process) for line in (folder / "status").read_text().splitlines()]
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
