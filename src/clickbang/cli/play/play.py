"""clickbang play"""

import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from clickbang.bots.bot import Bot
from clickbang.bots.levels import as_drawn
from clickbang.bots.match import SIT, seat_bot
from clickbang.bots.pace import keep_pace
from clickbang.bots.referee import Foul, attempt
from clickbang.bots.registry import make_bot, welcoming_bot
from clickbang.cli.games import Game
from clickbang.cli.language import Lang, Skin, chosen_words
from clickbang.cli.play.play_game import PlayGame
from clickbang.cli.play.play_input import LeaveGame, PlayInput, echo, is_leaving, is_no, is_yes, read_line
from clickbang.cli.play.play_setup import (
    USUAL_SEATS,
    Bots,
    Deck,
    Options,
    bot_in_words,
    chosen_bots,
    fill_seats,
    names_at_table,
    read_options,
)
from clickbang.cli.screen import Screen
from clickbang.core.chance import Seeded
from clickbang.core.game import Game as Rules
from clickbang.core.registry import game_named
from clickbang.core.seeds import PLAY, stream_seed
from clickbang.core.sitting import Sitting, Watcher
from clickbang.records import Recorder
from clickbang.text.general import about, title
from clickbang.text.rulebook import rule_ids

INTERRUPTED = 130
MOST_NAMED = 11
"""More people than that are welcomed as so many of each kind."""
PATIENCE = 2.0
"""Seconds that a bot may search for an answer; compiled, none needs as many."""


def play(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="How many play, you included.", show_default="4")] = None,
    bots: Bots = None,
    name: Annotated[str | None, typer.Option(help="What the others call you.", show_default="Guest")] = None,
    option: Options = None,
    deck: Deck = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=2**62, help="The same seed brings the same luck.", show_default="new")
    ] = None,
    record: Annotated[Path | None, typer.Option(help="A new file for the record of the game.")] = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses and no animation.")] = False,
    lang: Lang = None,
    skin: Skin = "classic",
) -> None:
    """Play a game against bots in the terminal.

    At every question ? explains what is asked, and nothing is sealed before you have looked at it twice. Where you name
    no bots, those play who are kind to a newcomer; --bots sharp brings tougher ones.

    [dim]Examples:[/]

      clickbang play

      clickbang play GAME --seats 5 --skin gentle

      clickbang play --bots sharp:bold,beginner --record game.jsonl

      clickbang play --option OPTION --lang fr

      clickbang play GAME --deck my_deck.toml

      clickbang play GAME --seats 12

      clickbang play my_game.py:MY_GAME
    """
    chosen = game_named(game)
    options = read_options(option or [], deck, chosen)
    asked = chosen_bots(bots, chosen) or [welcoming_bot(chosen)]
    seats = max(USUAL_SEATS, len(asked) + 1) if seats is None else seats
    chosen.table(seats, options)  # whatever is wrong with the table is said before a file is written
    bot_names = fill_seats(asked, seats)
    players = [make_bot(as_drawn(bot_name, chosen), chosen) for bot_name in bot_names]
    for player in players:
        keep_pace(player, PATIENCE)
    screen = Screen(chosen_words(lang, skin), fast)
    screen.names = names_at_table(screen.catalogue.say("play-guest") if name is None else name, len(players))
    seed = secrets.randbits(62) if seed is None else seed
    lively = screen.lively
    try:
        for number in count():
            with recording(chosen, numbered(record, number), screen.names) as watchers:
                if number == 0:
                    welcome(screen, chosen, bot_names)
                luck = Seeded(stream_seed(seed, number, PLAY))
                sitting = Sitting(chosen, seats, options, luck, watchers)
                with echo(on=not screen.lively):
                    PlayGame(screen, sitting, players, sit_down(players, seed, number)).run()
                screen.lively = lively  # whoever was out has watched the rest without pauses
            if not wants_another(screen):
                break
    except EOFError:
        screen.show()
        screen.say("play-input-ended", "yellow")
    except LeaveGame:
        screen.say("play-left", "yellow")
        raise typer.Exit(INTERRUPTED) from None


def welcome(screen: Screen, game: Rules, bot_names: Sequence[str]) -> None:
    """What this is, and who is here."""
    kinds = [bot_in_words(screen.catalogue, game, bot) for bot in bot_names]
    people = [f"{name} ({kind})" for name, kind in zip(screen.names[1:], kinds, strict=True)]
    if len(people) > MOST_NAMED:
        people = [f"{many} × {kind}" for kind, many in Counter(kinds).items()]
    screen.show(screen.paint(title(screen.catalogue, game), "bold green"))
    screen.show(screen.paint(about(screen.catalogue, game), "italic"))
    screen.say("play-welcome", people=screen.catalogue.listed(people))
    if rule_ids(game.name):
        screen.say("play-keys", "dim", rule=f"{game.prefix}-7")
    else:
        screen.say("play-keys-no-rules", "dim")


def sit_down(bots: Sequence[Bot], seed: int, number: int) -> list[Foul]:
    """Give every bot its seat beside the player; what went wrong with that."""
    tried = [
        attempt(partial(seat_bot, bot, seat, seed, number), bot, seat, SIT, None) for seat, bot in enumerate(bots, 1)
    ]
    return [foul for _, foul in tried if foul is not None]


def wants_another(screen: Screen) -> bool:
    """Whether the player wants another game."""
    PlayInput(screen).forget_typed_ahead()
    while True:
        screen.say("play-again", "bold yellow")
        try:
            typed = read_line()
        except (EOFError, KeyboardInterrupt):
            screen.show()
            return False
        if not typed or is_yes(typed):
            return True
        if is_no(typed) or is_leaving(typed):
            return False
        screen.say("play-again-unclear", "red", typed=typed)


def numbered(record: Path | None, number: int) -> Path | None:
    """The file for the next game: game.jsonl, game-2.jsonl, game-3.jsonl."""
    return record if record is None or number == 0 else record.with_stem(f"{record.stem}-{number + 1}")


@contextmanager
def recording(game: Rules, record: Path | None, names: Sequence[str]) -> Iterator[list[Watcher]]:
    """Write a record, and its last line too when the player leaves; never over a file that is already there."""
    if record is None:
        yield []
        return
    with record.open("x", encoding="utf-8", buffering=1) as out:
        recorder = Recorder(game, out, names)
        try:
            yield [recorder]
        finally:
            recorder.close()
