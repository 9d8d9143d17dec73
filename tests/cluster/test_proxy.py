"""The proxy passes everything on, is silent where it is cut, and brings what was under way late or never."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

import pytest

from tests.cluster.proxy import HOME, Proxy

SOON, NEVER = 10.0, 0.15
ECHO = """
import socket, sys
with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as line:
    print("there", flush=True)
    for text in sys.stdin:
        line.sendall(text.encode())
        print(line.recv(100).decode().strip(), flush=True)
"""


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


def test_everything_passes(proxy: Proxy) -> None:
    async def run() -> None:
        async with echoing(proxy) as line:
            reader, writer = await asyncio.open_connection(HOME, line)
            data = os.urandom(3_000_000)
            writer.write(data)
            assert await says(reader, len(data)) == data
            writer.close()

    asyncio.run(run())


def test_where_nobody_is_behind_it_ends(proxy: Proxy) -> None:
    async def run() -> None:
        reader, writer = await asyncio.open_connection(HOME, proxy.line(1))
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()

    asyncio.run(run())


@pytest.mark.parametrize("lost", [False, True])
def test_a_cut_is_silent_both_ways(proxy: Proxy, lost: bool) -> None:
    async def run() -> None:
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

    asyncio.run(run())


def test_one_process_alone_is_cut_off(proxy: Proxy) -> None:
    async def run() -> None:
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

    asyncio.run(run())
