"""Every leak that is planted in the server is caught through a relay, too."""

import pytest

from tests.server.relay_stage import RelayStage
from tests.server.stage import Stage
from tests.server.test_planted_leaks import test_a_planted_leak_is_caught

__all__ = ["test_a_planted_leak_is_caught"]

pytestmark = pytest.mark.plants


@pytest.fixture(autouse=True)
def _relayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stage, "kind", RelayStage)
