"""clickbang serve"""

import asyncio
import errno
import socket
import sqlite3
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from clickbang.cli import errors
from clickbang.cli.data_folder import DATABASE, data_folder, old_database
from clickbang.core.errors import ClickbangError
from clickbang.core.registry import game_named
from clickbang.server.cluster.lines_check import check_lines
from clickbang.server.http.page import NOT_BUILT, is_built
from clickbang.server.run import listen, log_to_stderr, serve_all
from clickbang.server.settings import Settings, load_settings
from clickbang.server.storage import postgres_store
from clickbang.server.storage.postgres_sessions import PostgresProblem, is_mistyped, is_postgres, without_password
from clickbang.server.storage.sqlite_file import claim, try_out

STDIN = 0
"""For `--attended`, by which `clickbang host` starts a server: it stops when its input ends, however the host does."""
EVERY_NETWORK = ("0.0.0.0", "::")


def own_address(every: str) -> str:
    """How others in this machine's network reach it; nothing is sent to find out."""
    family, anywhere = (socket.AF_INET6, "2001:db8::1") if ":" in every else (socket.AF_INET, "192.0.2.1")
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((anywhere, 9))
            return str(probe.getsockname()[0])
        except OSError:  # there is no network
            return "::1" if ":" in every else "127.0.0.1"


def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for every network.", show_default="127.0.0.1"),
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="N", min=0, max=65535, help="0 for any free one.", show_default="8123")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Where everything is kept: a file, or postgresql://…",
            show_default="a file in your data folder",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="How many processes share the work.", show_default="1"),
    ] = None,
    public_address: Annotated[
        str | None,
        typer.Option(metavar="URL", help="How people reach the server, if not directly.", show_default=False),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FILE.py:NAME", help="A game of your own to be played here; give several.", show_default=False
        ),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser, where there is one.")] = False,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings in a TOML file; see docs/hosting.md.")
    ] = None,
    attended: Annotated[bool, typer.Option("--attended", hidden=True)] = False,
) -> None:
    """Host tables for people and bots. Everything else can be set in a file or in the environment."""
    flags = {"host": host, "port": port, "database": database, "workers": workers,
             "public_address": public_address, "games": ",".join(game) if game else None}  # fmt: skip
    settings = load_settings(flags, file=config)
    for place in filter(None, map(str.strip, settings.games.split(","))):
        game_named(place)
    if is_mistyped(settings.database):
        raise ClickbangError(errors.MISTYPED_DATABASE)
    kept = f"Everything is kept in {without_password(settings.database)}"
    if not settings.database:
        settings, kept = with_usual_database(settings)
    check_lines(settings, used=is_postgres(settings.database) or settings.workers > 1)
    listening = listening_at(settings)
    name, found = listening.getsockname()[:2]
    if name in EVERY_NETWORK:
        name = own_address(name)
    address = f"http://[{name}]:{found}" if ":" in name else f"http://{name}:{found}"

    def announce() -> None:
        typer.echo(f"Clickbang is open at {settings.public_address or address} (Ctrl-C ends it; games are kept)")
        typer.echo(kept)
        if not is_built():
            typer.echo(NOT_BUILT)
        elif show:
            webbrowser.open(settings.public_address or address)

    log_to_stderr(settings)
    try:
        run_with_database(settings, listening, announce, STDIN if attended else None)
    except sqlite3.Error as error:
        listening.close()
        raise ClickbangError(errors.CANNOT_USE_DATABASE, file=settings.database, why=error) from None
    except PostgresProblem as error:  # who has one does not want a file instead
        listening.close()
        place = without_password(settings.database)
        raise ClickbangError(errors.CANNOT_USE_POSTGRES, file=place, why=error) from None


def with_usual_database(settings: Settings) -> tuple[Settings, str]:
    """For a host who names none: the settings with one, and a line about it."""
    usual, old = data_folder() / DATABASE, old_database()
    if old is not None:
        kept = f"Everything is kept in {old}, which was found in this folder. Started elsewhere: in {usual}"
        return msgspec.structs.replace(settings, database=str(old)), kept
    try:
        usual.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise ClickbangError(errors.CANNOT_USE_DATABASE, file=usual, why=error.strerror) from None
    return msgspec.structs.replace(settings, database=str(usual)), f"Everything is kept in {usual}"


def listening_at(settings: Settings) -> socket.socket:
    """A socket at the address; or what is wrong with it."""
    try:
        return listen(settings)
    except ValueError:
        raise ClickbangError(errors.NO_SUCH_ADDRESS, host=settings.host) from None
    except OSError as error:
        host, port = settings.host, settings.port
        if error.errno == errno.EADDRINUSE:
            raise ClickbangError(errors.PORT_TAKEN, port=port) from None
        if error.errno == errno.EACCES:
            raise ClickbangError(errors.PORT_FORBIDDEN, port=port) from None
        if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
            raise ClickbangError(errors.NO_SUCH_ADDRESS, host=host) from None
        raise ClickbangError(errors.CANNOT_LISTEN, host=host, port=port, why=error.strerror) from None


def run_with_database(
    settings: Settings, listening: socket.socket, announce: Callable[[], None], alive: int | None
) -> None:
    """Serve; but try out the database before: what fails while uvicorn starts ends in a traceback."""
    if is_postgres(settings.database):
        asyncio.run(postgres_store.try_out(settings.database))
        serve_all(settings, listening, announce, alive=alive)
        return
    file = Path(settings.database)
    with claim(file) as claimed:
        try_out(file)
        serve_all(settings, listening, announce, claimed, alive)
