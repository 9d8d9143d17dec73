"""Records of games that are over: made when somebody wants one, and otherwise one after another in the background.

What a record is made from (the table as it was, and its answers) is on disk together with the last answer, so nothing
is lost if the server stops first. A record itself costs as much as many answers do, so those that nobody waits for are
not made at once, but slowly beside the games. They are made at all because rules may change, and then an old game can
be shown, but not played again.
"""

import asyncio
import logging
from contextlib import suppress

from clickbang.core.registry import GAMES
from clickbang.protocol.errors import NO_RECORD, ServerError
from clickbang.protocol.stages import PLAYING
from clickbang.server.game.game_record import full_record
from clickbang.server.seats.seating import has_played
from clickbang.server.storage.documents import TableDoc
from clickbang.server.storage.store import Ended, PutRecord
from clickbang.server.tables.calls import RecordSoFar, ask
from clickbang.server.tables.online_table import Keeper
from clickbang.server.tables.play import record_so_far

log = logging.getLogger("clickbang")

PAUSE = 0.2
"""Seconds after each record that nobody asked for."""
LOOK_EVERY = 5.0
"""Seconds between one lot of records and the next."""
AT_ONCE = 50


def is_known(doc: TableDoc) -> bool:
    """Whether this server has the rules by which the game was played."""
    return doc.game in GAMES and GAMES[doc.game].rules_version == doc.rules


class Archive:
    """Makes records."""

    def __init__(self, registry: Keeper) -> None:
        self.registry = registry
        self.ended = asyncio.Event()
        """A game has ended since records were last made."""
        self.task = registry.spawn(self.catch_up())

    async def fetch(self, table: str, game: int, guest: str) -> tuple[TableDoc, bytes]:
        """The record of a game at the table with this id: whole once it is over, before that what the guest has heard.

        A table sleeps on if the game is over: what is needed is on disk.
        """
        registry = self.registry
        try:
            doc, refusal = await registry.permitted(table, guest), None
        except ServerError as error:
            doc, refusal = None, error
        if doc is not None:
            online = registry.tables.get(table)
            if online is not None:
                body = record_so_far(online, game, guest)
            elif game == doc.number and doc.stage == PLAYING:
                body = (await ask(registry, RecordSoFar(table, game, guest))).record
            else:
                body = None
            if body is not None:
                registry.note_visit(table)
                return doc, body
        ended = await registry.store.ended(table, game)
        if refusal is not None and (ended is None or not has_played(ended.doc, guest)):
            raise refusal  # while who has played may see it, however many have come to the table since
        record = None if ended is None else await self.made(ended)
        if ended is None or not record:
            raise ServerError(NO_RECORD)
        registry.note_visit(table)
        return ended.doc, record

    async def record(self, table: str, game: int) -> bytes | None:
        """The record of a game that is over; None if it is not, or if it cannot be played again."""
        ended = await self.registry.store.ended(table, game)
        return None if ended is None else await self.made(ended) or None

    async def made(self, ended: Ended) -> bytes:
        return await self.make(ended.doc) if ended.record is None else ended.record

    async def make(self, doc: TableDoc) -> bytes:
        """Make a record and keep it; an empty one if the game cannot be played again, now or ever.

        Where only a worker of another version can play it, that is for others to say.
        """
        if not is_known(doc) and f"{doc.game}:{doc.rules}" in (await self.registry.places.known_elsewhere() or ()):
            return b""
        rows = await self.registry.store.log(doc.id, doc.number)
        try:
            record = await asyncio.to_thread(full_record, doc, rows) or b""
        except Exception:
            log.exception("game %d of table %s cannot be played again, and has no record", doc.number, doc.id)
            record = b""
        with suppress(ServerError):  # who wants to read it need not know that it could not be kept
            await self.registry.write(PutRecord(record, doc.id, doc.number))
        return record

    def wake(self) -> None:
        """The end of a game is on disk: its record can be made."""
        self.ended.set()

    async def catch_up(self) -> None:
        """Make the records that nobody has asked for: of games that ended before the server began, and after."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.ended.clear()
            try:
                more = await self.make_some()
            except ServerError as error:
                log.warning("it could not be read which records are to be made (%s); it is tried again", error.code)
                more = True
            except Exception:  # a disk that fails for a moment must not be the end of all records
                log.exception("it could not be read which records are to be made; it is tried again")
                more = True
            if not more:
                await self.ended.wait()

    async def make_some(self) -> bool:
        """Make a few; returns whether there are others."""
        found = await self.registry.store.unrecorded(AT_ONCE)
        more = len(found) == AT_ONCE
        for doc in found:
            try:
                await self.make(doc)
            except Exception:
                log.exception("the record of table %s could not be made; it is tried again", doc.id)
                more = True
            await asyncio.sleep(PAUSE)
        return more
