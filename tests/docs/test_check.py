"""The page for game authors is true: its commands run, its test passes, and its table lists every check."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from clickbang.checks import CHECKS
from tests.cli.run import environment
from tests.docs.test_pages import blocks, in_code, rows
from tests.docs.test_readme import ROOT, clickbang

PAGE = "docs/check.md"


@pytest.mark.parametrize("command", [line for block in blocks(PAGE, "sh") for line in block.splitlines()])
def test_every_command_of_the_page_works(command: str) -> None:
    few = command if "--games" in command else f"{command} --games 3"
    done = clickbang(few, ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_table_lists_every_check() -> None:
    assert [in_code(row[0])[0] for row in rows(PAGE) if in_code(row[0])] == list(CHECKS)


def test_the_test_of_the_page_passes(tmp_path: Path) -> None:
    (tmp_path / "test_my_game.py").write_text(blocks(PAGE, "python")[1])
    settings = environment()
    settings["PYTHONPATH"] += f":{ROOT}"
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_my_game.py"]
    done = subprocess.run(words, cwd=tmp_path, env=settings, capture_output=True, text=True, timeout=120)
    assert re.search(rf"{len(CHECKS)} passed", done.stdout), done.stdout


def test_the_secret_of_the_page_is_the_game_s() -> None:
    source = (ROOT / "src/clickbang/games/battleroyal/research/secrets.py").read_text(encoding="utf-8")
    assert blocks(PAGE, "python")[0].strip() in source
