"""clickbang admin"""

import asyncio
import getpass
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer

from clickbang.cli import errors
from clickbang.cli.admin import report
from clickbang.cli.admin.place import Place, opened_place
from clickbang.cli.admin.when import ends, until_when
from clickbang.cli.shared_options import Json
from clickbang.core.errors import ClickbangError, OptionError
from clickbang.server.admin import reading
from clickbang.server.admin.kept import all_that_is_kept, also_known_as
from clickbang.server.admin.orders import (
    ANNOUNCE,
    BAN,
    CLOSE,
    DELETE,
    EXPORT,
    LATEST,
    LIFT,
    MUTE,
    SANCTION,
    UNBAN,
    UNMUTE,
    Order,
    give,
    orders,
)
from clickbang.server.admin.orders import sanctions as all_sanctions
from clickbang.server.admin.sanctions import holds, moment, network_in

T = TypeVar("T")

Database = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="A file, or postgresql://…", show_default="what clickbang serve would take"),
]
Config = Annotated[Path | None, typer.Option(metavar="FILE", help="The settings of the server.", show_default=False)]
Limit = Annotated[int, typer.Option("--limit", "-n", metavar="N", min=1, max=100_000, help="How many at most.")]
For = Annotated[str | None, typer.Option("--for", metavar="TIME", help="How long: 30m, 12h, 7d.", show_default=False)]
Until = Annotated[
    str | None,
    typer.Option("--until", metavar="DATE", help="Until when, in UTC: 2027-01-31T18:00.", show_default=False),
]
Reason = Annotated[str, typer.Option(metavar="TEXT", help="For the audit log.", show_default=False)]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="The id of a guest.")]
TableKey = Annotated[str, typer.Argument(metavar="TABLE", help="The code or the id of a table.")]
GUEST_LENGTH = 16

admin = typer.Typer(
    name="admin",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="See and keep order on a server, while it runs or not. Run it as the user that runs the server.",
)


def at_place(database: str | None, config: Path | None, work: Callable[[Place], Awaitable[T]]) -> T:
    """Do this with the database that is meant."""

    async def do() -> T:
        async with opened_place(database, config) as place:
            return await work(place)

    return asyncio.run(do())


def operator() -> str:
    """Who gives an order: a name of this machine."""
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())


