"""Who hears what somebody says at a table."""

from clickbang.core.seats import members
from clickbang.games.battleroyal import BattleRoyalView
from clickbang.server.docs import PERSON, RoomDoc, SaidRow
from clickbang.server.errors import CANNOT_SAY, ServerError
from clickbang.server.play import Play
from clickbang.server.seating import seat_of

TABLE, TEAM, SEAT, GALLERY, SPECTATORS = "table", "team", "seat", "gallery", "spectators"


def remark(doc: RoomDoc, play: Play | None, guest: str, text: str, to: str, hearer: int | None, at: int) -> SaidRow:
    """What is said, with those who hear it; an error if it cannot be said to them."""
    seat = seat_of(doc, guest)
    if seat is None:
        return SaidRow("", text, SPECTATORS, None, guest, None, None, at)
    name = doc.seats[seat].name
    view = None if play is None or play.over else play.sitting.spectator
    royal = view if isinstance(view, BattleRoyalView) and view.circle else None
    if royal is not None and not royal.alive >> seat & 1:
        # BR-20: what the eliminated write reaches the other eliminated only
        fallen = [place for place in range(royal.seats) if not royal.alive >> place & 1]
        return SaidRow(name, text, GALLERY, seat, guest, guests_at(doc, fallen), None, at)
    if to == TABLE:
        return SaidRow(name, text, TABLE, seat, guest, None, None, at)
    if to == TEAM and royal is not None:
        return SaidRow(name, text, TEAM, seat, guest, guests_at(doc, members(royal.teams[seat])), None, at)
    if to == SEAT and royal is not None and hearer is not None and hearer != seat and hearer < royal.seats:
        return SaidRow(name, text, SEAT, seat, guest, guests_at(doc, [seat, hearer]), hearer, at)
    raise ServerError(CANNOT_SAY)


def guests_at(doc: RoomDoc, seats: list[int]) -> list[str]:
    return [doc.seats[seat].guest for seat in seats if doc.seats[seat].kind == PERSON]


def is_heard(said: SaidRow, guest: str, seated: bool) -> bool:
    """Whether this guest hears it. It goes to people, not to seats: who sits there later hears nothing of it."""
    if said.guest == guest:
        return True
    if said.to == SPECTATORS:
        return not seated
    return said.hearers is None or guest in said.hearers
