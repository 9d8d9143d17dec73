"""clickbang host"""

import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from clickbang.cli.data_folder import OF_HOST, data_folder
from clickbang.cli.errors import HOSTS_ALREADY, NO_SERVER
from clickbang.cli.games import Game
from clickbang.cli.language import Lang, Skin, chosen_words
from clickbang.cli.online.desk import OnlineScreen
from clickbang.cli.online.join import Beat, Bots, Clock, Name, Options, Pace, Seats, new_table, visit_table
from clickbang.cli.online.serve import listening_at, own_address
from clickbang.cli.play.play_setup import Deck
from clickbang.core.errors import ClickbangError
from clickbang.core.lookup.sources import is_source
from clickbang.protocol.clocks import NATURAL, NORMAL, RELAXED
from clickbang.server.run import listen
from clickbang.server.settings import LAST_PORT, Settings
from clickbang.server.storage.sqlite_file import InUse, claim

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
STOPS_WITHIN = 10


def host(
    game: Game,
    network: Annotated[
        bool, typer.Option("--network", help="Let friends on the same network in, not only on this machine.")
    ] = False,
    port: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=LAST_PORT, help="0 for any free one.", show_default="8123 if it is free"),
    ] = None,
    seats: Seats = None,
    bots: Bots = "",
    clock: Clock = RELAXED,
    pace: Pace = NATURAL,
    beat: Beat = NORMAL,
    option: Options = None,
    deck: Deck = None,
    name: Name = "",
    fast: Annotated[bool, typer.Option("--fast", help="No pauses and no animation.")] = False,
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Start a server, open a table and sit down at it. Friends come by its link; bots take the seats left open.

    [dim]Examples:[/]

      clickbang host

      clickbang host GAME --seats 5 --network --name Ada

      clickbang host my_game.py:MY_GAME
    """
    choices = new_table(game, seats, bots, clock, pace, beat, False, option or [], deck)
    screen = OnlineScreen(chosen_words(lang, skin), fast)
    with serving(network, port, [game] if is_source(game) else []) as address:
        visit_table(screen, address, "", choices, name, watch=False)


@contextmanager
def serving(network: bool, port: int | None, games: Sequence[str] = ()) -> Iterator[str]:
    """A server in a process of its own, as long as this one lives, even if it is killed; its address. Its tables are
    kept."""
    listens = EVERYWHERE if network else HERE
    if port is None:
        port = free_port(listens)
    else:
        listening_at(Settings(host=listens, port=port)).close()  # what is wrong with it is said here
    command = [sys.executable, "-m", "clickbang", "serve", "--host", listens, "--port", str(port),
               "--database", str(own_database()), "--workers", "1", "--attended"]  # fmt: skip
    for game in games:
        command += ["--game", game]
    with tempfile.TemporaryFile("w+") as log:
        server = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True,
            start_new_session=True,  # Ctrl-C is for the player
        )  # fmt: skip
        assert server.stdin is not None
        assert server.stdout is not None
        try:
            found = re.search(r":(\d+) ", server.stdout.readline())
            if found is None:
                log.seek(0)
                why = log.read().strip().rpartition("\n")[2].removeprefix("clickbang: ")
                raise ClickbangError(NO_SERVER, why=why)
            yield f"http://{own_address(EVERYWHERE) if network else HERE}:{found[1]}"
        finally:
            server.terminate()
            try:
                server.wait(STOPS_WITHIN)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
            server.stdin.close()
            server.stdout.close()


def own_database() -> Path:
    """The file of those who host, if nobody does just now."""
    file = data_folder() / OF_HOST
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        claim(file).close()
    except InUse:
        raise ClickbangError(HOSTS_ALREADY) from None
    except sqlite3.Error:
        pass  # the server says what is wrong with it
    return file


def free_port(listens: str) -> int:
    """The usual port, so that one is known there the next time; 0, for any, if it is taken."""
    usual = Settings().port
    try:
        listen(Settings(host=listens, port=usual)).close()
    except OSError:
        return 0
    return usual
