"""Naming a game on the command line, and examples of it in the help."""

import re
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from clickbang.core.registry import GAMES

KINDS_OF_NAMES = "a name, or FILE.py:NAME for one of your own"

Known = Annotated[
    list[str] | None,
    typer.Option("--game", metavar="FILE.py:NAME", help="A game of your own, which is then known by its name."),
]

Number = Annotated[int, typer.Option("--number", metavar="N", min=1, help="Which game, in a file of many.")]


def first_game() -> str:
    """What is played where nobody says what."""
    return next(iter(GAMES))


Game = Annotated[
    str,
    typer.Argument(
        help=f"The game to play: {KINDS_OF_NAMES}.",
        default_factory=first_game,
        show_default="the first that clickbang rules lists",
    ),
]


class WithExamples(TyperCommand):
    """A command whose help says GAME in examples; each is shown with one of the games that there are."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = with_games(self.help or "")
        super().format_help(ctx, formatter)


def with_games(text: str) -> str:
    """Each GAME in the text becomes a game, one after another; RULE and OPTION after it are that game's."""
    games = list(GAMES.values())
    lines = text.split("\n")
    count = 0
    for place, line in enumerate(lines):
        if re.search(r"\bGAME\b", line) and line.lstrip().startswith("clickbang "):
            lines[place] = re.sub(r"\bGAME\b", games[count % len(games)].name, line)
            count += 1
    first = games[0]
    option = next((f"{one.name}={one.values[-1]}" for one in first.options if len(one.values) > 1), "NAME=VALUE")
    return "\n".join(lines).replace("OPTION", option).replace("RULE", f"{first.prefix}-7")
