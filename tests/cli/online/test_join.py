"""`clickbang join` and `clickbang host` as people use them: the real command, at a terminal, at a real server."""

import json
import os
import re
import select
import socket
import stat
from pathlib import Path

import pytest
from bench.server.process import family

from clickbang.cli.online.join import with_scheme
from clickbang.records import read_record, rerun
from tests.cli.online.desk import OVER, at_desk, in_script, leave, link_in, play_on
from tests.cli.run import PATIENCE, Conversation, invoke, run
from tests.client.cheating import hosted_cheat, reorder
from tests.server.hosting import Hosted


def test_a_game_against_bots_is_played_saved_and_checked(server: Hosted, tmp_path: Path) -> None:
    new = ["--new", "bulletbucks", "--bots", "random", "--pace", "none", "--clock", "none"]
    saved = tmp_path / "game.jsonl"
    with in_script(tmp_path, "join", server.address, *new, "--name", "Me") as talk:
        talk.until("Enter = begin")
        commitment = re.search(r"Luck: (\w{64})", talk.heard)
        assert commitment
        talk.send("\n")
        play_on(talk)
        talk.ask(f"/record {saved}", "Everything holds.")
        assert "The server's commitment is the one you noted." in talk.news
        assert "Your contribution was used, at seat 1 (Me)." in talk.news
        assert "With the receipt anybody can check it for you: clickbang verify" in talk.news.replace("\n", " ")
        talk.until(OVER)
        talk.ask("", "Your bid?")  # the others are bots: the next game begins at once
        leave(talk)
    assert rerun(read_record(saved)).over
    checked = invoke("verify", saved, "--receipt", f"{saved}.receipt")
    assert (checked.exit_code, checked.stdout.splitlines()[-1]) == (0, "Everything holds.")
    assert json.loads(saved.read_text().splitlines()[1])["luck"]["commitment"] == commitment[1]


def test_a_server_that_changes_what_all_committed_to_is_doubted_aloud(tmp_path: Path) -> None:
    new = ["--new", "bulletbucks", "--bots", "random", "--pace", "none", "--clock", "none"]
    with (
        hosted_cheat(tmp_path, reorder) as address,
        in_script(tmp_path, "join", address, *new, "--name", "Me", "--lang", "fr") as talk,
    ):
        talk.until("Entrée = commencer")
        talk.ask("", "⚠ Le serveur ne montre pas à votre place l'engagement de votre programme.")
        talk.until("Votre contribution avait déjà été montrée")


def test_an_address_needs_no_http_before_it(server: Hosted, tmp_path: Path) -> None:
    bare = server.address.removeprefix("http://")
    with at_desk(tmp_path, "join", bare, "--new", "bulletbucks", "--name", "Me") as host:
        link = link_in(host)
        assert link.startswith(f"http://{bare}/#")
        with at_desk(tmp_path, "join", link.removeprefix("http://"), "--name", "Yan") as guest:
            guest.until("Enter = ready")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("127.0.0.1:8123/#K7QM2X", "http://127.0.0.1:8123/#K7QM2X"),
        ("localhost", "http://localhost"),
        ("[::1]:8123", "http://[::1]:8123"),
        ("192.0.2.7/#K7QM2X", "http://192.0.2.7/#K7QM2X"),
        ("box:8123", "http://box:8123"),
        ("games.example.org:8123", "http://games.example.org:8123"),
        ("games.example.org/#K7QM2X", "https://games.example.org/#K7QM2X"),
        ("https://games.example.org", "https://games.example.org"),
        ("K7QM2X", "K7QM2X"),
    ],
)
def test_a_server_with_a_name_and_no_port_is_behind_a_certificate(typed: str, meant: str) -> None:
    assert with_scheme(typed) == meant


