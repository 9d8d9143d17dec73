"""Servers of tests that were killed: nobody else would end them, so the nursery does."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest
from bench.server.process import family

from tests.server.patience import SOON

ROOT = Path(__file__).parents[3]
TESTS = """
import os, sys
from pathlib import Path
from tests.server.nursery import fork

folder = Path(sys.argv[1])
command = ["serve", "--port", "0", "--workers", sys.argv[2], "--database", str(folder / "tables.sqlite")]
server = fork(command, folder / "server.log", os.environ)
assert "is open" in server.stdout.readline()
print(server.pid, flush=True)
sys.stdin.read()
"""
"""What a process of tests does with a server."""


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_ends_with_the_tests_that_started_it(tmp_path: Path, workers: int) -> None:
    command = [sys.executable, "-c", TESTS, str(tmp_path), str(workers)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        server = int(tests.stdout.readline())
        left = [os.pidfd_open(int(place.name)) for place in family(server)]
        tests.kill()
    try:
        assert len(left) > 1  # the server, and the process that writes for it
        for ends in left:
            assert select.select([ends], [], [], SOON)[0] == [ends]
    finally:
        for ends in left:
            os.close(ends)
