"""clickbang host"""

import re
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

import typer

from clickbang.cli.errors import NO_SERVER
from clickbang.cli.games import Game
from clickbang.cli.join import Beat, Bots, Clock, Name, Options, Pace, Seats, new_table, visit_table
from clickbang.cli.language import Lang, Skin, chosen_words
from clickbang.cli.online.desk import OnlineScreen
from clickbang.cli.online.identity import data_folder
from clickbang.cli.play_setup import Deck
from clickbang.core.errors import ClickbangError
from clickbang.core.sources import is_source
from clickbang.protocol.clocks import NATURAL, NORMAL, RELAXED
from clickbang.server.run import listen
from clickbang.server.settings import Settings

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
STOPS_WITHIN = 10


def host(
    game: Game,
    network: Annotated[
        bool, typer.Option("--network", help="Let friends on the same network in, not only on this machine.")
    ] = False,
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
    with serving(network, [game] if is_source(game) else []) as address:
        visit_table(screen, address, "", choices, name, watch=False)


@contextmanager
def serving(network: bool, games: Sequence[str] = ()) -> Iterator[str]:
    """A server in a process of its own, as long as this one plays; its address. Its tables are kept."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    listens = EVERYWHERE if network else HERE
    command = [sys.executable, "-m", "clickbang", "serve", "--host", listens, "--port", str(free_port(listens)),
               "--database", str(folder / "clickbang.sqlite")]  # fmt: skip
    for game in games:
        command += ["--game", game]
    server = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        start_new_session=True,  # Ctrl-C is for the player
    )  # fmt: skip
    assert server.stdout is not None
    try:
        found = re.search(r":(\d+) ", server.stdout.readline())
        if found is None:
            raise ClickbangError(NO_SERVER)
        yield f"http://{own_address() if network else HERE}:{found[1]}"
    finally:
        server.terminate()
        try:
            server.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        server.stdout.close()


def free_port(listens: str) -> int:
    """The usual port, so that one is known there the next time; 0, for any, if it is taken."""
    usual = Settings().port
    try:
        listen(Settings(host=listens, port=usual)).close()
    except OSError:
        return 0
    return usual


def own_address() -> str:
    """How others on the same network reach this machine. Nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking:
        try:
            looking.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        return str(looking.getsockname()[0])
