"""Who sits where at a table, who is its host, who has been there. Changes its document only."""

from collections.abc import Collection

from clickbang.bots.registry import usual_bot
from clickbang.core.registry import GAMES
from clickbang.protocol.errors import (
    ALREADY_SEATED,
    NAME_TAKEN,
    NO_SUCH_SEAT,
    NOBODY_THERE,
    NOT_IN_THE_LOBBY,
    NOT_SEATED,
    NOT_THE_HOST,
    SEAT_TAKEN,
    ServerError,
)
from clickbang.protocol.stages import BOT, LOBBY, OPEN, PERSON, PLAYING, REVEALING
from clickbang.server.seats.names import clean_name, is_taken
from clickbang.server.storage.documents import SeatDoc, TableDoc

MOST_MEMBERS = 500
MOST_DEVICES = 20
"""From so many a guest can have moved and still hear what was said to them there."""
MOST_MUTING = 60
"""Of so many guests it is kept whom they do not want to hear; those with a seat are fewer."""


def seat_at(doc: TableDoc, seat: int) -> SeatDoc:
    if seat >= len(doc.seats):
        raise ServerError(NO_SUCH_SEAT)
    return doc.seats[seat]


def seat_of(doc: TableDoc, guest: str) -> int | None:
    """Where this guest sits."""
    for number, seat in enumerate(doc.seats):
        if seat.guest == guest and seat.kind == PERSON:
            return number
    return None


def has_played(doc: TableDoc, guest: str) -> bool:
    """Whether this guest has, or had, a seat in the game."""
    return seat_of(doc, guest) is not None or guest in doc.left


def admit(doc: TableDoc, guest: str) -> bool:
    """A guest is here for the first time. Of too many the first is forgotten who has no part in the game."""
    if guest in doc.members:
        return False
    doc.members.append(guest)
    if len(doc.members) > MOST_MEMBERS:
        keep = {guest, doc.host, *doc.left, *[seat.guest for seat in doc.seats]}
        for other in doc.members:
            if other not in keep:
                doc.members.remove(other)
                break
    return True


def come_back(doc: TableDoc, guest: str) -> bool:
    """Whose place a bot has taken is back; returns whether one had."""
    number = seat_of(doc, guest)
    if number is None or not doc.seats[number].away:
        return False
    doc.seats[number].away = False
    return True


def names_of(doc: TableDoc) -> list[str]:
    return [seat.name for seat in doc.seats]


def own_place(doc: TableDoc, guest: str) -> int:
    """Where this guest sits, who has to sit somewhere."""
    number = seat_of(doc, guest)
    if number is None:
        raise ServerError(NOT_SEATED)
    return number


def own_seat(doc: TableDoc, guest: str) -> SeatDoc:
    return doc.seats[own_place(doc, guest)]


def need_lobby(doc: TableDoc) -> None:
    if doc.stage != LOBBY:
        raise ServerError(NOT_IN_THE_LOBBY)


def has_begun(doc: TableDoc) -> bool:
    """Whether a game is played, or about to be: all have committed to its luck, and leaving must not throw again."""
    return doc.stage in (REVEALING, PLAYING)


def need_host(doc: TableDoc, guest: str) -> None:
    if doc.host != guest:
        raise ServerError(NOT_THE_HOST)


def sit(doc: TableDoc, guest: str, number: int, name: str, portrait: str = "") -> None:
    """Take an open seat, or one's own once more under another name or with another portrait."""
    need_lobby(doc)
    seat = seat_at(doc, number)
    mine = seat_of(doc, guest)
    if mine is not None and mine != number:
        raise ServerError(ALREADY_SEATED)
    if mine is None and seat.kind != OPEN:
        raise ServerError(SEAT_TAKEN)
    name = clean_name(name)
    if is_taken(name, [other.name for other in doc.seats if other is not seat]):
        raise ServerError(NAME_TAKEN)
    if mine is None:
        doc.seats[number] = SeatDoc(kind=PERSON, guest=guest, name=name, portrait=portrait)
    else:
        seat.name, seat.portrait = name, portrait


def stand(doc: TableDoc, guest: str) -> None:
    """Before and after a game the seat is open again; during one a bot plays on until its owner is back."""
    seat = own_seat(doc, guest)
    if has_begun(doc):
        seat.away = True
        return
    vacate(doc, doc.seats.index(seat))


def vacate(doc: TableDoc, number: int) -> None:
    gone = doc.seats[number].guest
    doc.seats[number] = SeatDoc()
    if doc.host == gone:
        pass_on_host(doc, gone)


def pass_on_host(doc: TableDoc, gone: str) -> None:
    """Somebody who sits here is the host now; with nobody left it stays who it was."""
    others = [seat.guest for seat in doc.seats if seat.kind == PERSON and seat.guest != gone]
    if others:
        doc.host = others[0]


def heir(doc: TableDoc, here: Collection[str]) -> str | None:
    """Who would be the host of a table that is not in play and whose host is gone: the first who sits there."""
    if has_begun(doc) or doc.host in here:
        return None
    return next((seat.guest for seat in doc.seats if seat.kind == PERSON and seat.guest in here), None)


def remove(doc: TableDoc, guest: str, number: int) -> str:
    """The host takes a seat from a person or a bot; returns the guest who sat there, if it was one."""
    need_host(doc, guest)
    seat = seat_at(doc, number)
    if seat.kind == OPEN or (has_begun(doc) and seat.kind == BOT):
        raise ServerError(NOBODY_THERE)
    gone = seat.guest
    if has_begun(doc):
        bot = usual_bot(GAMES[doc.game])
        doc.seats[number] = SeatDoc(kind=BOT, name=seat.name, bot=bot, contribution=seat.contribution,
                                    commit=seat.commit, portrait=seat.portrait)  # fmt: skip
        doc.left[gone] = number
    else:
        vacate(doc, number)
    return gone


def move(doc: TableDoc, old: str, new: str) -> bool:
    """A seat goes to another device of its owner, with all that is theirs here; returns whether it does.

    Nobody gets a second seat, nor one in a game in which they have lost another.
    """
    number = seat_of(doc, old)
    if number is None or seat_of(doc, new) is not None or doc.left.get(new, number) != number:
        return False
    if doc.stage == PLAYING:
        if len(doc.left) > MOST_MEMBERS:
            return False
        doc.left.pop(new, None)
        doc.left[old] = number
    doc.seats[number].guest = new
    if doc.host == old:
        doc.host = new
    admit(doc, new)
    before = [old, *doc.formerly.pop(old, []), *doc.formerly.get(new, [])]
    doc.formerly[new] = [guest for guest in dict.fromkeys(before) if guest != new][:MOST_DEVICES]
    if old in doc.muted:
        doc.muted[new] = list(dict.fromkeys(doc.muted.get(new, []) + doc.muted.pop(old)))
    for muted in doc.muted.values():
        if old in muted and new not in muted:
            muted.append(new)
    return True


def mute(doc: TableDoc, guest: str, other: str, on: bool) -> None:
    """Hear no more of what another guest says, or hear it again."""
    everybody = doc.muted
    muted = everybody.setdefault(guest, [])
    if len(everybody) > MOST_MUTING:  # it is written with every change of the table
        del everybody[next(one for one in everybody if one != guest and seat_of(doc, one) is None)]
    if on and other and other not in muted:
        muted.append(other)
    elif not on and other in muted:
        muted.remove(other)
