"""Which database operators mean, and whether a server has it."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

import msgspec

from clickbang.cli import errors
from clickbang.cli.data_folder import DATABASE, data_folder, old_database
from clickbang.core.errors import ClickbangError
from clickbang.server.admin.apart import carry_out
from clickbang.server.admin.base import FileBase, OwnBase, PostgresBase
from clickbang.server.admin.orders import ONE, Order, orders
from clickbang.server.settings import Settings, load_settings
from clickbang.server.storage.postgres_schema import prepare as prepare_postgres
from clickbang.server.storage.postgres_sessions import CHANGING, in_words, is_mistyped, is_postgres, without_password
from clickbang.server.storage.postgres_sessions import connect as connect_postgres
from clickbang.server.storage.sqlite_file import (
    InUse,
    check_ours,
    claim,
    connect,
    is_locked,
    open_private,
    prepare,
)

DONE_WITHIN = 60.0
"""Seconds within which a server that runs does what it is asked to."""
LOOK_EVERY = 0.2
WORKERS = "SELECT 1 FROM workers WHERE expires > clock_timestamp() LIMIT 1"


class Place:
    """A database, and a way to whoever has it."""

    def __init__(self, settings: Settings, base: OwnBase, claimed: IO[bytes] | None) -> None:
        self.settings = settings
        self.base = base
        self.claimed = claimed
        """The file, if no server has it: none can begin meanwhile."""

    async def is_served(self) -> bool:
        """Whether a server runs that does what is ordered."""
        if isinstance(self.base, FileBase):
            return self.claimed is None
        return bool(await self.base.fetch(WORKERS))

    async def carry_out(self, number: int) -> Order:
        """Have this order done: by the server, or here if there is none. Returns it with its result."""
        if not await self.is_served():
            await self.base.close()
            claimed, self.claimed = self.claimed, None
            await carry_out(self.settings, claimed)
            self.base = await reopened(self.settings)
        deadline = time.monotonic() + DONE_WITHIN
        while True:
            (order,) = await orders(self.base, ONE, number)
            if order.done is not None:
                return order
            if time.monotonic() > deadline:
                raise ClickbangError(errors.NOT_DONE_YET, number=number)
            await asyncio.sleep(LOOK_EVERY)


async def reopened(settings: Settings) -> OwnBase:
    if is_postgres(settings.database):
        return PostgresBase(await connect_postgres(settings.database, CHANGING))
    return FileBase(connect(Path(settings.database)))


def chosen(database: str | None, config: Path | None) -> Settings:
    """The settings that `clickbang serve` would have; with a database that is there."""
    settings = load_settings({"database": database}, file=config)
    if is_mistyped(settings.database):
        raise ClickbangError(errors.MISTYPED_DATABASE)
    if not settings.database:
        usual = old_database() or data_folder() / DATABASE
        settings = msgspec.structs.replace(settings, database=str(usual))
    if not is_postgres(settings.database) and not Path(settings.database).is_file():
        raise ClickbangError(errors.NO_DATABASE, file=settings.database)
    return settings


@asynccontextmanager
async def opened_place(database: str | None, config: Path | None) -> AsyncIterator[Place]:
    """The database, ready to be asked; whatever is wrong with it in a sentence."""
    settings = chosen(database, config)
    if is_postgres(settings.database):
        place = await postgres_place(settings)
    else:
        place = file_place(settings)
    try:
        yield place
    finally:
        await place.base.close()
        if place.claimed is not None:
            place.claimed.close()  # last, since SQLite's own locks on the file go with it


async def postgres_place(settings: Settings) -> Place:
    try:
        connection = await connect_postgres(settings.database, CHANGING)
        await prepare_postgres(connection)
    except Exception as error:
        why = in_words(error, settings.database)
        raise ClickbangError(errors.CANNOT_USE_POSTGRES, file=without_password(settings.database), why=why) from None
    return Place(settings, PostgresBase(connection), None)


def file_place(settings: Settings) -> Place:
    file = Path(settings.database)
    try:
        check_ours(file)
        claimed = None if is_in_use(file) else claim(file)
        connection = connect(file)
        if claimed is not None:
            prepare(connection)
        elif not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'orders'").fetchone():
            raise ClickbangError(errors.OLDER_SERVER)
    except InUse:
        raise ClickbangError(errors.JUST_STARTING) from None
    except (sqlite3.Error, PermissionError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise ClickbangError(errors.CANNOT_ADMINISTER, file=file, why=why) from None
    return Place(settings, FileBase(connection), claimed)


def is_in_use(file: Path) -> bool:
    """Whether a server has it; before SQLite opens it, whose locks would go with this look."""
    with open_private(file.resolve()) as looked_at:
        return not is_locked(looked_at)
