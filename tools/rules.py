"""`make rules`: every numbered rule of every game with the tests that cite it; fails on a rule without a test."""

import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from clickbang.games import GAMES
from clickbang.text.rulebook import rule_ids

ROOT = Path(__file__).parents[1]

Citations = dict[str, list[str]]
"""The tests that cite a rule, by its number."""


class Collector:
    """A pytest plugin that notes which rules each test cites."""

    def __init__(self) -> None:
        self.found: Citations = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            test = item.nodeid.partition("[")[0]
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    tests = self.found.setdefault(rule, [])
                    if test not in tests:
                        tests.append(test)


def collect() -> Citations:
    """What the tests of the project cite, found by pytest itself."""
    collector = Collector()
    quiet = ["--collect-only", "-qqq", "-p", "no:cacheprovider"]
    citing = [str(file) for file in (ROOT / "tests").rglob("test_*.py") if "mark.rule(" in file.read_text("utf-8")]
    code = pytest.main([*quiet, *citing], plugins=[collector])
    if code != pytest.ExitCode.OK:
        sys.exit(f"the tests cannot be collected: {code!r}")
    return collector.found


def complaints(rules: list[str], cited: Citations) -> list[str]:
    """The rules that no test cites, and the citations of rules that do not exist."""
    untested = [f"{rule} has no test" for rule in rules if rule not in cited]
    unknown = [f"{test} cites {rule}, which is no rule" for rule in cited if rule not in rules for test in cited[rule]]
    return untested + unknown


def main() -> int:
    rules = [rule for game in GAMES for rule in rule_ids(game)]
    cited = collect()
    table = Table("rule", "tests", "cited by", title="Every rule and the tests that show it", title_justify="left")
    for rule in rules:
        tests = cited.get(rule, [])
        names = [test.rpartition("::")[2].removeprefix("test_").replace("_", " ") for test in tests]
        table.add_row(rule, str(len(tests)), "\n".join(names), end_section=True)
    console = Console()
    console.print(table)
    found = complaints(rules, cited)
    for complaint in found:
        console.print(complaint, style="red")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
