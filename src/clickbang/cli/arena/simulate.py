"""clickbang simulate"""

import secrets
import time
from pathlib import Path
from typing import Annotated

import typer

from clickbang.arena import Plan, summarize
from clickbang.arena import simulate as run
from clickbang.arena.errors import TOO_MANY_BOTS
from clickbang.arena.pictures.plots import check_plot, write_plot
from clickbang.arena.tally import Tally
from clickbang.cli.arena.bots import say_levels
from clickbang.cli.arena.crews import check_crew, crew_at
from clickbang.cli.arena.simulate_progress import counted
from clickbang.cli.arena.simulate_report import report
from clickbang.cli.games import KINDS_OF_NAMES
from clickbang.cli.play.play_setup import Bots, Deck, Options, chosen_bots, read_options, usual_seats
from clickbang.cli.results import print_json, say_where
from clickbang.cli.shared_options import Json, Ray, Seats, Seed, TimeLimit
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.core.registry import game_named


def simulate(
    game: Annotated[str, typer.Argument(help=f"The game to play: {KINDS_OF_NAMES}.")],
    bots: Bots = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 1000,
    seed: Seed = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            max=256,
            help="Processes; 1 plays in this one, for debuggers.",
            show_default="one a core, for more than a moment's work",
        ),
    ] = None,
    ray: Ray = None,
    option: Options = None,
    deck: Deck = None,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="Nobody moves on by one seat from game to game.")
    ] = False,
    time_limit: TimeLimit = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop at the first move that a bot loses, with the whole traceback.")
    ] = False,
    json: Json = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="A .png or .html file for pictures.")] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="For the records of all games; all.games: in one small file.")
    ] = None,
) -> None:
    """Play many games among bots, and see who wins.

    A bot is a name that clickbang bots lists, or one of your own:
    path/to/file.py:ClassName. One that raises an error, stalls or gives
    an illegal answer loses that move to a default, and the result says so.

    [dim]Examples:[/]

      clickbang simulate GAME --games 100000

      clickbang simulate GAME --bots sharp,random --seats 5

      clickbang simulate GAME --bots my_bot.py:MyBot,sharp --seed 7

      clickbang simulate GAME --bots naive --plot result.html --json

      clickbang simulate my_game.py:MY_GAME

      clickbang simulate GAME --games 10000000 --ray auto
    """
    check_crew(jobs, ray)
    chosen = game_named(game)
    plan = Plan(
        game,
        line_up(bots, seats, chosen),
        games,
        secrets.randbits(32) if seed is None else seed,
        read_options(option or [], deck, chosen),
        fixed_seats,
        time_limit,
        record,
        strict,
    )
    if plot is not None:
        check_plot(plot)
    began = time.perf_counter()
    tally = play_with_progress(plan, jobs, json, ray)
    took = time.perf_counter() - began
    summary = summarize(tally)
    if json:
        print_json(summary)
    else:
        report(summary, took)
        say_levels(plan.bots, chosen)
    if plot is not None:
        write_plot(summary, plot)
        say_where(f"The plot is in {plot}")


def line_up(asked: list[str] | None, seats: int | None, game: Game) -> tuple[str, ...]:
    """A bot for every seat: the last one named fills those that are left."""
    bots = chosen_bots(asked, game) or ["random"]
    seats = max(usual_seats(game), len(bots)) if seats is None else seats
    if len(bots) > seats:
        raise OptionError(TOO_MANY_BOTS, seats=seats, bots=len(bots))
    return tuple(bots + bots[-1:] * (seats - len(bots)))


def play_with_progress(plan: Plan, jobs: int | None, quiet: bool, ray: str | None = None) -> Tally:
    """Play, with a bar on a terminal's stderr."""
    with counted(plan.games, quiet) as more, crew_at(ray) as crew:
        return run(plan, jobs, more, crew)
