"""clickbang review"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TimeRemainingColumn
from rich.text import Text

from clickbang.cli.errors import OLDER_RULES
from clickbang.cli.games import Known, Number
from clickbang.cli.language import Lang, Skin, chosen_words
from clickbang.cli.records.review_page import review_page
from clickbang.cli.records.review_report import ReviewReport
from clickbang.cli.records.review_words import ReviewWords
from clickbang.cli.results import check_page, print_json, write_page
from clickbang.cli.screen import Screen, console_on, kept_whole
from clickbang.core.errors import NO_SUCH_SEAT, OptionError
from clickbang.core.registry import game_named
from clickbang.records import RecordError, read_record, rerun
from clickbang.review import answers_of, review_record
from clickbang.review.errors import AT_NEEDS_SEAT, NO_SUCH_DECISION, PAGE_FORMAT
from clickbang.review.findings import Decision, SeatReview
from clickbang.text import Catalogue

USUAL_PLAYOUTS = 400
INTERRUPTED = 130


def review(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    seat: Annotated[int | None, typer.Option(help="Only this seat.", show_default="all seats")] = None,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="What others could have held at this answer of the seat.")
    ] = None,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="A .html file for a page with all of it.")] = None,
    playouts: Annotated[
        int, typer.Option(metavar="N", min=10, max=1_000_000, help="How often each choice is played out.")
    ] = USUAL_PLAYOUTS,
    seed: Annotated[int, typer.Option(metavar="N", min=0, max=2**32 - 1, help="The same seed, the same figures.")] = 1,
    number: Number = 1,
    known: Known = None,
    json: Annotated[bool, typer.Option("--json", help="The findings for programs.")] = False,
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Look back at a recorded game: what each answer was worth, and what was luck.

    Every answer is weighed by a search from what its seat knew at that moment, and from nothing else. The record is
    first played again by the rules. Ctrl-C ends the search, and shows what it has found so far.

    [dim]Examples:[/]

      clickbang review game.jsonl

      clickbang review game.jsonl --seat 2 --page review.html

      clickbang review game.jsonl --seat 2 --at 7
    """
    for place in known or []:
        game_named(place)
    if at is not None and seat is None:
        raise OptionError(AT_NEEDS_SEAT)
    if page is not None:
        check_page(page, PAGE_FORMAT)
    record = read_record(file, cut_off=True, number=number)
    seats = record.header.seats
    if seat is not None and not 1 <= seat <= seats:
        raise OptionError(NO_SUCH_SEAT, seat=seat, seats=seats)
    if record.header.rules != record.game.rules_version:
        raise RecordError(
            OLDER_RULES, theirs=record.header.rules, game=record.game.name, ours=record.game.rules_version, file=file
        )
    rerun(record)
    chosen = range(seats) if seat is None else [seat - 1]
    catalogue = chosen_words(lang, skin)
    with counted(answers_of(record, chosen), playouts, catalogue) as progress:
        with_hidden = at is not None or page is not None or json
        found = review_record(record, chosen, playouts, seed, with_hidden, progress=progress, may_end_early=at is None)
    moment = None if at is None else decision_at(found.seats[0], at)
    words = ReviewWords(catalogue, record.game, found)
    if page is not None:  # first: whoever reads the rest may stop before its end
        write_page(page, review_page(words, found), str(page))
    if json:
        print_json(moment or found)
    else:
        screen = Screen(catalogue, fast=True)
        screen.names = words.names
        report = ReviewReport(screen, words, found)
        if moment is not None:
            report.held(found.seats[0].seat, moment)
        else:
            report.everything()
    if found.left:
        raise typer.Exit(INTERRUPTED)


def decision_at(seat: SeatReview, number: int) -> Decision:
    """The answer of this number, or an error that says which there are."""
    if not 1 <= number <= len(seat.decisions):
        raise OptionError(NO_SUCH_DECISION, seat=seat.seat + 1, last=len(seat.decisions), number=number)
    return seat.decisions[number - 1]


@contextmanager
def counted(answers: int, playouts: int, catalogue: Catalogue) -> Iterator[Callable[[], None]]:
    """On a terminal's stderr: what is done, and a bar that is told of every answer."""
    console = console_on(sys.stderr)
    if not console.is_terminal:
        yield lambda: None
        return
    said = catalogue.say("review-weighing", answers=answers, playouts=playouts)
    console.print(Text(kept_whole(said), "dim"))
    columns = (SpinnerColumn(), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True)
    task = bar.add_task("", total=answers)
    with bar:
        yield lambda: bar.update(task, advance=1)
