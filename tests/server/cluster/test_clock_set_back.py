"""The clock of PostgreSQL's machine is set back by an hour: what lies in the future since then keeps nobody waiting."""

import pytest

from clickbang.server.cluster.postgres_places import EXHAUSTED
from clickbang.server.storage.postgres_schema import LOCKS
from tests.server.cluster.test_postgres_places import LONG, after_grace, query, session
from tests.server.storage.stores import member

AN_HOUR_AGO = """
CREATE SCHEMA wrong;
CREATE FUNCTION wrong.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    $$ SELECT pg_catalog.clock_timestamp() - interval '{} seconds' $$;
"""
"""What a session finds that looks here before it looks at PostgreSQL's own."""
A_WORKER = """
INSERT INTO workers (id, address, token, knows, expires) OVERRIDING SYSTEM VALUE
VALUES (1000, '127.0.0.1:1', '', '{}', pg_catalog.clock_timestamp() + interval '3 seconds')
"""


@pytest.mark.parametrize(
    ("seconds", "locked", "alive"),
    [(3600, False, False), (3600, True, False), (2, True, True), (2, False, False)],
    ids=["dead", "hung", "alive, set back a little", "dead, set back a little"],
)
async def test_whether_a_worker_lives(database: str, seconds: int, locked: bool, alive: bool) -> None:
    """By its lock, which no clock changes; and one that hangs is not waited for until the clock has come back."""
    async with member(database, LONG):
        await query(database, A_WORKER)
        await after_grace(database, 3.0 + seconds % 60)
    holder, asks = await session(database), await session(database, search_path="wrong, clickbang, pg_catalog")
    await asks.execute(AN_HOUR_AGO.format(seconds))
    if locked:
        await holder.execute("SELECT pg_advisory_lock(classid, 1000) FROM (VALUES ($1::integer)) AS t (classid)", LOCKS)
    assert await asks.fetchval("SELECT is_alive(1000, interval '3 seconds')") is alive
    await holder.close()
    await asks.close()


async def test_nobody_is_kept_out_by_what_was_counted_in_the_future(database: str) -> None:
    async with member(database, LONG) as one:
        assert one.places.session is not None
        spent = "INSERT INTO spent VALUES ('tables', $1, -5, clock_timestamp() + $2::text::interval,"
        spent += " clock_timestamp() + '2 hours', clock_timestamp() + '2 hours')"
        await query(database, spent, "before", "1 hour")
        await query(database, spent, "now", "0")
        found = await query(database, EXHAUSTED)
        assert found == [("tables", "now")]
