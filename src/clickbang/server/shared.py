"""What all tables and connections of a server share. The registry is one of these, and knows the tables besides."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any

from mypy_extensions import mypyc_attr

from clickbang.core.chance import Chance
from clickbang.protocol.errors import ServerError
from clickbang.server.admin.announcements import Announcements
from clickbang.server.admin.sanctions import Sanctions
from clickbang.server.bots.pool import BotPool
from clickbang.server.cluster.places import OnlyHere, Places
from clickbang.server.delivery.delivery import Delivery
from clickbang.server.delivery.narration_cache import NarrationCache
from clickbang.server.game.game_record import luck_of
from clickbang.server.limits.allowances import Allowances
from clickbang.server.metrics import Metrics
from clickbang.server.settings import Settings
from clickbang.server.storage.documents import TableDoc
from clickbang.server.storage.store import Store
from clickbang.text import Catalogue

log = logging.getLogger("clickbang")


@mypyc_attr(allow_interpreted_subclasses=True)  # the registry stays plain
class Shared:
    """One for each process."""

    metrics: Metrics

    def __init__(
        self, settings: Settings, store: Store, loop: asyncio.AbstractEventLoop, places: Places | None
    ) -> None:
        self.settings = settings
        self.store = store
        self.places: Places = OnlyHere() if places is None else places
        """Who has which table, of all workers that share the store."""
        self.loop = loop
        self.now: Callable[[], float] = time.time
        """Seconds since 1970, by which clocks go on at another worker, and after a restart."""
        self.delivery = Delivery(loop)
        self.narrations = NarrationCache()
        self.bots = BotPool(settings.bot_processes)
        self.allowances = Allowances(settings)
        self.sanctions = Sanctions()
        self.announcements = Announcements()
        self.luck: Callable[[TableDoc], Chance] = luck_of
        """Where the luck of a game comes from."""
        self.leaving = False
        """Whether it is about to stop: nobody new is let in."""
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do this beside everything else; what goes wrong in it is logged."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ServerError):  # a refusal is told to whoever waits for it
            log.error("something went wrong", exc_info=error)

    @staticmethod
    @lru_cache
    def catalogue(lang: str, skin: str) -> Catalogue:
        return Catalogue(lang, skin)

    def note_visit(self, table: str) -> None:
        """Somebody is at this table."""
        raise NotImplementedError

    def note_end(self) -> None:
        """The end of a game is on disk: its record can be made."""
        raise NotImplementedError
