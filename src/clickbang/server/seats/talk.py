"""Who hears what somebody says at a table."""

from collections.abc import Mapping

import msgspec

from clickbang.core.seats import members
from clickbang.protocol.errors import CANNOT_SAY, ServerError
from clickbang.protocol.stages import PERSON
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats.seating import seat_of
from clickbang.server.storage.documents import SaidRow, TableDoc

TABLE, TEAM, SEAT, GALLERY, SPECTATORS = "table", "team", "seat", "gallery", "spectators"


def remark(
    doc: TableDoc, live: LiveGame | None, guest: str, text: str, to: str, hearer: int | None, at: int
) -> SaidRow:
    """What is said, with those who hear it; an error if it cannot be said to them."""
    seat = seat_of(doc, guest)
    place = doc.left.get(guest) if seat is None else seat
    heard = heard_from(live, place)
    if place is not None and GALLERY in heard:
        # what those in the gallery write reaches the gallery only, also if they have lost their seat since
        fallen = members(heard[GALLERY])
        hearers = guests_at(doc, fallen) + [other for other, number in doc.left.items() if number in fallen]
        return SaidRow(doc.seats[place].name, text, GALLERY, place, guest, hearers, None, at)
    if seat is None:
        return SaidRow("", text, SPECTATORS, None, guest, None, None, at)
    name = doc.seats[seat].name
    if to == TABLE:
        return SaidRow(name, text, TABLE, seat, guest, None, None, at)
    if to == TEAM and TEAM in heard:
        return SaidRow(name, text, TEAM, seat, guest, guests_at(doc, members(heard[TEAM])), None, at)
    if to == SEAT and SEAT in heard and hearer is not None and hearer != seat and heard[SEAT] >> hearer & 1:
        return SaidRow(name, text, SEAT, seat, guest, guests_at(doc, [seat, hearer]), hearer, at)
    raise ServerError(CANNOT_SAY)


def heard_from(live: LiveGame | None, place: int | None) -> Mapping[str, int]:
    """To whom who sits there may speak besides the whole table, by address."""
    if live is None or live.over or live.game.hearing is None or place is None:
        return {}
    return live.game.hearing(live.sitting.spectator, place)


def heard_alone(said: SaidRow) -> SaidRow:
    """The same, heard by nobody but who says it."""
    return msgspec.structs.replace(said, hearers=[])


def guests_at(doc: TableDoc, seats: list[int]) -> list[str]:
    return [doc.seats[seat].guest for seat in seats if doc.seats[seat].kind == PERSON]


def ears_of(doc: TableDoc, guest: str) -> list[str]:
    """As whom this guest hears: also as those who they were on other devices."""
    return [guest, *doc.formerly.get(guest, [])]


def is_heard(said: SaidRow, ears: list[str], seated: bool) -> bool:
    """Whether somebody hears it. It goes to people, not to seats: who sits there later hears nothing of it."""
    if said.guest in ears:
        return True
    if said.hearers is not None:
        return any(hearer in ears for hearer in said.hearers)
    return said.to != SPECTATORS or not seated
