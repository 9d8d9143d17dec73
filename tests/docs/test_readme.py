"""Everything that the README and the pages behind its doors tell people to type works."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import MAIN, environment

ROOT = Path(__file__).parent.parent.parent
README, PLAYING, PYTHON = (
    (ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "docs/playing.md", "docs/python.md")
)
MOST_GAMES = 200
"""What a command is cut down to here: its form is what is tested, and the interpreted build is slow."""


def blocks(language: str, text: str = README + PLAYING + PYTHON) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def commands() -> list[str]:
    """Each once, in the order in which they are first shown."""
    lines = "".join(blocks("sh")).splitlines()
    return list(dict.fromkeys(line.split(" #")[0].strip() for line in lines))


def run(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, cwd=folder, env=environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120
    )


def clickbang(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    words = shlex.split(command)[1:]
    if "--games" in words:
        place = words.index("--games") + 1
        words[place] = str(min(MOST_GAMES, int(words[place])))
    return run([sys.executable, "-c", MAIN, *words], folder)


@pytest.mark.parametrize("command", [command for command in commands() if command.startswith("clickbang ")])
def test_every_command_works(command: str, tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text((ROOT / "examples" / "my_bot.py").read_text())
    if "game.jsonl" in command:
        assert clickbang("clickbang play bulletbucks --record game.jsonl", tmp_path).returncode == 0
    done = clickbang(command, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("command", [command for command in commands() if command.startswith("make ")])
def test_every_make_target_exists_and_says_what_it_would_do(command: str) -> None:
    done = subprocess.run(["make", "-n", *command.split()[1:]], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_command_is_one_of_these_two_kinds() -> None:
    assert {command.split()[0] for command in commands()} == {"clickbang", "make"}


def test_the_bot_is_the_example() -> None:
    assert (ROOT / "examples" / "my_bot.py").read_text() in blocks("python", README)


@pytest.mark.parametrize(("block", "says"), [(0, "Result("), (1, "[")])
def test_the_code_for_researchers_runs(block: int, says: str, tmp_path: Path) -> None:
    done = run([sys.executable, "-c", blocks("python", PYTHON)[block]], tmp_path)
    assert done.stdout.startswith(says), done.stderr


def online_commands() -> list[str]:
    """Those that need a server, or are one: they are shown without being run."""
    return [line for line in "".join(blocks("text")).splitlines() if line.startswith("clickbang ")]


@pytest.mark.parametrize("command", online_commands())
def test_what_is_shown_for_playing_online_has_options_that_exist(command: str, tmp_path: Path) -> None:
    _, name, *words = shlex.split(command)
    offered = clickbang(f"clickbang {name} --help", tmp_path).stdout
    assert [word for word in words if word.startswith("--") and f"{word} " not in offered] == []
