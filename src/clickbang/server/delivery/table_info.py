"""What everybody sees of a table: who sits where, what is going to be played, how far it has come."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from clickbang.core.seats import members
from clickbang.protocol.messages import SeatInfo, TableInfo
from clickbang.protocol.stages import BOT, OVER, PERSON
from clickbang.records.luck import hash_of
from clickbang.server.seats.seating import seat_of

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


def table_info(table: "OnlineTable", guest: str) -> TableInfo:
    """The table as this guest sees it."""
    doc = table.doc
    you = seat_of(doc, guest)
    muted = doc.muted.get(guest, [])
    return replace(
        table.info(),
        you=you,
        muted=[place for place, seat in enumerate(doc.seats) if seat.guest in muted and seat.guest],
    )


def common_info(table: "OnlineTable") -> TableInfo:
    """What all see of it."""
    doc, here = table.doc, table.presence.guests
    played = table.live.names if doc.stage == OVER and table.live is not None else []
    owners = {seat.guest for seat in doc.seats if seat.kind == PERSON}
    seats = [
        SeatInfo(
            kind=seat.kind,
            name=seat.name or (played[place] if played else ""),  # who won is said also when they have left
            portrait=seat.portrait,
            guest=seat.guest,
            bot=seat.bot,
            ready=seat.ready or seat.kind == BOT,
            commit=seat.commit,
            revealed=seat.contribution != "",
            connected=table.presence.has_owner(seat),
            away=seat.away,
        )
        for place, seat in enumerate(doc.seats)
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
        beat=doc.beat,
        public=doc.public,
        lesson=doc.lesson,
        host=doc.host,
        spectators=len(here.keys() - owners),
        commitment=hash_of(doc.secret),
        secret=doc.secret if doc.stage == OVER else "",
        playing=members(table.clocks.rhythm.playing),
        speed=table.clocks.rhythm.speed,
    )
