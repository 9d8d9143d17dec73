"""A command imports what it needs: nobody waits for the server who does not serve."""

import os
import subprocess
import sys

import pytest

from tests.cli.run import MAIN, environment, run

TELLING = f"import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr)); {MAIN}"
OF_THE_SERVER = {"clickbang.server", "clickbang.client", "starlette", "uvicorn", "uvloop", "httptools", "websockets"}


def imported_by(*args: str) -> set[str]:
    """What is imported once the command has done its work."""
    command = [sys.executable, "-c", TELLING, *args]
    done = subprocess.run(command, input="", env=environment(), capture_output=True, encoding="utf-8", check=True)
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize(
    "command",
    [
        ["version"],
        ["bots"],
        ["rules", "BB-7"],
        ["play", "--bot", "random"],
        ["simulate", "bulletbucks", "--games", "2", "--jobs", "1"],
    ],
    ids=" ".join,
)
def test_who_does_not_play_online_does_not_import_the_server(command: list[str]) -> None:
    found = imported_by(*command)
    assert "clickbang.cli.app" in found
    assert found & OF_THE_SERVER == set()


def test_the_version_needs_no_game_and_no_words() -> None:
    assert imported_by("version") & {"clickbang.games", "clickbang.text", "fluent", "babel", "rich"} == set()


@pytest.mark.parametrize("command", [["rules", "battleroyal"], ["simulate", "bulletbucks", "--games", "2", "--json"]])
def test_a_reader_who_has_seen_enough_is_no_error(command: list[str]) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *command], env=environment(), stdout=writes, stderr=subprocess.PIPE
    )
    os.close(writes)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_command_that_does_not_exist_is_answered_with_one_that_does() -> None:
    done = run("simulat")
    assert done.returncode == 2
    assert "simulate" in done.stderr


def test_a_game_needs_no_markdown() -> None:
    found = imported_by("play", "--bot", "random")
    assert "rich.console" in found
    assert "markdown_it" not in found
