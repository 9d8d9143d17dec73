"""The benchmark of several workers: what another one brings, and what PostgreSQL and the way between them cost.

    make bench-cluster                        everything (several minutes)
    python -m bench.cluster.run --write       also put the table into bench/cluster/README.md

Every combination is started anew for every run, and all take turns, several times over.
"""

import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.cluster.farms import FARMS, Farm
from bench.cluster.report import FULL, PACED, Figures, goals, lines
from bench.shared import end_with, measured, options, show
from clickbang import BUILD

README = Path(__file__).with_name("README.md")
HOME = Path(__file__).parents[2]
KINDS = {
    FULL: {"--tables": 200, "--rate": 0, "--warm-up": 5, "--seconds": 8},
    PACED: {"--tables": 50, "--rate": 400, "--warm-up": 3, "--seconds": 8},
}


def run(farm: Farm, kind: str) -> dict[str, float]:
    """Start it, let players play there, and stop it again."""
    with farm.running() as found:
        options: list[object] = [word for pair in KINDS[kind].items() for word in pair]
        for address in found.addresses:
            options += ["--address", address]
        for worker in found.workers:
            options += ["--worker", worker]
        options += ["--database", found.database, "--way", farm.way]
        command = [sys.executable, "-m", "bench.cluster.load", *map(str, options)]
        figures: dict[str, float] = measured(farm.name, command, HOME)
    return figures


def measure(farms: Sequence[Farm], times: int) -> Figures:
    """All of them in turn, under every kind of load."""
    figures = Figures()
    for turn in range(1, times + 1):
        for kind in KINDS:
            for farm in farms:
                found = run(farm, kind)
                figures.add(farm, kind, found)
                print(f"run {turn} of {times}, {kind}, {farm.name}: {json.dumps(found)}", file=sys.stderr)
    return figures


def main() -> None:
    given = options(__doc__, times=4).parse_args()
    figures = measure(FARMS, given.times)
    text = [f"Clickbang's build: {BUILD}; Python {platform.python_version()}.", "", *lines(figures, FARMS)]
    show("\n".join(text), README, given.write)
    end_with(goals(figures))


if __name__ == "__main__":
    main()
