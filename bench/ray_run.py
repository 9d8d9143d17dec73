"""How much a Ray cluster costs: two nodes with a processor each against two processes, on the same machine.

    python -m bench.ray_run [SECONDS]

Both are started and have played before the clock runs; they take turns, and the best of each counts.
"""

import sys
import time

from tests.ray.cluster import TestCluster

from clickbang import BUILD
from clickbang.arena import Plan, simulate, summarize
from clickbang.arena.crew import Crew
from clickbang.arena.ray_crew import RayCrew
from clickbang.arena.workers import Processes

TURNS = 3


def plan_of(games: int) -> Plan:
    return Plan("championship", ("shrewd",) * 4, games, 7)


def timed(crew: Crew, games: int) -> tuple[float, object]:
    """Games a second, and the result."""
    began = time.perf_counter()
    tally = simulate(plan_of(games), crew=crew)
    return games / (time.perf_counter() - began), summarize(tally)


def main() -> None:
    seconds = float(sys.argv[1]) if sys.argv[1:] else 12.0
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
            best: dict[str, float] = {}
            for turn in range(TURNS):
                results = []
                for name, crew in (("processes", processes), ("ray", ray)):
                    pace, result = timed(crew, games)
                    results.append(result)
                    best[name] = max(best.get(name, 0), pace)
                    print(f"turn {turn + 1}: {name} {pace:,.1f} games/s", flush=True)
                assert results[0] == results[1]
            print(f"{games} games of World Championship (4, shrewd): two processes {best['processes']:,.1f} games/s, "
                  f"two nodes {best['ray']:,.1f}, efficiency {best['ray'] / best['processes']:.3f}")  # fmt: skip
    finally:
        cluster.close()


if __name__ == "__main__":
    main()
