"""Who sits at the table and by which options, from what was asked for on the command line."""

from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import typer

from clickbang.bots.levels import apart, level_of, settled_bot
from clickbang.bots.style import STYLE_NAMES
from clickbang.cli.errors import BAD_NAME, DECK_BY_OPTION, NOT_AN_OPTION, TOO_MANY_BOTS, TWO_DECKS
from clickbang.core.errors import OptionError
from clickbang.core.game import Game
from clickbang.core.lookup.sources import divided, is_source
from clickbang.core.parts.decks import read_file
from clickbang.text.catalogue import Catalogue
from clickbang.text.typed import meanings

LONGEST_NAME = 20
USUAL_SEATS = 4
DECK_FILE = ".toml"
BOT_NAMES = (
    "Ada", "Basil", "Cleo", "Dante", "Esme", "Fleur", "Gus", "Hana", "Igor", "June", "Kofi", "Lena", "Milo", "Nora",
    "Otto", "Pia", "Quinn", "Rosa", "Sven", "Tara", "Umar", "Vera", "Wanda", "Xavi", "Yves", "Zora", "Aldo", "Bea",
    "Chloe", "Dora", "Emil", "Frida", "Gina", "Hugo", "Iris", "Jonas",
)  # fmt: skip
"""One more than can be needed, in case the player has the same name."""

Deck = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="A deck of your own, for a game with cards.")]


Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; its rule page lists them."),
]

Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bots",
        "--bot",
        metavar="NAME,…",
        help="Who plays: beginner, casual, sharp, master, or any that clickbang bots lists; sharp:bold in a style; "
        "several as a,b,c.",
        show_default=False,
    ),
]


def read_bots(asked: Sequence[str]) -> list[str]:
    """`NAME` or `NAME,NAME`, one or more. A comma in the name of a file that is there divides nothing."""
    return [level_typed(name) for text in asked for name in ([text] if names_a_file(text) else text.split(","))]


def level_typed(name: str) -> str:
    """The level of bots that somebody has named in any language, and the style; other names as they are."""
    level, colon, style = name.strip().rpartition(":")
    if colon and (style.lower() in meanings("styles") or level.lower() in meanings("levels")):
        return f"{level_typed(level)}:{meanings('styles').get(style.lower(), style)}"
    return meanings("levels").get(name.strip().lower(), name.strip())


def bot_in_words(catalogue: Catalogue, game: Game, bot: str) -> str:
    """The level of a bot, and its style if one was chosen; one without a level is called by its name."""
    level, (name, style) = level_of(bot, game), apart(bot, game)
    called = catalogue.say(f"level-{level}") if level else name
    return f"{called}, {catalogue.say(f'style-{style}')}" if style in STYLE_NAMES else called


def names_a_file(text: str) -> bool:
    """Whether this is one FILE.py:NAME."""
    return is_source(text) and Path(divided(text)[0]).is_file() and divided(text)[1].isidentifier()


def chosen_bots(asked: Sequence[str] | None, game: Game) -> list[str]:
    """The bots' own names, of those that were asked for."""
    return [settled_bot(name, game) for name in read_bots(asked or [])]


def usual_seats(game: Game) -> int:
    """How many play where nobody says how many."""
    return min(max(USUAL_SEATS, game.least_seats), game.most_seats)


def fill_seats(bots: Sequence[str], seats: int) -> list[str]:
    """The bots beside the player: those asked for, over and over until the table is full."""
    room = seats - 1
    if len(bots) > room:
        raise OptionError(TOO_MANY_BOTS, seats=seats, room=room, bots=len(bots))
    return list(islice(cycle(bots), room))


def read_options(texts: Sequence[str], deck: Path | None, game: Game) -> dict[str, str]:
    """`NAME=VALUE`, one or more; and a deck from a file."""
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(NOT_AN_OPTION, text=text)
        options[name.strip()] = value.strip()
    if options.get("deck", "").endswith(DECK_FILE):
        raise OptionError(DECK_BY_OPTION, file=options["deck"])
    if deck is not None:
        if "deck" in options:
            raise OptionError(TWO_DECKS)
        options["deck"] = text = read_file(deck)
        for option in game.options:
            if option.name == "deck" and option.from_file is not None:
                options["deck"] = option.from_file(text)
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
