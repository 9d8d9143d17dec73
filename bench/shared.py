"""What the benchmarks have in common: their options, what a process measures, what was promised, and their READMEs."""

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from tools.marks import with_text

BEGIN, END = "<!-- the figures -->", "<!-- the end of the figures -->"
Goal = tuple[str, float, bool]
"""What the project promises, what was measured, and whether that is enough."""
Run = TypeVar("Run")


def options(doc: str | None, times: int = 0) -> argparse.ArgumentParser:
    """How a benchmark is asked for; `times` says how often each is measured, where that can be chosen."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    if times:
        parser.add_argument("--times", type=int, default=times, help=f"how often each is timed ({times})")
    parser.add_argument("--write", action="store_true", help="also put the figures into the README beside it")
    return parser


def put(readme: Path, text: str, begin: str = BEGIN, end: str = END) -> None:
    """Put this between the marks of a README, in place of what stood there."""
    readme.write_text(with_text(readme.read_text(encoding="utf-8"), f"{begin}\n", f"{text}\n", end), encoding="utf-8")


def show(text: str, readme: Path, write: bool, begin: str = BEGIN, end: str = END) -> None:
    """Print the figures, and put them into the README if that is wanted."""
    print(text)
    if write:
        put(readme, text, begin, end)


def measured(what: str, command: Sequence[str], folder: Path | str, env: Mapping[str, str] | None = None) -> Any:
    """What a process measures: its last line is JSON."""
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: {what} failed:\n{done.stderr.strip()}")
    return json.loads(done.stdout.splitlines()[-1])


def promises(goals: Sequence[Goal]) -> list[str]:
    """A line for each."""
    return [f"- {what}: {found:,.2f} ({'met' if met else 'MISSED'})" for what, found, met in goals]


def end_with(goals: Sequence[Goal]) -> None:
    """An error if anything was missed."""
    if not all(met for _, _, met in goals):
        sys.exit("bench: a goal was missed")


class Figures(Generic[Run]):
    """All runs, by what was running and the kind of load; the best of each counts."""

    def __init__(self) -> None:
        self.runs: dict[tuple[str, str], list[Run]] = defaultdict(list)

    def most(self, name: str, kind: str, figure: Callable[[Run], float]) -> float:
        return max(map(figure, self.runs[name, kind]))

    def least(self, name: str, kind: str, figure: Callable[[Run], float]) -> float:
        return min(map(figure, self.runs[name, kind]))
