"""What is asked of a table over HTTP, wherever it lives: here, or with another worker, called over the line."""

import asyncio
from functools import partial
from typing import Final

from msgspec import Struct, msgpack

from clickbang.core.errors import ClickbangError
from clickbang.protocol.errors import BROKEN, FAULTS, MOVING, NO_SUCH_TABLE, ServerError
from clickbang.server.admin.scrubbing import scrub
from clickbang.server.cluster.line import CALL, REPLY, Line
from clickbang.server.cluster.places import There, Worker
from clickbang.server.storage.store import DropSits
from clickbang.server.tables.online_table import Keeper, OnlineTable
from clickbang.server.tables.play import record_so_far

ANSWERED_WITHIN: Final = 5.0
"""Seconds for a call, and for finding a table that is on its way from one worker to another."""
PAUSE: Final = 0.1

BY_CODE: Final = {fault.code: fault for fault in FAULTS}


class Erase(Struct, tag=True, frozen=True):
    """The table goes."""

    table: str


class MoveSeat(Struct, tag=True, frozen=True):
    """A seat moves to another device of its owner."""

    table: str
    before: str
    after: str


class RecordSoFar(Struct, tag=True, frozen=True):
    """What a guest has heard of the running game."""

    table: str
    game: int
    guest: str


class Forget(Struct, tag=True, frozen=True):
    """A guest is deleted, and leaves nothing here."""

    table: str
    guest: str


class Reread(Struct, tag=True, frozen=True):
    """What is on disk was changed: it is read anew."""

    table: str


Call = Erase | MoveSeat | RecordSoFar | Forget | Reread


class Reply(Struct, omit_defaults=True):
    """What came of a call: how many seats, a record, or why it was refused."""

    seats: int = 0
    record: bytes | None = None
    refusal: str = ""


_calls: Final = msgpack.Decoder(Call)
_replies: Final = msgpack.Decoder(Reply)


async def ask(registry: Keeper, call: Call) -> Reply:
    """Have this done where the table lives. Each of them may be asked for twice: the second time it is done already."""
    until = registry.loop.time() + ANSWERED_WITHIN
    while True:
        try:
            found = await registry.locate(call.table)
            if found is None:
                raise ServerError(NO_SUCH_TABLE)
            if not isinstance(found, There):
                return await do(found, call)
            reply = await over_the_line(registry, found.worker, call)
            if reply.refusal:
                raise ServerError(BY_CODE.get(reply.refusal, BROKEN))
            return reply
        except (OSError, ServerError) as error:
            moving = isinstance(error, OSError) or error.fault is MOVING
            if not moving:
                raise
            if registry.loop.time() > until:
                raise ServerError(MOVING) from None
        await asyncio.sleep(PAUSE)


async def do(table: OnlineTable, call: Call) -> Reply:
    """At a table of ours."""
    match call:
        case Erase():
            await table.perform(table.erase)
            return Reply()
        case MoveSeat():
            return Reply(seats=int(await table.perform(partial(table.transfer, call.before, call.after))))
        case RecordSoFar():
            return Reply(record=record_so_far(table, call.game, call.guest))
        case Forget():
            await table.perform(partial(forget, table, call.guest))
            return Reply()
        case Reread():
            await reread(table)
            return Reply()


def forget(table: OnlineTable, guest: str) -> None:
    """A guest is deleted."""
    if scrub(table.doc, guest):
        table.write(DropSits(guest, table.id))
        table.note_change()


async def reread(table: OnlineTable) -> None:
    """As soon as all that it has is on disk; who is here comes back to it as it is there."""
    while True:
        await table.perform(nothing)
        if not (table.is_ahead or table.inbox):
            break
    table.keeper.drop(table, ServerError(MOVING))


def nothing() -> None:
    """What is asked of a table by who waits until it is quiet."""


# Over the line


class Caller:
    """The end of a call where it is waited for."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.reply: asyncio.Future[Reply] = loop.create_future()

    def take(self, kind: int, payload: bytes) -> None:
        if kind == REPLY and not self.reply.done():
            self.reply.set_result(_replies.decode(payload))

    def cut_off(self) -> None:
        if not self.reply.done():
            self.reply.set_exception(ConnectionResetError("the worker is gone"))

    def flow(self, writable: bool) -> None:
        pass

    def show_life(self) -> None:
        """Whoever asks waits as long as they like."""


async def over_the_line(registry: Keeper, worker: Worker, call: Call) -> Reply:
    """An OSError if the worker is gone, or does not answer."""
    line = await registry.lines.to(worker)
    caller = Caller(registry.loop)
    number = line.add(caller)
    try:
        line.send(number, CALL, msgpack.encode(call))
        async with asyncio.timeout(ANSWERED_WITHIN):
            return await caller.reply
    finally:
        line.channels.pop(number, None)


async def answer(registry: Keeper, line: Line, number: int, payload: bytes) -> None:
    """Somebody calls: the table should live here."""
    call = _calls.decode(payload)
    try:
        table = await registry.find(call.table)
        if table is None:
            raise ServerError(NO_SUCH_TABLE)
        reply = await do(table, call)
    except ClickbangError as error:
        reply = Reply(refusal=error.code)
    line.send(number, REPLY, msgpack.encode(reply))
