"""Lines that can be cut: a TCP proxy in a process of its own, in front of whatever a worker talks to.

What is cut is silent, both ways: nothing is refused, nothing closed, new connections are made and hear nothing. When
it is healed, what was under way arrives late, as TCP would bring it, or never does (`lost`), as if a wall forgot it.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any, cast

HOME = "127.0.0.1"
ESTABLISHED = "01"


class End(asyncio.Protocol):
    """One of the two ends of a connection; what it receives is written to the other."""

    def __init__(self, line: "Line") -> None:
        self.line = line
        self.transport: asyncio.Transport | None = None
        self.other: End | None = None
        self.full = False
        """Whether the other end takes nothing more for now."""
        self.dead = False
        """Whether it was cut for good: whoever holds it hears nothing any more."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.line.ends.add(self)
        if self.other is None:  # somebody has come: the other end is made for them
            self.line.keep(asyncio.ensure_future(self.reach()))
        else:
            self.look()
            self.other.look()

    async def reach(self) -> None:
        """Connect to what stands behind; in vain as long as that is cut."""
        assert self.transport is not None
        # not in connection_made: in Python 3.11.2 reading begins after that, even if it has been paused there
        self.transport.pause_reading()
        while self.is_cut():
            await self.line.changed.wait()
        if self.transport.is_closing() or self.dead:
            return
        self.other = other = End(self.line)
        other.other = self
        try:
            await asyncio.get_running_loop().create_connection(lambda: other, HOME, self.line.behind)
        except OSError:
            self.transport.abort()

    def comes_from(self) -> int:
        """The port of whoever has connected to us; 0 for the end that we have made."""
        assert self.transport is not None
        name = self.transport.get_extra_info("sockname")
        return int(self.transport.get_extra_info("peername")[1]) if name and name[1] == self.line.port else 0

    def is_cut(self) -> bool:
        visitor = self if self.comes_from() else self.other
        assert visitor is not None
        return self.dead or self.line.cuts(visitor.comes_from())

    def look(self) -> None:
        """Read on, or do not."""
        transport = self.transport
        if transport is None or transport.is_closing() or self.other is None:
            return
        if self.full or self.is_cut():
            transport.pause_reading()
        else:
            transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None:
            self.other.full = True
            self.other.look()

    def resume_writing(self) -> None:
        if self.other is not None:
            self.other.full = False
            self.other.look()

    def connection_lost(self, exc: Exception | None) -> None:
        self.line.ends.discard(self)
        if self.other is not None and self.other.transport is not None and not self.other.dead:
            if exc is None:
                self.other.transport.close()
            else:
                self.other.transport.abort()


class Line:
    """One address in front of another."""

    def __init__(self, behind: int) -> None:
        self.behind = behind
        self.port = 0
        self.ends: set[End] = set()
        self.all_cut = False
        self.cut_from: set[int] = set()
        """Processes whose connections alone are cut."""
        self.changed = asyncio.Event()
        self.tasks: set[asyncio.Future[None]] = set()

    async def open(self) -> int:
        server = await asyncio.get_running_loop().create_server(lambda: End(self), HOME, 0)
        self.port = int(server.sockets[0].getsockname()[1])
        return self.port

    def keep(self, task: "asyncio.Future[None]") -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def cuts(self, port: int) -> bool:
        return self.all_cut or bool(self.cut_from and owner_of(port, self.cut_from))

    def cut(self, process: int | None) -> None:
        if process is None:
            self.all_cut = True
        else:
            self.cut_from.add(process)
        self.look()

    def heal(self, lost: bool) -> None:
        if lost:
            for end in list(self.ends):
                end.dead = end.dead or (end.other is not None and end.is_cut())
        self.all_cut, self.cut_from = False, set()
        self.changed.set()
        self.changed = asyncio.Event()
        self.look()

    def look(self) -> None:
        for end in list(self.ends):
            end.look()


def owner_of(port: int, processes: Collection[int]) -> int:
    """Which of these processes holds the connection from this port; 0 for none."""
    wanted = f":{port:04X}"
    inodes = set()
    for row in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = row.split()
        if fields[1].endswith(wanted) and fields[3] == ESTABLISHED:
            inodes.add(f"socket:[{fields[9]}]")
    for process in processes:
        try:
            for descriptor in Path(f"/proc/{process}/fd").iterdir():
                try:
                    if str(descriptor.readlink()) in inodes:
                        return process
                except OSError:
                    continue
        except OSError:
            continue  # it is gone
    return 0


class Proxy:
    """The process with all lines, for who starts it. Not thread-safe: one at a time."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.cluster.faulty.proxy"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, what: str, **details: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"what": what, **details}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def line(self, behind: int) -> int:
        """A new line to this port; returns its own, by which it is called."""
        return int(self.ask("line", behind=behind))

    def cut(self, line: int, process: int | None = None) -> None:
        """From now on nothing passes: of that process, or of all."""
        self.ask("cut", line=line, process=process)

    def heal(self, line: int, lost: bool = False) -> None:
        self.ask("heal", line=line, lost=lost)

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()


async def serve() -> None:
    """Do what stdin says, until it ends."""
    lines: dict[int, Line] = {}
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while text := await reader.readline():
        wanted = json.loads(text)
        reply = 0
        match wanted["what"]:
            case "line":
                line = Line(wanted["behind"])
                reply = await line.open()
                lines[reply] = line
            case "cut":
                lines[wanted["line"]].cut(wanted["process"])
            case "heal":
                lines[wanted["line"]].heal(wanted["lost"])
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    asyncio.run(serve())
