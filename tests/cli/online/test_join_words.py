"""What is typed with a slash at `clickbang join`: talk, seats and bots, and offers in plain words at a table online."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.online.desk import at_desk, in_script, link_in
from tests.cli.run import Conversation
from tests.server.hosting import Hosted, hosted

SIX = ("--new", "battleroyal", "--seats", "6", "--pace", "none", "--clock", "none", "--fast")
"""A table for six people."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    with hosted(tmp_path) as server:
        yield server


def ask(talk: Conversation, typed: str, answer: str) -> None:
    """Type something, and read on until this is said."""
    talk.send(f"{typed}\n")
    talk.until(answer)


def test_the_host_gives_seats_to_bots_and_takes_them_back(server: Hosted, tmp_path: Path) -> None:
    with in_script(tmp_path, "join", server.address, "--new", "bulletbucks", "--seats", "4", "--name", "Me") as host:
        link = link_in(host)
        ask(host, "/bot 3 casual", "(casual)")
        ask(host, "/bot 4 nobody", "nobody")  # refused, by its name
        ask(host, "/bot 4 casaul", "Did you mean casual?")
        ask(host, "/opne 3", "There is no command “/opne”. Did you mean /open?")
        ask(host, "/remove mee", "Did you mean Me?")
        ask(host, "/bot 9", "Which seat?")
        ask(host, "/open 3", "3 open seats")
        ask(host, "/bot 3 coriace", "(sharp)")  # words of every language are understood
        ask(host, "/open 3", "3 open seats")
        ask(host, "/bot random", "Enter = begin · ")
        ask(host, "/remove 2", "in the open seat")
        with in_script(tmp_path, "join", link, "--name", "Yan") as yan:
            yan.until("Enter = ready")
            ask(yan, "/remove Me", "host")
            host.until("Yan")
            ask(host, "/remove nobody", "Which seat?")
            ask(host, "/remove yan", "in the open seat")
            ask(yan, "/who", "open")


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
            ask(yan, "/à Zoe trop tôt", "vous ne pouvez parler qu'à toute la table")
            yan.send("\n")
            zoe.until("Enter = begin · ")
            zoe.send("\n")
            yan.until("Vous recevez")
            yan.send("/à Zoe rien que pour toi\n")
            zoe.until("“rien que pour toi”")
            ask(zoe, "/to nobody hello", "To whom?")
            ask(zoe, "/face smirk", " smirks.")
            yan.until(" a un petit rictus.")
            ask(yan, "/grimace moue", " fait la moue.")
            ask(zoe, "/face book", "Which face?")
            ask(zoe, "/face smrik", "smirk?")
            ask(yan, "/muet Zo", "Zoe\xa0?")
            ask(zoe, "/team hello", "to the team")
            ask(zoe, "/mute Yan", "You hear no more of")
            ask(yan, "/dire personne ne m'entend", "“personne ne m'entend”")
            ask(zoe, "/mute nobody", "To whom?")
            ask(zoe, "/mute yan", "again.")
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
        zoe.send("\n")
        zoe.until("What do you do?")
        ask(zoe, "l", "Enter = yes")
        ask(zoe, "", "Thumb up or thumb down?")
        ask(zoe, "u", "Enter = yes")
        ask(zoe, "", "What do you say to your team?")
        (mate,) = re.findall(r"\* you and (\w+) \(", zoe.heard)
        ask(zoe, f"both {mate}", "Enter = yes")
        ask(zoe, "", f"You make {mate} an offer")
        zoe.until(f"{mate} makes you an offer")  # at the same moment
        ask(zoe, f"agree {mate}", "Enter = yes")
        ask(zoe, "", "You show:")
