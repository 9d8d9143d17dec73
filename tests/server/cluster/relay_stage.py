"""The same house with two workers: tables live with one, and everybody comes in at the other and is relayed.

The line between them is the real one, proven and framed, without a network: what one end writes the other reads.
"""

import asyncio

from clickbang.server.cluster.line import AcceptedLine, OpenedLine
from clickbang.server.cluster.places import Claimed, Here, There, Worker
from clickbang.server.delivery.socket import Socket
from clickbang.server.settings import Settings
from clickbang.server.sockets.relayed import Reception
from clickbang.server.storage.documents import TableDoc
from clickbang.server.tables.registry import Registry
from tests.server.cluster.board import Board, BoardPlaces
from tests.server.stage import Client, InstantStore, Stage

OWNER = Worker(1, "owner:1", b"a token")
SETTINGS = Settings(messages_each=1e9, attends_each=10**9, bytes_each=10**12, bot_processes=0, heartbeat=1e9)


class Wire(asyncio.Transport):
    """What is written here arrives there, soon."""

    def __init__(self, loop: asyncio.AbstractEventLoop, there: asyncio.Protocol) -> None:
        super().__init__()
        self.loop = loop
        self.there = there

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.loop.call_soon(self.there.data_received, bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None:
        self.loop.call_soon(self.there.connection_lost, None)


class StillOpened(OpenedLine):
    """A line on a clock that stands still, and leaps: it never takes the other end for silent."""

    def check(self) -> None:
        pass


class StillAccepted(AcceptedLine):
    def check(self) -> None:
        pass


class OwnersPlaces(BoardPlaces):
    """Every table lives here."""

    async def claim(self, key: str) -> Claimed:
        return Here(key)


class EntrysPlaces(BoardPlaces):
    """Every table lives there."""

    async def claim(self, key: str) -> Claimed:
        return There(key, OWNER)


class EntrysStore(InstantStore):
    """Knows of the owner's tables what is on disk."""

    owner: Registry

    async def doc(self, table: str) -> TableDoc | None:
        found = self.owner.tables.get(table)
        return None if found is None else found.doc


class RelayStage(Stage):
    """`registry` is that of the worker with the tables; clients talk to the other one."""

    def __init__(self, store: InstantStore) -> None:
        super().__init__(store, SETTINGS, OwnersPlaces(Board(store)))
        entrys_store = EntrysStore()
        entrys_store.owner = self.registry
        self.entry = Registry(SETTINGS, entrys_store, self.loop, EntrysPlaces(Board(entrys_store)))
        ours = StillOpened(self.loop, lambda _: None, OWNER.token)
        theirs = StillAccepted(self.loop, lambda _: None, lambda: OWNER.token, Reception(self.registry).accept)
        ours.connection_made(Wire(self.loop, theirs))
        theirs.connection_made(Wire(self.loop, ours))
        self.entry.lines.opened[OWNER.address, OWNER.token] = ours
        self.settle()
        assert ours.is_open

    def settle(self) -> None:
        """Connections that are relayed never end by themselves: all is done when nothing more is about to be."""

        async def run() -> None:
            while self.loop.is_busy():
                await asyncio.sleep(0)

        self.loop.run_until_complete(run())

    def door(self) -> Registry:
        return self.entry

    def socket(self, client: Client) -> Socket:
        return Direct(client)

    def close(self) -> None:
        self.loop.run_until_complete(self.entry.stop())
        super().close()


class Direct:
    """A socket that takes everything at once."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def takes_at_once(self) -> bool:
        return True

    def write(self, text: bytes) -> None:
        self.client.received.append(text)

    def recall(self) -> bool:
        return False
