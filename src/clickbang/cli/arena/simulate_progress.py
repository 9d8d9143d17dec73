"""A bar while games are played; Ctrl-C ends them with a word."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

INTERRUPTED = 130


@contextmanager
def counted(games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's stderr, which is told how many more games are done."""
    console = Console(stderr=True)
    done = 0
    bar = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(elapsed_when_finished=True),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    task = bar.add_task("", total=games)

    def more(count: int) -> None:
        nonlocal done
        done += count
        bar.update(task, advance=count)

    try:
        with bar:
            yield more
    except KeyboardInterrupt:
        console.print(Text(f"clickbang: interrupted after {done:,} of {games:,} games", "red"))
        raise typer.Exit(INTERRUPTED) from None


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f} games/s" if task.speed else "", "magenta")
