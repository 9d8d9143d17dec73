"""clickbang bots"""

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from clickbang.bots.described import first_line
from clickbang.bots.levels import level_of, own_names
from clickbang.bots.registry import built_in_bots, packaged_bots
from clickbang.bots.style import DRAWN, STYLE_NAMES
from clickbang.core.game import Game
from clickbang.core.registry import GAMES, game_named


def bots(
    game: Annotated[str | None, typer.Argument(help="Only the bots for this game.", show_default="all games")] = None,
) -> None:
    """List the bots, and say how to use one of your own."""
    console = Console(highlight=False)
    for chosen in [game_named(game)] if game is not None else GAMES.values():
        console.print(Text(chosen.name, "bold"))
        console.print(listing(chosen))
        if chosen.styled:
            styled = [level_of(bot, chosen) or bot for bot in chosen.styled]
            console.print(Text(f"  with styles: {', '.join(styled)}", "dim"))
        console.print()
    console.print("The second name is the bot's own, which records and results use; type either.")
    console.print("One of your own is path/to/file.py:ClassName, or package.module:ClassName if it is installed:")
    console.print(Text(f"  clickbang simulate {game or next(iter(GAMES))} --bots my_bot.py:MyBot,sharp", "bold"))
    console.print(f"A style follows a colon, sharp:bold: {', '.join(STYLE_NAMES)}, or {DRAWN} for one that is drawn.")
    console.print("A bot that searches can be told how many games to imagine for an answer: master@500, search@500.")


def listing(game: Game) -> Table:
    """Each bot by its level, with its own name where that is another, and the first line of its own description."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="green", no_wrap=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for name, kind in built_in_bots(game).items():
        level = level_of(name, game) or name
        table.add_row(f"  {level}", name if level != name else "", first_line(kind))
    for name, point in packaged_bots().items():
        table.add_row(f"  {name}", "", f"from {point.value}")
    return table


def say_levels(bots: Sequence[str], game: Game) -> None:
    """Which of the bots in a result people know by another name."""
    said = ", ".join(f"{level} is the bot {own}" for level, own in own_names(bots, game).items())
    if said:
        Console(highlight=False).print(Text(said, "dim"))
