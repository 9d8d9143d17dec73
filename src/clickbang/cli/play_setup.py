"""Who sits at the table and by which options, from what was asked for on the command line."""

from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import typer

from clickbang.bots.registry import built_in_bots
from clickbang.cli.errors import BAD_NAME, NOT_AN_OPTION, NOT_PLAYABLE_YET, TOO_MANY_BOTS, TWO_DECKS
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.games import GAMES, find_game
from clickbang.games.championship.deck import deck_from_toml
from clickbang.games.championship.deck_errors import NOT_TEXT
from clickbang.text.rulebook import RULEBOOKS

LONGEST_NAME = 20
USUAL_SEATS = 4
USUAL_BOT = "shrewd"
BOT_NAMES = ("Ada", "Basil", "Cleo", "Dante", "Esme", "Fleur")
"""One more than can be needed, in case the player has the same name."""

Deck = Annotated[
    Path | None, typer.Option("--deck", metavar="FILE", help="A deck of your own, for a game with action cards.")
]


def game_to_play(name: str) -> Game:
    """The game, or why it cannot be played."""
    if name in RULEBOOKS and name not in GAMES:
        raise OptionError(NOT_PLAYABLE_YET, game=name)
    return find_game(name)


def read_bots(asked: Sequence[str], game: Game) -> list[str]:
    """`NAME` or `NAME,NAME`, one or more; without any, the one that plays well."""
    usual = USUAL_BOT if USUAL_BOT in built_in_bots(game) else "random"
    return [name.strip() for names in asked for name in names.split(",")] or [usual]


def fill_seats(bots: Sequence[str], seats: int) -> list[str]:
    """The bots beside the player: those asked for, over and over until the table is full."""
    room = seats - 1
    if len(bots) > room:
        raise OptionError(TOO_MANY_BOTS, seats=seats, room=room, bots=len(bots))
    return list(islice(cycle(bots), room))


def read_options(texts: Sequence[str], deck: Path | None) -> dict[str, str]:
    """`NAME=VALUE`, one or more; and a deck from a file."""
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(NOT_AN_OPTION, text=text)
        options[name.strip()] = value.strip()
    if deck is not None:
        if "deck" in options:
            raise OptionError(TWO_DECKS)
        try:
            options["deck"] = deck_from_toml(deck.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise OptionError(NOT_TEXT) from None
    return options


def names_at_table(own: str, bots: int) -> list[str]:
    """The player's name and the bots', all different."""
    own = shown_name(own)
    if not own or len(own) > LONGEST_NAME:
        raise OptionError(BAD_NAME, most=LONGEST_NAME)
    others = [name for name in BOT_NAMES if name.casefold() != own.casefold()]
    return [own, *others[:bots]]


def shown_name(name: str) -> str:
    """A name on one line, without anything that a terminal would obey."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())
