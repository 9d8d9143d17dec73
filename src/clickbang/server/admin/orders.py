"""Orders: what operators want done. The table of them is the way to all workers, and the audit log.

The command writes an order into the database. Every worker looks for new ones once a second. What concerns all of them
(who is muted or banned, what is announced) is heard by each; what concerns one table is done by one of them, who asks
the table's owner, and notes what came of it.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, json

from clickbang.server.admin.base import Asked, Base

CLOSE, MUTE, UNMUTE, BAN, UNBAN = "close", "mute", "unmute", "ban", "unban"
ANNOUNCE, EXPORT, DELETE = "announce", "export", "delete"
TO_BE_DONE: Final = (CLOSE, DELETE)
"""What one worker does for all; the rest is done when it is written."""

COLUMNS: Final = "id, at, by_whom, what, target, more, done, result"
NEW: Final = f"SELECT {COLUMNS} FROM orders WHERE id > $1 OR done IS NULL ORDER BY id"
LATEST: Final = f"SELECT {COLUMNS} FROM orders ORDER BY id DESC LIMIT $1"
ONE: Final = f"SELECT {COLUMNS} FROM orders WHERE id = $1"
ABOUT: Final = f"SELECT {COLUMNS} FROM orders WHERE target = $1 ORDER BY id"
ANNOUNCED: Final = f"SELECT {COLUMNS} FROM orders WHERE what = '{ANNOUNCE}' AND at > $1 ORDER BY id"
GIVE: Final = (
    "INSERT INTO orders (at, by_whom, what, target, more, done, result, served)"
    " SELECT $1, $2, $3, $4, $5, $6, $7, served FROM state RETURNING id"
)
DONE: Final = "UPDATE orders SET done = $1, result = $2 WHERE id = $3 AND done IS NULL"
OLD: Final = "DELETE FROM orders WHERE done IS NOT NULL AND served < $1 AND id < (SELECT max(id) FROM orders)"
"""By the time for which the server was open. The last one stays, so that no number is given twice."""
ENDED: Final = "DELETE FROM sanctions WHERE until < $1"
SANCTIONS: Final = "SELECT kind, who, until, reason, since FROM sanctions ORDER BY since, who"
SANCTION: Final = (
    "INSERT INTO sanctions (kind, who, until, reason, since) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (kind, who) DO UPDATE SET until = excluded.until, reason = excluded.reason, since = excluded.since"
)
LIFT: Final = "DELETE FROM sanctions WHERE kind = $1 AND who = $2 RETURNING who"


class Order(Struct):
    """One line of the audit log."""

    id: int
    at: int
    """Seconds since 1970."""
    by: str
    """Who gave it: the name of a user of the machine, or what they called themselves."""
    what: str
    target: str
    """A table, a guest or a network."""
    more: dict[str, str]
    """The reason, until when, the text."""
    done: int | None
    """When; None as long as it is still to be done."""
    result: str


class Sanction(Struct):
    """Somebody is muted or banned."""

    kind: str
    who: str
    """A guest, or a network."""
    until: int | None
    """Seconds since 1970; None for good."""
    reason: str
    since: int


async def orders(base: Base, query: str, *params: object) -> list[Order]:
    return [
        Order(number, at, by, what, target, json.decode(more), done, result)
        for number, at, by, what, target, more, done, result in await base.fetch(query, *params)
    ]


async def sanctions(base: Base) -> list[Sanction]:
    return [Sanction(*row) for row in await base.fetch(SANCTIONS)]


def give(at: int, by: str, what: str, target: str, more: Mapping[str, str], result: str = "") -> Asked:
    """The statement that writes an order down."""
    done = None if what in TO_BE_DONE else at
    return GIVE, (at, by, what, target, json.encode(more).decode(), done, result)
