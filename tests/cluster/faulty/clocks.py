"""Wall clocks that jump, of the tests' own servers. What counts seconds without a date is left alone: no jump moves it.

A worker reads from a file of eight bytes how wrong its clock is. Python's own is replaced before the worker begins, and
in its process alone. PostgreSQL is not ours to change: libfaketime (`tools.parts`) stands between it and the system.
"""

import struct
from pathlib import Path

IN_A_SERVER = """
import mmap, struct, time
with open({path!r}, "rb") as file:
    wrong = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
right = time.time
time.time = lambda: right() + struct.unpack("d", wrong)[0]
time.time_ns = lambda: int(time.time() * 1_000_000_000)
"""


class WallClock:
    """That of one server and of all processes it forks."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.path.write_bytes(bytes(8))

    @property
    def before(self) -> str:
        """What the server's process begins with."""
        return IN_A_SERVER.format(path=str(self.path))

    def jump(self, wrong: float) -> None:
        """From now on it is wrong by so many seconds."""
        with self.path.open("r+b") as file:
            file.write(struct.pack("d", wrong))


class DatabaseClock:
    """That of a PostgreSQL that was started with `environ`."""

    def __init__(self, library: Path, path: Path) -> None:
        self.library = library
        self.path = path
        self.jump(0.0)
        path.chmod(0o644)  # PostgreSQL runs as somebody else

    @property
    def environ(self) -> dict[str, str]:
        return {
            "LD_PRELOAD": str(self.library),
            "FAKETIME_TIMESTAMP_FILE": str(self.path),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_DONT_RESET": "1",
        }

    def jump(self, wrong: float) -> None:
        self.path.write_text(f"{wrong:+.0f}\n")
