"""What was said at a table: the last remarks, numbered through; and which faces were pulled."""

from collections.abc import Sequence

from clickbang.server.storage.documents import MOST_SAID, SaidRow, encode
from clickbang.server.storage.store import DropSaid, PutSaid, Write

MOST_FACES = 60
"""So many are kept for readers that are slow; who comes later is told of none."""


class Remarks:
    """Keeps what whoever comes later is still told."""

    def __init__(self, table: str, kept: Sequence[SaidRow], before: int) -> None:
        self.table = table
        self.kept = list(kept)
        self.before = before
        """How many are forgotten."""
        self.count = before + len(self.kept)
        """How many there have ever been."""

    def since(self, number: int) -> list[SaidRow]:
        return self.kept[max(number - self.before, 0) :]

    def until(self, number: int) -> list[SaidRow]:
        return self.kept[: max(number - self.before, 0)]

    def add(self, said: SaidRow) -> list[Write]:
        """One more; returns what has to be written."""
        writes: list[Write] = [PutSaid(self.table, self.count, encode(said))]
        self.kept.append(said)
        self.count += 1
        if len(self.kept) >= 2 * MOST_SAID:
            gone = len(self.kept) - MOST_SAID
            del self.kept[:gone]
            self.before += gone
            writes.append(DropSaid(self.table, self.before))
        return writes


class PulledFaces:
    """The last faces, for whoever is just being told. Nothing of it is written. Each is a remark without words: whoever
    would hear it sees the face."""

    def __init__(self) -> None:
        self.kept: list[SaidRow] = []
        self.before = 0
        """How many are forgotten."""
        self.count = 0
        """How many there have ever been."""

    def since(self, number: int) -> list[SaidRow]:
        return self.kept[max(number - self.before, 0) :]

    def add(self, pulled: SaidRow) -> None:
        self.kept.append(pulled)
        self.count += 1
        if len(self.kept) > MOST_FACES:
            del self.kept[0]
            self.before += 1
