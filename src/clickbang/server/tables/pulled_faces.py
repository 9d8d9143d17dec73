"""Faces that were pulled at a table: only the last ones, for whoever is just being told. Nothing of it is written."""

from clickbang.server.storage.documents import SaidRow

MOST_FACES = 60
"""So many are kept for readers that are slow; who comes later is told of none."""


class PulledFaces:
    """Each is a remark without words: whoever would hear it sees the face."""

    def __init__(self) -> None:
        self.kept: list[SaidRow] = []
        self.before = 0
        """How many are forgotten."""

    @property
    def count(self) -> int:
        """How many there have ever been."""
        return self.before + len(self.kept)

    def since(self, number: int) -> list[SaidRow]:
        return self.kept[max(number - self.before, 0) :]

    def add(self, pulled: SaidRow) -> None:
        self.kept.append(pulled)
        if len(self.kept) > MOST_FACES:
            del self.kept[0]
            self.before += 1
