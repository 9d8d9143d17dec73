"""Games a second where bots are asked and a designer's counts are kept; beside an older build, if there is one.

    python -m bench.arena                                       this build alone
    python -m bench.arena --against /elsewhere/bin/python       and that one, in turn; both must play the same games
    python -m bench.arena --against … --write                   also put the table into bench/README.md
    python -m bench.arena --memory                              how memory grows over 100,000 games

Each is timed several times over, old and new in turn, and the best of each counts: other work on a machine only ever
makes a run slower. The time is that of the processor.
"""

import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench.shared import measured, options, put

PART = Path(__file__).with_name("arena_part.py")
OWN = f"{Path(__file__).with_name('own_bot.py')}:Own"
README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- the table of the arena -->", "<!-- the end of the table of the arena -->"


@dataclass(frozen=True, slots=True)
class Case:
    """What is measured, and how many times the old speed was promised; nothing where nothing was."""

    what: str
    mode: str
    game: str
    seats: int
    bot: str
    games: int
    promised: float = 0.0


CASES = (
    Case("random, with counts", "play", "championship", 4, "random", 400, 10),
    Case("random, with counts", "play", "bulletbucks", 4, "random", 3000),
    Case("random, with counts", "play", "battleroyal", 12, "random", 150),
    Case("`shrewd`", "play", "championship", 4, "shrewd", 25, 8),
    Case("`shrewd`", "play", "bulletbucks", 4, "shrewd", 60, 8),
    Case("`shrewd`", "play", "battleroyal", 12, "shrewd", 15, 8),
    Case("an own bot, interpreted", "play", "championship", 4, OWN, 25, 2),
    Case("an own bot, interpreted", "play", "bulletbucks", 4, OWN, 200, 2),
    Case("an own bot, interpreted", "play", "battleroyal", 12, OWN, 15, 2),
    Case("bare playouts, sampled", "sampled", "championship", 4, "-", 1500, 1.5),
    Case("bare playouts, sampled", "sampled", "bulletbucks", 4, "-", 30_000, 1.5),
    Case("bare playouts, sampled", "sampled", "battleroyal", 12, "-", 800, 1.5),
    Case("bare playouts, listed", "listed", "championship", 4, "-", 1000, 1.5),
    Case("bare playouts, listed", "listed", "bulletbucks", 4, "-", 10_000, 1.5),
    Case("bare playouts, listed", "listed", "battleroyal", 12, "-", 600, 1.5),
)
REMEMBERED = (
    Case("of an own bot, interpreted", "memory", "bulletbucks", 4, OWN, 100_000),
    Case("of `shrewd` bots", "memory", "bulletbucks", 4, "shrewd", 100_000),
    Case("of random bots, with counts", "memory", "championship", 4, "random", 100_000),
)
"""For `--memory`: as many games as were promised."""


def run(python: str, case: Case, games: int) -> dict[str, object]:
    """One measurement, from a folder without anything of ours in it."""
    command = [python, str(PART), case.mode, case.game, str(case.seats), case.bot, str(games)]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, object] = measured(" ".join(command), command, folder, clean)
    return found


def fastest(case: Case, pythons: dict[str, str], times: int) -> dict[str, float]:
    """Games a second of each build, at its best; an error if they do not play the same games."""
    best: dict[str, float] = {}
    for _ in range(times):
        digests = set()
        for name, python in pythons.items():
            found = run(python, case, case.games)
            digests.add(found["digest"])
            pace = case.games / float(str(found["seconds"]))
            best[name] = max(best.get(name, 0.0), pace)
        if len(digests) > 1:
            sys.exit(f"bench: {case.game}, {case.what}: the two builds do not play the same games")
    return best


def table(found: list[tuple[Case, dict[str, float]]]) -> list[str]:
    lines = ["| what | game | seats | old, games/s | new, games/s | times as fast | promised |"]
    lines.append("|---|---|---:|---:|---:|---:|---:|")
    for case, best in found:
        old, new = best.get("old"), best["new"]
        ratio = f"{new / old:,.2f}" if old else "–"
        verdict = f"{case.promised:g}" if case.promised else "–"
        if old and case.promised:
            verdict += ", met" if new / old >= case.promised else ", **missed**"
        before = f"{old:,.0f}" if old else "–"
        lines.append(f"| {case.what} | {case.game} | {case.seats} | {before} | {new:,.0f} | {ratio} | {verdict} |")
    return lines


def main() -> None:
    parser = options(__doc__, times=3)
    parser.add_argument("--against", metavar="PYTHON", help="the Python of an older build, to be timed in turn")
    parser.add_argument("--memory", action="store_true", help="how memory grows over 100,000 games, and nothing else")
    arguments = parser.parse_args()
    if arguments.memory:
        for case in REMEMBERED:
            found = run(sys.executable, case, case.games)
            print(f"{case.game}, {case.games:,} games {case.what}, MB after every tenth: {found['megabytes']}")
        return
    pythons = {"new": sys.executable}
    if arguments.against:
        pythons = {"old": arguments.against, **pythons}
    lines = table([(case, fastest(case, pythons, arguments.times)) for case in CASES])
    print("\n".join(["", "# arena", *lines]))
    if arguments.write:
        put(README, "\n".join(lines), BEGIN, END)


if __name__ == "__main__":
    main()
