"""Naming a game on the command line, and examples of it in the help."""

import re
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from clickbang.core.errors import OptionError
from clickbang.core.game import Game as Rules
from clickbang.core.lookup.meant import close_to
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


class OwnCommand(TyperCommand):
    """A command whose help says GAME in examples; each is shown with one of the games that there are.

    An option that it does not have is refused in our own words.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        asked = list(args)
        try:
            return super().parse_args(ctx, args)
        except Exception as error:
            if hasattr(error, "possibilities"):  # only the library's error about an unknown option has any
                from clickbang.cli.errors import NO_SUCH_FLAG
                from clickbang.cli.language import language_in
                from clickbang.cli.problems import in_words

                ctx.find_root().obj = language_in(asked)
                flags = [flag for param in self.params for flag in param.opts]
                name = str(getattr(error, "option_name", ""))
                ctx.fail(
                    in_words(OptionError(NO_SUCH_FLAG, command=self.name, name=name, meant=close_to(name, flags)), ctx)
                )
            raise

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = with_games(self.help or "")
        super().format_help(ctx, formatter)


def with_games(text: str) -> str:
    """Each GAME in the text becomes a game, one after another; RULE and OPTION after it are that game's."""
    lines = text.split("\n")
    count = 0
    for place, line in enumerate(lines):
        if re.search(r"\bGAME\b", line) and line.lstrip().startswith("clickbang "):
            games = able_to(line.split()[1])
            lines[place] = re.sub(r"\bGAME\b", games[count % len(games)].name, line)
            count += 1
    first = next(iter(GAMES.values()))
    option = next((f"{one.name}={one.values[-1]}" for one in first.options if len(one.values) > 1), "NAME=VALUE")
    return "\n".join(lines).replace("OPTION", option).replace("RULE", f"{first.prefix}-7")


def able_to(command: str) -> list[Rules]:
    """The games with which a command can do something: not each can be solved, or learned by self-play."""
    games = list(GAMES.values())
    if command == "solve":
        games = [game for game in games if game.solver is not None]
    elif command == "train":
        games = [game for game in games if game.training is not None]
    return games or list(GAMES.values())
