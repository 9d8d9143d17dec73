"""Writes tests/slowest.md: which folders of tests and which tests take the longest.

    python -m tools.slowest FILE.xml ...

Each file is the report of one stage of `make test` (pytest's `--junitxml`) and is named for it.
"""

import sys
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[1] / "tests" / "slowest.md"
MOST = 40
"""How many tests the table names."""

INTRODUCTION = """\
`make slowest` writes this page after a `make test`. The seconds are those of the tests themselves, added up: two
workers need about half of them."""


@dataclass
class Taken:
    """The time of some tests together."""

    tests: int = 0
    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        self.tests += 1
        self.seconds += seconds


Times = dict[tuple[str, ...], Taken]


def main(files: list[str]) -> None:
    PAGE.write_text(page([Path(file) for file in files]), encoding="utf-8")
    print(f"Wrote {PAGE.name}")


def page(files: Iterable[Path]) -> str:
    """The page about these reports."""
    stages, folders, tests = times_in(files)
    parts = [
        "# The slowest tests",
        INTRODUCTION,
        table(("stage",), slowest(stages, len(stages))),
        "## Folders",
        table(("folder", "stage"), slowest(folders, len(folders))),
        f"## The {MOST} slowest tests",
        "All cases of a test together.",
        table(("test", "stage"), slowest(tests, MOST)),
    ]
    return "\n\n".join(parts) + "\n"


def times_in(files: Iterable[Path]) -> tuple[Times, Times, Times]:
    """What took how long: by stage, by folder and by test, all cases of a test together."""
    stages, folders, tests = (defaultdict[tuple[str, ...], Taken](Taken) for _ in range(3))
    for file in files:
        for case in ElementTree.parse(file).iter("testcase"):
            path = case.get("classname", "").replace(".", "/")
            name = case.get("name", "").partition("[")[0]
            seconds = float(case.get("time", "0"))
            stages[(file.stem,)].add(seconds)
            folders["/".join(path.split("/")[:2]), file.stem].add(seconds)
            tests[f"{path}.py::{name}", file.stem].add(seconds)
    return stages, folders, tests


def slowest(times: Times, most: int) -> list[tuple[tuple[str, ...], Taken]]:
    return sorted(times.items(), key=lambda entry: (-entry[1].seconds, entry[0]))[:most]


def table(titles: tuple[str, ...], rows: list[tuple[tuple[str, ...], Taken]]) -> str:
    head = f"| {' | '.join(titles)} | tests | seconds |\n|{'---|' * len(titles)}--:|--:|"
    lines = [f"| {' | '.join(names)} | {took.tests:,} | {took.seconds:.1f} |" for names, took in rows]
    return "\n".join([head, *lines])


if __name__ == "__main__":
    main(sys.argv[1:])
