"""clickbang tournament"""

import secrets
import time
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from clickbang.arena.errors import BAD_SEATS, PAGE_FORMAT
from clickbang.arena.tournament.tournament import ROUND_ROBIN, SWISS, TournamentSetup, play_tournament
from clickbang.bots.registry import built_in_bots
from clickbang.cli.arena.bots import say_levels
from clickbang.cli.arena.crews import check_crew, crew_at
from clickbang.cli.arena.simulate_progress import counted
from clickbang.cli.arena.tournament_page import tournament_page
from clickbang.cli.arena.tournament_report import report
from clickbang.cli.games import KINDS_OF_NAMES
from clickbang.cli.play.play_setup import Bots, Deck, Options, chosen_bots, read_options, usual_seats
from clickbang.cli.results import check_page, print_json, write_page
from clickbang.cli.shared_options import Jobs, Json, Ray, Seed, TimeLimit
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.core.registry import game_named


class System(StrEnum):
    """How a tournament is held."""

    ROUND_ROBIN = ROUND_ROBIN
    SWISS = SWISS


def tournament(
    game: Annotated[str, typer.Argument(help=f"The game to play: {KINDS_OF_NAMES}.")],
    bots: Bots = None,
    seats: Annotated[
        str | None, typer.Option(metavar="N,…", help="How many play: 4, or 2,4,6, or 2-8, or all.", show_default="4")
    ] = None,
    system: Annotated[System, typer.Option(help="Everybody against everybody, or Swiss rounds.")] = System.ROUND_ROBIN,
    rounds: Annotated[
        int, typer.Option(metavar="N", min=0, help="Rounds of Swiss.", show_default="enough to find the best")
    ] = 0,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games a meeting.")] = 100,
    seed: Seed = None,
    jobs: Jobs = None,
    ray: Ray = None,
    option: Options = None,
    deck: Deck = None,
    time_limit: TimeLimit = None,
    json: Json = False,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="A .html file with tables and pictures.")] = None,
) -> None:
    """Let bots meet each other, rate them, and see who beats whom.

    In a round robin each plays alone among copies of each other, in every seat equally often; in Swiss rounds those
    meet who did equally well so far. Bots are named as for simulate; without names all of the game's take part.

    [dim]Examples:[/]

      clickbang tournament GAME --games 200

      clickbang tournament GAME --bots my_bot.py:MyBot,sharp,naive --seats 2-4

      clickbang tournament GAME --system swiss --seats 4 --page result.html --json
    """
    check_crew(jobs, ray)
    chosen = game_named(game)
    named = chosen_bots(bots, chosen) or list(built_in_bots(chosen))
    setup = TournamentSetup(
        game,
        tuple(dict.fromkeys(named)),
        read_seats(seats, chosen),
        games,
        secrets.randbits(32) if seed is None else seed,
        system.value,
        rounds,
        read_options(option or [], deck, chosen),
        time_limit,
    )
    setup.check()
    if page is not None:
        check_page(page, PAGE_FORMAT)
    began = time.perf_counter()
    with crew_at(ray) as crew, counted(setup.all_games(), json) as more:
        found = play_tournament(setup, jobs, more, crew)
    if json:
        print_json(found)
    else:
        report(found, time.perf_counter() - began)
        say_levels(setup.bots, chosen)
    if page is not None:
        write_page(page, tournament_page(found), f"The page is in {page}")


def read_seats(text: str | None, game: Game) -> tuple[int, ...]:
    """Numbers of players, in order: `4`, `2,4,6`, `2-8`, `all`; without any the usual one."""
    if text is None:
        return (usual_seats(game),)
    if text.strip() == "all":
        return tuple(range(game.least_seats, game.most_seats + 1))
    found: set[int] = set()
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or not (last if dash else "1").isdecimal():
            raise OptionError(BAD_SEATS, text=text)
        game.check_seats(int(first))
        game.check_seats(int(last) if dash else int(first))
        found.update(range(int(first), int(last if dash else first) + 1))
    if not found:
        raise OptionError(BAD_SEATS, text=text)
    return tuple(sorted(found))
