"""Where tables live, in PostgreSQL: a row in `workers` that is renewed, a lock that goes with its session, `places`.

The session that renews also holds an advisory lock: a worker that dies is known by its lock at once, and one that hangs
by its lease. Whoever needs one of its tables deletes its row, and from then on it can write nothing.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final

from msgspec import json

from clickbang.core.registry import GAMES
from clickbang.protocol.errors import STORAGE, ServerError
from clickbang.server.cluster.addresses import doubt
from clickbang.server.cluster.places import (
    LEASE,
    NOWHERE,
    Claimed,
    Figure,
    Here,
    There,
    Worker,
    figures_of,
    nothing_lost,
)
from clickbang.server.limits.tally import Tally
from clickbang.server.storage.postgres_sessions import BEATING, GONE, REFUSED, Connection, connect
from clickbang.server.storage.postgres_store import PostgresStore, close_session

log = logging.getLogger("clickbang")

BEAT: Final = 1.0
"""Seconds between one renewal and the next."""
MARGIN: Final = 0.1
"""By our own clock the lease is over a little earlier."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0
"""Seconds between attempts to become a worker again, the first and the later ones."""
TIDY_EVERY: Final = 30
"""After so many beats, workers that are long gone are forgotten."""
LONG_GONE: Final = 60.0

BEATS: Final = """
WITH beat AS (
    UPDATE workers SET expires = clock_timestamp() + $2, networks = $3::jsonb WHERE id = $1 RETURNING id
)
SELECT (SELECT count(*) FROM beat), (SELECT count(*) FROM workers WHERE expires > clock_timestamp()),
    (SELECT coalesce(json_agg(networks), '[]')::text FROM workers
     WHERE id <> $1 AND expires > clock_timestamp() AND networks <> '{}')
"""
TIDY: Final = """
DELETE FROM workers WHERE expires < clock_timestamp() - $1::interval
AND clock_timestamp() > pg_postmaster_start_time() + $1::interval
"""
SPEND: Final = "SELECT spend($1, $2, $3, $4, $5)"
EXHAUSTED: Final = """
SELECT kind, who FROM spent WHERE free_at > clock_timestamp() AND filled <= clock_timestamp()
"""
"""What was counted by a clock that has been set back since is forgotten."""
FORGET: Final = """
WITH unused AS (DELETE FROM transfers WHERE until < clock_timestamp())
DELETE FROM spent WHERE full_at < clock_timestamp()
"""
OTHERS: Final = "SELECT DISTINCT address FROM workers WHERE id <> $1 AND expires > clock_timestamp()"
KNOWN: Final = "SELECT DISTINCT unnest(knows) FROM workers WHERE id <> $1 AND expires > clock_timestamp()"
RELEASE: Final = """
UPDATE places SET worker = NULL FROM unnest($2::text[], $3::integer[]) AS released (room, epoch)
WHERE places.room = released.room AND places.epoch = released.epoch AND places.worker = $1
"""
"""Not what was claimed again since: one that is executed late would free a table that is awake."""


def known_rules() -> list[str]:
    """The games that can be played here, and by which version of their rules."""
    return [known for game in GAMES.values() for known in (game.name, f"{game.name}:{game.rules_version}")]


