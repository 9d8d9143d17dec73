"""`make breaks`: break every rule on purpose, in the ways of tools/breakages, and see a test that cites it fail."""

import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tools.trial import ROOT, Change, Verdict, in_parallel, try_change

BREAKAGES = Path(__file__).parent / "breakages"


@dataclass(frozen=True)
class Breakage:
    """A rule, and a change to one file of its game that breaks it."""

    game: str
    rule: str
    why: str
    file: str
    old: str
    new: str

    def change(self) -> Change:
        """What to try; an error if the source has moved on."""
        file = f"clickbang/games/{self.game}/{self.file}"
        text = (ROOT / "src" / file).read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.rule}, {self.why}: {self.file} has {self.old!r} {text.count(self.old)} times")
        return Change(file, text.replace(self.old, self.new))


def read_breakages() -> list[Breakage]:
    """All that are written down, of every game."""
    found = []
    for file in sorted(BREAKAGES.glob("*.toml")):
        listed = tomllib.loads(file.read_text(encoding="utf-8"))["breakage"]
        found += [Breakage(game=file.stem, **entry) for entry in listed]
    return found


def try_breakage(breakage: Breakage) -> Verdict:
    """Run the tests that cite the rule."""
    return try_change(breakage.change(), ["--rule", breakage.rule, str(ROOT / "tests" / breakage.game)])


def main(rules: list[str]) -> int:
    """Break these rules, or all; each breakage has to apply, whichever is tried."""
    breakages = read_breakages()
    for breakage in breakages:
        breakage.change()
    breakages = [breakage for breakage in breakages if not rules or breakage.rule in rules]
    table = Table("rule", "broken like this", "noticed by", title="Every rule, broken", title_justify="left")
    unnoticed = 0
    for breakage, verdict in zip(breakages, in_parallel(try_breakage, breakages), strict=True):
        noticed = verdict.kind in ("failed", "hung")
        unnoticed += not noticed
        how = verdict.test.removeprefix("test_").replace("_", " ") if noticed else f"[red]nobody: {verdict.kind}[/]"
        table.add_row(breakage.rule, breakage.why, how)
    console = Console()
    console.print(table)
    console.print(f"{len(breakages)} breakages, {unnoticed} unnoticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
