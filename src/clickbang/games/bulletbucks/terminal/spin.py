"""The moment before it is known: six chambers on the table, and one light that runs round them ever slower."""

from rich.align import Align
from rich.live import Live
from rich.text import Text

from clickbang.cli.screen import Screen

CHAMBERS = "  {} {}\n{}     {}\n  {} {}"
"""Where the six are drawn."""
CLOCKWISE = (0, 1, 3, 5, 4, 2)
TURNS = 17
"""Steps of the light; where it stops says nothing."""


def spin(screen: Screen) -> None:
    """Show the spin, and leave nothing behind."""
    with Live(console=screen.console, transient=True, auto_refresh=False) as live:
        for step in range(TURNS):
            chambers = ["○"] * len(CLOCKWISE)
            chambers[CLOCKWISE[step % len(CLOCKWISE)]] = "●"
            live.update(Align.center(Text(CHAMBERS.format(*chambers), "bold yellow")), refresh=True)
            screen.pause(0.03 + 0.25 * (step / TURNS) ** 3)
