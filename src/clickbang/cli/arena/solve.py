"""clickbang solve"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from clickbang.arena.solver import Figures, Solver
from clickbang.cli.arena.crews import check_crew, crew_for
from clickbang.cli.arena.simulate_progress import bar_of
from clickbang.cli.arena.solve_page import PAGE, solution_page
from clickbang.cli.play.play_setup import Options, read_bots, read_options
from clickbang.cli.results import write_page
from clickbang.cli.shared_options import Jobs
from clickbang.core.errors import OptionError
from clickbang.core.lookup.extras import install_command
from clickbang.core.parts.solve_errors import NO_HIGHS, NO_SOLVER, SolveError
from clickbang.core.registry import GAMES, game_named


def solve(
    game: Annotated[str, typer.Argument(help="The game to solve.")],
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the solution goes.", show_default="named for the options")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Look by best replies whether a solution holds.")] = False,
    exploit: Annotated[
        str | None, typer.Option(metavar="BOT,…", help="What the best reply wins against these bots.")
    ] = None,
    report: Annotated[Path | None, typer.Option(metavar="FOLDER", help="A page with pictures of a solution.")] = None,
    solution: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Which one.", show_default="the one that comes with the game")
    ] = None,
    jobs: Jobs = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster to work on: HOST:PORT, or auto to find it.")
    ] = None,
) -> None:
    """Solve a game exactly: what every state is worth, and a way to play that nobody beats.

    A run that was cut off goes on where it was, with the same command.
    With --check, --exploit or --report nothing is solved: they are about a
    solution that is there.

    [dim]Examples:[/]

      clickbang solve GAME

      clickbang solve GAME --check --exploit random

      clickbang solve GAME --report FOLDER
    """
    check_crew(jobs, ray)
    rules = game_named(game)
    if rules.solver is None:
        able = [name for name, each in GAMES.items() if each.solver is not None]
        raise OptionError(NO_SOLVER, game=rules.name, games=", ".join(able) or "none")
    try:
        solver: Solver = rules.part(rules.solver)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise SolveError(NO_HIGHS, install=install_command("solve")) from None
    options = read_options(option or [], None, rules)
    rules.settle_options(options)
    there = solution or solver.file(options)
    if not check and exploit is None and report is None:
        solve_now(solver, options, out or Path(there.name), jobs, ray)
    if check:
        show(solver.check(there))
    for bot in read_bots([exploit] if exploit else []):
        show(solver.exploit(there, bot))
    if report is not None:
        report.mkdir(parents=True, exist_ok=True)
        page = report / PAGE
        write_page(page, solution_page(solver.report(there)), f"The page is in {page}")


def solve_now(solver: Solver, options: dict[str, str], out: Path, jobs: int | None, ray: str | None) -> None:
    """Solve, with a bar."""
    began = time.perf_counter()
    with crew_for(ray, jobs) as crew, counting() as told:
        found = solver.solve(options, out, crew, told)
    show({**found, "time": f"{time.perf_counter() - began:,.0f} s", "file": str(out)})


@contextmanager
def counting() -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal's stderr, which is told how many states are done; Ctrl-C ends it with a word."""
    columns = TextColumn("solving"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    done, of = 0, 0
    with bar_of(columns, lambda: f"{done:,} of {of:,} states; the same command goes on") as bar:
        task = bar.add_task("", total=None)

        def told(states: int, total: int) -> None:
            nonlocal done, of
            done, of = states, total
            bar.update(task, completed=states, total=total)

        yield told


def show(figures: Figures) -> None:
    """Figures, one a line."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, figure in figures.items():
        table.add_row(Text(name), Text(figure, "bold"))
    Console(highlight=False).print(table)
