"""Help, version, and how the command looks where it runs."""

import platform
import re
import subprocess
import sys

import pytest

import clickbang
from tests.cli.run import at_terminal, environment, invoke, run

COMMANDS = (
    "play", "host", "join", "serve", "migrate", "admin", "replay", "review", "verify", "rules", "simulate",
    "tournament", "exploit", "solve", "train", "design", "check", "bots", "version",
)  # fmt: skip


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_that_fits_the_terminal(
    command: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("typer.rich_utils.MAX_WIDTH", columns)  # it reads the width once, when it is imported
    done = invoke(command, "--help", COLUMNS=str(columns))
    assert done.exit_code == 0
    assert re.search(rf"Usage: \S+ {command}", done.stdout)
    assert max(map(len, done.stdout.splitlines())) <= columns


@pytest.mark.parametrize("command", ["play", "replay", "rules"])
def test_help_shows_examples(command: str) -> None:
    assert f"clickbang {command} " in invoke(command, "--help").stdout


def test_examples_name_only_games_that_the_command_can_do() -> None:
    shown = invoke("solve", "--help").stdout
    assert "clickbang solve championship" in shown
    assert "clickbang solve bulletbucks" not in shown


def test_the_command_alone_lists_its_commands() -> None:
    done = run()
    assert all(re.search(rf"^│ {command} ", done.stdout + done.stderr, re.MULTILINE) for command in COMMANDS)


def test_version_says_which_build_runs() -> None:
    expected = f"clickbang {clickbang.__version__} ({clickbang.BUILD}), Python {platform.python_version()}\n"
    assert run("version").stdout == run("--version").stdout == expected
    module = [sys.executable, "-m", "clickbang", "--version"]
    assert subprocess.run(module, env=environment(), capture_output=True, text=True, check=True).stdout == expected


@pytest.mark.parametrize("no_color", ["", "1"])
def test_no_color_is_respected(no_color: str) -> None:
    with at_terminal("play", "--bot", "random", "--fast", NO_COLOR=no_color) as talk:
        talk.until("Your bid?")
    assert bool(re.search(r"\x1b\[[0-9;]*3[0-9]", talk.heard)) is not bool(no_color)


@pytest.mark.parametrize(("lang", "hello"), [("fr_FR.UTF-8", "Vous jouez"), ("C", "You play"), ("de_DE", "You play")])
def test_the_language_is_that_of_the_system(lang: str, hello: str) -> None:
    assert hello in invoke("play", "--bot", "random", LANG=lang).stdout
    assert "Vous jouez" in invoke("play", "--bot", "random", "--lang", "fr", LANG=lang).stdout


@pytest.mark.parametrize("columns", [40, 60])
def test_a_narrow_terminal_breaks_no_line_before_a_colon_or_inside_a_number(columns: int) -> None:
    shown = invoke("play", "--bot", "random", "--lang", "fr", text="1 0\n\n?\n", COLUMNS=str(columns)).stdout
    shown += invoke("rules", "bulletbucks", "--lang", "fr", COLUMNS=str(columns)).stdout
    assert not re.search(r"^\s*(?:[:;!?»](?! BB)|000\b)", shown, re.MULTILINE)
