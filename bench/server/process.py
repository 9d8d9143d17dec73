"""What the system says about another process (Linux)."""

import os
from pathlib import Path


def cpu_of(process: int) -> float:
    """Seconds of processor time that it has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """Bytes that it holds in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return 1024 * int(line.split()[1])
    raise ProcessLookupError(process)
