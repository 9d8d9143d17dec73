"""What people do with a table before and after a game: sit, be ready, begin, leave. Changes its document only."""

import secrets
import unicodedata
from collections.abc import Sequence

from clickbang.games import GAMES
from clickbang.records.luck import hash_of
from clickbang.server.docs import BOT, LOBBY, OPEN, OVER, PERSON, PLAYING, REVEALING, STUCK, RoomDoc, SeatDoc
from clickbang.server.errors import (
    ALREADY_SEATED,
    BAD_NAME,
    BAD_REVEAL,
    NAME_TAKEN,
    NO_SUCH_BOT,
    NO_SUCH_CLOCK,
    NO_SUCH_PACE,
    NO_SUCH_SEAT,
    NOBODY_THERE,
    NOT_A_BOTS_SEAT,
    NOT_IN_THE_LOBBY,
    NOT_OVER,
    NOT_READY,
    NOT_SEATED,
    NOT_THE_HOST,
    NOTHING_TO_REVEAL,
    SEAT_TAKEN,
    SEATS_IN_USE,
    SEATS_OPEN,
    ServerError,
)
from clickbang.server.messages import Configure
from clickbang.server.pace import CLOCKS, PACES

BOT_NAMES = (
    "Ada", "Blaise", "Cleo", "Dario", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jonas", "Kira", "Leon", "Mila",
    "Nero", "Olga", "Pablo", "Quinn", "Rosa", "Silas", "Thea", "Ugo", "Vera", "Wim", "Xenia", "Yann", "Zoe", "Arlo",
    "Bea", "Carl", "Dora", "Emil", "Flora", "Gus", "Hana", "Ivo", "Juno",
)  # fmt: skip

LONGEST_NAME = 24
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""What counts as a letter or a mark and cannot be seen."""
MOST_MARKS = 3
"""On one letter; a tower of them would cover other people's words."""
LEAVER_BOT = "shrewd"
"""Who plays for somebody who has left, in every game."""


def new_secret() -> str:
    """32 random bytes from which the luck of one game comes."""
    return secrets.token_hex(32)


def seat_at(doc: RoomDoc, seat: int) -> SeatDoc:
    if seat >= len(doc.seats):
        raise ServerError(NO_SUCH_SEAT)
    return doc.seats[seat]


def seat_of(doc: RoomDoc, guest: str) -> int | None:
    """Where this guest sits."""
    for number, seat in enumerate(doc.seats):
        if seat.guest == guest and seat.kind == PERSON:
            return number
    return None


def own_place(doc: RoomDoc, guest: str) -> int:
    """Where this guest sits, who has to sit somewhere."""
    number = seat_of(doc, guest)
    if number is None:
        raise ServerError(NOT_SEATED)
    return number


def own_seat(doc: RoomDoc, guest: str) -> SeatDoc:
    return doc.seats[own_place(doc, guest)]


def need_lobby(doc: RoomDoc) -> None:
    if doc.stage != LOBBY:
        raise ServerError(NOT_IN_THE_LOBBY)


def need_host(doc: RoomDoc, guest: str) -> None:
    if doc.host != guest:
        raise ServerError(NOT_THE_HOST)


def clean_name(name: str) -> str:
    """A name that can be read and does no harm: no control characters, no invisible ones, single spaces."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(name) > LONGEST_NAME or not name.isprintable() or not any(letter.isalnum() for letter in name):
        raise ServerError(BAD_NAME)
    marks = "".join("m" if unicodedata.combining(letter) else " " for letter in name)
    if BLANK & set(name) or "m" * (MOST_MARKS + 1) in marks:
        raise ServerError(BAD_NAME)
    return name


def as_heard(name: str) -> str:
    """Names that are the same but for capitals or the width of letters are taken for the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def sit(doc: RoomDoc, guest: str, number: int, name: str) -> None:
    """Take an open seat, or one's own once more under another name."""
    need_lobby(doc)
    seat = seat_at(doc, number)
    mine = seat_of(doc, guest)
    if mine is not None and mine != number:
        raise ServerError(ALREADY_SEATED)
    if mine is None and seat.kind != OPEN:
        raise ServerError(SEAT_TAKEN)
    name = clean_name(name)
    if as_heard(name) in [as_heard(other.name) for other in doc.seats if other is not seat]:
        raise ServerError(NAME_TAKEN)
    if mine is None:
        doc.seats[number] = SeatDoc(kind=PERSON, guest=guest, name=name)
    else:
        seat.name = name


def stand(doc: RoomDoc, guest: str) -> None:
    """Before and after a game the seat is open again; during one a bot plays on until its owner is back."""
    seat = own_seat(doc, guest)
    if doc.stage == PLAYING:
        seat.away = True
        return
    vacate(doc, doc.seats.index(seat))


def vacate(doc: RoomDoc, number: int) -> None:
    gone = doc.seats[number].guest
    doc.seats[number] = SeatDoc()
    if doc.stage == REVEALING:
        back_to_lobby(doc)
    if doc.host == gone:
        pass_on_host(doc, gone)


def pass_on_host(doc: RoomDoc, gone: str) -> None:
    """Somebody who sits here is the host now; with nobody left it stays who it was."""
    others = [seat.guest for seat in doc.seats if seat.kind == PERSON and seat.guest != gone]
    if others:
        doc.host = others[0]


