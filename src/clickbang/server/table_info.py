"""What everybody sees of a table: who sits where, what is going to be played, how far it has come."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from clickbang.records.luck import hash_of
from clickbang.server.docs import BOT, OVER, PERSON
from clickbang.server.messages import SeatInfo, TableInfo
from clickbang.server.seating import seat_of

if TYPE_CHECKING:
    from clickbang.server.room import Room


def table_info(room: "Room", guest: str) -> TableInfo:
    """The table as this guest sees it."""
    doc = room.doc
    you = seat_of(doc, guest)
    muted = doc.muted.get(guest, [])
    return replace(
        room.info(),
        you=you,
        muted=[place for place, seat in enumerate(doc.seats) if seat.guest in muted and seat.guest],
        ahead=room.ahead[you][0] if you in room.ahead else "",
    )


def common_info(room: "Room") -> TableInfo:
    """What all see of it."""
    doc, here = room.doc, room.here
    owners = {seat.guest for seat in doc.seats if seat.kind == PERSON}
    seats = [
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            guest=seat.guest,
            bot=seat.bot,
            ready=seat.ready or seat.kind == BOT,
            revealed=seat.contribution != "",
            connected=room.connected(seat),
            away=seat.away,
        )
        for seat in doc.seats
    ]
    return TableInfo(
        table=doc.id,
        code=doc.code,
        game=doc.game,
        options=doc.options,
        seats=seats,
        stage=doc.stage,
        number=doc.number,
        clock=doc.clock,
        pace=doc.pace,
        public=doc.public,
        host=doc.host,
        spectators=len(here.keys() - owners),
        commitment=hash_of(doc.secret),
        secret=doc.secret if doc.stage == OVER else "",
    )
