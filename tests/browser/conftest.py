"""One browser for the tests of a file; each person gets a context of their own in it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.visiting import browser
from tests.server.hosting import Hosted, hosted


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("server"), tables_each=500) as running:
        yield running
