"""clickbang design"""

import errno
import os
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn

from clickbang.cli.arena.crews import check_crew, crew_at, crew_for
from clickbang.cli.arena.simulate import line_up
from clickbang.cli.arena.simulate_progress import RateColumn, bar_of
from clickbang.cli.authors.design_report import report
from clickbang.cli.games import KINDS_OF_NAMES
from clickbang.cli.play.play_setup import Bots, Deck, Options, read_options
from clickbang.cli.results import check_page, print_json, write_page
from clickbang.cli.shared_options import Jobs, Json, Ray, Seats, Seed
from clickbang.core.errors import OptionError
from clickbang.core.lookup.counted import counted
from clickbang.core.parts.decks import read_file
from clickbang.core.registry import game_named
from clickbang.design.errors import NO_GOAL, NOT_PERCENT, NOT_WITHIN, NOTHING_TO_SEARCH, REPORT_FORMAT
from clickbang.design.experiment import Experiment, Measured, Setup
from clickbang.design.findings import findings
from clickbang.design.goals import Goal, climb, read_goal, read_number
from clickbang.design.page import page
from clickbang.design.variants import AS_IT_IS, DECK, Bench, Variant, whole
from clickbang.text import Catalogue
from clickbang.text.general import title

NARROWEST, WIDEST = 0.001, 0.5
"""What can be asked of intervals."""


def design(
    game: Annotated[str, typer.Argument(help=f"The game on the workbench: {KINDS_OF_NAMES}.")],
    vary: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUES", help="An option, or deck.CARD.FIELD: 10,15,20 or 0..3; give several."),
    ] = None,
    what_if: Annotated[
        list[str] | None, typer.Option(metavar="CARD", help="The game with this card weaker, stronger, or gone.")
    ] = None,
    against: Annotated[
        str | None, typer.Option(metavar="FILE", help="Another deck, side by side with the one that is played.")
    ] = None,
    search: Annotated[bool, typer.Option("--search", help="Climb towards the goal in place of trying all.")] = False,
    goal: Annotated[
        str | None, typer.Option(metavar="MEASURE=VALUE", help="What should come out: a value, min or max.")
    ] = None,
    bots: Bots = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="At most so many games a variant.")] = 1000,
    within: Annotated[
        str | None,
        typer.Option(metavar="PERCENT", help="Play until wins by seat, and the goal, are known within this."),
    ] = None,
    decisions: Annotated[
        int, typer.Option(metavar="N", min=0, max=100_000, help="Weigh a decision from each of so many games.")
    ] = 0,
    seed: Seed = None,
    jobs: Jobs = None,
    ray: Ray = None,
    option: Options = None,
    deck: Deck = None,
    json: Json = False,
    report_to: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="An .html file with plots and all figures.")
    ] = None,
) -> None:
    """See what a game is like, and what it would be like with other options or cards.

    Length, wins by seat and by card, use of cards, comebacks, and what
    decisions are worth, each with its 95% interval. All variants are
    played from the same seed.

    [dim]Examples:[/]

      clickbang design GAME --vary OPTION --within 3%

      clickbang design GAME --bots sharp --report result.html

      clickbang design GAME --what-if CARD --decisions 50

      clickbang design my_game.py:MY_GAME
    """
    check_crew(jobs, ray)
    wanted = None if within is None else read_within(within)
    if report_to is not None:
        check_report(report_to)
    rules = game_named(game)
    bench = Bench(game, read_options(option or [], deck, rules))
    aim = None if goal is None else read_goal(goal).on(bench)
    axes = [bench.axis(text) for text in vary or []]
    if search and aim is None:
        raise OptionError(NO_GOAL)
    if search and not axes:
        raise OptionError(NOTHING_TO_SEARCH)
    chosen = line_up(bots, seats, rules)
    new_seed = secrets.randbits(32) if seed is None else seed
    setup = Setup(chosen, games, new_seed, wanted, decisions, jobs, aim.measure if aim else "")
    others = [] if against is None else [other_deck(bench, against)]
    others += [variant for card in what_if or [] for variant in bench.what_if(card)]
    variants = whole(bench, [*others, *([] if search else bench.grid(axes))], deck.stem if deck else AS_IT_IS)
    began = time.perf_counter()
    several = search or len(variants) > 1  # for each of which processes would else begin anew
    watched = watching(games + decisions, None if search else len(variants), json)
    with crew_for(ray, jobs) if several else crew_at(ray) as crew, watched as more:
        experiment = Experiment(bench, setup, more, crew)
        measured = in_turn(experiment, variants, aim)
        if search and aim is not None:
            measured += climb(bench, axes, aim, measured[0], experiment.measure)
    found = findings(bench, title(Catalogue("en"), rules), setup, aim, measured)
    if json:
        print_json(found)
    else:
        report(found, time.perf_counter() - began)
    if report_to is not None:
        write_page(report_to, page(found), f"The report is in {report_to}")


@contextmanager
def watching(each: int, variants: int | None, quiet: bool) -> Iterator[Callable[[str, int], None]]:
    """Shows which variant is being played, and how far it is: at most so many games each; how many variants there will
    be is not always known. It is told of so many more games of a variant."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeElapsedColumn()
    of = "" if variants is None else f" of {variants}"
    now, begun, done = "", 0, 0
    with bar_of(columns, lambda: counted(done, "game"), quiet) as bar:
        task = bar.add_task("playing", total=each)

        def more(label: str, games: int) -> None:
            nonlocal now, begun, done
            if label != now:
                now = label
                begun += 1
                bar.reset(task, total=each, description=f"{begun}{of}: {label}")
            done += games
            bar.update(task, advance=games)

        yield more


def in_turn(experiment: Experiment, variants: list[Variant], goal: Goal | None) -> list[Measured]:
    """One variant after another; a goal that nothing measures is refused after the first."""
    found = []
    for variant in variants:
        found.append(experiment.measure(variant))
        if goal is not None:
            goal.check(found[0])
    return found


def other_deck(bench: Bench, against: str) -> Variant:
    """The game with another deck: one from a file, or one that the option knows by name."""
    given = next((each for each in bench.game.options if each.name == DECK), None)
    if given is None or given.from_file is None:
        return bench.variant({DECK: against})
    if against in given.values:
        return bench.variant({DECK: against}, against)
    return bench.variant({DECK: given.from_file(read_file(Path(against)))}, Path(against).stem)


def read_within(text: str) -> float:
    """`1%`, or `0.01`."""
    try:
        found = read_number(text.strip())
    except ValueError:
        found = 0.0
    if 1 <= found <= 100 * WIDEST and not text.strip().endswith("%"):
        raise OptionError(NOT_PERCENT, text=text.strip())
    if not NARROWEST <= found <= WIDEST:
        raise OptionError(NOT_WITHIN, text=text)
    return found


def check_report(path: Path) -> None:
    """An error, before hours of games are played, if no report can be written there."""
    check_page(path, REPORT_FORMAT)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass  # nothing is left of it
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
