"""clickbang join"""

import asyncio
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from clickbang.cli.errors import CODE_MISSING, NEW_OR_CODE
from clickbang.cli.games import Known
from clickbang.cli.language import Lang, Skin, chosen_words
from clickbang.cli.online.desk import OnlineScreen
from clickbang.cli.online.identity import Identities, arrive
from clickbang.cli.online.table import TableScreen
from clickbang.cli.play.play_input import LeaveGame
from clickbang.cli.play.play_setup import USUAL_SEATS, Deck, level_typed, read_options
from clickbang.cli.problems import complain
from clickbang.client import Refusal, Session
from clickbang.client.visit import server_at
from clickbang.core.errors import OptionError
from clickbang.core.registry import game_named
from clickbang.protocol.clocks import NATURAL, NORMAL, RELAXED

FAILED = 1
PATIENCE = 600.0
"""How many seconds a person waits for a server that cannot be reached."""

Name = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        help="What the others call you. With the same name you get your seat back.",
        show_default="Guest",
    ),
]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many play at a new table.", show_default="4")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "--bot",
        metavar="NAME",
        help="A bot for every other seat of a new table: beginner, casual, sharp, master.",
        show_default=False,
    ),
]
Clock = Annotated[str, typer.Option(metavar="CLOCK", help="relaxed, quick, or none.")]
Pace = Annotated[str, typer.Option(metavar="PACE", help="Whether bots seem to think: natural, or none.")]
Beat = Annotated[
    str, typer.Option(metavar="BEAT", help="How long cards may be played at a moment: short, normal or long.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, at a new table."),
]


def join(
    url: Annotated[str, typer.Argument(help="The link of a table, or the address of a server.")],
    code: Annotated[str, typer.Option(metavar="CODE", help="The code of a table, if it is not in the link.")] = "",
    new: Annotated[str, typer.Option(metavar="GAME", help="Open a table for this game.", show_default=False)] = "",
    seats: Seats = None,
    bots: Bots = "",
    clock: Clock = RELAXED,
    pace: Pace = NATURAL,
    beat: Beat = NORMAL,
    public: Annotated[bool, typer.Option("--public", help="Anybody may find the new table.")] = False,
    option: Options = None,
    deck: Deck = None,
    known: Known = None,
    name: Name = "",
    watch: Annotated[bool, typer.Option("--watch", help="Take no seat.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses and no animation.")] = False,
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Join a table online, or open one, in the terminal.

    [dim]Examples:[/]

      clickbang join http://127.0.0.1:8123/#K7QM2X --name Ada

      clickbang join http://127.0.0.1:8123 --new GAME --seats 5

      clickbang join 192.0.2.7:8123 --new GAME --bots sharp

      clickbang join http://127.0.0.1:8123/#K7QM2X --game my_game.py:MY_GAME
    """
    for place in known or []:
        game_named(place)
    url = with_scheme(url)
    server_at(url)  # what is no address at all is said before anything else is asked for
    found = urlsplit(url).fragment or code
    if new and found:
        raise OptionError(NEW_OR_CODE)
    if not new and not found:
        raise OptionError(CODE_MISSING)
    choices: dict[str, Any] = {}
    if new:
        choices = new_table(new, seats, bots, clock, pace, beat, public, option or [], deck)
    visit_table(OnlineScreen(chosen_words(lang, skin), fast), url, found, choices, name, watch)


def with_scheme(url: str) -> str:
    """A link that was copied without its http://; what is no address at all stays as it is, to be refused.

    A name without a port is a server behind a proxy, which has a certificate (docs/hosting.md).
    """
    place = url.partition("/")[0]
    host, colon, port = place.rpartition(":") if place.rpartition(":")[2].isdecimal() else (place, "", "")
    if "://" in url or not (colon or "." in host or host == "localhost"):
        return url
    is_name = host != "localhost" and not host.replace(".", "").isdecimal()
    return f"{'https' if is_name and not port else 'http'}://{url}"


def new_table(
    game: str,
    seats: int | None,
    bots: str,
    clock: str,
    pace: str,
    beat: str,
    public: bool,
    options: list[str],
    deck: Path | None,
) -> dict[str, Any]:
    """A table to be opened, as the server wants to hear of it; what is wrong with it is said before it is asked."""
    chosen = game_named(game)
    wanted = read_options(options, deck, chosen)
    seats = max(USUAL_SEATS, chosen.least_seats) if seats is None else seats
    chosen.table(seats, wanted)
    return {"game": chosen.name, "seats": seats, "bot": level_typed(bots), "clock": clock, "pace": pace, "beat": beat,
            "public": public, "options": wanted}  # fmt: skip


def visit_table(screen: OnlineScreen, address: str, code: str, choices: dict[str, Any], name: str, watch: bool) -> None:
    """Come to a table, opening it first where choices say how, and stay until one leaves."""
    loop = asyncio.new_event_loop()
    try:
        visit = loop.run_until_complete(arrive(address, name, Identities()))
        if choices:
            code = loop.run_until_complete(visit.open_table(**choices))
        catalogue = screen.catalogue
        session = loop.run_until_complete(enter(Session(visit, code, PATIENCE, catalogue.lang, catalogue.skin)))
        table = TableScreen(screen, session, loop)
        try:
            table.run(name or catalogue.say("play-guest"), watch)
        except EOFError:
            table.leave()
            screen.show()
            screen.say("join-input-ended", "yellow")
        except LeaveGame:
            table.leave()
            screen.say("join-left", "yellow")
        finally:
            loop.run_until_complete(session.__aexit__(None, None, None))
    except Refusal as refusal:
        complain(refusal.sentence)
        raise typer.Exit(FAILED) from None
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


async def enter(session: Session) -> Session:
    return await session.__aenter__()
