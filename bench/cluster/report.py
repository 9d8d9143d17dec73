"""The figures of all runs, what is made of them, and what was promised."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bench import shared
from bench.cluster.farms import ANY, FORWARDED, ONE, SHARED, SQLITE, TWO, Farm
from bench.shared import Goal, promises

FULL, PACED = "full", "paced"


@dataclass(frozen=True, slots=True)
class Run:
    """What one run showed."""

    moves: float
    """A second."""
    workers: float
    database: float
    clients: float
    """Microseconds of processor time for each move."""
    p50: float
    p99: float
    """Milliseconds from an answer to its acknowledgement."""


class Figures(shared.Figures[Run]):
    """All runs."""

    def add(self, farm: Farm, kind: str, found: Mapping[str, float]) -> None:
        moves = found["moves"]
        cost = {name: 1e6 * found[name] / moves for name in ("workers", "database", "clients")}
        self.runs[farm.name, kind].append(Run(moves / found["seconds"], p50=found["p50"], p99=found["p99"], **cost))

    def fastest(self, farm: Farm) -> Run:
        """Other work on a machine only ever makes a run slower."""
        return max(self.runs[farm.name, FULL], key=lambda run: run.moves)


def goals(figures: Figures) -> list[Goal]:
    """What the project promises, with what was measured."""
    found = []

    def times(what: str, farm: Farm, base: Farm, least: float) -> None:
        share = figures.fastest(farm).moves / figures.fastest(base).moves
        found.append((f"{what}: at least {least}", share, share >= least))

    times("moves of one worker on PostgreSQL, those on SQLite times", ONE, SQLITE, 0.8)
    times("moves of two workers with hashing, those of one times", TWO, ONE, 1.35)
    times("moves of two workers without hashing, those of one times", ANY, ONE, 1.0)
    times("moves of two processes on one SQLite file, those of one times", SHARED, SQLITE, 1.3)
    p50 = figures.least(ONE.name, PACED, lambda run: run.p50)
    found.append(("p50 of one worker on PostgreSQL, paced, ms: at most 2", p50, p50 <= 2))
    share = figures.least(FORWARDED.name, FULL, cost) / figures.least(TWO.name, FULL, cost)
    found.append(("workers' processor time of a forwarded move, a local one's times: at most 1.4", share, share <= 1.4))
    return found


def cost(run: Run) -> float:
    return run.workers


def lines(figures: Figures, farms: Sequence[Farm]) -> list[str]:
    """The report, as Markdown."""
    table = [
        "| | moves/s | µs a move: workers | PostgreSQL | clients | paced: p50, ms | p99, ms |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for farm in farms:
        best = figures.fastest(farm)
        p50, p99 = (figures.least(farm.name, PACED, figure) for figure in (lambda run: run.p50, lambda run: run.p99))
        database = f"{best.database:.0f}" if farm.postgres else ""
        cells = [
            f"{best.moves:,.0f}",
            f"{best.workers:.0f}",
            database,
            f"{best.clients:.0f}",
            f"{p50:.2f}",
            f"{p99:.2f}",
        ]
        table.append(f"| {farm.name} | {' | '.join(cells)} |")
    return [*table, "", *promises(goals(figures))]
