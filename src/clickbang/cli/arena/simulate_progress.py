"""A bar while games are played; Ctrl-C ends them with a word."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

INTERRUPTED = 130


@contextmanager
def counted(games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's stderr, which is told how many more games are done."""
    left = TimeRemainingColumn(elapsed_when_finished=True)
    done = 0
    columns = TextColumn("playing"), BarColumn(), MofNCompleteColumn(), RateColumn(), left
    with bar_of(columns, lambda: f"{done:,} of {games:,} games", quiet) as bar:
        task = bar.add_task("", total=games)

        def more(count: int) -> None:
            nonlocal done
            done += count
            bar.update(task, advance=count)

        yield more


@contextmanager
def bar_of(columns: Sequence[ProgressColumn], so_far: Callable[[], str], quiet: bool = False) -> Iterator[Progress]:
    """A bar on a terminal's stderr; Ctrl-C ends it, and what was done by then is said."""
    console = Console(stderr=True)
    try:
        with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
            yield bar
    except KeyboardInterrupt:
        console.print(Text(f"clickbang: interrupted after {so_far()}", "red"))
        raise typer.Exit(INTERRUPTED) from None


class RateColumn(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f} games/s" if task.speed else "", "magenta")
