"""Servers for tests of what operators do."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.admin.houses import SHAPES, House, house


@pytest.fixture(params=SHAPES)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A server of each shape, running."""
    database = request.getfixturevalue("database") if "PostgreSQL" in request.param else None
    with house(request.param, tmp_path, database) as found:
        yield found