def test_two_people_meet_talk_and_find_their_seats_again(server: Hosted, tmp_path: Path) -> None:
    new = ["--new", "bulletbucks", "--seats", "3", "--pace", "none", "--clock", "none", "--fast"]
    with at_desk(tmp_path, "join", server.address, *new, "--name", "Zoe") as zoe:
        link = link_in(zoe)
        with at_desk(tmp_path, "join", link, "--name", "Yan", "--fast") as yan:
            yan.until("Enter = ready")
            yan.send("/say hello there\n")
            zoe.until("“hello there”")
            yan.send("\n")
            zoe.until("with a bot in the open seat")
            zoe.send("\n")
            for talk in (zoe, yan):
                talk.until("Your bid?")
            yan.ask("1 0", "Enter = yes")
            yan.ask("", "waiting for Zoe")
            yan.send("\x03")
            yan.until("Leave the game?")
            yan.send("y\n")
            assert yan.end() == 0
        zoe.until(" has left. A bot plays on.")
        zoe.send("/say where are you?\n")
        with at_desk(tmp_path, "join", link, "--name", "Yan", "--fast") as yan:
            yan.until("The game is under way.")
            yan.until("where are you?")
            yan.until("Yan (you)")
            zoe.until(" is here.")
            assert "has lost the connection" not in zoe.heard
            yan.process.kill()
            zoe.until(" has lost the connection.")


def test_the_seat_is_ones_own_and_the_secret_for_no_other_eyes(server: Hosted, tmp_path: Path) -> None:
    with in_script(tmp_path, "join", server.address, "--new", "bulletbucks", "--name", "Me") as talk:
        link_in(talk)
    (file,) = (tmp_path / "data" / "clickbang").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(json.loads(file.read_text())) == [f"{server.address} Me"]


NOT_YET = """
[applause]
effect = "extra-point"
phase = "scoring"
copies = 99
name = { en = "Applause", fr = "Bravo" }
text = { en = "One more.", fr = "Un de plus." }

[spyglass]
effect = "peek"
phase = "bet"
copies = 1
name = { en = "Spyglass", fr = "Longue-vue" }
text = { en = "Look.", fr = "Regarder." }
"""
"""Everybody might hold the one card that can be played before the bets; nearly always nobody does."""


NEW_CHAMPIONSHIP = ["--new", "championship", "--seats", "3", "--bots", "random", "--pace", "none", "--fast"]


def pocket_a_click(talk: Conversation) -> None:
    talk.until("Enter = begin")
    talk.ask("", "Which card goes into")
    talk.ask("c", "Enter = yes")
    talk.send("\n")


