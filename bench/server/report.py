"""The figures of all runs, and what is made of them: the best of each, a table, and what was promised."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bench import shared
from bench.shared import Goal, promises

OURS, THEIRS = "Clickbang", "boardgame.io"


@dataclass(frozen=True, slots=True)
class Idle:
    """What many tables at which nothing happens cost, in bytes and milliseconds."""

    tables: float
    connections: float
    held: float
    left: float
    p50: float
    p99: float


@dataclass(frozen=True, slots=True)
class Run:
    """What one run showed."""

    moves: float
    """A second."""
    cost: float
    """Microseconds of the server's processor for each."""
    p50: float
    p99: float
    """Milliseconds from an answer to its acknowledgement."""
    busy: float
    """The share of a processor that the clients took."""
    held: float
    """Bytes for each table."""


class Figures(shared.Figures[Run]):
    """All runs."""

    def add(self, name: str, kind: str, found: Mapping[str, float], tables: int) -> None:
        moves = found["moves"]
        cost = 1e6 * found["cpu"] / moves
        run = Run(moves / found["seconds"], cost, found["p50"], found["p99"], found["busy"], found["held"] / tables)
        self.runs[name, kind].append(run)


def goals(figures: Figures) -> list[Goal]:
    """What the project promises of the server, with what was measured."""
    moves = figures.most(OURS, "full", lambda run: run.moves) / figures.most(THEIRS, "full", lambda run: run.moves)
    found = [("accepted moves a second at 200 tables, theirs times: at least 6", moves, moves >= 6)]

    def below(what: str, kind: str, figure: Callable[[Run], float]) -> None:
        share = figures.least(OURS, kind, figure) / figures.least(THEIRS, kind, figure)
        found.append((f"{what}, as a share of theirs: at most 1", share, share <= 1))

    below("p50 at 50 tables and 400 moves a second", "paced", lambda run: run.p50)
    below("p99 at 50 tables and 400 moves a second", "paced", lambda run: run.p99)
    below("memory for each table", "held", lambda run: run.held)
    return found


def lines(figures: Figures, idle: Idle) -> list[str]:
    """The report, as Markdown."""
    seen = figures.most(OURS, "views", lambda run: run.moves)
    table = [
        "| | " + " | ".join((OURS, THEIRS)) + " |",
        "|---|---:|---:|",
        row(figures, "200 tables, no pause: moves/s", "full", lambda run: run.moves, "{:,.0f}", most=True),
        f"| the same, with everybody's view of the table sent along | {seen:,.0f} | |",
        row(figures, "the server's processor time for each move, µs", "full", lambda run: run.cost, "{:,.0f}"),
        row(figures, "the clients' share of a processor", "full", lambda run: run.busy, "{:.2f}", most=True),
        row(figures, "50 tables, 400 moves/s: p50, ms", "paced", lambda run: run.p50, "{:.2f}"),
        row(figures, "50 tables, 400 moves/s: p99, ms", "paced", lambda run: run.p99, "{:.2f}"),
        row(figures, "memory for each of 200 tables in play, KB", "held", lambda run: run.held / 1000, "{:,.0f}"),
    ]
    each, left = idle.held / idle.tables / 1000, idle.left / idle.tables / 1000
    crowd = f"{idle.tables:,} idle tables of {OURS}, every seat's player connected ({idle.connections:,} connections)"
    held = [
        f"- {crowd}: {idle.held / 1e6:,.0f} MB, {each:,.0f} KB a table; {left:,.0f} KB a table once all have left",
        f"- a sleeping table is there again after {idle.p50:.1f} ms (p50), {idle.p99:.1f} ms (p99)",
    ]
    return [*table, "", *promises(goals(figures)), *held]


def row(figures: Figures, what: str, kind: str, figure: Callable[[Run], float], shape: str, most: bool = False) -> str:
    best = figures.most if most else figures.least
    return f"| {what} | " + " | ".join(shape.format(best(name, kind, figure)) for name in (OURS, THEIRS)) + " |"
