"""The documentation as a site: `make docs` builds it without a warning, and it needs nothing from other hosts."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.docs_site.api_page import PARTS, public_names

import clickbang.api
from tests.docs.test_readme import ROOT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built as `make docs` does it: strictly, so that a link or an anchor that leads nowhere fails."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


FOREIGN = re.compile(
    r"""<(?:script|img|iframe|source|link)\s[^>]*(?:src|href)=["']?(?:https?:)?//(?![^>]*rel=["']?(?:canonical|prev|next))[^>]*>"""
)
"""What a browser would load from another host."""


def test_the_site_loads_nothing_from_other_hosts(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > len(list((ROOT / "docs").glob("*.md")))
    for page in pages:
        assert not FOREIGN.findall(page.read_text(encoding="utf-8")), page
    assert FOREIGN.search('<script src="https://example.org/a.js"></script>')


def test_files_of_the_repository_that_are_linked_come_along(site: Path) -> None:
    for name in ("examples/tiny_game.py", "deploy/nginx.conf"):
        assert (site / "files" / name).read_bytes() == (ROOT / name).read_bytes()


def test_the_site_shows_the_rules_and_everything_public(site: Path) -> None:
    assert "BB-7" in (site / "rules" / "bulletbucks.html").read_text(encoding="utf-8")
    page = (site / "api.html").read_text(encoding="utf-8")
    for module, name in public_names():
        assert f'id="{module}.{name}"' in page, name


def test_the_public_names_are_those_that_the_module_imports() -> None:
    """What is public is pinned here: a change of this list belongs in the changelog."""
    assert sorted(clickbang.api.__all__) == sorted(name for _, name in public_names())
    assert {".".join(module.split(".")[:2]) for module, _ in public_names()} == set(PARTS)
    assert sorted(clickbang.api.__all__) == [
        "Action", "Answers", "Bot", "Budget", "Chance", "ClickbangError", "ClientError", "DECLINE", "Decline",
        "EVERYONE", "Event", "GAMES", "Game", "Outcomes", "Plan", "Prompt", "RandomBot", "Refusal", "Result",
        "SPECTATOR", "Seeded", "Session", "Sitting", "Summary", "Table", "Thinking", "View", "Visit", "Watcher",
        "check_game", "find_game", "make_bot", "play_match", "play_online", "search", "simulate", "summarize",
    ]  # fmt: skip


def test_the_example_of_the_api_runs() -> None:
    assert doctest.testmod(clickbang.api) == (0, 4)
