"""The tool that measures bots: its parts have names, rows stand in their order, and only what is named is played."""

from pathlib import Path

import pytest
from tools.ladder import __main__ as ladder
from tools.ladder.cross import all_parts, crosses
from tools.ladder.page import BOTS, LADDER, between_marks, part_of, with_row, with_table
from tools.ladder.places import LEVELS
from tools.ladder.rows import Run, ladder_rows, pace_of, played, written

from clickbang.arena.intervals import Interval
from clickbang.bots.levels import level_of

ROWS = {row.name: row for row in ladder_rows()}
PAGE = "a\n<!-- ladder styles -->\n<!-- end of ladder styles -->\nb\n"


@pytest.mark.parametrize("place", LEVELS, ids=lambda place: str(place.name))
def test_every_level_below_the_master_meets_the_one_below_it(place: object) -> None:
    rows = [row for row in ROWS.values() if row.table == "levels" and row.place == place]
    met = [(level_of(row.bot, row.place.rules), level_of(row.rest, row.place.rules)) for row in rows]
    assert met == [("beginner", "random"), ("casual", "beginner"), ("sharp", "casual")]


def test_every_part_has_a_name_of_its_own_and_marks_in_the_docs() -> None:
    assert len(all_parts()) == len(ladder_rows()) + len(crosses())
    for table in ("levels", "styles", "masters"):
        between_marks(BOTS.read_text(encoding="utf-8"), table)
    for cross in crosses():
        between_marks(LADDER.read_text(encoding="utf-8"), cross.name)


def test_every_row_in_the_docs_is_a_part() -> None:
    text = BOTS.read_text(encoding="utf-8")
    rows = {
        part_of(line) for table in ("levels", "styles", "masters") for line in between_marks(text, table)[1].split("\n")
    }
    assert rows - {""} <= set(ROWS)


def test_a_row_takes_the_place_of_the_one_before_and_stands_in_its_order() -> None:
    order = ["first", "second"]
    late = with_row(PAGE, "styles", "| old `--part second --games 1` |", order)
    both = with_row(late, "styles", "| `--part first --games 1` |", order)
    new = with_row(both, "styles", "| new `--part second --games 1` |", order)
    lines = between_marks(new, "styles")[1].strip().split("\n")
    assert [part_of(line) for line in lines] == ["", "", "first", "second"]
    assert "old" not in new
    assert (new[:2], new[-2:]) == ("a\n", "b\n")
    assert with_row(new, "styles", lines[-1], order) == new


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="no marks for levels"):
        with_table(PAGE, "levels", "")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["masters-championship-2"], ["masters-championship-2"]),
        (["masters-battleroyal"], ["masters-battleroyal-6", "masters-battleroyal-12"]),
        (["styles-bulletbucks-4-bold", "cross-battleroyal-36"], ["styles-bulletbucks-4-bold", "cross-battleroyal-36"]),
        (["cross-bulletbucks-3"], ["cross-bulletbucks-3"]),
        (["nobody"], []),
    ],
)  # fmt: skip
def test_parts_are_chosen_by_name_or_by_how_names_begin(words: list[str], found: list[str]) -> None:
    assert [part.name for part in ladder.chosen(all_parts(), words)] == found


def test_tournaments_with_masters_are_played_only_by_name() -> None:
    parts = all_parts()
    assert not any(part.name.startswith("cross-masters") for part in ladder.chosen(parts, ["cross"]))
    assert len(ladder.chosen(parts, ["cross-masters"])) == len(ladder.chosen(parts, ["cross"])) > 10


def test_a_masters_row_comes_bit_by_bit_and_says_what_was_wanted() -> None:
    row = ROWS["masters-championship-2-none"]
    run = Run(20, 1, 20, 1)
    parts = list(played(row, run))
    assert [games for games, _ in parts] == list(range(2, 21, 2))
    line = written(row, run, *parts[-1], pace_of(row, run))
    assert "| 20, " in line
    assert "80.0%: " in line
    assert part_of(line) == row.name
    assert line.endswith("`--part masters-championship-2-none --games 20 --seed 1 --playouts 20` |")


@pytest.mark.parametrize(("low", "verdict"), [(0.799, "80.0%: **missed**"), (0.8, "80.0%: met")])
def test_a_goal_is_met_by_the_lower_bound(low: float, verdict: str) -> None:
    line = written(ROWS["masters-championship-2"], Run(10, 1), 10, Interval(0.9, low, 1.0), "12")
    assert f"| {verdict} |" in line


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("BOTS", "LADDER"):
        copy = tmp_path / f"{name}.md"
        copy.write_text(getattr(ladder, name).read_text(encoding="utf-8"), encoding="utf-8")
        monkeypatch.setattr(ladder, name, copy)
    return tmp_path


def test_only_what_is_named_is_played_and_written(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    args = ["--part", "levels-bulletbucks-4-casual", "--part", "cross-bulletbucks-3", "--games", "4", "--jobs", "1"]
    monkeypatch.setattr("sys.argv", ["ladder", *args])
    ladder.main()
    before, after = BOTS.read_text(encoding="utf-8"), (pages / "BOTS.md").read_text(encoding="utf-8")
    changed = [line for line in after.split("\n") if line not in before.split("\n")]
    assert [part_of(line) for line in changed] == ["levels-bulletbucks-4-casual"]
    assert "| 4 |" in changed[0]
    section = between_marks((pages / "LADDER.md").read_text(encoding="utf-8"), "cross-bulletbucks-3")[1]
    assert "## Bulletbucks, 3 seats" in section
    assert "`python -m tools.ladder --part cross-bulletbucks-3 --games 4 --seed 19`" in section
