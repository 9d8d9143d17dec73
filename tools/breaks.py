"""`make breaks`: break every rule on purpose, in the ways of tools/breakages, and see a test that cites it fail."""

import ast
import re
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tools.pieces import CLICKBANG, definitions, find
from tools.trial import ROOT, Change, Verdict, in_parallel, try_change

BREAKAGES = Path(__file__).parent / "breakages"


@dataclass(frozen=True)
class Breakage:
    """A rule, and a change to one definition of its game that breaks it."""

    game: str
    rule: str
    why: str
    name: str
    old: str
    """The piece that is replaced; empty for the whole body or value."""
    new: str

    def change(self) -> Change:
        """What to try; an error if the source has moved on."""
        place = find(self.game, self.name)
        return place.change(place.edited(self.old, self.new))

    def error(self) -> str:
        """What is wrong with it, if anything."""
        try:
            place = find(self.game, self.name)
            unchanged = place.edited(self.old, self.new) == place.text
        except (ValueError, SyntaxError) as error:
            return f"{self.rule}, {self.why}: {error}"
        return f"{self.rule}, {self.why}: this changes nothing in {place}" if unchanged else ""


def read_breakages() -> list[Breakage]:
    """All that are written down, in the order of the rules."""
    found = []
    for file in sorted(BREAKAGES.glob("*.toml")):
        for name, rules in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for rule, ways in rules.items():
                for why, way in ways.items():
                    old, new = ("", way) if isinstance(way, str) else way
                    found.append(Breakage(file.stem, rule, why, name, old, new))
    found += no_effects() + no_choices()
    return sorted(found, key=lambda breakage: [part.rjust(3) for part in re.split(r"(\d+)", breakage.rule)])


def no_effects() -> list[Breakage]:
    """Each card's effect taken away, and its own choice of targets: nobody has to write these down."""
    found = []
    for file in sorted((CLICKBANG / "games" / "championship" / "deck" / "effects").glob("*.py")):
        for place in definitions(file):
            if place.name.endswith(".take"):
                found.append(Breakage("championship", "WC-24", f"{file.stem} does nothing", place.name, "", "pass"))
            elif place.name.endswith(".may_target"):
                usual = "return super().may_target(table, seat, target, turn)"
                found.append(Breakage("championship", "WC-24", f"{file.stem} at usual targets", place.name, "", usual))
    return found


def no_choices() -> list[Breakage]:
    """Each option of Bulletbucks that nobody hears of: its default holds, whatever was chosen."""
    rules: dict[str, str] = {}
    read: dict[str, tuple[str, str]] = {}
    source = (CLICKBANG / "games" / "bulletbucks" / "rules" / "options.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.AnnAssign(ast.Name("OPTIONS"), _, ast.Tuple(options)):
                for option in options:
                    match option:
                        case ast.Call(_, [ast.Constant(str(name)), _, ast.Constant(str(rule))]):
                            rules[name] = rule
            case ast.Call(ast.Attribute(ast.Name("agreed"), "get"), [ast.Constant(str(name)), *default]):
                read[name] = ast.unparse(node), ast.unparse(default[0]) if default else "None"
    return [
        Breakage("bulletbucks", rule, f"option `{name}` is always the default", "Agreed.__init__", *read[name])
        for name, rule in rules.items()
    ]


def try_breakage(breakage: Breakage) -> Verdict:
    """Run the tests that cite the rule; files that do not name it are not even imported."""
    folder = ROOT / "tests" / breakage.game
    cites = f'"{breakage.rule}"'
    citing = [str(file) for file in sorted(folder.rglob("test_*.py")) if cites in file.read_text(encoding="utf-8")]
    return try_change(breakage.change(), ["--rule", breakage.rule, *(citing or [str(folder)])])


def main(rules: list[str]) -> int:
    """Break these rules, or all; each breakage has to apply, whichever is tried."""
    breakages = read_breakages()
    if outdated := [error for breakage in breakages if (error := breakage.error())]:
        sys.exit("\n".join(outdated))
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
