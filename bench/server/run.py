"""The benchmark of the server: the same Bulletbucks with random players on ours and on boardgame.io's.

    make bench-server                        everything (several minutes)
    python -m bench.server.run --write       also put the tables into bench/server/README.md

Ours keeps every answer on disk before anybody is told (SQLite, synchronous=FULL), theirs keeps everything in memory.
The clients are another process. Both servers are started anew for every run and take turns, several times over; the
best of each counts, since other work on a machine only ever makes a run slower.
"""

import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.peers import MissingPeerError
from bench.server.hosts import Host, ours, theirs
from bench.server.report import Figures, Idle, goals, lines
from bench.shared import end_with, measured, options, show
from clickbang import BUILD

README = Path(__file__).with_name("README.md")


@dataclass(frozen=True, slots=True)
class Kind:
    """One way to put a server under load."""

    name: str
    tables: int
    rate: int
    """Answers a second, of all together; 0 for as many as it takes."""
    warm_up: int
    seconds: int

    @property
    def options(self) -> list[str]:
        numbers = {"--tables": self.tables, "--rate": self.rate, "--warm-up": self.warm_up, "--seconds": self.seconds}
        return [str(word) for pair in numbers.items() for word in pair]


FULL = Kind("full", tables=200, rate=0, warm_up=5, seconds=8)
KINDS = (
    FULL,
    Kind("paced", tables=50, rate=400, warm_up=3, seconds=8),
    Kind("held", tables=200, rate=400, warm_up=0, seconds=5),
)
IDLE_TABLES = 2000


def run(host: Host, command: Sequence[str], options: Sequence[str]) -> dict[str, float]:
    """Start a server, let a client do something with it, and stop it again."""
    with host.running() as server:
        wanted = [*command, server.address, str(server.process), *options]
        found: dict[str, float] = measured(host.name, wanted, host.folder)
    return found


def measure(hosts: Sequence[Host], times: int) -> Figures:
    """Every server under every kind of load in turn."""
    figures = Figures()

    def once(turn: int, host: Host, kind: Kind, name: str, *more: str) -> None:
        found = run(host, host.load, [*kind.options, *more])
        figures.add(host.name, name, found, kind.tables)
        print(f"run {turn} of {times}, {name}, {host.name}: {json.dumps(found)}", file=sys.stderr)

    for turn in range(1, times + 1):
        for kind in KINDS:
            for host in hosts:
                once(turn, host, kind, kind.name)
        once(turn, hosts[0], FULL, "views", "--views")
    return figures


def main() -> None:
    arguments = options(__doc__, times=5).parse_args()
    try:
        hosts = [ours(), theirs()]
    except MissingPeerError as missing:
        sys.exit(f"bench: {missing}")
    figures = measure(hosts, arguments.times)
    idle = run(hosts[0], (sys.executable, "-m", "bench.server.idle"), ("--tables", str(IDLE_TABLES)))
    text = [f"Clickbang's build: {BUILD}; Python {platform.python_version()}.", "", *lines(figures, Idle(**idle))]
    show("\n".join(text), README, arguments.write)
    end_with(goals(figures))


if __name__ == "__main__":
    main()
