"""A server for a test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosting import Hosted, hosted


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    """A running one, with the settings that there are by default."""
    with hosted(tmp_path) as found:
        yield found