def remove(doc: RoomDoc, guest: str, number: int) -> str:
    """The host takes a seat from a person or a bot; returns the guest who sat there, if it was one."""
    need_host(doc, guest)
    seat = seat_at(doc, number)
    if seat.kind == OPEN or (doc.stage == PLAYING and seat.kind == BOT):
        raise ServerError(NOBODY_THERE)
    gone = seat.guest
    if doc.stage == PLAYING:
        doc.seats[number] = SeatDoc(kind=BOT, name=seat.name, bot=LEAVER_BOT, contribution=seat.contribution,
                                    commit=seat.commit)  # fmt: skip
    else:
        vacate(doc, number)
    return gone


def ready(doc: RoomDoc, guest: str, commit: str) -> None:
    need_lobby(doc)
    seat = own_seat(doc, guest)
    seat.ready, seat.commit = True, commit


def unready(doc: RoomDoc, guest: str) -> None:
    need_lobby(doc)
    seat = own_seat(doc, guest)
    seat.ready, seat.commit = False, ""


def start(doc: RoomDoc, guest: str, bot: str, bots: Sequence[str]) -> None:
    """Everybody is ready: now the clients show what they committed to."""
    need_lobby(doc)
    need_host(doc, guest)
    empty = [number for number, seat in enumerate(doc.seats) if seat.kind == OPEN]
    if empty and not bot:
        raise ServerError(SEATS_OPEN)
    if any(seat.kind == PERSON and not seat.ready for seat in doc.seats):
        raise ServerError(NOT_READY)
    for number in empty:
        give_to_bot(doc, number, bot, bots)
    doc.stage = REVEALING


def reveal(doc: RoomDoc, guest: str, contribution: str) -> None:
    seat = own_seat(doc, guest)
    if doc.stage != REVEALING or not owes(seat):
        raise ServerError(NOTHING_TO_REVEAL)
    if not contribution or hash_of(contribution) != seat.commit:
        raise ServerError(BAD_REVEAL)
    seat.contribution = contribution


def owes(seat: SeatDoc) -> bool:
    """Whether this seat has still to show what it committed to."""
    return seat.commit != "" and seat.contribution == ""


def all_revealed(doc: RoomDoc) -> bool:
    return doc.stage == REVEALING and not any(owes(seat) for seat in doc.seats)


def back_to_lobby(doc: RoomDoc) -> None:
    """Somebody did not show what they committed to: they are not ready, and nobody's bytes are used twice."""
    doc.stage = LOBBY
    doc.secret = new_secret()
    for seat in doc.seats:
        seat.ready, seat.commit, seat.contribution = False, "", ""


def rematch(doc: RoomDoc, guest: str) -> None:
    own_seat(doc, guest)
    if doc.stage not in (OVER, STUCK):
        raise ServerError(NOT_OVER)
    back_to_lobby(doc)
    doc.number += 1
    for seat in doc.seats:
        seat.away = False


def set_bot(doc: RoomDoc, guest: str, number: int, bot: str, bots: Sequence[str]) -> None:
    need_lobby(doc)
    need_host(doc, guest)
    if seat_at(doc, number).kind == PERSON:
        raise ServerError(NOT_A_BOTS_SEAT)
    if bot:
        give_to_bot(doc, number, bot, bots)
    else:
        doc.seats[number] = SeatDoc()


def give_to_bot(doc: RoomDoc, number: int, bot: str, bots: Sequence[str]) -> None:
    if bot not in bots:
        raise ServerError(NO_SUCH_BOT, bot=bot, bots=", ".join(bots))
    taken = {as_heard(seat.name) for place, seat in enumerate(doc.seats) if place != number}
    name = next(name for name in BOT_NAMES if as_heard(name) not in taken)
    doc.seats[number] = SeatDoc(kind=BOT, name=name, bot=bot)


def configure(doc: RoomDoc, guest: str, wanted: Configure) -> None:
    need_lobby(doc)
    need_host(doc, guest)
    game = GAMES[doc.game]
    options = doc.options if wanted.options is None else game.settle_options(wanted.options)
    seats = len(doc.seats) if wanted.seats is None else wanted.seats
    game.check_seats(seats)
    if any(seat.kind == PERSON for seat in doc.seats[seats:]):
        raise ServerError(SEATS_IN_USE)
    clock = checked_clock(doc.clock if wanted.clock is None else wanted.clock)
    pace = checked_pace(doc.pace if wanted.pace is None else wanted.pace)
    doc.options, doc.clock, doc.pace = options, clock, pace
    doc.seats = doc.seats[:seats] + [SeatDoc() for _ in range(seats - len(doc.seats))]
    if wanted.public is not None:
        doc.public = wanted.public
    for seat in doc.seats:  # nobody plays by rules they did not agree to
        seat.ready, seat.commit = False, ""


def checked_clock(clock: str) -> str:
    if clock not in CLOCKS:
        raise ServerError(NO_SUCH_CLOCK, clock=clock, clocks=", ".join(CLOCKS))
    return clock


def checked_pace(pace: str) -> str:
    if pace not in PACES:
        raise ServerError(NO_SUCH_PACE, pace=pace, paces=", ".join(PACES))
    return pace
