"""clickbang check"""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from clickbang.checks.errors import NO_SUCH_SIZES
from clickbang.checks.games.plan import Plan, usual_sizes
from clickbang.checks.report import Report
from clickbang.checks.suite import CHECKS, USUAL_GAMES, run_checks
from clickbang.cli.authors.check_report import as_data, report
from clickbang.cli.games import KINDS_OF_NAMES
from clickbang.cli.language import Lang
from clickbang.cli.play.play_setup import Deck, read_options
from clickbang.cli.results import print_json
from clickbang.cli.screen import Screen
from clickbang.cli.shared_options import Json
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.core.registry import game_named
from clickbang.text import Catalogue

FAILED = 1
MOST_SEED = 2**31


def check(
    game: Annotated[str, typer.Argument(help=f"The game to look at: {KINDS_OF_NAMES}.")],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games are played.")] = USUAL_GAMES,
    seats: Annotated[
        str | None, typer.Option(metavar="N,…", help="Sizes of tables: 4, or 3,5, or 3-6.", show_default="all sizes")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=MOST_SEED, help="The same seed, the same games.", show_default="new"),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game, the same in every game.", show_default="any"),
    ] = None,
    deck: Deck = None,
    only: Annotated[
        list[str] | None, typer.Option(metavar="CHECK", help=f"Only this check: {', '.join(CHECKS)}.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games of a game that you write, and see whether it keeps its promises.

    Does every game end; do the same answers and the same luck give the same
    game; do answers listed and accepted agree; is a clone independent; is a
    view the fold of its events; are sampled worlds consistent with it; does
    nothing leak; are all texts there. What does not hold is said with the
    game in which it was seen and what usually causes it.

    [dim]Examples:[/]

      clickbang check my_game.py:MY_GAME

      clickbang check my_game.py:MY_GAME --games 200 --seats 3-5

      clickbang check GAME --only leak --seed 7
    """
    chosen = game_named(game)
    sizes = read_sizes(seats, chosen) if seats is not None else usual_sizes(chosen)
    first = secrets.randbelow(1_000_000) if seed is None else seed
    words = again(seats, option or [], deck)
    plan = Plan(chosen, games, first, sizes, read_options(option or [], deck, chosen), game, words)
    found = check_with_progress(plan, only or [], quiet=json)
    if json:
        print_json(as_data(found))
    else:
        report(found, Screen(Catalogue(lang or "en")))
    if not found.passed:
        raise typer.Exit(FAILED)


def read_sizes(text: str, game: Game) -> tuple[int, ...]:
    """`4`, `3,5` or `3-6`."""
    sizes: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        if not (first.strip().isdecimal() and (last.strip() or first.strip()).isdecimal()):
            raise OptionError(NO_SUCH_SIZES, text=text)
        bounds = int(first), int(last or first)
        for bound in bounds:
            game.check_seats(bound)
        sizes += range(bounds[0], bounds[1] + 1)
    if not sizes:
        raise OptionError(NO_SUCH_SIZES, text=text)
    return tuple(dict.fromkeys(sizes))


def again(seats: str | None, options: list[str], deck: Path | None) -> tuple[str, ...]:
    """What was said besides seed and games, to be said again."""
    words = ["--seats", seats] if seats is not None else []
    for one in options:
        words += ["--option", one]
    return (*words, *(["--deck", str(deck)] if deck is not None else []))


def check_with_progress(plan: Plan, only: list[str], quiet: bool) -> Report:
    """Look at all games, with a bar on a terminal's stderr."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    task = bar.add_task("", total=plan.games * (len(only or CHECKS) + 1))

    def more(check: str, count: int) -> None:
        bar.update(task, advance=count, description=check)

    with bar:
        return run_checks(plan, only, more)
