"""One browser and one server for all tests of a worker; each person gets a context of their own in it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.hasty import HASTY
from tests.browser.patient import PATIENT
from tests.browser.visiting import browser
from tests.server.hosting import Hosted, hosted


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(autouse=True)
def _nobody_stays(chrome: Browser) -> Iterator[None]:
    """Who came for this test leaves after it, however it ended: a game that goes on would slow the next ones."""
    before = set(chrome.contexts)
    yield
    for context in set(chrome.contexts) - before:
        context.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """Where nobody waits for bots."""
    with hosted(tmp_path_factory.mktemp("server"), HASTY, tables_each=500) as running:
        yield running


@pytest.fixture(scope="package")
def unhurried_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """Where everything takes its time, for tests of just that."""
    with hosted(tmp_path_factory.mktemp("server"), tables_each=500) as running:
        yield running


@pytest.fixture(scope="package")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """Where nobody comes too late for a card window."""
    with hosted(tmp_path_factory.mktemp("server"), PATIENT, tables_each=500) as running:
        yield running
