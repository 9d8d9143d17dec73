"""Hostile requests: headers without end, and requests that never end."""

import asyncio
from contextlib import suppress

from tests.attack.field import Field
from tests.attack.http import head
from tests.attack.wire import plain, status_of

MB = 1_000_000
CONNECTIONS_EACH = 200
"""What a server allows an address, if nothing else is set."""
WITHIN = 20.0
"""Seconds in which those that are too many have to be closed."""


async def ask(field: Field, parts: list[bytes], what: str) -> None:
    """The same request over and over, which must not be answered as if it were a good one."""

    async def attack(source: str) -> None:
        while field.going_on:
            status = await status_of(field.port, parts, source)
            field.counts[f"status {status}"] += 1
            field.insist(status == 0 or status >= 400, what)

    await field.from_each(attack)


async def large_cookie(field: Field) -> None:
    """A cookie of one to three megabytes."""
    begin = head("GET", "/api/me", {})[:-2]
    for size in (MB, 3 * MB):
        await ask(field, [begin + b"Cookie: clickbang=", b"a" * size, b"\r\n\r\n"], "a cookie of megabytes was read")


async def cookie_of_pieces(field: Field) -> None:
    """A cookie with hundreds of thousands of names."""
    begin = head("GET", "/api/me", {})[:-2]
    await ask(field, [begin + b"Cookie: ", b"a=b; " * (MB // 5), b"\r\n\r\n"], "a cookie of megabytes was read")


async def many_headers(field: Field) -> None:
    """Twelve megabytes of small headers."""
    part = b"".join(b"x-%d: %d\r\n" % (number, number) for number in range(60_000))
    begin = head("GET", "/api/games", {})[:-2]
    await ask(field, [begin, *[part] * (12 * MB // len(part)), b"\r\n"], "megabytes of headers were read")


async def long_address(field: Field) -> None:
    """A path of a megabyte."""
    await ask(field, [b"GET /", b"a" * MB, b" HTTP/1.1\r\nHost: x\r\n\r\n"], "a path of a megabyte was read")


async def hold(field: Field, data: bytes, more: bytes, what: str) -> None:
    """Many connections that begin a request like this and send a little more of it now and then."""
    held: list[tuple[asyncio.Task[bytes], asyncio.StreamWriter]] = []

    async def attack(source: str) -> None:
        for _ in range(max(5, 600 // len(field.sources))):
            reader, writer = await plain(field.port, data, source)
            held.append((asyncio.create_task(reader.read(-1)), writer))
            await asyncio.sleep(0)

    try:
        await field.together(attack(source) for source in field.sources)
        while field.going_on:
            await asyncio.sleep(min(0.5, field.left))
            for _, writer in held:
                with suppress(OSError, RuntimeError):  # the latter is how uvloop says that it is closed
                    writer.write(more)
        allowed = int(CONNECTIONS_EACH * len(field.sources))
        with suppress(TimeoutError):
            async with asyncio.timeout(WITHIN):
                while sum(not ended.done() for ended, _ in held) > allowed:
                    await asyncio.sleep(0.05)
        still = sum(not ended.done() for ended, _ in held)
        field.counts["tried"] += len(held)
        field.counts["held"] += still
        field.insist(still <= allowed, f"{still} connections from {len(field.sources)} addresses {what}")
    finally:
        for _, writer in held:
            writer.transport.abort()
        await asyncio.gather(*[ended for ended, _ in held], return_exceptions=True)


async def slow_headers(field: Field) -> None:
    """Requests whose headers come one byte after another (slowloris)."""
    await hold(field, b"GET / HTTP/1.1\r\nHost: x\r\nx-slow: ", b"a", "were held in the middle of their headers")


async def unfinished_bodies(field: Field) -> None:
    """Requests that promise a body and send a few bytes of it."""
    begin = head("POST", "/api/tables", {"Content-Length": "100000"})
    await hold(field, begin + b'{"game":', b" ", "were held in the middle of their body")


async def silent_connections(field: Field) -> None:
    """Connections that say nothing."""
    await hold(field, b"", b"", "were held that say nothing")
