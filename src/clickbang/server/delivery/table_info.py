"""What everybody sees of a table: who sits where, what is going to be played, how far it has come."""

from msgspec.structs import replace

from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import members
from clickbang.protocol.messages import ClockInfo, SeatInfo, TableInfo
from clickbang.protocol.stages import BOT, OVER, PERSON
from clickbang.records.luck import hash_of
from clickbang.server.clocks import beats
from clickbang.server.clocks.scheduler import CURTAIN, PROMPT
from clickbang.server.room import Room
from clickbang.server.seats.seating import seat_of


def table_info(table: Room, guest: str) -> TableInfo:
    """The table as this guest sees it."""
    doc = table.doc
    you = seat_of(doc, guest)
    muted = doc.muted.get(guest, [])
    if table.info is None or table.info[0] != table.version:
        table.info = (table.version, common_info(table))
    return replace(
        table.info[1],
        you=you,
        muted=[place for place, seat in enumerate(doc.seats) if seat.guest in muted and seat.guest],
    )


def common_info(table: Room) -> TableInfo:
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
        playing=members(table.times.playing),
        speed=table.times.speed,
    )


def clock_info(table: Room, seat: int = SPECTATOR) -> ClockInfo | None:
    """What the clock shows this seat."""
    live, times = table.live, table.times
    due = table.scheduler.when(PROMPT)
    if due is not None and live is not None:
        told = clock_at(table, due, times.length)
        told.scenes = beats.scene_seconds(table.doc, live)
        if live.is_window:
            told.beat = True
            told.waits = list(times.waits)
            told.gone_on = beats.gone_on(table.doc, live)
            told.may_wait = beats.may_wait(table.doc, times.waits, live, seat)
        return told
    due = table.scheduler.when(CURTAIN)
    return None if due is None else clock_at(table, due, times.curtain)


def clock_at(table: Room, when: float, length: float) -> ClockInfo:
    left = max(0.0, when - table.registry.loop.time())
    return ClockInfo(left=min(round(left, 1), round(length, 2)), of=round(length, 2))
