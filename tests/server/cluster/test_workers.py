"""Several workers with one command: who dies is replaced, all stop together, and nothing is left behind."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import pytest
from bench.server.process import family

from clickbang.client import Visit
from clickbang.client.errors import Refusal
from tests.cli.run import invoke
from tests.server.caller import Caller, fetch, new_secret
from tests.server.hosting import Hosted, OnPostgres, hosted
from tests.server.patience import SOON

WRITER = "shared_writer"


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def processes(server: Hosted) -> tuple[set[int], set[int]]:
    """The workers, and those that write."""
    assert server.process is not None
    found: tuple[set[int], set[int]] = (set(), set())
    for number in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split():
        with suppress(FileNotFoundError, ProcessLookupError):  # it may end meanwhile
            command = Path(f"/proc/{number}/cmdline").read_bytes()
            found[WRITER.encode() in command].add(int(number))
    return found


def lets_in(server: Hosted) -> bool:
    """Whether somebody new can come in, which has to be written."""
    try:
        asyncio.run(asyncio.wait_for(Visit(server.address).become_guest(), SOON))
    except (Refusal, OSError):
        return False
    return True


@pytest.mark.parametrize("whom", ["a worker", "the process that writes"])
def test_who_dies_is_replaced(tmp_path: Path, whom: str) -> None:
    with hosted(tmp_path, workers=2) as server:
        before = processes(server)
        assert tuple(map(len, before)) == (2, 1)
        os.kill(min(before[0] if whom == "a worker" else before[1]), signal.SIGKILL)
        until(lambda: processes(server) != before and tuple(map(len, processes(server))) == (2, 1))
        until(lambda: lets_in(server))
        assert server.stop() in (0, -signal.SIGTERM)
    said = server.log.read_text()
    assert "another one takes its place" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_all_end_together_and_the_file_is_free(tmp_path: Path, how: signal.Signals) -> None:
    with hosted(tmp_path, workers=2) as server:
        assert server.process is not None
        places = list(family(server.process.pid))
        assert len(places) == 4
        assert server.end(how) in (0, -how, 130)
        until(lambda: not any(place.exists() for place in places))
        server.start()
    assert "Traceback" not in server.log.read_text()


def test_a_writer_that_hangs_is_ended_and_the_server_says_so(tmp_path: Path) -> None:
    with hosted(tmp_path, workers=2) as server:
        _, (writer,) = processes(server)
        os.kill(writer, signal.SIGSTOP)
        assert server.stop() == 1
        assert not Path(f"/proc/{writer}").exists()
    assert "the process that writes hangs" in server.log.read_text()


@pytest.mark.parametrize("whom", ["a worker", "the process that writes"])
def test_who_dies_while_all_stop_is_told_by_the_exit_code(tmp_path: Path, whom: str) -> None:
    with hosted(tmp_path, workers=2) as server:
        assert server.process is not None
        workers, writers = processes(server)
        dies = min(workers if whom == "a worker" else writers)
        os.kill(dies, signal.SIGSTOP)  # so that it cannot be done before
        server.process.send_signal(signal.SIGTERM)
        until(lambda: not Path(f"/proc/{max(workers)}").exists() or whom != "a worker")
        os.kill(dies, signal.SIGKILL)
        assert server.process.wait(SOON) == 1
        server.process.stdout.close()
    assert "did not stop as it should (-9)" in server.log.read_text()


def test_without_a_way_to_hand_connections_over_they_are_passed_on(tmp_path: Path) -> None:
    """As on macOS."""
    cannot = (
        "import socket\n"
        "make = socket.socketpair\n"
        "def without(family=None, type=socket.SOCK_STREAM, proto=0):\n"
        "    if type == socket.SOCK_SEQPACKET: raise OSError(43, 'Protocol not supported')\n"
        "    return make(family, type, proto)\n"
        "socket.socketpair = without"
    )

    async def scene(server: Hosted) -> None:
        secret = new_secret(server)
        code = fetch(server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, secret).json["code"]
        async with AsyncExitStack() as stack:
            for _ in range(8):
                caller = await stack.enter_async_context(Caller(server, secret))
                assert await caller.attend(code) == ""

    with hosted(tmp_path, cannot, workers=2) as server:
        asyncio.run(scene(server))
        assert server.stop() in (0, -signal.SIGTERM)
    assert "Traceback" not in server.log.read_text()


def test_a_worker_that_fails_at_the_start_ends_all(tmp_path: Path) -> None:
    server = Hosted(tmp_path, workers=2)
    server.before = (
        "from clickbang.server.storage.shared_store import SharedStore\n"
        "def connect(self): raise SystemExit(3)\n"
        "SharedStore.connect = connect"
    )
    with pytest.raises(AssertionError, match="did not start"):
        server.start()
    assert server.process is not None
    assert server.process.wait(SOON) == 1
    server.process.stdout.close()


def test_a_file_that_several_use_is_refused_to_others(tmp_path: Path) -> None:
    with hosted(tmp_path, workers=2) as server:
        done = invoke("serve", "--port", "0", "--database", str(server.database), "--workers", "2")
        assert done.exit_code == 1
        assert "another server is using it" in done.output
        assert tuple(map(len, processes(server))) == (2, 1)


def test_with_a_port_for_others_every_worker_has_its_own(tmp_path: Path) -> None:
    with ExitStack() as taken:
        pair = [taken.enter_context(socket.create_server(("127.0.0.1", 0)))]
        while len(pair) < 2:  # two free ones that follow each other
            try:
                pair.append(taken.enter_context(socket.create_server(("127.0.0.1", pair[0].getsockname()[1] + 1))))
            except (OSError, OverflowError):
                pair = [taken.enter_context(socket.create_server(("127.0.0.1", 0)))]
        port = pair[0].getsockname()[1]
    with hosted(tmp_path, workers=2, cluster_port=port) as server:
        for number in (port, port + 1):
            socket.create_connection(("127.0.0.1", number), SOON).close()
        assert server.stop() in (0, -signal.SIGTERM)
    assert "Traceback" not in server.log.read_text()


def test_workers_on_postgresql_write_by_themselves(tmp_path: Path, database: str) -> None:
    server = OnPostgres(tmp_path, database, workers=2)
    server.start()
    try:
        assert tuple(map(len, processes(server))) == (2, 0)
        before = processes(server)
        os.kill(min(before[0]), signal.SIGKILL)
        until(lambda: processes(server) != before and tuple(map(len, processes(server))) == (2, 0))
        until(lambda: lets_in(server))
    finally:
        assert server.stop() in (0, -signal.SIGTERM)
    assert "Traceback" not in server.log.read_text()
