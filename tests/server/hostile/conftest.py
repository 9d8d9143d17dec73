"""A server that clients want to do harm to, for all tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.hostile.test_fuzz import find_no_trace
from tests.server.hosting import Hosted, hosted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """Afterwards it is well, and nothing has gone wrong in it."""
    with hosted(tmp_path_factory.mktemp("server")) as server:
        yield server
        find_no_trace(server)
