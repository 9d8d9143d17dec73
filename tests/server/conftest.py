"""What many tests of the server begin with, each opened before the test and closed after it."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.party import LeapingLoop, Party, opened
from tests.server.stage import Stage, stages
from tests.server.storage.shared_file import SharedFile, shared_file


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Callable[[], LeapingLoop]]]:
    """Where tests that are coroutines run: time leaps there when they say so."""
    return "asyncio", {"loop_factory": LeapingLoop}


@pytest.fixture
async def party(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Party]:
    """A table just opened: of Bulletbucks with three seats, if the mark `table` says nothing else."""
    mark = request.node.get_closest_marker("table")
    async with opened(tmp_path, *(mark.args if mark else ("bulletbucks", 3))) as found:
        yield found


@pytest.fixture
def stage() -> Iterator[Stage]:
    """A house in which nothing happens that the test does not make happen."""
    with stages(1) as (found,):
        yield found


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[SharedFile]:
    """A file that several workers share, and the process that writes into it."""
    async with shared_file(tmp_path) as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a server may keep everything."""
    return str(tmp_path / "tables.sqlite") if request.param == "sqlite" else request.getfixturevalue("database")
