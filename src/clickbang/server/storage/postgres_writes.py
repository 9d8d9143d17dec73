"""How writes go to PostgreSQL: all of a commit as arrays, in one statement that asks first whether we are a worker."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, msgpack

from clickbang.server.storage.store import (
    DropGuest,
    DropSaid,
    DropSits,
    DropTable,
    MarkTable,
    PutEnded,
    PutGuest,
    PutLog,
    PutRecord,
    PutSaid,
    PutServed,
    PutSits,
    PutTable,
    PutVisit,
    SeenGuest,
    Write,
)

APPEND: Final = """
WITH mine AS (SELECT id FROM workers WHERE id = $1 FOR KEY SHARE)
INSERT INTO log (room, game, number, row, worker)
SELECT t.room, t.game, t.number, t.row, mine.id
FROM mine, unnest($2::text[], $3::integer[], $4::integer[], $5::bytea[]) AS t (room, game, number, row)
"""
"""Answers and nothing else: most commits. Without a row of our own in `workers` it writes none."""
NOTHING_APPENDED: Final = "INSERT 0 0"
COMMIT_ALL: Final = f"SELECT commit_all({', '.join(f'${number}' for number in range(1, 22))})"

Other = tuple[str, str | None, str | None, int | None, bytes | None]


class Played(Struct):
    """What has to be known of a table by whoever wants to play on there."""

    game: str
    rules: int = 0


_played = msgpack.Decoder(Played)


def other(write: Write) -> Other:
    """What there is little of: its kind, up to two names, a number and a content."""
    kind = type(write).__name__
    match write:
        case PutSaid(table, number, row):
            return (kind, table, None, number, row)
        case PutRecord(record, table, game):
            return (kind, table, None, game, record)
        case PutSits(guest, table) | DropSits(guest, table):
            return (kind, guest, table, None, None)
        case PutGuest(guest, secret, seen):
            return (kind, guest, None, seen, secret)
        case DropSaid(name, number) | DropGuest(name, number) | PutVisit(name, number):
            return (kind, name, None, number, None)
        case SeenGuest(number, name) | MarkTable(number, name):
            return (kind, name, None, number, None)
        case PutServed(seconds):
            return (kind, None, None, seconds, None)
        case DropTable(table):
            return (kind, table, None, None, None)
    raise TypeError(f"{kind} is nothing that is written one by one")


def columns(rows: Sequence[Sequence[Any]], width: int) -> list[Sequence[Any]]:
    return list(zip(*rows, strict=True)) if rows else [()] * width


def arguments(writes: Sequence[Write]) -> list[Sequence[Any]] | None:
    """For `COMMIT_ALL`; None if these are answers alone, for which there is a shorter way."""
    log: list[PutLog] = []
    tables: dict[str, PutTable] = {}  # what is written twice counts as it is in the end
    ended: list[PutEnded] = []
    others: list[Other] = []
    for write in writes:
        if isinstance(write, PutLog):
            log.append(write)
        elif isinstance(write, PutTable):
            tables[write.table] = write
        elif isinstance(write, PutEnded):
            ended.append(write)
        else:
            others.append(other(write))
    if log and not (tables or ended or others):
        return None
    return [
        *columns(log, 4),
        *columns(list(map(table_row, tables.values())), 8),
        *columns(ended, 3),
        *columns(others, 5),
    ]


def table_row(put: PutTable) -> tuple[object, ...]:
    played = _played.decode(put.doc)
    return (*put[:5], played.game, played.rules, put.doc)
