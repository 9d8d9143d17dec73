"""What operators see of tables and guests. No secret of a game is in it."""

from typing import Final

from msgspec import Struct, msgpack

from clickbang.protocol.stages import OPEN
from clickbang.server.admin.base import Base
from clickbang.server.storage.documents import SaidRow, TableDoc

_doc = msgpack.Decoder(TableDoc)
_said = msgpack.Decoder(SaidRow)
TABLES: Final = "SELECT doc, touched FROM rooms ORDER BY touched DESC LIMIT $1"
TABLE: Final = "SELECT doc, touched FROM rooms WHERE id = $1 OR code = $2"
TALK: Final = "SELECT row FROM said WHERE room = $1 ORDER BY number"
GUESTS: Final = (
    "SELECT g.id, g.seen, (SELECT count(*) FROM sits s WHERE s.guest = g.id) FROM guests g ORDER BY g.seen DESC, g.id"
    " LIMIT $1"
)
GUEST: Final = "SELECT id, seen FROM guests WHERE id = $1"
SITS: Final = "SELECT doc, touched FROM sits JOIN rooms ON id = room WHERE guest = $1 ORDER BY touched DESC"
SERVED: Final = "SELECT served FROM state"
DAY: Final = 86400


class SeatLine(Struct, omit_defaults=True):
    """A seat that is taken."""

    seat: int
    kind: str
    name: str
    guest: str = ""
    bot: str = ""
    away: bool = False


class TalkLine(Struct, omit_defaults=True):
    """A remark that is kept."""

    at: int
    guest: str
    name: str
    to: str
    text: str


class TableLine(Struct, omit_defaults=True):
    """A table, as operators see it."""

    table: str
    code: str
    game: str
    stage: str
    number: int
    touched: int
    """Seconds since 1970."""
    public: bool
    host: str
    members: int
    """How many have been there."""
    seats: list[SeatLine]
    talk: list[TalkLine] = []


class GuestLine(Struct, omit_defaults=True):
    """A guest, as operators see them."""

    guest: str
    days: float
    """Days of service since they were last here, counted once a day."""
    seats: int
    tables: list[TableLine] = []


def line_of(doc: TableDoc, touched: int) -> TableLine:
    seats = [
        SeatLine(number, seat.kind, seat.name, seat.guest, seat.bot, seat.away)
        for number, seat in enumerate(doc.seats)
        if seat.kind != OPEN
    ]
    return TableLine(doc.id, doc.code, doc.game, doc.stage, doc.number, touched, doc.public, doc.host,
                     len(doc.members), seats)  # fmt: skip


async def tables(base: Base, limit: int) -> list[TableLine]:
    """The latest first."""
    return [line_of(_doc.decode(doc), touched) for doc, touched in await base.fetch(TABLES, limit)]


async def table(base: Base, key: str, talk: bool) -> TableLine | None:
    """The table with this id or code."""
    found = await base.fetch(TABLE, key.lower(), key.upper())
    if not found:
        return None
    line = line_of(_doc.decode(found[0][0]), found[0][1])
    if talk:
        said = [_said.decode(row) for (row,) in await base.fetch(TALK, line.table)]
        line.talk = [TalkLine(one.at, one.guest, one.name, one.to, one.text) for one in said if one.guest]
    return line


async def guests(base: Base, limit: int) -> list[GuestLine]:
    """Who was here last comes first."""
    ((served,),) = await base.fetch(SERVED)
    return [GuestLine(guest, days(served, seen), seats) for guest, seen, seats in await base.fetch(GUESTS, limit)]


async def guest(base: Base, name: str) -> GuestLine | None:
    ((served,),) = await base.fetch(SERVED)
    found = await base.fetch(GUEST, name)
    if not found:
        return None
    sits = [line_of(_doc.decode(doc), touched) for doc, touched in await base.fetch(SITS, name)]
    return GuestLine(name, days(served, found[0][1]), len(sits), sits)


def days(served: int, seen: int) -> float:
    return round(max(0, served - seen) / DAY, 1)
