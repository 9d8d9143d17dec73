"""Records of games that are over: made when somebody wants one, and otherwise one after another in the background.

What a record is made from (the table as it was, and its answers) is on disk together with the last answer, so nothing
is lost if the server stops first. A record itself costs as much as many answers do, so those that nobody waits for are
not made at once, but slowly beside the games. They are made at all because rules may change, and then an old game can
be shown, but not played again.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from clickbang.server.docs import RoomDoc
from clickbang.server.finished import full_record
from clickbang.server.store import PutRecord

if TYPE_CHECKING:
    from clickbang.server.house import House

log = logging.getLogger("clickbang")

PAUSE = 0.2
"""Seconds after each record that nobody asked for."""
LOOK_EVERY = 5.0
AT_ONCE = 50


class Archive:
    """Makes records."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.task = house.spawn(self.catch_up())

    async def record(self, room: str, game: int) -> bytes | None:
        """The record of a game that is over; None if it is not, or if the rules have changed since."""
        ended = await self.house.store.ended(room, game)
        if ended is None:
            return None
        return (await self.make(ended.doc) if ended.record is None else ended.record) or None

    async def make(self, doc: RoomDoc) -> bytes:
        """Make a record and keep it; an empty one if the rules have changed."""
        rows = await self.house.store.log(doc.id, doc.number)
        record = await asyncio.to_thread(full_record, doc, rows) or b""
        await self.house.write(PutRecord(record, doc.id, doc.number))
        return record

    async def catch_up(self) -> None:
        """Make the records that nobody has asked for yet."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.make_some()
            except Exception:  # a disk that fails for a moment must not be the end of all records
                log.exception("it could not be read which records are to be made; it is tried again")

    async def make_some(self) -> None:
        for doc in await self.house.store.unrecorded(AT_ONCE):
            try:
                await self.make(doc)
            except Exception:
                log.exception("the record of table %s could not be made; it is tried again", doc.id)
            await asyncio.sleep(PAUSE)
