"""Pictures: complete in one file, the same for the same result, and refused in good time where they cannot be made."""

import re
import sys
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path

import pytest

from clickbang.arena import Plan, Summary, summarize
from clickbang.arena.errors import ArenaError
from clickbang.arena.games import play_games
from clickbang.arena.pictures.page import page
from clickbang.arena.pictures.plots import check_plot, write_plot
from clickbang.core.errors import OptionError


@pytest.fixture(scope="module")
def summary() -> Summary:
    plan = Plan("bulletbucks", ("tests.bots.strange:Raising", "naive", "random"), 30, 3)
    return summarize(play_games(plan, plan.numbers))


def test_a_picture_is_written(tmp_path: Path, summary: Summary) -> None:
    write_plot(summary, tmp_path / "out.PNG")
    assert (tmp_path / "out.PNG").read_bytes().startswith(b"\x89PNG")


def test_a_page_holds_everything_and_loads_nothing(tmp_path: Path, summary: Summary) -> None:
    write_plot(summary, tmp_path / "out.html")
    text = (tmp_path / "out.html").read_text(encoding="utf-8")
    assert all(player.label in text for player in summary.players)
    assert "no idea what to bid" in text
    assert set(re.findall(r"https?://[^\"'\s]*", text)) == {
        "http://www.w3.org/1999/xlink",
        "http://www.w3.org/2000/svg",
    }
    assert not re.search(r"<(script|link|img|iframe|object)\b|@import|url\((?!#)", text)
    svg = text[text.index("<svg") : text.index("</svg>") + len("</svg>")]
    assert ElementTree.fromstring(svg).tag.endswith("svg")


def test_the_same_result_gives_the_same_page(tmp_path: Path, summary: Summary) -> None:
    for name in ("one.html", "two.html"):
        write_plot(summary, tmp_path / name)
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


def test_what_bots_are_called_and_say_is_text_and_not_markup(summary: Summary) -> None:
    player = replace(summary.players[0], label="<b>", foul_examples=["<script>"])
    assert not re.search("<b>|<script>", page(replace(summary, players=[player]), "<svg></svg>"))


def test_other_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"A plot is written to a \.png or \.html file, not to out\.pdf\."):
        check_plot(Path("out.pdf"))
    with pytest.raises(FileNotFoundError):
        check_plot(tmp_path / "nowhere" / "out.png")


def test_without_matplotlib_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ArenaError, match=r"-m pip install .*matplotlib"):
        check_plot(Path("out.png"))
