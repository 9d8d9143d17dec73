"""A task that begins at once: what Python 3.12 calls an eager one."""

import asyncio
from collections.abc import Coroutine, Generator
from contextlib import suppress
from types import coroutine
from typing import Any


def begin_now(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Do this up to its first wait before returning, and the rest in a task; None if there is nothing left.

    So a commit is on its way to the database before everybody is told of the last one, and not after.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return loop.create_task(the_rest(work, waits_for))


async def the_rest(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    await resumed(work, waits_for)


@coroutine
def resumed(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, None, None]:
    """Wait for what it waits for, and go on. If that has failed, it finds so itself when it goes on."""
    with suppress(BaseException):
        yield waits_for
    yield from work
