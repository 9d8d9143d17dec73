"""The benchmark of several workers: what another one brings, and what PostgreSQL and the way between them cost.

    make bench-cluster                        everything (several minutes)
    python -m bench.cluster.run --write       also put the table into bench/cluster/README.md

Every combination is started anew for every run, and all take turns, several times over.
"""

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.cluster.farms import FARMS, Farm
from bench.cluster.report import FULL, PACED, Figures, goals, lines
from bench.readme import put
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
        done = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"bench: {farm.name}: {done.stderr.strip()}")
    figures: dict[str, float] = json.loads(done.stdout)
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=4, help="how often each has its turn (4)")
    parser.add_argument("--write", action="store_true", help="put the table into bench/cluster/README.md")
    given = parser.parse_args()
    figures = measure(FARMS, given.times)
    text = [f"Clickbang's build: {BUILD}; Python {platform.python_version()}.", "", *lines(figures, FARMS)]
    print("\n".join(text))
    if given.write:
        put(README, "\n".join(text))
    if not all(met for _, _, met in goals(figures)):
        sys.exit("bench: a goal was missed")


if __name__ == "__main__":
    main()
