"""All that is kept of a guest, in one document: what they get who ask for it."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import msgpack

from clickbang.server.admin.base import Base, Row, holding
from clickbang.server.admin.forgetting import mark_of, tables_naming
from clickbang.server.admin.orders import ABOUT, orders
from clickbang.server.limits.tally import hashed_with
from clickbang.server.storage.documents import LogRow, SaidRow, TableDoc

OF_A_GUEST: Final = {
    "guests": "their number, the hash of their secret, when they were here",
    "sits": "where they have a seat",
    "rooms": "their name, portrait and place at a table, whom they mute, their bet",
    "log": "their answers",
    "said": "what they said, and what was said to them alone",
    "games": "their name and place in a game that is over, and in its record",
    "orders": "what operators did that concerns them",
    "sanctions": "whether they are muted or banned",
}
"""By table of the schema, what it keeps of a guest."""
ONLY_SQLITE: Final = {"journal": "their last answers, until they are moved to the log"}
ONLY_POSTGRES: Final = {
    "transfers": "the hash of a code that moves their seats to another device",
    "spent": "how much they asked for lately, under a hash",
}
NOTHING_OF_A_GUEST: Final = {
    "visits": "when somebody was at a table",
    "state": "how long the server was open",
    "workers": "processes, and how many connections networks have, under a hash",
    "places": "which worker has a table",
}

_doc = msgpack.Decoder(TableDoc)
_row = msgpack.Decoder(LogRow)
_said = msgpack.Decoder(SaidRow)


async def also_known_as(base: Base, guest: str) -> list[str]:
    """Who they were before they moved to the device that they have now."""
    found: dict[str, None] = {}
    for table in await tables_naming(base, guest):
        for (content,) in await base.fetch("SELECT doc FROM rooms WHERE id = $1", table):
            found.update(dict.fromkeys(_doc.decode(content).formerly.get(guest, [])))
    return list(found)


async def all_that_is_kept(base: Base, guest: str) -> dict[str, Any]:
    """By table of the schema; an empty one is not named."""
    guests = await base.fetch("SELECT hash, seen FROM guests WHERE id = $1", guest)
    given = await orders(base, ABOUT, guest)
    sanctions = await base.fetch("SELECT kind, until, reason, since FROM sanctions WHERE who = $1", guest)
    found: dict[str, Any] = {
        "guests": [{"hash": bytes(secret).hex(), "seen": seen} for secret, seen in guests],
        "sits": [room for (room,) in await base.fetch("SELECT room FROM sits WHERE guest = $1 ORDER BY room", guest)],
        "rooms": [], "log": [], "said": [], "games": [],
        "orders": [{"at": one.at, "what": one.what, "more": one.more, "result": one.result} for one in given],
        "sanctions": [dict(zip(("kind", "until", "reason", "since"), row, strict=True)) for row in sanctions],
    }  # fmt: skip
    if base.is_postgres:
        found |= await kept_by_postgres(base, guest)
    for table in await tables_naming(base, guest):
        await add_table(base, table, guest, found)
    return {"guest": guest, "also": await also_known_as(base, guest)} | {
        what: kept for what, kept in found.items() if kept
    }


async def kept_by_postgres(base: Base, guest: str) -> dict[str, Any]:
    ((salt,),) = await base.fetch("SELECT salt FROM state")
    transfers = await base.fetch("SELECT encode(hash, 'hex'), until::text FROM transfers WHERE guest = $1", guest)
    spent = await base.fetch("SELECT kind, tokens FROM spent WHERE who = $1", hashed_with(salt, guest))
    return {
        "transfers": [{"hash": code, "until": until} for code, until in transfers],
        "spent": [{"kind": kind, "tokens": tokens} for kind, tokens in spent],
    }


async def add_table(base: Base, table: str, guest: str, found: dict[str, Any]) -> None:
    """What this table keeps."""
    mark = mark_of(guest)
    for (content,) in await base.fetch("SELECT doc FROM rooms WHERE id = $1", table):
        doc = _doc.decode(content)
        found["rooms"].append({"table": table, **in_document(doc, guest)})
        await add_answers(base, doc, guest, found)
    query = f"SELECT row FROM said WHERE room = $1 AND {holding(base, 'row', '$2')} ORDER BY number"
    for (row,) in await base.fetch(query, table, mark):
        said = _said.decode(row)
        own = said.guest == guest
        found["said"].append({"table": table, "at": said.at, "to": said.to, "own": own, "text": said.text})
    query = f"SELECT doc, record IS NOT NULL FROM games WHERE room = $1 AND {holding(base, 'doc', '$2')} ORDER BY game"
    for content, record in await base.fetch(query, table, mark):
        doc = _doc.decode(content)
        found["games"].append({"table": table, "number": doc.number, **in_document(doc, guest), "record": record})
        await add_answers(base, doc, guest, found)


def in_document(doc: TableDoc, guest: str) -> dict[str, Any]:
    """What the document of a table, or of a game, says of a guest."""
    seats = [
        {"seat": number, "name": seat.name, "portrait": seat.portrait, "commit": seat.commit,
         "contribution": seat.contribution, "ready": seat.ready, "away": seat.away}
        for number, seat in enumerate(doc.seats) if seat.guest == guest
    ]  # fmt: skip
    bet = doc.bets.get(guest)
    about: dict[str, Any] = {
        "game": doc.game,
        "seats": seats,
        "host": doc.host == guest,
        "opened_from": doc.opened_from if doc.host == guest else "",
        "has_been_there": guest in doc.members,
        "mutes": doc.muted.get(guest, []),
        "muted_by": sum(guest in muted for muted in doc.muted.values()),
        "left_seat": doc.left.get(guest),
        "bet_on": None if bet is None else bet.on,
        "formerly": doc.formerly.get(guest, []),
    }
    return {what: value for what, value in about.items() if value not in ("", None, [], False, 0)}


async def add_answers(base: Base, doc: TableDoc, guest: str, found: dict[str, Any]) -> None:
    """The answers of their seat in one game, once."""
    seats = {number for number, seat in enumerate(doc.seats) if seat.guest == guest} | {doc.left.get(guest, -1)}
    if any(one["table"] == doc.id and one["number"] == doc.number for one in found["log"]):
        return
    rows: list[Row] = [
        *await base.fetch("SELECT number, row FROM log WHERE room = $1 AND game = $2", doc.id, doc.number)
    ]
    if not base.is_postgres:
        rows += await base.fetch("SELECT number, row FROM journal WHERE room = $1 AND game = $2", doc.id, doc.number)
    answers = sorted((number, row) for number, row in rows)
    own = [own_answer(number, _row.decode(row)) for number, row in answers if _row.decode(row).seat in seats]
    if own:
        found["log"].append({"table": doc.id, "number": doc.number, "answers": own})


def own_answer(number: int, row: LogRow) -> Sequence[object]:
    return number, row.seat, row.action, row.by, row.at
