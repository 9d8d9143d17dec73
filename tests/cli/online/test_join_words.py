"""What is typed with a slash at `clickbang join`: talk, seats and bots, and offers in plain words at a table online."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.online.desk import at_desk, in_script, link_in
from tests.server.hosting import Hosted

SIX = ("--new", "battleroyal", "--seats", "6", "--pace", "none", "--clock", "none", "--fast")
"""A table for six people."""


def test_the_host_gives_seats_to_bots_and_takes_them_back(server: Hosted, tmp_path: Path) -> None:
    with in_script(tmp_path, "join", server.address, "--new", "bulletbucks", "--seats", "4", "--name", "Me") as host:
        link = link_in(host)
        host.ask("/bot 3 casual", "(casual)")
        host.ask("/bot 4 nobody", "nobody")  # refused, by its name
        host.ask("/bot 4 casaul", "Did you mean casual?")
        host.ask("/opne 3", "There is no command “/opne”. Did you mean /open?")
        host.ask("/remove mee", "Did you mean Me?")
        host.ask("/bot 9", "Which seat?")
        host.ask("/open 3", "3 open seats")
        host.ask("/bot 3 coriace", "(sharp)")  # words of every language are understood
        host.ask("/open 3", "3 open seats")
        host.ask("/bot random", "Enter = begin · ")
        host.ask("/remove 2", "in the open seat")
        with in_script(tmp_path, "join", link, "--name", "Yan") as yan:
            yan.until("Enter = ready")
            yan.ask("/remove Me", "host")
            host.until("Yan")
            host.ask("/remove nobody", "Which seat?")
            host.ask("/remove yan", "in the open seat")
            yan.ask("/who", "open")


@contextmanager
def friends_at(server: Hosted, link: str, count: int) -> Iterator[None]:
    """So many programs that sit down there and are friendly to everybody."""
    command = [
        sys.executable,
        "-m",
        "tests.cli.online.friendly_crowd",
        server.address,
        link.partition("#")[2],
        str(count),
    ]
    with subprocess.Popen(command, cwd=Path(__file__).parents[3], stderr=subprocess.DEVNULL) as crowd:
        try:
            yield
        finally:
            crowd.kill()


def test_teams_whispers_and_deaf_ears(server: Hosted, tmp_path: Path) -> None:
    with at_desk(tmp_path, "join", server.address, *SIX, "--name", "Zoe") as zoe:
        link = link_in(zoe)
        with (
            at_desk(tmp_path, "join", link, "--name", "Yan", "--fast", "--lang", "fr") as yan,
            friends_at(server, link, 4),
        ):
            yan.until("Entrée")
            yan.ask("/à Zoe trop tôt", "vous ne pouvez parler qu'à toute la table")
            yan.send("\n")
            zoe.until("Enter = begin · ")
            zoe.send("\n")
            yan.until("Vous recevez")
            yan.send("/à Zoe rien que pour toi\n")
            zoe.until("“rien que pour toi”")
            zoe.ask("/to nobody hello", "To whom?")
            zoe.ask("/face smirk", " smirks.")
            yan.until(" a un petit rictus.")
            yan.ask("/grimace moue", " fait la moue.")
            zoe.ask("/face book", "Which face?")
            zoe.ask("/face smrik", "smirk?")
            yan.ask("/muet Zo", "Zoe\xa0?")
            zoe.ask("/team hello", "to the team")
            zoe.ask("/mute Yan", "You hear no more of")
            yan.ask("/dire personne ne m'entend", "“personne ne m'entend”")
            zoe.ask("/mute nobody", "To whom?")
            zoe.ask("/mute yan", "again.")
            yan.send("/dire et maintenant\n")
            zoe.until("“et maintenant”")
            assert "personne ne m'entend" not in zoe.heard
            assert "hello" not in yan.heard


def test_an_offer_in_plain_words_is_agreed_to(server: Hosted, tmp_path: Path) -> None:
    with (
        at_desk(tmp_path, "join", server.address, *SIX, "--name", "Zoe") as zoe,
        friends_at(server, link_in(zoe), 5),
    ):
        zoe.until("Enter = begin · ")
        zoe.ask("", "What do you do?")
        zoe.ask("l", "Enter = yes")
        zoe.ask("", "Thumb up or thumb down?")
        zoe.ask("u", "Enter = yes")
        zoe.ask("", "What do you say to your team?")
        (mate,) = re.findall(r"\* you and (\w+) \(", zoe.heard)
        zoe.ask(f"both {mate}", "Enter = yes")
        zoe.ask("", f"You make {mate} an offer")
        zoe.until(f"{mate} makes you an offer")  # at the same moment
        zoe.ask(f"agree {mate}", "Enter = yes")
        zoe.ask("", "You show:")
