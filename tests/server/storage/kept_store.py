"""A store that keeps what a table is read from after a restart."""

from collections.abc import Sequence

from msgspec import msgpack

from clickbang.server.storage.documents import LogRow, TableDoc
from clickbang.server.storage.store import Finished, PutLog, PutTable, StoredTable, Write
from tests.server.stage import InstantStore


class KeptStore(InstantStore):
    """One table: its document and the answers of its game."""

    def __init__(self) -> None:
        self.doc_bytes = b""
        self.rows: list[LogRow] = []

    def put(self, doc: TableDoc, rows: Sequence[LogRow]) -> StoredTable:
        """What is on disk to begin with."""
        self.doc_bytes, self.rows = msgpack.encode(doc), list(rows)
        return self.stored()

    def stored(self) -> StoredTable:
        """What is on disk, read anew."""
        return StoredTable(msgpack.decode(self.doc_bytes, type=TableDoc), list(self.rows), [], 0)

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        for write in writes:
            if isinstance(write, PutTable):
                self.doc_bytes = write.doc
            elif isinstance(write, PutLog):
                assert write.number == len(self.rows)
                self.rows.append(msgpack.decode(write.row, type=LogRow))
        super().submit(writes, finished)
