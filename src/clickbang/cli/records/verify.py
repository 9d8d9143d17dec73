"""clickbang verify"""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from clickbang.cli.errors import NOT_A_RECEIPT
from clickbang.cli.games import Known, Number
from clickbang.cli.language import Lang, Skin, chosen_words
from clickbang.cli.screen import Screen
from clickbang.core.errors import OptionError
from clickbang.core.registry import game_named
from clickbang.records import Record, read_record
from clickbang.records import verify as verifying
from clickbang.records.lines import Draw
from clickbang.records.receipt import Receipt, receipt_from_text
from clickbang.text import Catalogue

FAILED = 1
HOLDS = {
    verifying.RULES: "verify-rules",
    verifying.SECRET: "verify-secret",
    verifying.NOTED: "verify-noted",
    verifying.OTHERS: "verify-others",
    verifying.TERMS: "verify-terms",
}
"""What has been shown by a check that needs no figures to say it."""


def verify(
    file: Annotated[Path, typer.Argument(help="The record of an online game.")],
    receipt: Annotated[
        str, typer.Option(metavar="FILE|TEXT", help="What your client noted before the game.", show_default=False)
    ] = "",
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The server's commitment, as you noted it before the game.")
    ] = "",
    contribution: Annotated[str, typer.Option(metavar="HEX", help="What your client contributed.")] = "",
    seat: Annotated[int, typer.Option(metavar="N", min=0, help="Your seat, counted from 1.", show_default=False)] = 0,
    number: Number = 1,
    known: Known = None,
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Check that an online game was played by the rules, and that nobody chose its luck.

    The record is played again by the rules, and every draw is made again from the server's secret and from what the
    players contributed. That nobody chose them, only your receipt can show. docs/fairness.md says what all this proves
    and what it does not.

    [dim]Examples:[/]

      clickbang verify game.jsonl --receipt game.jsonl.receipt

      clickbang verify game.jsonl --commitment 5f1c…
    """
    for place in known or []:
        game_named(place)
    screen = Screen(chosen_words(lang, skin), fast=True)
    noted = read_receipt(receipt) if receipt else Receipt()
    if commitment:
        noted = replace(noted, commitment=commitment)
    if contribution:
        noted = replace(noted, contribution=contribution, shown=True)
    if seat:
        noted = replace(noted, seat=seat - 1)
    if not report(screen, read_record(file, number=number), noted):
        raise typer.Exit(FAILED)


def read_receipt(given: str) -> Receipt:
    """A receipt from a file, or as it is."""
    if given.lstrip().startswith("{"):
        return receipt_from_text(given)
    try:
        return receipt_from_text(Path(given).read_text("utf-8", "replace"))
    except FileNotFoundError:
        raise OptionError(NOT_A_RECEIPT, text=given) from None


def report(screen: Screen, record: Record, noted: Receipt) -> bool:
    """Say what holds and what does not, and what could not be checked; whether everything that could be does hold."""
    failed = 0
    for check in verifying.verify(record, noted):
        if check.problem is None:
            screen.show(screen.paint(f"✓ {what_holds(screen.catalogue, record, noted, check.name)}", "green"))
        else:
            failed += 1
            screen.show(screen.paint(f"✗ {screen.catalogue.error(check.problem)}", "bold red"))
    silent = verifying.withheld(verifying.luck_of(record))
    if silent:
        names = screen.catalogue.listed([record.header.names[seat] for seat in silent])
        text = screen.catalogue.say("verify-withheld", names=names, count=len(silent))
        screen.show(screen.paint(f"! {text}", "bold yellow"))
    unchecked = [gap for gap, is_open in gaps(noted).items() if is_open]
    for gap in unchecked:
        screen.show(screen.paint(f"? {screen.catalogue.say(gap)}", "yellow"))
    if failed:
        screen.say("verify-fails", "bold red", count=failed)
    else:
        screen.say("verify-holds-so-far" if unchecked else "verify-holds-but" if silent else "verify-holds", "bold")
    return not failed


def gaps(noted: Receipt) -> dict[str, bool]:
    """What cannot be checked, by what it takes to say so, for want of something noted before the game."""
    return {
        "verify-unnoted": not noted.commitment,
        "verify-others-unnoted": not noted.commits,
        "verify-not-shown": bool(noted.contribution) and not noted.shown,
        "verify-own-unnoted": not noted.contribution,
        "verify-seat-unnoted": bool(noted.contribution) and noted.shown and noted.seat is None,
    }


def what_holds(catalogue: Catalogue, record: Record, noted: Receipt, name: str) -> str:
    """What a check has shown."""
    match name:
        case verifying.OWN:
            mine = noted.contribution.strip().lower()
            seat = verifying.luck_of(record).contributions.index(mine) if noted.seat is None else noted.seat
            return catalogue.say("verify-own", seat=seat + 1, name=record.header.names[seat])
        case verifying.COMMITS:
            given = sum(bool(contribution) for contribution in verifying.luck_of(record).contributions)
            return catalogue.say("verify-commits", contributed=given, seats=record.header.seats)
        case verifying.DRAWS:
            return catalogue.say("verify-draws", draws=sum(isinstance(line, Draw) for line in record.lines))
    return catalogue.say(HOLDS[name])
