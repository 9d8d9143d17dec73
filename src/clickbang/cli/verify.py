"""clickbang verify"""

from pathlib import Path
from typing import Annotated

import typer

from clickbang.cli.language import Lang, Skin
from clickbang.cli.screen import Screen
from clickbang.records import Record, read_record
from clickbang.records import verify as verifying
from clickbang.records.lines import Draw
from clickbang.text import Catalogue

FAILED = 1
HOLDS = {
    verifying.RULES: "verify-rules",
    verifying.SECRET: "verify-secret",
    verifying.NOTED: "verify-noted",
    verifying.OWN: "verify-own",
}
"""What has been shown by a check that needs no figures to say it."""


def verify(
    file: Annotated[Path, typer.Argument(help="The record of an online game.")],
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The server's commitment, as you noted it before the game.")
    ] = "",
    contribution: Annotated[str, typer.Option(metavar="HEX", help="What your client contributed.")] = "",
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Check that an online game was played by the rules, and that nobody chose its luck.

    The record is played again by the rules, and every draw is made again from the server's secret and from what the
    players contributed. docs/fairness.md says what that proves and what it does not.

    [dim]Examples:[/]

      clickbang verify game.jsonl

      clickbang verify game.jsonl --commitment 5f1c…
    """
    screen = Screen(Catalogue(lang or "en", skin), fast=True)
    if not report(screen, read_record(file), commitment, contribution):
        raise typer.Exit(FAILED)


def report(screen: Screen, record: Record, commitment: str = "", contribution: str = "") -> bool:
    """Say what holds and what does not; whether everything does."""
    failed = 0
    for check in verifying.verify(record, commitment, contribution):
        if check.problem is None:
            screen.show(screen.paint(f"✓ {what_holds(screen.catalogue, record, check.name)}", "green"))
        else:
            failed += 1
            screen.show(screen.paint(f"✗ {screen.catalogue.error(check.problem)}", "bold red"))
    if not commitment:
        screen.say("verify-note-commitment", "dim")
    if failed:
        screen.say("verify-fails", "bold red", count=failed)
    else:
        screen.say("verify-holds", "bold")
    return not failed


def what_holds(catalogue: Catalogue, record: Record, name: str) -> str:
    """What a check has shown."""
    match name:
        case verifying.COMMITS:
            given = sum(bool(contribution) for contribution in verifying.luck_of(record).contributions)
            return catalogue.say("verify-commits", contributed=given, seats=record.header.seats)
        case verifying.DRAWS:
            return catalogue.say("verify-draws", draws=sum(isinstance(line, Draw) for line in record.lines))
    return catalogue.say(HOLDS[name])
