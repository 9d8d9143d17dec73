"""How much a Ray cluster costs: two nodes with a processor each against two processes, on the same machine.

    python -m bench.ray_run [SECONDS]

Both are started and have played before the clock runs; they take turns, each first in every other. What counts is the
median of the ratios: a busy machine is as busy for both.
"""

import sys
import time
from statistics import median

from tests.ray.cluster import TestCluster

from clickbang import BUILD
from clickbang.arena import Plan, simulate, summarize
from clickbang.arena.crew import Crew
from clickbang.arena.ray.ray_crew import RayCrew
from clickbang.arena.workers import Processes

TURNS = 8


def plan_of(games: int) -> Plan:
    return Plan("championship", ("shrewd",) * 4, games, 7)


def timed(crew: Crew, games: int) -> tuple[float, object]:
    """Games a second, and the result."""
    began = time.perf_counter()
    tally = simulate(plan_of(games), crew=crew)
    return games / (time.perf_counter() - began), summarize(tally)


def main() -> None:
    seconds = float(sys.argv[1]) if sys.argv[1:] else 4.0
    began = time.perf_counter()
    cluster = TestCluster(2)
    started = time.perf_counter()
    try:
        with RayCrew(cluster.address) as ray, Processes(2) as processes:
            connected = time.perf_counter()
            timed(ray, 20)
            first = time.perf_counter()
            print(f"{BUILD}: cluster {started - began:.1f} s, connecting {connected - started:.1f} s, "
                  f"first parts {first - connected:.1f} s")  # fmt: skip
            timed(processes, 20)
            games = int(timed(processes, 60)[0] * seconds)
            ratios = []
            for turn in range(TURNS):
                paces, results = {}, []
                crews: list[tuple[str, Crew]] = [("processes", processes), ("nodes", ray)]
                for name, crew in crews[:: 1 if turn % 2 else -1]:
                    paces[name], result = timed(crew, games)
                    results.append(result)
                assert results[0] == results[1]
                ratios.append(paces["nodes"] / paces["processes"])
                print(
                    f"processes {paces['processes']:,.1f} games/s, nodes {paces['nodes']:,.1f}: {ratios[-1]:.3f}",
                    flush=True,
                )
            print(f"{games} games of World Championship (4, shrewd) a turn: efficiency {median(ratios):.3f}")
    finally:
        cluster.close()


if __name__ == "__main__":
    main()
