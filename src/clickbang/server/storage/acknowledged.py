"""A note beside the database of what was acknowledged last: whoever cuts off SQLite's log does not cut this one.

Every write has a number, which is in the database too. The writer puts it here after the commit and before anybody is
told, without waiting for the disk: a power cut can only leave the note behind the database, never ahead of it. So a
database that is behind its note has lost something.
"""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

SUFFIX = "-acknowledged"
LATEST = 10**11
"""A time beyond this is none."""


class Mark(NamedTuple):
    """A write: how many there were up to it, and when it was, in seconds since 1970."""

    number: int
    at: int

    def __str__(self) -> str:
        return f"number {self.number}, {datetime.fromtimestamp(self.at, UTC):%Y-%m-%d %H:%M:%S} UTC"


class Acknowledged:
    """The note of one database."""

    def __init__(self, database: Path) -> None:
        place = database.with_name(database.name + SUFFIX)
        self.file = os.open(place, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)

    def put(self, mark: Mark) -> None:
        """Note this; always as many bytes, so that nothing is left of what stood there."""
        os.pwrite(self.file, b"%019d %011d\n" % mark, 0)

    def get(self) -> Mark | None:
        """What was noted last; None if there is nothing that could be read."""
        try:
            number, at = map(int, os.pread(self.file, 64, 0).split())
        except ValueError:
            return None
        return Mark(number, at) if 0 <= at < LATEST else None

    def close(self) -> None:
        os.close(self.file)
