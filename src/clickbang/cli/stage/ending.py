"""How a game ended, on one screen: the result, what decided it, how the scores came about, who went out and when."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from clickbang.cli.screen import Screen
from clickbang.text.story import ToldStory

ROWS_BELOW = 3
"""What follows at a terminal: a line or two that ask for another game, and the one where that is answered."""


def show_ending(screen: Screen, above: list[RenderableType], story: ToldStory, reader: int) -> None:
    """All of it; at a terminal that is too small, without the sums, and of those who went out only the last."""
    console = screen.console
    shown = [*above, *(screen.paint(moment, "yellow") for moment in story.moments)]
    title = screen.paint(screen.catalogue.say("play-out-in-order"), "bold")
    out: list[RenderableType] = [Padding(screen.paint(line), (0, 0, 0, 2), expand=False) for line in story.out]
    whole = [*shown, *sums(screen, story, reader), *([Text(), title, *out] if out else [])]
    room = console.height - ROWS_BELOW
    if not console.is_terminal or rows(screen, whole) <= room:
        shown = whole
    else:
        kept = last_of(screen, out, room - rows(screen, shown) - 1)
        shown += [title, *kept] if kept else []
    for thing in shown:
        screen.show(thing)


def sums(screen: Screen, story: ToldStory, reader: int) -> list[RenderableType]:
    """By seat, how a score came about."""
    if not story.sums:
        return []
    table = Table.grid(padding=(0, 2))
    for seat, line in enumerate(story.sums):
        table.add_row(screen.player(seat, reader=reader), screen.paint(line))
    return [Text(), table]


def last_of(screen: Screen, lines: list[RenderableType], room: int) -> list[RenderableType]:
    """So many of the last lines as there is room for, and how many came before them."""
    if rows(screen, lines) <= room:
        return lines
    kept = list(lines)
    while kept and rows(screen, kept) >= room:
        kept.pop(0)
    before = screen.catalogue.say("play-out-before", count=len(lines) - len(kept))
    return [screen.paint(f"  {before}", "dim"), *kept] if kept else []


def rows(screen: Screen, things: Sequence[RenderableType]) -> int:
    """How many rows of the terminal these take."""
    return sum(len(screen.console.render_lines(thing)) for thing in things)
