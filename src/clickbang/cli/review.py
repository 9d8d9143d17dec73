"""clickbang review"""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from clickbang.cli.errors import OLDER_RULES
from clickbang.cli.games import Known, Number
from clickbang.cli.language import Lang, Skin, chosen_words
from clickbang.cli.review_page import review_page
from clickbang.cli.review_report import ReviewReport
from clickbang.cli.review_words import ReviewWords
from clickbang.cli.screen import Screen
from clickbang.core.errors import NO_SUCH_SEAT, OptionError
from clickbang.core.registry import game_named
from clickbang.records import RecordError, read_record, rerun
from clickbang.review import review_record
from clickbang.review.errors import AT_NEEDS_SEAT, NO_SUCH_DECISION, PAGE_FORMAT
from clickbang.review.findings import Decision, SeatReview

USUAL_PLAYOUTS = 400


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
    first played again by the rules.

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
        check_page(page)
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
    with counted(len(record.lines), json) as progress:
        found = review_record(
            record, chosen, playouts, seed, at is not None or page is not None or json, progress=progress
        )
    moment = None if at is None else decision_at(found.seats[0], at)
    catalogue = chosen_words(lang, skin)
    words = ReviewWords(catalogue, record.game, found)
    if page is not None:  # first: whoever reads the rest may stop before its end
        page.write_text(review_page(words, found), encoding="utf-8")
        Console(stderr=True).print(Text(f"{page}", "green"), soft_wrap=True)
    if json:
        print(msgspec.json.format(msgspec.json.encode(moment or found)).decode())
        return
    screen = Screen(catalogue, fast=True)
    screen.names = words.names
    report = ReviewReport(screen, words, found)
    if moment is not None:
        report.held(found.seats[0].seat, moment)
    else:
        report.everything()


def decision_at(seat: SeatReview, number: int) -> Decision:
    """The answer of this number, or an error that says which there are."""
    if not 1 <= number <= len(seat.decisions):
        raise OptionError(NO_SUCH_DECISION, seat=seat.seat + 1, last=len(seat.decisions), number=number)
    return seat.decisions[number - 1]


def check_page(path: Path) -> None:
    """An error, before anything is searched, if no page can be written there."""
    if path.suffix.lower() != ".html":
        raise OptionError(PAGE_FORMAT, file=path)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))


@contextmanager
def counted(lines: int, quiet: bool) -> Iterator[Callable[[], None]]:
    """A bar on a terminal's stderr, which is told of every line."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("…"), BarColumn(), TimeRemainingColumn(), console=console, transient=True,
        disable=quiet or not console.is_terminal,
    )  # fmt: skip
    task = bar.add_task("", total=lines)
    with bar:
        yield lambda: bar.update(task, advance=1)
