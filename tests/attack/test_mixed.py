"""Mixed play with restarts: every table opens afterwards, every record verifies, nothing acknowledged is missing."""

import os
from pathlib import Path

import pytest
import uvloop

from tests.attack.mixed.run import mixed, served

MINUTES = float(os.environ.get("MIXED_MINUTES", "3"))


@pytest.mark.soak
@pytest.mark.parametrize("relay", [False, True])
def test_mixed_play_with_restarts_loses_nothing(tmp_path: Path, database: str, relay: bool) -> None:
    with served(tmp_path, database if relay else "") as server:
        ledger = uvloop.run(mixed(server, MINUTES, tables=100, rate=150.0))
    assert ledger.problems == []
    assert ledger.counts["stood up after the end"] > 0
    assert ledger.counts["restarts by SIGKILL"] > 0
