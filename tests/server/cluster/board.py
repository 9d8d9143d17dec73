"""A board on which workers in this very process write who has which table, as they do in a database."""

import itertools
from collections.abc import Callable, Collection

from clickbang.server.cluster.places import NOWHERE, Claimed, Figure, Here, There, Worker, nothing_lost
from clickbang.server.storage.store import Store


class Board:
    """What the workers share."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.owners: dict[str, BoardPlaces] = {}
        self.numbers = itertools.count(1)


class BoardPlaces:
    """One worker's places. It is lost when a test says so."""

    shared = True

    def __init__(self, board: Board) -> None:
        self.board = board
        self.me: Worker | None = None
        self.address = ""
        self.lost: Callable[[], None] = nothing_lost
        self.held = True
        """Whether its lease runs, by its own clock."""
        self.claims: list[str] = []

    def holds(self) -> bool:
        return self.held

    async def join(self, address: str) -> Worker:
        self.address = address
        number = next(self.board.numbers)
        self.held = True
        self.me = Worker(number, address, b"token %d" % number)
        return self.me

    async def claim(self, key: str) -> Claimed:
        self.claims.append(key)
        stored = await self.board.store.table(key)
        if stored is None:
            return NOWHERE
        table = stored.doc.id
        owner = self.board.owners.setdefault(table, self)
        if owner is self:
            return Here(table)
        assert owner.me is not None
        return There(table, owner.me)

    def release(self, tables: Collection[str]) -> None:
        for table in tables:
            if self.board.owners.get(table) is self:
                del self.board.owners[table]

    async def known_elsewhere(self) -> Collection[str] | None:
        return None

    async def leave(self) -> None:
        self.release(list(self.board.owners))
        self.me = None

    def figures(self) -> list[Figure]:
        return []

    def lose(self) -> None:
        """It was declared gone: others may have its tables."""
        self.held, self.me = False, None
        self.release(list(self.board.owners))
        self.lost()
