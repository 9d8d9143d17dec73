"""What was said at a table: the last remarks, numbered through."""

from collections.abc import Sequence

from clickbang.server.storage.documents import MOST_SAID, SaidRow, encode
from clickbang.server.storage.store import DropSaid, PutSaid, Write


class Remarks:
    """Keeps what whoever comes later is still told."""

    def __init__(self, table: str, kept: Sequence[SaidRow], before: int) -> None:
        self.table = table
        self.kept = list(kept)
        self.before = before
        """How many are forgotten."""

    @property
    def count(self) -> int:
        """How many there have ever been."""
        return self.before + len(self.kept)

    def since(self, number: int) -> list[SaidRow]:
        return self.kept[max(number - self.before, 0) :]

    def until(self, number: int) -> list[SaidRow]:
        return self.kept[: max(number - self.before, 0)]

    def add(self, said: SaidRow) -> list[Write]:
        """One more; returns what has to be written."""
        writes: list[Write] = [PutSaid(self.table, self.count, encode(said))]
        self.kept.append(said)
        if len(self.kept) >= 2 * MOST_SAID:
            gone = len(self.kept) - MOST_SAID
            del self.kept[:gone]
            self.before += gone
            writes.append(DropSaid(self.table, self.before))
        return writes
