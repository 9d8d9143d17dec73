"""The registry: all tables that are awake, how to find the others, and what all connections share."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

from msgspec import msgpack

from clickbang.core.registry import find_game
from clickbang.protocol.clocks import NORMAL
from clickbang.protocol.errors import MOVING, NO_SUCH_TABLE, PASSING, STOPPING, STORAGE, TOO_FAST, ServerError
from clickbang.protocol.stages import PLAYING, REVEALING
from clickbang.server.cluster.lines import Lines
from clickbang.server.cluster.places import Nowhere, Places, There, Worker
from clickbang.server.delivery.client import Client
from clickbang.server.metrics import Metrics
from clickbang.server.seats.game_setup import (
    check_options,
    checked_beat,
    checked_clock,
    checked_pace,
    give_to_bot,
    new_secret,
)
from clickbang.server.seats.lesson import lesson_table
from clickbang.server.seats.seating import has_played
from clickbang.server.settings import Settings
from clickbang.server.storage.documents import SeatDoc, TableDoc
from clickbang.server.storage.retention import Retention
from clickbang.server.storage.store import PartlyWritten, PutSits, PutTable, Store, StoredTable, Write
from clickbang.server.tables.archive import Archive
from clickbang.server.tables.clocks import sleep
from clickbang.server.tables.commit_cycle import CommitCycle
from clickbang.server.tables.online_table import Keeper, OnlineTable
from clickbang.server.tables.promises import settle

log = logging.getLogger("clickbang")

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that is easily taken for something else."""
CODE_LENGTH = 6
OK = "ok"
CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")
ID = re.compile("[0-9a-f]{16}")
SWEEP_EVERY = 10.0
BACK_AFTER, BACK_AT_ONCE = 2.0, 0.1
"""Seconds after which clients may come back to a server that stops; where there are others, to one of those."""
LOOKED_UP_AT_ONCE = 10
"""Tables for which a database is asked that others use as well, and that may be far away."""
DRAINED_EVERY = 0.2
"""Seconds between one look at games that may come to their end and the next."""
HANDED_OVER_WITHIN = 3.0
"""Seconds for writing what is left, and for saying that others may have the tables."""


HandOn = Callable[[Worker, Any, bytes, bytes], bool]


def nobody_takes(_worker: Worker, _connection: Any, _hello: bytes, _attend: bytes) -> bool:
    """The `HandOn` of a worker that is alone on its machine."""
    return False


def new_id() -> str:
    """What a table is called inside."""
    return secrets.token_hex(8)


