"""Deleting a guest: names, looks and talk go, seats and answers stay, since a game could not be shown without them.

What a table's owner holds in memory is changed by the owner; what lies on disk alone is changed here. All of it may be
done twice.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec import msgpack

from clickbang.core.errors import ClickbangError
from clickbang.protocol.errors import NO_SUCH_TABLE
from clickbang.server.admin.base import Base, holding
from clickbang.server.admin.orders import ABOUT, orders
from clickbang.server.admin.scrubbing import ended_without, with_names, without
from clickbang.server.limits.tally import hashed_with
from clickbang.server.storage.documents import SaidRow, TableDoc, encode
from clickbang.server.tables.calls import Forget, Reread, ask

if TYPE_CHECKING:
    from clickbang.server.tables.registry import Registry

ROOMS_AT_ONCE: Final = 200
RECORD_PAUSE: Final = 2.0
"""Seconds in which a record that was being made meanwhile comes to the disk."""

_doc = msgpack.Decoder(TableDoc)
_said = msgpack.Decoder(SaidRow)


def mark_of(guest: str) -> bytes:
    """How a guest stands in a document."""
    return msgpack.encode(guest)


async def tables_naming(base: Base, guest: str) -> list[str]:
    """The tables that keep anything of a guest, in what they are, what was said there, or a game that is over."""
    mark, found, after = mark_of(guest), [], ""
    in_rooms, in_said, in_games = holding(base, "doc", "$3"), holding(base, "row", "$3"), holding(base, "doc", "$3")
    query = (
        f"SELECT id FROM rooms WHERE id > $1 AND id <= $2 AND {in_rooms}"
        f" UNION SELECT room FROM said WHERE room > $1 AND room <= $2 AND {in_said}"
        f" UNION SELECT room FROM games WHERE room > $1 AND room <= $2 AND {in_games}"
        " UNION SELECT room FROM sits WHERE room > $1 AND room <= $2 AND guest = $4"
    )
    while rows := await base.fetch("SELECT id FROM rooms WHERE id > $1 ORDER BY id LIMIT $2", after, ROOMS_AT_ONCE):
        last = str(rows[-1][0])
        found += [str(room) for (room,) in await base.fetch(query, after, last, mark, guest)]
        after = last
    return sorted(set(found))


async def forget(registry: "Registry", base: Base, guest: str) -> str:
    """Delete all that is kept of a guest; returns what was done."""
    await base.fetch("DELETE FROM guests WHERE id = $1", guest)
    await base.fetch("DELETE FROM sanctions WHERE who = $1", guest)
    for order in await orders(base, ABOUT, guest):
        await base.fetch("UPDATE orders SET more = '{}' WHERE id = $1", order.id)
    if base.is_postgres:
        ((salt,),) = await base.fetch("SELECT salt FROM state")
        await base.fetch("DELETE FROM transfers WHERE guest = $1", guest)
        await base.fetch("DELETE FROM spent WHERE who = $1", hashed_with(salt, guest))
    tables = await tables_naming(base, guest)
    for table in tables:
        try:
            await ask(registry, Forget(table, guest))
        except ClickbangError as error:
            if error.fault is not NO_SUCH_TABLE:
                raise
    changed = [table for table in tables if await blot_out(base, table, guest)]
    if changed:
        await asyncio.sleep(RECORD_PAUSE)
    for table in changed:
        await clean_records(base, table)
    for table in tables:
        try:
            await ask(registry, Reread(table))
        except ClickbangError as error:
            if error.fault is not NO_SUCH_TABLE:
                raise
    await base.fetch("DELETE FROM sits WHERE guest = $1", guest)
    return f"deleted, with all that {len(tables)} tables kept"


# What lies on disk alone


async def blot_out(base: Base, table: str, guest: str) -> bool:
    """What they said, and what was said to them alone; their names in games that are over. Returns whether there was
    such a game."""
    mark = mark_of(guest)
    query = f"SELECT number, row FROM said WHERE room = $1 AND {holding(base, 'row', '$2')}"
    for number, row in await base.fetch(query, table, mark):
        said = without(_said.decode(row), guest)
        await base.fetch("UPDATE said SET row = $1 WHERE room = $2 AND number = $3", encode(said), table, number)
    found = False
    query = f"SELECT game, doc FROM games WHERE room = $1 AND {holding(base, 'doc', '$2')}"
    for game, content in await base.fetch(query, table, mark):
        doc = _doc.decode(content)
        if ended_without(doc, guest):
            found = True
            await base.fetch("UPDATE games SET doc = $1 WHERE room = $2 AND game = $3", encode(doc), table, game)
    if found:
        await clean_records(base, table)
    return found


async def clean_records(base: Base, table: str) -> None:
    """The names in records are those of their games."""
    for game, content, record in await base.fetch("SELECT game, doc, record FROM games WHERE room = $1", table):
        if record:
            renamed = with_names(record, [seat.name for seat in _doc.decode(content).seats])
            if renamed != record:
                await base.fetch("UPDATE games SET record = $1 WHERE room = $2 AND game = $3", renamed, table, game)
