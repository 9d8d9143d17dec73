"""Odd One Out of the guide, which brings nothing but its rules, in every command that plays tables."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.online.desk import at_desk, in_script, leave, link_in, play_on
from tests.cli.run import at_pipes, invoke, run
from tests.server.caller import fetch, new_secret
from tests.server.hosting import Hosted, hosted

FILE = Path(__file__).parents[3] / "examples" / "tiny_game.py"
ODD = f"{FILE}:ODD_ONE_OUT"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    with hosted(tmp_path, games=ODD) as server:
        yield server


def played(tmp_path: Path, *args: object) -> str:
    """A whole game against bots, and its record in game.jsonl."""
    with at_pipes("play", ODD, "--seed", 3, "--record", tmp_path / "game.jsonl", *args) as talk:
        play_on(talk)
        talk.send("n\n")
        assert talk.end() == 0
    return talk.heard


def test_it_is_played_in_the_terminal_with_a_drawn_table_and_words_from_its_types(tmp_path: Path) -> None:
    heard = played(tmp_path)
    assert "You play with Ada (random), Basil (random) and Cleo (random)." in heard
    assert "1  Show: left   2  Show: right" in heard
    assert "Hands shown: left you, Basil and Cleo, right Ada" in heard
    assert "Out: Ada" in heard
    assert "Playing" in heard
    assert "╭─ Odd One Out ─" in heard
    assert "One left." in heard


def test_its_questions_can_be_asked_about() -> None:
    done = run("play", ODD, "--seed", 3, text="?\n? OO-7\nt\nsideways\nShow: r\nb\n")
    assert "Show: Hold out this hand." in done.stdout
    assert "no rule called “OO-7”" in done.stdout or "There is no rule OO-7" in done.stdout
    assert "“sideways” is no answer to this" in done.stdout
    assert "Show: right?" in done.stdout


def test_a_record_of_it_is_shown_again_once_it_is_known_where_the_game_is(tmp_path: Path) -> None:
    played(tmp_path)
    lost = run("replay", tmp_path / "game.jsonl")
    assert (lost.returncode, lost.stdout) == (1, "")
    assert lost.stderr == "clickbang: Line 1: the game 'oddoneout' is not here; say where it is: --game FILE.py:NAME.\n"
    shown = run("replay", tmp_path / "game.jsonl", "--game", ODD, "--all")
    assert shown.returncode == 0
    assert "Checked: the rules give the very same game." in shown.stdout
    assert "Ada answered: Show: " in shown.stdout
    assert "Odd One Out for 4." in shown.stdout


def test_it_is_simulated_in_several_processes_with_the_same_result_as_in_one(tmp_path: Path) -> None:
    several, one = (
        run("simulate", ODD, "--games", 60, "--seed", 5, "--json", "--jobs", jobs, "--record", tmp_path / str(jobs))
        for jobs in (2, 1)
    )
    assert several.returncode == one.returncode == 0, several.stderr + one.stderr
    found = json.loads(several.stdout)
    assert found == json.loads(one.stdout)
    assert (found["game"], found["games"], found["endings"]["one-left"]["value"]) == ("oddoneout", 60, 1.0)
    assert run("replay", tmp_path / "2" / "game-000007.jsonl", "--game", ODD).returncode == 0
    table = run("simulate", ODD, "--games", 60, "--seed", 5, "--jobs", 1)
    assert "won" in table.stdout


@pytest.mark.parametrize(("lang", "says"), [("en", "What can be answered"), ("fr", "Ce qu'on peut répondre")])
def test_its_rules_are_what_its_author_wrote(lang: str, says: str) -> None:
    page = run("rules", ODD, "--lang", lang).stdout
    assert "Odd One Out" in page
    assert says in page
    assert "The last one left wins." in page.replace("\n", " ")
    assert "Show: Hold out this hand." in page


def test_its_bots_are_those_for_any_game() -> None:
    assert "random" in run("bots", ODD).stdout


def test_two_people_and_a_bot_play_it_online(server: Hosted, tmp_path: Path) -> None:
    new = ["--new", ODD, "--seats", "3", "--pace", "none", "--clock", "none", "--fast"]
    with in_script(tmp_path, "join", server.address, *new, "--name", "Zoe") as zoe:
        link = link_in(zoe)
        assert "Odd One Out" in zoe.heard
        with in_script(tmp_path, "join", link, "--name", "Yan") as lost:
            assert lost.end() == 1
        assert "This table plays a game called 'oddoneout', which is not here" in lost.heard
        with in_script(tmp_path, "join", link, "--game", ODD, "--name", "Yan", "--fast") as yan:
            yan.until("Enter = ready")
            yan.send("\n")
            zoe.until("with a bot in the open seat")
            zoe.send("\n")
            for talk in (zoe, yan):
                talk.until("Show hands?")
                talk.ask("1", "b = back")
                talk.send("\n")
            for talk in (zoe, yan):
                talk.until("Hands shown: left")
    assert "'oddoneout'" not in zoe.heard


def test_its_tables_outlive_a_server_and_wait_for_one_that_knows_it(server: Hosted, tmp_path: Path) -> None:
    new = ["--new", ODD, "--bots", "random", "--pace", "none", "--clock", "none", "--fast"]
    with in_script(tmp_path, "join", server.address, *new, "--name", "Zoe") as zoe:
        link = link_in(zoe)
        zoe.ask("", "Show hands?")
    server.stop()
    games = server.settings.pop("games")
    server.start()
    with in_script(tmp_path, "join", link, "--game", ODD, "--name", "Zoe", "--fast") as zoe:
        assert zoe.end() == 1
    assert "There is no game called 'oddoneout'; there are " in zoe.heard
    server.stop()
    server.settings["games"] = games
    server.start()
    with in_script(tmp_path, "join", link, "--game", ODD, "--name", "Zoe", "--fast") as zoe:
        play_on(zoe)
        zoe.ask(
            f"/record {tmp_path / 'game.jsonl'}", "What was checked holds."
        )  # a client that was not there at the beginning has no receipt
    checked = run("verify", tmp_path / "game.jsonl", "--game", ODD)
    assert "What was checked holds." in checked.stdout


def test_it_is_hosted_in_one_go(tmp_path: Path) -> None:
    with at_desk(tmp_path, "host", ODD, "--pace", "none", "--fast") as talk:
        talk.until("Enter = begin, with bots in the 3 open seats")
        talk.ask("", "Show hands?")
        leave(talk)


@pytest.mark.parametrize("command", ["play", "simulate", "rules", "host", "bots"])
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no_such_file.py:GAME", "There is no file no_such_file.py with a game in it."),
        (f"{FILE}:GAME", f"Nothing is called 'GAME' in {FILE}; its games are: {ODD}."),
        (f"{FILE}:LEFT", f"LEFT in {FILE} is not a clickbang.core.game.Game."),
        (str(FILE), f"Which game of {FILE}? Write {FILE}:NAME; its games are: {ODD}."),
    ],
)
def test_a_game_that_cannot_be_found_is_an_error_in_plain_words(command: str, name: str, says: str) -> None:
    done = invoke(command, name)
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"clickbang: {says}\n")


def test_a_file_that_breaks_is_named_with_the_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("GAME = 1 / 0\n")
    done = run("play", f"{broken}:GAME")
    why = "ZeroDivisionError: division by zero (broken.py, line 1)"
    assert done.stderr == f"clickbang: The game in {broken} cannot be imported: {why}.\n"


def test_a_game_may_not_take_the_name_of_another(tmp_path: Path) -> None:
    twin = tmp_path / "twin.py"
    twin.write_text(FILE.read_text().replace('name="oddoneout"', 'name="bulletbucks"'))
    done = run("play", f"{twin}:ODD_ONE_OUT")
    assert "has a game called 'bulletbucks', and so has somebody else" in done.stderr


def test_what_cannot_be_served_is_said_before_anything_starts() -> None:
    done = run("serve", "--port", 0, "--game", "no_such_file.py:GAME")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "clickbang: There is no file no_such_file.py with a game in it.\n"


def test_nobody_but_the_host_makes_a_server_import_a_file(tmp_path: Path) -> None:
    table = {"game": ODD, "seats": 4, "options": {}}
    with hosted(tmp_path) as server:
        refused = fetch(server, "POST", "/api/tables", table, new_secret(server))
    assert (refused.status, refused.code) == (400, "core/no-such-game")
    assert "oddoneout" not in refused.body.decode()
