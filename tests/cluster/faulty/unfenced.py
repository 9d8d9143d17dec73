"""The fence switched off, for the test that shows what it is there for: a worker that was declared gone writes on."""

import asyncpg  # type: ignore[import-untyped]

from tests.cluster.checks.kept import SCHEMA

IN_A_WORKER = """
from clickbang.server.storage import postgres_store
fence = "SELECT id FROM workers WHERE id = $1 FOR KEY SHARE"
assert fence in postgres_store.APPEND
postgres_store.APPEND = postgres_store.APPEND.replace(fence, "SELECT $1::integer AS id")
"""
"""What the process of such a worker begins with."""
FENCE = "IF NOT FOUND THEN\n        RETURN false;\n    END IF;"


async def take_down_fence(address: str) -> None:
    """The same in the function for larger commits."""
    connection = await asyncpg.connect(address)
    try:
        text = await connection.fetchval("SELECT pg_get_functiondef($1::regproc)", f"{SCHEMA}.commit_all")
        assert text.count(FENCE) == 1
        await connection.execute(text.replace(FENCE, ""))
    finally:
        await connection.close()