def confirm(question: str, yes: bool) -> None:
    """What cannot be undone is asked about."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise OptionError(errors.NOT_CONFIRMED)
    typer.confirm(question, abort=True)


# Seeing


@admin.command()
def tables(limit: Limit = 50, database: Database = None, config: Config = None, json: Json = False) -> None:
    """List tables, the latest first."""
    found = at_place(database, config, lambda place: reading.tables(place.base, limit))
    report.as_json(found) if json else report.tables(found)


@admin.command()
def table(
    key: TableKey,
    talk: Annotated[bool, typer.Option("--talk", help="Also what was said there.")] = False,
    database: Database = None,
    config: Config = None,
    json: Json = False,
) -> None:
    """Show a table: who sits there, and with --talk what they said."""
    found = at_place(database, config, lambda place: the_table(place, key, talk))
    report.as_json(found) if json else report.table(found)


async def the_table(place: Place, key: str, talk: bool = False) -> reading.TableLine:
    found = await reading.table(place.base, key, talk)
    if found is None:
        raise ClickbangError(errors.NO_TABLE_HERE, table=key)
    return found


@admin.command()
def guests(limit: Limit = 50, database: Database = None, config: Config = None, json: Json = False) -> None:
    """List guests: who was here last comes first."""
    found = at_place(database, config, lambda place: reading.guests(place.base, limit))
    report.as_json(found) if json else report.guests(found)


@admin.command()
def guest(who: GuestId, database: Database = None, config: Config = None, json: Json = False) -> None:
    """Show a guest: when they were here, and where they sit."""

    async def work(place: Place) -> reading.GuestLine:
        return await the_guest(place, who)

    found = at_place(database, config, work)
    if json:
        report.as_json(found)
    else:
        typer.echo(f"guest {found.guest}, last here {found.days} days of service ago")
        report.tables(found.tables)


async def the_guest(place: Place, who: str) -> reading.GuestLine:
    found = await reading.guest(place.base, who)
    if found is None:
        raise ClickbangError(errors.NO_GUEST_HERE, guest=who)
    return found


@admin.command()
def sanctions(database: Database = None, config: Config = None, json: Json = False) -> None:
    """List who is muted or banned."""
    listed = at_place(database, config, lambda place: all_sanctions(place.base))
    found = [one for one in listed if holds(one.until)]
    if json:
        report.as_json(found)
    else:
        lines = [(one.who, one.kind, until_when(one.until), moment(one.since), one.reason) for one in found]
        report.rows(("who", "", "how long", "since", "why"), lines, "Nobody is muted or banned.")


@admin.command()
def log(limit: Limit = 50, database: Database = None, config: Config = None, json: Json = False) -> None:
    """Show what operators did: when, who, what, and what came of it."""
    found = at_place(database, config, lambda place: orders(place.base, LATEST, limit))
    if json:
        report.as_json(found)
    else:
        lines = [
            (one.id, moment(one.at), one.by, one.what, one.target, more_of(one),
             one.result if one.done is not None else "not done yet")
            for one in found
        ]  # fmt: skip
        report.rows(("order", "when", "who", "what", "whom", "more", "result"), lines, "Nobody did anything yet.")


def more_of(order: Order) -> str:
    """What stands beside an order, for people."""
    return ", ".join(text for name, text in order.more.items() if name != "until")


# Keeping order


@admin.command()
def close(
    key: TableKey, yes: Yes = False, database: Database = None, config: Config = None, json: Json = False
) -> None:
    """Close a table: who is there is told, and it is deleted with all it has."""

    async def look(place: Place) -> reading.TableLine:
        return await the_table(place, key)

    found = at_place(database, config, look)
    confirm(f"Close and delete the table {found.code} ({report.names_of(found) or 'nobody sits there'})?", yes)
    told(carried_out(database, config, CLOSE, [found.table]), json)


@admin.command()
def mute(
    who: GuestId,
    lasting: For = None,
    until: Until = None,
    reason: Reason = "",
    database: Database = None,
    config: Config = None,
    json: Json = False,
) -> None:
    """Mute a guest: what they say reaches nobody else."""
    sanction(MUTE, who, ends(lasting, until), reason, database, config, json)


@admin.command()
def unmute(who: GuestId, database: Database = None, config: Config = None, json: Json = False) -> None:
    """Let others hear a guest again."""
    lift(UNMUTE, MUTE, who, database, config, json)


@admin.command()
def ban(
    who: Annotated[str, typer.Argument(metavar="GUEST|NETWORK", help="A guest, an address, or a network.")],
    lasting: For = None,
    until: Until = None,
    reason: Reason = "",
    database: Database = None,
    config: Config = None,
    json: Json = False,
) -> None:
    """Ban a guest or a network: they are refused, and sent away if they are here.

    An address is known from your proxy's log: the server keeps none. A ban keeps it until it ends.
    """
    sanction(BAN, who, ends(lasting, until), reason, database, config, json)


@admin.command()
def unban(
    who: Annotated[str, typer.Argument(metavar="GUEST|NETWORK", help="As it was banned.")],
    database: Database = None,
    config: Config = None,
    json: Json = False,
) -> None:
    """Let a guest or a network in again."""
    lift(UNBAN, BAN, who, database, config, json)


def sanction(
    kind: str, who: str, until: int | None, reason: str, database: str | None, config: Path | None, as_json: bool
) -> None:
    async def work(place: Place) -> int:
        network = network_in(who) if kind == BAN else None
        if network is None:
            if kind == BAN and len(who) != GUEST_LENGTH:
                raise OptionError(errors.NOT_A_GUEST_OR_NETWORK, who=who)
            await the_guest(place, who)
        name, now = str(network or who), int(time.time())
        more = {"end": until_when(until)} | ({"reason": reason} if reason else {})
        asked = [(SANCTION, (kind, name, until, reason, now)), give(now, operator(), kind, name, more, "done")]
        return int((await place.base.together(asked))[-1][0][0])

    number = at_place(database, config, work)
    said = {"order": number, "what": kind, "who": who, "until": until}
    report.as_json(said) if as_json else typer.echo(
        f"{who} is {'muted' if kind == MUTE else 'banned'} {until_when(until)} (order {number})."
    )


def lift(what: str, kind: str, who: str, database: str | None, config: Path | None, as_json: bool) -> None:
    async def work(place: Place) -> int:
        name = str(network_in(who) or who)
        given = give(int(time.time()), operator(), what, name, {}, "done")
        if not await place.base.fetch(HAS_SANCTION, kind, name):
            raise ClickbangError(errors.NO_SANCTION, who=who)
        return int((await place.base.together([(LIFT, (kind, name)), given]))[-1][0][0])

    number = at_place(database, config, work)
    said = {"order": number, "what": what, "who": who}
    report.as_json(said) if as_json else typer.echo(
        f"{who} is not {'muted' if kind == MUTE else 'banned'} any more (order {number})."
    )


FORGET_SECRET = "DELETE FROM guests WHERE id = $1"
HAS_SANCTION = "SELECT 1 FROM sanctions WHERE kind = $1 AND who = $2"
MOST_LETTERS = 500


@admin.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What to say, in the language of your people.")],
    lasting: For = None,
    until: Until = None,
    database: Database = None,
    config: Config = None,
    json: Json = False,
) -> None:
    """Tell everybody who is connected, and for ten minutes (or --for) whoever comes."""
    text = text.strip()[:MOST_LETTERS]
    end = ends(lasting, until) or int(time.time()) + 600

    async def work(place: Place) -> int:
        given = give(int(time.time()), operator(), ANNOUNCE, "", {"text": text, "until": str(end)}, "done")
        return int((await place.base.together([given]))[-1][0][0])

    number = at_place(database, config, work)
    said = {"order": number, "text": text, "until": end}
    report.as_json(said) if json else typer.echo(f"Announced {until_when(end)} (order {number}).")


# What is kept of somebody


@admin.command()
def export(
    who: GuestId,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it there.", show_default="stdout")] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Export all that is kept of a guest, as JSON."""

    async def work(place: Place) -> object:
        found = await all_that_is_kept(place.base, who)
        if set(found) == {"guest", "also"}:
            raise ClickbangError(errors.NO_GUEST_HERE, guest=who)
        await place.base.together([give(int(time.time()), operator(), EXPORT, who, {}, "done")])
        return found

    found = at_place(database, config, work)
    if out is None:
        report.as_json(found)
    else:
        out.touch(0o600)
        out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
        typer.echo(f"All that is kept of {who} is in {out}.")


