"""Who sits at the table and by which options, from what was asked for on the command line."""

from collections.abc import Sequence
from itertools import cycle, islice

from clickbang.cli.errors import BAD_NAME, NOT_AN_OPTION, NOT_PLAYABLE_YET, TOO_MANY_BOTS
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.games import GAMES, find_game
from clickbang.text.rulebook import RULEBOOKS

LONGEST_NAME = 20
USUAL_SEATS = 4
USUAL_BOT = "shrewd"
BOT_NAMES = ("Ada", "Basil", "Cleo", "Dante", "Esme", "Fleur")
"""One more than can be needed, in case the player has the same name."""


def game_to_play(name: str) -> Game:
    """The game, or why it cannot be played."""
    if name in RULEBOOKS and name not in GAMES:
        raise OptionError(NOT_PLAYABLE_YET, game=name)
    return find_game(name)


def read_bots(asked: Sequence[str]) -> list[str]:
    """`NAME` or `NAME,NAME`, one or more."""
    return [name.strip() for names in asked for name in names.split(",")] or [USUAL_BOT]


def fill_seats(bots: Sequence[str], seats: int) -> list[str]:
    """The bots beside the player: those asked for, over and over until the table is full."""
    room = seats - 1
    if len(bots) > room:
        raise OptionError(TOO_MANY_BOTS, seats=seats, room=room, bots=len(bots))
    return list(islice(cycle(bots), room))


def read_options(texts: Sequence[str]) -> dict[str, str]:
    """`NAME=VALUE`, one or more."""
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(NOT_AN_OPTION, text=text)
        options[name.strip()] = value.strip()
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
