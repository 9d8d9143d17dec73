"""What operators are shown: a table for people, JSON for programs."""

import sys
from collections.abc import Sequence

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from clickbang.cli.screen import console_on
from clickbang.server.admin.reading import GuestLine, TableLine
from clickbang.server.admin.sanctions import moment
from clickbang.text.printable import printable


def as_json(found: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def rows(headings: Sequence[str], lines: Sequence[Sequence[object]], nothing: str) -> None:
    """Columns; at a terminal as wide as that, in a file as wide as they are."""
    if not lines:
        typer.echo(nothing)
        return
    cells = [tuple(headings), *(tuple(printable(str(cell)) for cell in line) for line in lines)]
    console = console_on(sys.stdout)
    if not console.is_terminal:
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        for row in cells:
            typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in headings:
        table.add_column(heading, overflow="fold")
    for row in cells[1:]:
        table.add_row(*map(Text, row))
    console.print(table)


def names_of(table: TableLine) -> str:
    return ", ".join(seat.name for seat in table.seats)


def tables(found: Sequence[TableLine]) -> None:
    rows(
        ("table", "code", "game", "stage", "last change", "seats"),
        [(one.table, one.code, one.game, one.stage, moment(one.touched), names_of(one)) for one in found],
        "There are no tables.",
    )


def table(found: TableLine) -> None:
    typer.echo(f"{found.game}, game {found.number}, {found.stage}; last change {moment(found.touched)}")
    typer.echo(f"table {found.table}, code {found.code}{', public' if found.public else ''}")
    typer.echo(f"host {found.host or 'nobody'}; {found.members} guests have been there")
    seats = [(seat.seat, seat.name, seat.kind, seat.guest or seat.bot, "away" if seat.away else "")
             for seat in found.seats]  # fmt: skip
    rows(("seat", "name", "", "guest or bot", ""), seats, "Nobody has a seat.")
    if found.talk:
        typer.echo("")
        talk = [(moment(said.at), said.guest, said.name, said.to, said.text) for said in found.talk]
        rows(("when", "guest", "name", "to", "what was said"), talk, "")


def guests(found: Sequence[GuestLine]) -> None:
    rows(("guest", "days ago", "seats"), [(one.guest, one.days, one.seats) for one in found], "There are no guests.")
