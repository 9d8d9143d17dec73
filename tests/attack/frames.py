"""Hostile frames on a WebSocket."""

import asyncio

from tests.attack.field import SOON, Field
from tests.attack.wire import BINARY, CONTINUATION, PING, TEXT, frame

BATCH = 500
"""Frames that are handed to the system at once."""
LARGEST = 65_536


async def flood(field: Field, begin: bytes, batch: bytes, reading: bool, each: int = 1) -> None:
    """The same frames over and over, until the time is over or the server closes."""

    async def attack(source: str) -> None:
        async with await field.wire(source) as wire:
            swallowing = asyncio.create_task(wire.swallow()) if reading else None
            try:
                await wire.send(frame(TEXT, b'{"type":"hello","protocol":1}') + begin)
                while field.going_on:
                    await wire.send(batch)
                    field.counts["frames"] += BATCH
                    await asyncio.sleep(0)
            finally:
                if swallowing is not None:
                    swallowing.cancel()

    await field.from_each(attack, each)


async def empty_continuations(field: Field) -> None:
    """A message that goes on and on without a byte in it."""
    field.must_be_closed = True
    begin = frame(TEXT, b"", fin=False)
    await flood(field, begin, frame(CONTINUATION, b"", fin=False) * BATCH, reading=True)
    field.insist(field.counts["closed"] > 0, "a message of empty pieces without end was borne")


async def tiny_fragments(field: Field) -> None:
    """A message that comes byte by byte, a frame each."""
    field.must_be_closed = True
    begin = frame(TEXT, b'"', fin=False)
    await flood(field, begin, frame(CONTINUATION, b" ", fin=False) * BATCH, reading=True)
    field.insist(field.counts["closed"] > 0, "a message of single bytes without end was borne")


async def tiny_messages(field: Field) -> None:
    """Messages of one byte."""
    field.must_be_closed = True
    await flood(field, b"", frame(TEXT, b"1") * BATCH, reading=True)
    field.insist(field.counts["closed"] > 0, "thousands of messages that cannot be read were borne")


async def pings(field: Field) -> None:
    """As many pings as the line takes, every pong read."""
    await flood(field, b"", frame(PING, b"x" * 125) * BATCH, reading=True, each=3)


async def unread_pings(field: Field) -> None:
    """As many pings as the line takes, no pong ever read."""
    await flood(field, b"", frame(PING, b"x" * 125) * BATCH, reading=False, each=3)


async def binary(field: Field) -> None:
    """Messages that are no text at all."""
    field.must_be_closed = True
    await flood(field, b"", frame(BINARY, bytes(range(256))) * BATCH, reading=True)
    field.insist(field.counts["closed"] > 0, "thousands of binary messages were borne")


async def oversized(field: Field) -> None:
    """Frames that say they are as large as frames can be, and messages in pieces that are too large together."""
    kinds = (
        frame(TEXT, b"x" * 1000, size=2**62),
        frame(TEXT, b"x" * 2 * LARGEST),
        frame(TEXT, b"x" * 1000, fin=False) + frame(CONTINUATION, b"x" * 1000, fin=False) * 200,
    )

    async def attack(source: str) -> None:
        while field.going_on:
            for kind in kinds:
                async with await field.wire(source) as wire:
                    await wire.send(frame(TEXT, b'{"type":"hello","protocol":1}'))
                    await wire.writer.drain()
                    wire.writer.write(kind)
                    field.counts["messages"] += 1
                    field.insist(await wire.ends(SOON), "a message that is too large did not end its connection")

    await field.from_each(attack)


async def fragmented(field: Field) -> None:
    """Messages of the largest size that is allowed, in hundreds of pieces."""
    piece = LARGEST // BATCH
    pieces = frame(CONTINUATION, b" " * piece, fin=False) * (BATCH - 2)
    message = frame(TEXT, b'{"type":"ping"', fin=False) + pieces + frame(CONTINUATION, b"}")
    await flood(field, b"", message, reading=True)
