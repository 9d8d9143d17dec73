"""Whoever is killed is a line in the log, for each process that notices: no traceback, and none for each visitor."""

import asyncio
import os
import re
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path

from clickbang.client import Refusal, Visit
from tests.server.cluster.test_workers import lets_in, processes, until
from tests.server.hosting import Hosted, hosted
from tests.server.running.test_processes import with_a_bot

STAMP = re.compile(r"^[-\d]+ [\d:,]+ (?=ERROR|WARNING|INFO)")
STOPS = re.compile(r"INFO (worker N: )?(stopping: \d+ tables and \d+ connections|drained within)")
"""What a worker says when it is stopped, as every one is at the end of a test."""
VISITORS = 40
GOES_ON = "WARNING worker N: this worker was taken for gone, or the process that writes was; it goes on"


def lines_of(server: Hosted) -> list[str]:
    """What the log has, without times and the numbers of workers."""
    found = [STAMP.sub("", line) for line in server.log.read_text().splitlines()]
    plain = [re.sub(r"worker \d", "worker N", line) for line in found if line]
    return sorted(line for line in plain if not STOPS.match(line))


async def come(server: Hosted) -> None:
    """A crowd that wants in, which has to be written."""

    async def one() -> None:
        with suppress(Refusal, OSError):
            await Visit(server.address).become_guest()

    await asyncio.gather(*[one() for _ in range(VISITORS)])


def test_a_killed_writer_is_a_line(tmp_path: Path) -> None:
    with hosted(tmp_path, guests_each=10_000) as server:
        assert lets_in(server)
        os.kill(server.pid_of("sqlite_writer"), signal.SIGKILL)
        asyncio.run(come(server))
        until(lambda: lets_in(server))
        server.stop()
        assert [line.partition(";")[0] for line in lines_of(server)] == ["ERROR the process that writes has died (-9)"]


def test_with_several_workers_each_says_that_it_has_lost_it_and_that_it_goes_on(tmp_path: Path) -> None:
    with hosted(tmp_path, workers=2, guests_each=10_000) as server:
        assert lets_in(server)
        before = processes(server)
        os.kill(min(before[1]), signal.SIGKILL)
        for _ in range(3):
            asyncio.run(come(server))
        until(lambda: processes(server)[1] not in (set(), before[1]))
        until(lambda: lines_of(server).count(GOES_ON) == 2)
        server.stop()
        assert Counter(line.partition(";")[0] for line in lines_of(server)) == {
            "ERROR the process that writes has died (-9)": 1,
            "ERROR worker N: the line to the process that writes has ended": 2,
            GOES_ON.partition(";")[0]: 2,
        }


def test_a_killed_worker_is_a_line_though_bots_think_there(tmp_path: Path) -> None:
    with hosted(tmp_path, workers=2) as server:
        found = with_a_bot(server)
        workers, _ = processes(server)
        trackers = [place for place in found if b"resource_tracker" in (place / "cmdline").read_bytes()]
        assert trackers
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        until(lambda: not any(place.exists() for place in trackers))
        until(lambda: len(processes(server)[0] - workers) == 2)
        server.stop()
        expected = "ERROR worker N has died (-9); another one takes its place"
        assert lines_of(server) == [expected] * 2
