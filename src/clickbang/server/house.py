"""The house: all tables that are awake, and how to find the others."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any

from msgspec import msgpack

from clickbang.core.chance import Chance
from clickbang.games import find_game
from clickbang.records.luck import Verifiable
from clickbang.server.archive import Archive
from clickbang.server.bot_pool import BotPool
from clickbang.server.docs import RoomDoc, SeatDoc
from clickbang.server.errors import NO_SUCH_TABLE, STOPPING, TOO_FAST, ServerError
from clickbang.server.limits import Buckets
from clickbang.server.metrics import Metrics
from clickbang.server.room import Room
from clickbang.server.seating import checked_clock, checked_pace, give_to_bot, new_secret
from clickbang.server.settings import Settings
from clickbang.server.store import DropRoom, PutRoom, Store, StoredRoom, Write
from clickbang.server.turns import Turns
from clickbang.server.visitor import Visitor
from clickbang.text import Catalogue

log = logging.getLogger("clickbang")

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that is easily taken for something else."""
CODE_LENGTH = 6
SWEEP_EVERY = 10.0


def verifiable(doc: RoomDoc) -> Chance:
    """Luck that everybody at this table had a hand in, and can check afterwards."""
    return Verifiable(doc.secret, [seat.contribution for seat in doc.seats])


class House:
    """Everything that is shared by all connections."""

    def __init__(self, settings: Settings, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self.settings = settings
        self.store = store
        self.loop = loop
        self.turns = Turns(self, store, loop)
        self.metrics = Metrics(self)
        self.bots = BotPool(settings.bot_processes)
        self.rooms: dict[str, Room] = {}
        self.codes: dict[str, str] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.idle: dict[str, float] = {}
        self.visitors: dict[Visitor, None] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.luck: Callable[[RoomDoc], Chance] = verifiable
        """Where the luck of a game comes from."""
        self.guesses = Buckets(settings.guesses_each / 60, settings.guesses_each)
        self.guesses_from = Buckets(settings.guesses_each / 12, settings.guesses_each * 5)
        self.created = Buckets(settings.tables_each / 3600, settings.tables_each)
        self.created_from = Buckets(settings.tables_each / 1200, settings.tables_each * 3)
        self.remarks = Buckets(1.0, 6.0)
        """How much a guest may say, over however many connections."""
        self.sweeper = self.spawn(self.sweep())
        self.archive = Archive(self)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do this beside everything else; what goes wrong in it is logged."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something went wrong", exc_info=error)

    @staticmethod
    @lru_cache
    def catalogue(lang: str, skin: str) -> Catalogue:
        return Catalogue(lang, skin)

    async def write(self, *writes: Write) -> None:
        """Write this; returns when it is on disk."""
        done: asyncio.Future[None] = self.loop.create_future()

        def finished(problem: Exception | None) -> None:
            if done.done():
                return  # whoever asked has been cancelled meanwhile
            if problem is not None:
                done.set_exception(problem)
            else:
                done.set_result(None)

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
    ) -> Room:
        """A new table, its host seated nowhere yet; with `bot`, all seats but the first are taken."""
        game = find_game(game_name)
        game.check_seats(seats)
        doc = RoomDoc(
            id=secrets.token_hex(8),
            code="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
            game=game.name,
            options=game.settle_options(options),
            seats=[SeatDoc() for _ in range(seats)],
            host=guest,
            clock=checked_clock(clock),
            pace=checked_pace(pace),
            public=public,
            secret=new_secret(),
            members=[guest],
        )
        room = Room(self, StoredRoom(doc, [], [], 0))
        if bot:
            for seat in range(1, seats):
                give_to_bot(doc, seat, bot, room.bots)
        now = int(time.time())
        await self.write(PutRoom(doc.id, doc.code, doc.public, doc.stage, now, msgpack.encode(doc)))
        self.keep(room)
        return room

    def keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        self.codes[room.doc.code] = room.id
        self.idle[room.id] = self.loop.time()

    async def find(self, key: str) -> Room | None:
        """The table with this code or id, read from disk if it is not awake."""
        found = self.rooms.get(self.codes.get(key, key))
        if found is not None:
            return found
        if key not in self.loading:
            self.loading[key] = self.spawn(self.load(key))
        return await asyncio.shield(self.loading[key])

    async def load(self, key: str) -> Room | None:
        try:
            stored = await self.store.room(key)
            if stored is None:
                return None
            awake = self.rooms.get(stored.doc.id)  # somebody else asked by its other name
            if awake is not None:
                return awake
            room = Room(self, stored)
            self.keep(room)
            self.metrics.woken += 1
            return room
        finally:
            del self.loading[key]

    async def attendable(self, key: str, visitor: Visitor) -> Room:
        """The table that somebody may come to: by its code, or by its id if it is public or they have been there.

        Who has guessed wrong too often has to wait.
        """
        by_code = len(key) == CODE_LENGTH
        if not (self.guesses.has(visitor.guest) and self.guesses_from.has(visitor.address)):
            raise ServerError(TOO_FAST)
        room = await self.find(key.upper() if by_code else key)
        if room is None or not (by_code or room.doc.public or visitor.guest in room.doc.members):
            self.guesses.take(visitor.guest)
            self.guesses_from.take(visitor.address)
            raise ServerError(NO_SUCH_TABLE)
        return room

    def drop(self, room: Room, error: ServerError | None) -> None:
        """Forget a table; who is there is told why, or that it is gone."""
        room.closed = True
        room.timing.sleep()
        self.forget(room)
        waiting = {visitor: None for visitor, _, _ in room.inbox if visitor is not None}
        for visitor in room.visitors | room.replied | waiting:
            visitor.outbox = []  # what is not on disk has not been done
            self.spawn(visitor.say_goodbye(error or ServerError(NO_SUCH_TABLE), back_after=1.0 if error else None))

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.codes.pop(room.doc.code, None)
        self.idle.pop(room.id, None)
        self.bots.forget(room.id)

    # In the background

    async def sweep(self) -> None:
        """Forget tables that nobody visits, and delete those that nobody has visited for long."""
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self.settings.idle_seconds))
            try:
                self.forget_idle()
                if self.settings.keep_days:
                    await self.delete_old(int(time.time()) - 86400 * self.settings.keep_days)
            except Exception:  # a disk that fails for a moment must not be the end of tidiness
                log.exception("old tables could not be cleared away; it is tried again")

    def forget_idle(self) -> None:
        now = self.loop.time()
        for room in list(self.rooms.values()):
            if room.visitors or room.writing or room.inbox:
                self.idle[room.id] = now
            elif now - self.idle[room.id] > self.settings.idle_seconds:
                room.closed = True
                room.timing.sleep()
                self.forget(room)

    async def delete_old(self, since: int) -> None:
        old = [room for room in await self.store.untouched(since, 100) if room not in self.rooms]
        if old:
            await self.write(*[DropRoom(room) for room in old])
            log.info("deleted %d tables that nobody has visited for long", len(old))

    async def stop(self) -> None:
        """Tell everybody, finish what is being written, let go."""
        self.stopping = True
        self.sweeper.cancel()
        self.archive.task.cancel()
        goodbyes = [visitor.say_goodbye(ServerError(STOPPING), back_after=2.0) for visitor in list(self.visitors)]
        await asyncio.gather(*goodbyes, return_exceptions=True)
        for room in self.rooms.values():
            room.timing.sleep()
        await self.bots.close()
        await self.store.close()