class PostgresPlaces:
    """This process among the workers of a database."""

    shared = True

    def __init__(self, store: PostgresStore, lease: float = LEASE, beat: float = BEAT) -> None:
        self.store = store
        self.loop = store.loop
        self.lease = lease
        self.beat = beat
        self.lost: Callable[[], None] = nothing_lost
        self.address = ""
        self.token = secrets.token_bytes(32)
        """Ours for as long as this process runs, under whatever number."""
        self.number = 0
        """0 while we are no worker."""
        self.me: Worker | None = None
        """As others know us."""
        self.before = 0
        """The number under which nothing of ours may be written any more."""
        self.until = 0.0
        """By our own clock, until when nobody else can have our tables."""
        self.session: Connection | None = None
        self.beating: asyncio.Task[None] | None = None
        self.watch: asyncio.TimerHandle | None = None
        self.leaving = False
        self.epochs: dict[str, int] = {}
        """Of the tables that are ours, that of the last claim."""
        self.released: dict[str, int] = {}
        """Those that are ours no more, with the same; nobody else knows it yet."""
        self.releasing: asyncio.Task[None] | None = None
        self.tally = Tally()
        """What is counted over all workers."""
        self.crowded = 1
        """With so many connections a network is told to others."""
        self.alive = 0
        """How many workers there were at the last beat."""
        self.claims = 0
        self.losses = 0
        store.holds = self.holds
        store.gone = self.gone

    def holds(self) -> bool:
        return time.monotonic() < self.until

    def left(self) -> float:
        """Seconds for which the lease still runs."""
        return max(0.0, self.until - time.monotonic())

    def figures(self) -> list[Figure]:
        return figures_of(self.number, self.alive, self.left(), self.claims, self.losses)

    # Becoming a worker, staying one, and becoming one again

    async def join(self, address: str) -> Worker:
        self.address = address
        await self.enter()
        while self.me is None:  # that took longer than the lease: it is tried again
            await asyncio.sleep(self.beat / 10)
        me = self.me
        with suppress(ServerError, *REFUSED):
            if said := doubt(address, [other for (other,) in await self.store.fetch(OTHERS, me.number)]):
                log.warning(said)
        return me

    async def enter(self) -> None:
        """Become a worker under a new number; with nothing under way of what the last one wrote."""
        session = await connect(self.store.address, BEATING, self.lease)
        try:
            begun = time.monotonic()
            number = await session.fetchval(
                "SELECT join_workers($1, $2, $3, $4, $5)",
                self.before, self.address, self.token, known_rules(), timedelta(seconds=self.lease),
                timeout=2 * self.lease,
            )  # fmt: skip
            self.tally.salt = await session.fetchval("SELECT salt FROM state")
            await self.store.resume(number)
        except BaseException:
            session.terminate()
            raise
        session.add_termination_listener(self.hung_up)
        self.session, self.number, self.before = session, number, number
        self.me = Worker(number, self.address, self.token)
        self.renewed(begun)
        self.watch_lease()
        self.beating = self.loop.create_task(self.keep_beating(session))

    def renewed(self, begun: float) -> None:
        """The lease runs from when we asked: PostgreSQL has counted from later."""
        self.until = begun + self.lease - MARGIN

    def watch_lease(self) -> None:
        """Whether it has run out, as soon as that can be."""
        if self.number and not self.holds():
            self.gone("the lease has run out")
        if self.number:
            self.watch = self.loop.call_later(self.left() + 0.001, self.watch_lease)

    async def keep_beating(self, session: Connection) -> None:
        beats = 0
        while self.is_ours(session):
            try:
                await self.renew(session)
                if beats % TIDY_EVERY == 0:
                    await session.execute(TIDY, timedelta(seconds=LONG_GONE))
                    await session.execute(FORGET)
            except Exception as error:
                if not self.is_ours(session):
                    return  # it was ended under way, over which the driver may stumble in any way
                if not isinstance(error, (*GONE, *REFUSED)):
                    raise
                self.gone(f"the session that renews its lease failed ({type(error).__name__})")
                return
            beats += 1
            await asyncio.sleep(self.beat)

    async def renew(self, session: Connection) -> None:
        begun = time.monotonic()
        crowds = json.encode(self.tally.crowds(self.crowded)).decode()
        renewed, self.alive, others = await session.fetchrow(BEATS, self.number, timedelta(seconds=self.lease), crowds)
        if not self.is_ours(session):
            return
        if not renewed:
            self.gone("others have declared it gone")
            return
        if not self.holds():
            self.gone("the lease has run out")  # and what was withheld since then stays so
            return
        self.renewed(begun)
        elsewhere: dict[str, int] = {}
        for networks in json.decode(others, type=list[dict[str, int]]):
            for network, count in networks.items():
                elsewhere[network] = elsewhere.get(network, 0) + count
        self.tally.elsewhere = elsewhere
        with suppress(*REFUSED):  # then some have taken less than they have
            await self.count(session)

    async def count(self, session: Connection) -> None:
        """Say what was taken here, and hear who has taken too much."""
        if taken := self.tally.take_all():
            await session.execute(SPEND, *zip(*taken, strict=True))
        self.tally.exhausted = {(kind, who) for kind, who in await session.fetch(EXHAUSTED)}

    def share_limits(self, tally: Tally, crowded: int) -> None:
        """Count this over all workers."""
        tally.salt = self.tally.salt
        self.tally, self.crowded = tally, max(1, crowded)

    def is_ours(self, session: Connection) -> bool:
        """Whether this is the session under whose number we are a worker now."""
        return session is self.session

    def hung_up(self, session: Connection) -> None:
        if self.is_ours(session):
            self.gone("the session that renews its lease was cut")

    def gone(self, why: str) -> None:
        """We are no worker any more: nothing is told or written from this moment on. We become one again."""
        if not self.number:
            return
        log.warning("this worker (number %d) has to begin anew: %s", self.number, why)
        self.losses += 1
        self.cut()
        try:
            self.lost()
        finally:
            if not self.leaving:
                self.beating = self.loop.create_task(self.come_back())

    def cut(self) -> None:
        """Let go of everything, without a word."""
        self.number, self.me, self.until = 0, None, 0.0
        self.epochs.clear()
        self.released.clear()  # who wants them finds that their worker is gone
        if self.watch is not None:
            self.watch.cancel()
        self.store.suspend()
        session, self.session = self.session, None
        if session is not None:
            session.terminate()

    async def come_back(self) -> None:
        pause = FIRST_PAUSE
        while not self.leaving:
            try:
                await self.enter()
            except Exception as error:
                if pause == FIRST_PAUSE:
                    log.warning("PostgreSQL cannot be used (%s); it is tried again and again", type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                log.warning("this worker goes on as number %d", self.number)
                return

    async def known_elsewhere(self) -> Collection[str] | None:
        return [known for (known,) in await self.store.fetch(KNOWN, self.number)] or None

    async def leave(self) -> None:
        self.leaving = True
        if self.beating is not None:
            self.beating.cancel()
            with suppress(asyncio.CancelledError):
                await self.beating
        if self.releasing is not None:
            self.releasing.cancel()
        session, self.session, number = self.session, None, self.number
        self.number, self.me, self.until = 0, None, 0.0
        if self.watch is not None:
            self.watch.cancel()
        if session is not None:
            with suppress(*GONE, *REFUSED):
                await session.execute("DELETE FROM workers WHERE id = $1", number)
            await close_session(session)

    # Tables

    async def claim(self, key: str) -> Claimed:
        if self.releasing is not None:  # what we let go of is not ours any more, and may become it again
            await self.releasing
        for again in (True, False):
            number = self.number
            if not number:
                raise ServerError(STORAGE)
            try:
                found = await self.store.row(
                    "SELECT * FROM claim($1, $2, $3)", number, key, timedelta(seconds=self.lease)
                )
            except REFUSED as error:  # two who took each other for dead, or somebody writes for long
                if again:
                    continue
                log.error("a table could not be claimed: %s", type(error).__name__)
                raise ServerError(STORAGE) from None
            return self.claimed(number, found)
        raise AssertionError

    def claimed(self, number: int, found: Any) -> Claimed:
        if found is None:
            return NOWHERE
        if found["answer"] == "there":
            return There(found["room_id"], Worker(found["number"], found["address"], found["token"]))
        if found["answer"] == "gone" and number == self.number:
            self.gone("others have declared it gone")
        if found["answer"] == "gone" or number != self.number or not self.holds():
            raise ServerError(STORAGE)  # it was ours, but is not any more
        self.claims += 1
        table, epoch = found["room_id"], found["epoch"]
        self.epochs[table] = max(epoch, self.epochs.get(table, 0))  # of two at once, the later may be heard first
        return Here(table)

    def release(self, tables: Collection[str]) -> None:
        self.released |= {table: self.epochs.pop(table) for table in tables if table in self.epochs}
        if self.released and self.number and self.releasing is None:
            self.releasing = self.loop.create_task(self.let_go())

    async def let_go(self) -> None:
        """Say so to everybody. If that fails they are ours until we are gone, which does no harm."""
        try:
            while self.released and self.number:
                released, self.released = self.released, {}
                await self.store.fetch(RELEASE, self.number, list(released), list(released.values()))
        except (ServerError, *REFUSED):
            log.warning("tables could not be released; they stay with this worker")
        finally:
            self.releasing = None
