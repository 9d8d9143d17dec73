"""Mixed play for long: every table opens afterwards, every record verifies, nothing acknowledged is missing, and memory
does not grow."""

import os
from pathlib import Path

import pytest
import uvloop

from tests.attack.mixed.memory import Memory
from tests.attack.mixed.run import mixed, served

MINUTES = float(os.environ.get("MIXED_MINUTES", "3"))
MEMORY_MINUTES = float(os.environ.get("MEMORY_MINUTES", "20"))
"""More than the quarter of an hour after which memory is judged."""


@pytest.mark.soak
@pytest.mark.parametrize("relay", [False, True])
def test_mixed_play_with_restarts_loses_nothing(tmp_path: Path, database: str, relay: bool) -> None:
    with served(tmp_path, database if relay else "") as server:
        ledger = uvloop.run(mixed(server, MINUTES, tables=100, rate=150.0))
    assert ledger.problems == []
    assert ledger.counts["stood up after the end"] > 0
    assert ledger.counts["restarts by SIGKILL"] > 0


@pytest.mark.soak
def test_memory_does_not_grow_while_people_come_and_go(tmp_path: Path) -> None:
    """Of the server, its writer, its bots: at most half a megabyte a minute, after the first ten of one life."""
    with served(tmp_path) as server:
        ledger = uvloop.run(mixed(server, MEMORY_MINUTES, tables=60, rate=60.0, restarts=False))
    assert ledger.problems == []
    assert ledger.counts["seconds of memory judged"] > 0
    assert ledger.counts["transfers"] > 0


def test_what_grows_is_named_and_what_settles_is_not() -> None:
    memory = Memory()
    for minute in range(20):
        memory.samples["server"].append((60.0 * minute, 80.0 + minute))
        memory.samples["writer"].append((60.0 * minute, 20.0 + min(minute, 8)))
    assert memory.growing(600.0, 0.5) == ["the memory of server grows by 1.00 MB a minute"]
    assert memory.growing(0.0, 0.2) == [
        "the memory of server grows by 1.00 MB a minute",
        "the memory of writer grows by 0.39 MB a minute",
    ]