def new_code() -> str:
    """What a table is called by people."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def may_come(doc: TableDoc, guest: str) -> bool:
    """Whether this guest finds the table by its id: it is public, or they have been there."""
    return doc.public or guest in doc.members or has_played(doc, guest)


def is_played_by_other_rules(table: OnlineTable, known: Collection[str]) -> bool:
    """Whether somebody is at a game that whoever knows these rules cannot play on."""
    doc = table.doc
    is_played = doc.stage in (REVEALING, PLAYING) and bool(table.clients)
    return is_played and f"{doc.game}:{doc.rules}" not in known


class Registry(Keeper):
    """Everything that is shared by all connections."""

    def __init__(
        self, settings: Settings, store: Store, loop: asyncio.AbstractEventLoop, places: Places | None = None
    ) -> None:
        super().__init__(settings, store, loop, places)
        self.places.lost = self.lose_all
        self.lines = Lines(settings, loop, self.places)
        """To other workers."""
        self.metrics = Metrics(self)
        self.cycle = CommitCycle(store, loop, self.delivery, self.places, self.metrics.times)
        self.let_work = self.cycle.add
        self.delivery.commits = self.cycle.is_busy
        self.bots.waits = self.metrics.times.bots
        self.tables: dict[str, OnlineTable] = {}
        self.codes: dict[str, str] = {}
        self.loading: dict[str, asyncio.Task[OnlineTable | There | None]] = {}
        self.losses = 0
        """How often all tables were lost to other workers."""
        self.unused: dict[str, None] = {}
        """Tables that are ours and not awake any more: others may have them, once all is on disk."""
        self.idle: dict[str, float] = {}
        self.clients: dict[Client, None] = {}
        self.stopping = False
        """Whether nothing more is begun."""
        self.finished_writing = True
        """Whether all that was to be written was, when the server stopped."""
        self.hand_on: HandOn = nobody_takes
        """Hands a connection to another worker, if that can be."""
        self.looking_up = asyncio.Semaphore(LOOKED_UP_AT_ONCE if self.places.shared else 1)
        self.retention = Retention(self)
        self.sweeper = self.spawn(self.sweep())
        self.archive = Archive(self)

    def note_visit(self, table: str) -> None:
        self.retention.visited(table)

    def note_end(self) -> None:
        self.archive.wake()

    def fails(self) -> bool:
        """Whether nothing can be written."""
        return self.store.failing or not self.places.holds()

    def status(self) -> str:
        """How the server is, in a word."""
        return "stopping" if self.leaving else "storage" if self.fails() else OK

    def welcome(self, client: Client) -> None:
        """Somebody has connected."""
        self.clients[client] = None

    def see_off(self, client: Client) -> None:
        """Somebody's connection is over."""
        del self.clients[client]

    async def write(self, *writes: Write) -> None:
        done: asyncio.Future[None] = self.loop.create_future()

        def finished(problem: Exception | None) -> None:
            if isinstance(problem, PartlyWritten):  # the store says by itself when it can write nothing at all
                log.error("something could not be written: %s", problem)
            settle(done, None if problem is None else ServerError(STORAGE))

        self.store.submit(writes, finished)
        await done

    # Tables

    async def open_table(
        self,
        guest: str,
        game_name: str,
        seats: int,
        options: dict[str, str],
        clock: str,
        pace: str,
        public: bool,
        bot: str,
        beat: str = NORMAL,
        network: str = "",
    ) -> OnlineTable:
        """A new table, its host seated nowhere yet; with `bot`, all seats but the first are taken."""
        game = find_game(game_name)
        game.check_seats(seats)
        check_options(options)
        doc = TableDoc(
            id=new_id(),
            code=new_code(),
            game=game.name,
            options=game.settle_options(options),
            seats=[SeatDoc() for _ in range(seats)],
            host=guest,
            clock=checked_clock(clock),
            pace=checked_pace(pace),
            beat=checked_beat(beat),
            public=public,
            secret=new_secret(),
            members=[guest],
            opened_from=self.allowances.tally.hashed(network),
        )
        now = int(time.time())
        table = OnlineTable(self, StoredTable(doc, [], [], 0, touched=now))
        if bot:
            for seat in range(1, seats):
                give_to_bot(doc, seat, bot, table.bots)
        put = PutTable(doc.id, doc.code, doc.public, doc.stage, now, msgpack.encode(doc))
        await self.write(put, self.retention.visit(doc.id))
        self.begin(table)
        return table

    async def open_lesson(
        self, guest: str, game_name: str, name: str, portrait: str = "", network: str = ""
    ) -> OnlineTable:
        """A new lesson, with whoever learns at its first question."""
        doc = lesson_table(find_game(game_name), new_id(), new_code(), guest, name, portrait)
        doc.opened_from = self.allowances.tally.hashed(network)
        now = int(time.time())
        put = PutTable(doc.id, doc.code, doc.public, doc.stage, now, msgpack.encode(doc))
        await self.write(put, PutSits(guest, doc.id), self.retention.visit(doc.id))
        table = OnlineTable(self, StoredTable(doc, [], [], 0, touched=now))
        self.metrics.games[doc.game] += 1
        self.begin(table)
        return table

    def begin(self, table: OnlineTable) -> None:
        """A table that was just opened: it is awake, unless others may have it: then it sleeps until somebody comes."""
        if self.places.shared:
            table.close(ServerError(MOVING))
        else:
            self.keep(table)

    def keep(self, table: OnlineTable) -> None:
        self.tables[table.id] = table
        self.codes[table.doc.code] = table.id
        self.idle[table.id] = self.loop.time()

    async def locate(self, key: str) -> OnlineTable | There | None:
        found = self.tables.get(self.codes.get(key, key))
        if found is not None:
            return found
        if key not in self.loading:
            self.loading[key] = self.spawn(self.load(key))
        table = await asyncio.shield(self.loading[key])
        if isinstance(table, OnlineTable) and self.tables.get(table.id) is not table:
            raise ServerError(MOVING)  # it was lost again before whoever waited for it had their turn
        return table

    async def load(self, key: str) -> OnlineTable | There | None:
        try:
            if self.stopping:
                raise ServerError(STOPPING)
            losses = self.losses
            claimed = await self.places.claim(key)
            if isinstance(claimed, There):
                return claimed
            if isinstance(claimed, Nowhere):
                return None
            stored = await self.store.table(claimed.table)
            if stored is None:
                return None
            if self.losses != losses or self.stopping:
                raise ServerError(MOVING)  # what was read may be old
            awake = self.tables.get(stored.doc.id)  # somebody else asked by its other name
            if awake is not None:
                return awake
            table = OnlineTable(self, stored)
            self.keep(table)
            if self.places.shared and table.doc.stage in (REVEALING, PLAYING):
                log.info("table %s: game %d goes on with this worker", table.id, table.doc.number)
            if table.writes:  # its last answer was on disk, and that it is over was not
                self.cycle.add(table)
            self.metrics.woken += 1
            return table
        finally:
            del self.loading[key]

    async def find(self, key: str) -> OnlineTable | None:
        found = await self.locate(key)
        if isinstance(found, There):
            raise ServerError(MOVING)
        return found

    async def attendable(self, key: str, client: Client) -> OnlineTable | There:
        """The table that somebody may come to: by its code, or by its id if it is public or they have been there; or
        where it lives.

        Who has guessed wrong too often has to wait. What has to wait for the disk is paid before, and given back if it
        was right. One waits for the other there, so that a crowd that comes back is not taken for one that guesses.
        """
        guest, network, code = client.guest, client.network, key.upper()
        by_code = CODE.fullmatch(code) is not None
        awake = self.tables.get(self.codes.get(code, "") if by_code else key)
        if awake is not None and guest in awake.doc.members:
            return awake  # who has been here guesses nothing, however much others of their network do
        if not self.allowances.guesses.has(guest, network):
            raise ServerError(TOO_FAST)
        if awake is not None and (by_code or may_come(awake.doc, guest)):
            return awake
        async with self.looking_up:
            if not self.allowances.guesses.take(guest, network):
                raise ServerError(TOO_FAST)
            try:
                if not by_code:
                    await self.permitted(key, guest)
                table = await self.locate(code if by_code else key)
            except ServerError as error:
                if error.code in PASSING:
                    self.allowances.guesses.give_back(guest, network)  # nobody knows whether it was right
                raise
            if table is None:
                raise ServerError(NO_SUCH_TABLE)
            self.allowances.guesses.give_back(guest, network)
            return table

    async def permitted(self, table: str, guest: str) -> TableDoc:
        """The same is done for one that is not there and for one that is none of their business."""
        awake = self.tables.get(table)
        if awake is not None and may_come(awake.doc, guest):
            return awake.doc
        doc = await self.store.doc(table) if ID.fullmatch(table) else None
        if doc is None or not may_come(doc, guest):
            raise ServerError(NO_SUCH_TABLE)
        return doc

    def drop(self, table: OnlineTable, error: ServerError | None) -> None:
        reason = error or ServerError(NO_SUCH_TABLE)
        for client in self.forget(table, reason):
            client.disown(reason, back_after=1.0 if error else None)

    def forget(self, table: OnlineTable, error: ServerError | None = None) -> list[Client]:
        """Close this table and hold it no longer; returns those who are concerned."""
        concerned = table.close(error or ServerError(NO_SUCH_TABLE))
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.codes.pop(table.doc.code, None)
        self.idle.pop(table.id, None)
        self.narrations.forget(table.id)
        self.bots.forget(table.id)
        if self.places.shared:
            self.unused[table.id] = None
        return concerned

    # Other workers

    def lose_all(self) -> None:
        """Our tables are not ours any more: whoever is at one finds it again where it lives now."""
        self.losses += 1
        self.cycle.clear()
        for client in self.forget_all():
            client.recall()

    def forget_all(self) -> list[Client]:
        """Close all tables; returns those who are concerned."""
        concerned: dict[Client, None] = {}
        for table in list(self.tables.values()):
            concerned |= dict.fromkeys(self.forget(table, ServerError(MOVING)))
        self.unused = {}
        return list(concerned)

    def release_unused(self) -> None:
        """Let others have the tables that are not awake here any more; not while one is being read that may be such."""
        if not self.unused or self.loading:
            return
        tables = [table for table in self.unused if table not in self.tables]
        self.unused = {}
        self.places.release(tables)

    def visited_now(self) -> list[str]:
        return [table.id for table in self.tables.values() if table.clients]

    def is_awake(self, table: str) -> bool:
        return table in self.tables

    def drop_deleted(self, table: str) -> None:
        self.drop(self.tables[table], None)

    def connected(self) -> set[str]:
        return {client.guest for client in self.clients}

    # In the background

    async def sweep(self) -> None:
        """Forget tables that nobody visits, and delete those that nobody has visited for long."""
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self.settings.idle_seconds))
            if self.store.failing:
                with suppress(ServerError):
                    await self.write()  # nothing, to see whether the disk takes it again
            try:
                self.forget_idle()
                await self.retention.clear_away()
            except ServerError as error:
                log.warning("old tables could not be cleared away (%s); it is tried again", error.code)
            except Exception:  # a disk that fails for a moment must not be the end of tidiness
                log.exception("old tables could not be cleared away; it is tried again")

    def forget_idle(self) -> None:
        now = self.loop.time()
        for table in list(self.tables.values()):
            if table.clients or table.is_ahead or table.inbox:
                self.idle[table.id] = now
            elif now - self.idle[table.id] > self.settings.idle_seconds:
                self.forget(table)
        if self.unused:
            self.store.submit([], lambda _: self.release_unused())  # when all that is on its way is on disk

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and hang up; each has a second to hear it.

        Where there are other workers they have the tables by then, and may be asked for them at once.
        """
        if self.leaving:
            return
        self.leaving = True
        begun, tables, people = self.loop.time(), len(self.tables), len(self.clients)
        log.info("stopping: %d tables and %d connections are to be handed over or told", tables, people)
        await self.drain()
        self.stopping = True
        if self.places.shared:
            await self.hand_over()
        back_after = BACK_AT_ONCE if self.places.shared else BACK_AFTER
        goodbyes = [
            client.say_goodbye(ServerError(STOPPING), back_after)
            for client in list(self.clients)
            if not client.socket.recall()
        ]
        await asyncio.gather(*goodbyes, return_exceptions=True)
        log.info("drained within %.1f s", self.loop.time() - begun)

    async def drain(self) -> None:
        """Games that no other worker can play on may come to their end here, within the time that is set for that."""
        try:
            known = await self.places.known_elsewhere()
        except ServerError:
            return
        until = self.loop.time() + self.settings.drain_seconds
        while known is not None and self.loop.time() < until:
            kept = [table for table in self.tables.values() if is_played_by_other_rules(table, known)]
            if not kept:
                return
            self.let_go([table for table in self.tables.values() if table not in kept])
            await asyncio.sleep(DRAINED_EVERY)

    def let_go(self, tables: list[OnlineTable]) -> None:
        """Hand these over, as far as nothing is going on there just now."""
        for table in tables:
            if not (table.is_ahead or table.inbox):
                for client in self.forget(table, ServerError(MOVING)):
                    if not client.socket.recall():
                        client.disown(ServerError(STOPPING), BACK_AT_ONCE)
        self.store.submit([], lambda _: self.release_unused())

    async def hand_over(self) -> None:
        """Finish what is being written and begin nothing more; then all tables are anybody's."""
        self.rest()
        self.cycle.stop()
        with suppress(ServerError, TimeoutError):
            async with asyncio.timeout(HANDED_OVER_WITHIN):
                await self.write(self.retention.last_note())  # after all that was written before
        self.forget_all()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(HANDED_OVER_WITHIN):
                await self.places.leave()

    def rest(self) -> None:
        """Nothing more is done in the background."""
        self.sweeper.cancel()
        self.archive.task.cancel()

    async def stop(self) -> None:
        """Tell everybody, finish what is being written, let go."""
        await self.say_goodbye()
        self.rest()
        self.lines.close()
        for table in self.tables.values():
            sleep(table)
        self.cycle.stop()  # what tables would still note, of people who go, would begin another writer
        if not self.places.shared:
            self.store.submit([self.retention.last_note()], lambda _: None)
        self.bots.close()
        self.finished_writing = await self.store.close()
