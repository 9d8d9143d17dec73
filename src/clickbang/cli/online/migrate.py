"""clickbang migrate"""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from clickbang.cli.errors import CANNOT_MIGRATE, NOT_A_POSTGRES
from clickbang.core.errors import ClickbangError
from clickbang.server.storage.migration import NotMigrated, amount, migrate_back
from clickbang.server.storage.migration import migrate as copy_everything
from clickbang.server.storage.postgres_sessions import is_postgres, without_password


def migrate(
    source: Annotated[str, typer.Argument(metavar="FROM", help="Where everything is kept now: a file of SQLite.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty database: postgresql://USER@HOST/NAME")],
) -> None:
    """Move all tables, games and guests from a file to PostgreSQL, or from there to a new file. What is there stays."""
    if is_postgres(source) == is_postgres(target):
        raise ClickbangError(NOT_A_POSTGRES)
    try:
        if is_postgres(target):
            found = asyncio.run(copy_everything(Path(source), target, typer.echo))
        else:
            found = asyncio.run(migrate_back(source, Path(target), typer.echo))
    except NotMigrated as error:
        raise ClickbangError(CANNOT_MIGRATE, why=error) from None
    counts = ", ".join(amount(things, count) for things, count in found.items())
    typer.echo(
        f"Everything is in {without_password(target)} now, and every row is as it was in {without_password(source)}:"
        f" {counts}. clickbang serve --database takes the new one; the old one is not needed any more."
    )
