"""The proxy passes everything on, is silent where it is cut, and brings what was under way late or never."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

import pytest

from tests.cluster.faulty.proxy import HOME, End, Line, Proxy
from tests.server.patience import SOON

NEVER = 0.15
"""Seconds after which what has not come is taken for cut off."""
ECHO = """
import socket, sys
with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as line:
    print("there", flush=True)
    for text in sys.stdin:
        line.sendall(text.encode())
        print(line.recv(100).decode().strip(), flush=True)
"""


class ReadsAtOnce(End):
    """Python 3.11.2 starts to read after `connection_made`, even if that has paused reading."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(transport, asyncio.Transport)
        transport.resume_reading()


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    running = Proxy()
    yield running
    running.close()


@asynccontextmanager
async def echoing(proxy: Proxy) -> AsyncIterator[int]:
    """A server that says everything again, behind a line."""
    visitors: list[asyncio.StreamWriter] = []

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        visitors.append(writer)
        with suppress(ConnectionError):
            while data := await reader.read(2**16):
                writer.write(data)
                await writer.drain()

    server = await asyncio.start_server(echo, HOME, 0)
    yield proxy.line(server.sockets[0].getsockname()[1])
    server.close()
    for visitor in visitors:
        visitor.transport.abort()
        with suppress(ConnectionError):
            await visitor.wait_closed()


async def says(reader: asyncio.StreamReader, size: int, within: float = SOON) -> bytes | None:
    """What comes within so much time; None if nothing does."""
    try:
        async with asyncio.timeout(within):
            return await reader.readexactly(size)
    except TimeoutError:
        return None


async def test_everything_passes(proxy: Proxy) -> None:
    async with echoing(proxy) as line:
        reader, writer = await asyncio.open_connection(HOME, line)
        data = os.urandom(3_000_000)
        writer.write(data)
        assert await says(reader, len(data)) == data
        writer.close()


async def test_what_is_sent_before_the_other_end_is_there_is_not_lost() -> None:
    greeted = asyncio.Event()

    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert await says(reader, 5) == b"hello"
        greeted.set()
        writer.close()

    loop = asyncio.get_running_loop()
    async with await asyncio.start_server(greet, HOME, 0) as behind:
        line = Line(behind.sockets[0].getsockname()[1])
        async with await loop.create_server(lambda: ReadsAtOnce(line), HOME, 0) as before:
            line.port = before.sockets[0].getsockname()[1]
            with socket.create_connection((HOME, line.port)) as visitor:
                visitor.sendall(b"hello")
                async with asyncio.timeout(SOON):
                    await greeted.wait()


async def test_where_nobody_is_behind_it_ends(proxy: Proxy) -> None:
    reader, writer = await asyncio.open_connection(HOME, proxy.line(1))
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
        await reader.readexactly(1)
    writer.close()


@pytest.mark.parametrize("lost", [False, True])
async def test_a_cut_is_silent_both_ways(proxy: Proxy, lost: bool) -> None:
    async with echoing(proxy) as line:
        reader, writer = await asyncio.open_connection(HOME, line)
        writer.write(b"before")
        assert await says(reader, 6) == b"before"
        proxy.cut(line)
        writer.write(b"during")
        late, other = await asyncio.open_connection(HOME, line)
        other.write(b"as well")
        assert await says(reader, 6, NEVER) is None
        assert await says(late, 7, NEVER) is None
        proxy.heal(line, lost)
        assert await says(late, 7) == b"as well"
        assert await says(reader, 6, NEVER if lost else SOON) == (None if lost else b"during")
        anew, third = await asyncio.open_connection(HOME, line)
        third.write(b"after")
        assert await says(anew, 5) == b"after"
        for end in (writer, other, third):
            end.close()


async def test_one_process_alone_is_cut_off(proxy: Proxy) -> None:
    async with echoing(proxy) as line:
        reader, writer = await asyncio.open_connection(HOME, line)
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-c", ECHO, str(line), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert child.stdin is not None
        assert child.stdout is not None
        assert await child.stdout.readline() == b"there\n"
        proxy.cut(line, child.pid)
        child.stdin.write(b"cut off\n")
        writer.write(b"not cut")
        assert await says(reader, 7) == b"not cut"
        assert await says(child.stdout, 8, NEVER) is None
        proxy.heal(line)
        assert await says(child.stdout, 8) == b"cut off\n"
        child.stdin.close()
        await child.wait()
        writer.close()
