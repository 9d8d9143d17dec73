"""Runs these files of tests for so many seconds, and says what there was no time for.

python -m tools.quick_tests 45 tests/core/test_laws.py ...
"""

import os
import signal
import sys
from collections import Counter
from types import FrameType

import pytest

MOST = 8
"""How many files are named that there was no time for."""


class Progress:
    """A pytest plugin that knows which tests are still to come."""

    def __init__(self) -> None:
        self.wanted: set[str] = set()
        self.done: set[str] = set()
        self.failed: list[str] = []

    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.wanted.update(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            self.done.add(report.nodeid)
        if report.failed:
            self.failed.append(f"{report.longreprtext}\nFAILED {report.nodeid}")

    def time_is_up(self, *_: int | FrameType | None) -> None:
        """pytest would wait for the tests that run: this ends at once, and the workers with it."""
        print("\n".join(["", *self.failed, self.told()]), flush=True)
        os._exit(1 if self.failed else 0)

    def told(self) -> str:
        """How far it came."""
        if not self.wanted:
            return "The time was over before a test began. For all tests: make test"
        missing = Counter(test.partition("::")[0] for test in self.wanted - self.done)
        files = [f"{file} ({tests})" for file, tests in sorted(missing.items())]
        if len(files) > MOST:
            files[MOST:] = [f"{len(files) - MOST} more files"]
        ran = f"The time is over: {len(self.done)} of {len(self.wanted)} tests ran, and {len(self.failed) or 'none'}"
        return f"{ran} failed. Left to make test: {', '.join(files)}"


def main(seconds: int, files: list[str]) -> int:
    progress = Progress()
    signal.signal(signal.SIGALRM, progress.time_is_up)
    signal.alarm(seconds)
    return pytest.main(["-x", "-n", "2", "-m", "not soak", *files], plugins=[progress])


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
