"""Workers on a PostgreSQL, for tests of what becomes of them."""

from collections.abc import AsyncIterator

import pytest

from tests.server.storage.stores import Member, member


@pytest.fixture
def lease() -> float:
    """Seconds: so many do not end during a test."""
    return 30.0


@pytest.fixture
async def one(database: str, lease: float) -> AsyncIterator[Member]:
    async with member(database, lease) as found:
        yield found


@pytest.fixture
async def two(database: str, lease: float) -> AsyncIterator[Member]:
    async with member(database, lease) as found:
        yield found
