"""The docs, in which each table stands between marks: what is played anew takes the place of what was there."""

import re
from collections.abc import Sequence
from pathlib import Path

from tools.marks import between

ROOT = Path(__file__).parent.parent.parent
BOTS = ROOT / "docs" / "bots.md"
LADDER = ROOT / "docs" / "ladder.md"
COMMAND = "`python -m tools.ladder` …"
ONE_AMONG = f"| | one | among | games | its share of wins | times the fair one | {COMMAND} |"
HEADS = {
    "levels": ONE_AMONG,
    "styles": ONE_AMONG,
    "masters": f"| | playouts, processor's time | games | its share of wins | lower bound wanted | {COMMAND} |",
}
"""Of the tables that are made of rows."""


def between_marks(text: str, name: str) -> tuple[str, str, str]:
    """What stands before a table's marks (with the first), between them, and after (with the second)."""
    return between(text, f"<!-- ladder {name} -->\n", f"<!-- end of ladder {name} -->\n", name)


def with_table(text: str, name: str, table: str) -> str:
    """The page with this table between its marks."""
    before, _, after = between_marks(text, name)
    return f"{before}\n{table}\n\n{after}"


def with_row(text: str, table: str, row: str, order: Sequence[str]) -> str:
    """The page with this row in its table, in place of the one of the same name; rows stand in this order of names."""
    rows = {part_of(line): line for line in between_marks(text, table)[1].splitlines() if part_of(line)}
    rows[part_of(row)] = row
    head = HEADS[table]
    lines = [head, "|---" * (head.count("|") - 1) + "|", *(rows[name] for name in order if name in rows)]
    return with_table(text, table, "\n".join(lines))


def part_of(line: str) -> str:
    """The name of the part that a row is, as its command says; nothing for another line."""
    found = re.search(r"--part (\S+)", line)
    return found[1] if found else ""
