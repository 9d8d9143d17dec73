"""The report on our own games: what is written by the tool stands between its marks, and every part has its page."""

import re

import pytest
from tools.design_report import PAGES, PARTS, REPORT, Part, play, put, tables

from tests.docs.test_readme import ROOT

TEXT = REPORT.read_text(encoding="utf-8")


def test_every_part_has_its_marks_and_its_page() -> None:
    assert re.findall(r"^<!-- ([a-z0-9-]+) -->$", TEXT, re.MULTILINE) == list(PARTS)
    assert re.findall(r"^<!-- end of ([a-z0-9-]+) -->$", TEXT, re.MULTILINE) == list(PARTS)
    assert {page.name for page in PAGES.iterdir()} == {f"{name}.html" for name in PARTS}
    assert all(f"({PAGES.name}/{name}.html)" in TEXT for name in PARTS)


@pytest.mark.parametrize("name", PARTS)
def test_what_stands_there_is_of_as_many_games_as_the_tool_plays(name: str) -> None:
    part = PARTS[name]
    shown = TEXT.split(f"<!-- {name} -->")[1].split("<!-- end of")[0].strip().splitlines()[0]
    assert shown.startswith(f"{part.seats} × shrewd, {part.games:,} games")


def test_only_what_stands_between_the_marks_is_replaced() -> None:
    text = "before\n<!-- a -->\nold\n<!-- end of a -->\nafter\n"
    assert put(text, "a", "new") == "before\n<!-- a -->\n\nnew\n\n<!-- end of a -->\nafter\n"
    assert put(text, "b", "new") == text


def test_a_part_becomes_tables() -> None:
    lines = tables(play(Part("battleroyal", 4, 2, shown=("wins by card dealt",), low=13)), PARTS["battleroyal-6"])
    assert lines.startswith("4 × shrewd, 2 games, seed 18, fair share 25.0%:")
    assert "| *values 0 to 13, together* |" in lines


def test_the_page_for_python_leads_there() -> None:
    assert "(our-games.md)" in (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
