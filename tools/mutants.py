"""`make mutants`: change the games' code in small ways, one at a time; at least 90 in 100 changes must fail a test.

Those that no test notices are explained in tools/survivors. All mutants take hours; `--sample 100` tries so many of
each game, and with another `--seed` others. (mutmut 3.8 does not run with pytest 9.2.)
"""

import argparse
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from tools.mutations import mutations
from tools.pieces import Definition, definitions, find
from tools.trial import ROOT, Change, Verdict, in_parallel, try_change

GAMES = ROOT / "src" / "clickbang" / "games"
SURVIVORS = Path(__file__).parent / "survivors"
ENOUGH = 0.9
NO_RULES = {"bots", "solved", "terminal", "chances.py", "phases.py", "phrasing.py", "secrets.py", "statistics.py"}
"""The numbers of phases stand for themselves; the others are beside the rules, or only ask."""
OF_BOTS = (".gain", ".use", ".hurts", ".at_worst_rival", ".is_due", ".is_wanted")
"""What bots make of a card's effect; their moves are in the fingerprints."""


@dataclass(frozen=True)
class Mutant:
    """A small change to one definition of a game."""

    game: str
    place: Definition
    text: str
    """The changed definition."""

    def difference(self) -> tuple[str, str]:
        """The first line that differs, before and after."""
        before = self.place.text.splitlines()
        return next(
            (old.strip(), new.strip()) for old, new in zip(before, self.text.splitlines(), strict=True) if old != new
        )


def find_mutants(game: str) -> list[Mutant]:
    """Every small change to the rules of a game."""
    folder = GAMES / game
    files = [path for path in folder.rglob("*.py") if NO_RULES.isdisjoint(path.relative_to(folder).parts)]
    places = [place for file in sorted(files) for place in definitions(file) if not place.name.endswith(OF_BOTS)]
    return [Mutant(game, place, text) for place in places for text in mutations(place.node)]


def draw(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """So many of them, always the same with the same seed."""
    return Random(seed).sample(mutants, min(number, len(mutants)))


def tests_of(game: str) -> list[str]:
    """The folders with the tests of a game: of its rules, and of its views where they have one of their own."""
    return [str(folder) for folder in sorted((ROOT / "tests").glob(f"{game}*"))]


def try_mutant(mutant: Mutant) -> Verdict:
    """Run the tests of its game."""
    return try_change(mutant.place.change(mutant.text), tests_of(mutant.game))


def explained(game: str) -> dict[Mutant, str]:
    """The survivors that are written down, with why."""
    found: dict[Mutant, str] = {}
    for name, reasons in tomllib.loads((SURVIVORS / f"{game}.toml").read_text(encoding="utf-8")).items():
        place = find(game, name)
        for why, pieces in reasons.items():
            for old, *others in pieces:
                found |= {Mutant(game, place, place.edited(old, new)): why for new in others}
    return found


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    asked = parser.parse_args(args)
    console = Console()
    failed = False
    for list_of_survivors in sorted(SURVIVORS.glob("*.toml")):
        game = list_of_survivors.stem
        mutants = find_mutants(game)
        tried = mutants if asked.sample is None else draw(mutants, asked.sample, asked.seed)
        failed |= not report(game, mutants, tried, console)
    return 1 if failed else 0


def report(game: str, mutants: list[Mutant], tried: list[Mutant], console: Console) -> bool:
    """Try these mutants of a game; whether enough of them are killed and all others explained."""
    known = explained(game)
    unchanged = (GAMES / game / "rules" / "course.py").read_text(encoding="utf-8")
    if try_change(Change(f"clickbang/games/{game}/rules/course.py", unchanged), tests_of(game)).kind != "passed":
        console.print(f"[red]the tests of {game} fail without any change[/]")
        return False
    verdicts = list(track(in_parallel(try_mutant, tried), f"Mutants of {game}", len(tried), console=console))
    alive = [mutant for mutant, verdict in zip(tried, verdicts, strict=True) if verdict.kind == "passed"]
    table = Table("where", "no test notices", title_justify="left", title=f"Survivors in {game}")
    for mutant in alive:
        old, new = mutant.difference()
        why = known.get(mutant, "[red]not explained[/]")
        table.add_row(str(mutant.place), f"{escape(old)}\n{escape(new)}\n[dim]{why}[/]")
    console.print(table)
    killed = len(tried) - len(alive)
    console.print(f"{killed} of {len(tried)} mutants killed: {killed / len(tried):.1%}")
    unexplained = set(alive) - set(known)
    gone = outdated(known, mutants, tried, alive)
    for mutant in gone:
        old, new = mutant.difference()
        console.print(f"[red]explained, but no survivor (any more):[/] {mutant.place}: {escape(f'{old} -> {new}')}")
    return killed >= ENOUGH * len(tried) and not unexplained and not gone


def outdated(known: Iterable[Mutant], mutants: list[Mutant], tried: list[Mutant], alive: list[Mutant]) -> set[Mutant]:
    """Those that are written down and do not survive; of what was not tried nothing is known."""
    untried = set(mutants) - set(tried)
    return set(known) - untried - set(alive)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
