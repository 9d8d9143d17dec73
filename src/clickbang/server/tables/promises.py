"""Promises that something is on disk, for those who wait and are no client of a table."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from clickbang.core.errors import ClickbangError

T = TypeVar("T")


class Promises:
    """Who waits, and whether what they asked for has been done: it is on disk with the next commit."""

    def __init__(self) -> None:
        self.done: dict[asyncio.Future[None], bool] = {}

    async def perform(
        self, job: Callable[[], T], schedule: Callable[[Callable[[], None]], None], loop: asyncio.AbstractEventLoop
    ) -> T:
        """Let this be done in turn; returns what it returns, once that is on disk."""
        promise: asyncio.Future[None] = loop.create_future()
        self.done[promise] = False
        found: list[T] = []

        def in_turn() -> None:
            try:
                found.append(job())
            except ClickbangError as error:
                del self.done[promise]
                settle(promise, error)
            else:
                self.done[promise] = True

        schedule(in_turn)
        await promise
        return found[0]

    def keep(self) -> None:
        """All that has been done is on disk."""
        for promise, done in list(self.done.items()):
            if done:
                del self.done[promise]
                settle(promise, None)

    def break_all(self, error: Exception) -> None:
        """Nothing more is done here."""
        promises, self.done = self.done, {}
        for promise in promises:
            settle(promise, error)


def settle(promise: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits, if somebody still does."""
    if promise.done():
        return
    if error is None:
        promise.set_result(None)
    else:
        promise.set_exception(error)