@admin.command()
def delete(
    who: GuestId, yes: Yes = False, database: Database = None, config: Config = None, json: Json = False
) -> None:
    """Delete a guest: names, looks and talk go; seats and answers stay in records, without a name."""

    async def look(place: Place) -> list[str]:
        if set(await all_that_is_kept(place.base, who)) == {"guest", "also"}:
            raise ClickbangError(errors.NO_GUEST_HERE, guest=who)
        return [who, *await also_known_as(place.base, who)]

    names = at_place(database, config, look)
    confirm(f"Delete the guest {who}? This cannot be undone.", yes)
    told(carried_out(database, config, DELETE, names), json)


def carried_out(database: str | None, config: Path | None, what: str, targets: list[str]) -> list[tuple[int, str, str]]:
    """Give these orders, and wait until they are done; returns number, target and result of each."""

    async def work(place: Place) -> list[tuple[int, str, str]]:
        now, by = int(time.time()), operator()
        given = await place.base.together(
            [give(now, by, what, target, {}) for target in targets]
            # nobody may come back while workers hear of it
            + [(FORGET_SECRET, (target,)) for target in targets if what == DELETE]
        )
        done = [await place.carry_out(int(rows[0][0])) for rows in given[: len(targets)]]
        return [(order.id, order.target, order.result) for order in done]

    return at_place(database, config, work)


def told(done: list[tuple[int, str, str]], as_json: bool) -> None:
    if as_json:
        report.as_json([{"order": number, "target": target, "result": result} for number, target, result in done])
        return
    for number, target, result in done:
        typer.echo(f"{target}: {result} (order {number}).")