def test_a_window_in_which_one_can_only_say_no_passes_without_a_question(server: Hosted, tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text(NOT_YET, encoding="utf-8")
    deck = ["--deck", str(tmp_path / "deck.toml"), "--beat", "short"]
    with at_desk(tmp_path, "join", server.address, *NEW_CHAMPIONSHIP, *deck, "--name", "Me") as talk:
        pocket_a_click(talk)
        talk.until("do you bet on")
        assert "Too late" not in talk.heard
        assert "Do you play a card?" not in talk.heard


def test_in_a_beat_one_types_a_card_or_takes_the_full_time(server: Hosted, tmp_path: Path) -> None:
    spyglasses = "[spyglass]" + NOT_YET.partition("[spyglass]")[2].replace("copies = 1", "copies = 99")
    (tmp_path / "deck.toml").write_text(spyglasses, encoding="utf-8")
    deck = ["--deck", str(tmp_path / "deck.toml"), "--beat", "long"]
    with at_desk(tmp_path, "join", server.address, *NEW_CHAMPIONSHIP, *deck, "--name", "Me") as talk:
        pocket_a_click(talk)
        talk.until("Cards may be played: type one")
        talk.ask("w", "You take the full time")
        drawn = re.sub(r"\x1b\[[\d;]*m", "", talk.heard)
        assert max(len(line) for line in re.split(r"\r\x1b\[K|\r\n", drawn)) <= 80
        talk.ask("spyglass me", "You look at the top of your barrel")


def test_a_clock_and_a_lost_connection_are_seen(server: Hosted, tmp_path: Path) -> None:
    new = ["--new", "bulletbucks", "--bots", "random", "--pace", "none", "--clock", "quick", "--fast"]
    with at_desk(tmp_path, "join", server.address, *new, "--name", "Me") as talk:
        talk.until("Enter = begin")
        talk.ask("", "Your bid?")
        talk.until("24 s")
        server.kill()
        talk.until("no connection")
        server.start()
        talk.ask("1 0", "Enter = yes")
        talk.ask("", "The bids are turned over")


def test_a_spectator_takes_no_seat(server: Hosted, tmp_path: Path) -> None:
    with in_script(tmp_path, "join", server.address, "--new", "bulletbucks", "--name", "Me") as talk:
        link = link_in(talk)
        with in_script(tmp_path, "join", link, "--name", "Eye", "--watch", "--lang", "fr") as eye:
            eye.until("Vous regardez.")
            eye.ask("q", "Quitter la partie")
            eye.send("o\n")
            assert eye.end() == 0
    assert "Eye" not in talk.heard


def test_host_starts_a_server_and_ends_it(tmp_path: Path) -> None:
    with at_desk(tmp_path, "host", "battleroyal", "--seats", "6", "--pace", "none", "--fast") as talk:
        talk.until("Enter = begin, with bots in the 5 open seats")
        talk.ask("", "Battle Royal · ")
        leave(talk)
    assert (tmp_path / "data" / "clickbang" / "hosted.sqlite").exists()


def test_host_takes_the_port_that_one_names_and_says_who_has_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = invoke("host", "bulletbucks", "--port", port, XDG_DATA_HOME=str(tmp_path))
    assert refused.exit_code == 1
    assert refused.stderr.startswith(f"clickbang: Port {port} is taken, ")
    with at_desk(tmp_path, "host", "bulletbucks", "--port", port) as talk:
        talk.until(f"http://127.0.0.1:{port}/#")
        talk.until("Enter = begin")
        leave(talk)


def test_whoever_hosts_already_is_told_so(tmp_path: Path) -> None:
    with at_desk(tmp_path, "host", "bulletbucks", "--port", "0") as talk:
        talk.until("Enter = begin")
        second = run("host", "bulletbucks", "--port", "0", XDG_DATA_HOME=str(tmp_path / "data"))
        leave(talk)
    assert (second.returncode, second.stderr) == (
        1,
        "clickbang: Another clickbang host is running. Join its table by the link that it shows, or end it first.\n",
    )


def test_a_host_who_is_killed_takes_the_server_along(tmp_path: Path) -> None:
    with at_desk(tmp_path, "host", "bulletbucks", "--port", "0") as talk:
        talk.until("Enter = begin")
        (server,) = [place for place in family(talk.process.pid) if b"--attended" in (place / "cmdline").read_bytes()]
        ends = os.pidfd_open(int(server.name))
        talk.process.kill()
    try:
        assert select.select([ends], [], [], PATIENCE)[0] == [ends]
    finally:
        os.close(ends)
    with at_desk(tmp_path, "host", "bulletbucks", "--port", "0") as talk:
        talk.until("Enter = begin")
        leave(talk)


def test_host_says_why_its_server_does_not_start(tmp_path: Path) -> None:
    file = tmp_path / "clickbang" / "hosted.sqlite"
    file.parent.mkdir()
    file.write_text("This is no database, and long enough for anybody to see that it is none.")
    refused = run("host", "bulletbucks", "--port", "0", XDG_DATA_HOME=str(tmp_path))
    assert refused.returncode == 1
    assert refused.stderr.startswith(f"clickbang: The server did not start. The database {file} cannot be used: ")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["http://127.0.0.1:9"], "Which table?"),
        (["http://127.0.0.1:9/#ABC", "--new", "bulletbucks"], "not both"),
        (["http://127.0.0.1:9/#ABC"], "No Clickbang server answers at http://127.0.0.1:9: nothing is running there."),
        (["http://nobody.invalid/#ABC"], "no machine of that name is known"),
        (["nonsense", "--code", "ABC"], "no address of a server"),
        (["nonsense"], "'nonsense' is no address of a server; one is http://HOST:PORT"),
        (["http://[nonsense", "--new", "bulletbucks"], "no address of a server"),
    ],
)
def test_what_cannot_be_joined_is_said_in_a_line(args: list[str], says: str, tmp_path: Path) -> None:
    done = invoke("join", *args, XDG_DATA_HOME=str(tmp_path))
    assert done.exit_code != 0
    assert says in done.stderr
