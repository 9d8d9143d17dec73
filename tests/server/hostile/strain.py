"""What tells whether a server suffers: others who wait, its memory, its open files."""

import json
import os
import select
import socket
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.caller import new_secret
from tests.server.hosting import Hosted
from tests.server.patience import SOON
from tests.server.tables.test_short_way import Wire, masked

ELSEWHERE = "127.0.0.2"
"""Another address of this machine, which limits by address know nothing of."""


def dial(server: Hosted, source: str = "127.0.0.1") -> socket.socket:
    """A bare connection."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=SOON, source_address=(source, 0))


def send(line: socket.socket, data: bytes) -> bool:
    """Whether the server took all of it before it hung up."""
    try:
        line.sendall(data)
    except OSError:
        return False
    return True


def rest(line: socket.socket) -> bytes:
    """All that still comes, until the server hangs up."""
    found = b""
    try:
        while data := line.recv(65_536):
            found += data
    except ConnectionError:
        pass
    return found


def is_open(line: socket.socket) -> bool:
    """Whether the server has not hung up so far, on somebody who is sent nothing."""
    return not select.select([line], [], [], 0)[0]


def memory(server: Hosted) -> int:
    """The most memory that the server has ever had, in bytes."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no such line")


def connections(server: Hosted) -> int:
    """How many connections the server has, in its own view: those it has closed do not count."""
    assert server.process is not None
    folder = Path(f"/proc/{server.process.pid}/fd")
    held = set()
    for link in folder.iterdir():
        with suppress(FileNotFoundError):  # it may be closed meanwhile
            held.add(os.readlink(link))
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    local = f":{server.port:04X}"
    found = [fields for fields in map(str.split, lines) if fields[1].endswith(local) and fields[3] != "0A"]
    return sum(f"socket:[{fields[9]}]" in held for fields in found)


def wait_for_connections(server: Hosted, count: int) -> None:
    """Until the server has no more than so many."""
    deadline = time.monotonic() + SOON
    while (found := connections(server)) > count:
        assert time.monotonic() < deadline, f"the server still has {found} connections"
        time.sleep(0.02)


def worked(server: Hosted) -> float:
    """Seconds of processor time that the server has had, without those that it has started."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Bystander:
    """Somebody from another address who wants an answer every now and then, and notes what the server did before each:
    in seconds of its processor time, which is the same on a busy machine."""

    def __init__(self, server: Hosted) -> None:
        self.server = server
        self.waits: list[float] = []
        self.ready = threading.Event()
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.watch)

    def __enter__(self) -> Self:
        self.thread.start()
        assert self.ready.wait(SOON)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.over.set()
        self.thread.join()

    def watch(self) -> None:
        with Wire(self.server, new_secret(self.server), ELSEWHERE) as wire:
            wire.greet()
            answers = wire.messages()
            self.ready.set()
            while not self.waits or not self.over.wait(0.03):
                before = worked(self.server)
                wire.socket.sendall(masked(json.dumps({"type": "ping", "id": len(self.waits)}).encode()))
                assert next(answers)["id"] == len(self.waits)
                self.waits.append(worked(self.server) - before)
