"""Taking a guest out of a table, of what was said there, and of the record of a game that is over."""

import msgspec
from msgspec import json

from clickbang.bots.registry import usual_bot
from clickbang.core.registry import GAMES
from clickbang.protocol.stages import BOT, PERSON
from clickbang.records.lines import seal, unseal
from clickbang.server.seats.names import is_taken
from clickbang.server.seats.seating import has_begun, pass_on_host, vacate
from clickbang.server.storage.documents import SaidRow, SeatDoc, TableDoc, encode

NOBODY = SaidRow("", "", "seat", None, "", [], None, 0)
"""In the place of a remark: heard by nobody. The others keep their numbers."""


def scrub(doc: TableDoc, guest: str) -> bool:
    """Take a guest out of a table; returns whether there was anything of them."""
    before = encode(doc)
    for number, seat in enumerate(doc.seats):
        if seat.kind == PERSON and seat.guest == guest:
            if has_begun(doc):
                doc.seats[number] = SeatDoc(kind=BOT, name=number_of(doc, number), bot=usual_bot(GAMES[doc.game]),
                                            contribution=seat.contribution, commit=seat.commit)  # fmt: skip
            else:
                vacate(doc, number)
    unname(doc, guest)
    return encode(doc) != before


def unname(doc: TableDoc, guest: str) -> None:
    """Take a guest out of all but the seats. Who had one in the game that is played is called by its number."""
    if guest in doc.left and doc.seats[doc.left[guest]].kind == BOT:
        seat = doc.seats[doc.left[guest]]
        seat.name, seat.portrait = number_of(doc, doc.left[guest]), ""
    doc.left.pop(guest, None)
    if doc.host == guest:
        pass_on_host(doc, guest)
        doc.host = "" if doc.host == guest else doc.host
    doc.members = [member for member in doc.members if member != guest]
    doc.muted.pop(guest, None)
    doc.bets.pop(guest, None)
    doc.formerly.pop(guest, None)
    for others in (*doc.muted.values(), *doc.formerly.values()):
        others[:] = [other for other in others if other != guest]


def number_of(doc: TableDoc, seat: int) -> str:
    """What nobody is called whose name is gone: their seat's number, in no language."""
    name = f"№ {seat + 1}"
    while is_taken(name, [other.name for number, other in enumerate(doc.seats) if number != seat]):
        name += "*"
    return name


def ended_without(doc: TableDoc, guest: str) -> bool:
    """The same for a table as it was at the end of a game: the seat stays that of a person, without a name."""
    before = encode(doc)
    for number, seat in enumerate(doc.seats):
        if seat.guest == guest:
            seat.guest, seat.name, seat.portrait = "", number_of(doc, number), ""
    unname(doc, guest)
    return encode(doc) != before


def without(said: SaidRow, guest: str) -> SaidRow:
    """A remark without this guest."""
    if said.guest == guest:
        return msgspec.structs.replace(NOBODY, at=said.at)
    if said.hearers is None:
        return said
    return msgspec.structs.replace(said, hearers=[hearer for hearer in said.hearers if hearer != guest])


def with_names(record: bytes, names: list[str]) -> bytes:
    """The same record with these names: they stand in its first line, and every line is sealed with the one before."""
    lines, last = [], ""
    for number, line in enumerate(record.decode().splitlines()):
        sealed = unseal(line)
        assert sealed is not None
        body = sealed[0]
        if number == 0:
            header = json.decode(body)
            if header.get("names") == names:
                return record
            body = json.encode({**header, "names": names}).decode()
        text = seal(body, last)
        resealed = unseal(text)
        assert resealed is not None
        last = resealed[1]
        lines.append(text)
    return ("\n".join(lines) + "\n").encode()
