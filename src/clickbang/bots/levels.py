"""How strong bots are, in plain words for people; who writes bots, records and tables know them by their own names."""

from collections.abc import Iterable

from clickbang.bots.style import DRAWN, STYLE_NAMES
from clickbang.core.game import Game
from clickbang.core.lookup.sources import divided

RANDOM = "random"
"""Plays any game."""
LADDER = {"beginner": ("beginner",), "casual": ("casual", "naive"), "sharp": ("shrewd",), "master": ("master",)}
"""Who plays at each level: the first of these that a game has, if any, the weakest first."""
FRIENDLY = "friendly"
"""Who plays against somebody who is new to a game, where that is none of the others."""
FORMER = {"easy": ("beginner", RANDOM), "sensible": ("casual",)}
"""What levels were called before: the first of these that a game has."""

MOST_DIGITS = 9
"""Of a number of playouts: nobody waits for more."""


def levels(game: Game) -> dict[str, str]:
    """The levels of a game with the names of their bots, in the order in which it lists these."""
    words = {RANDOM: RANDOM}
    for word, candidates in LADDER.items():
        words.update([(bot, word) for bot in candidates if bot in game.bots][:1])
    if game.welcome:
        words.setdefault(game.welcome, FRIENDLY)
    return {words[bot]: bot for bot in (RANDOM, *game.bots) if bot in words}


def settled_bot(name: str, game: Game) -> str:
    """The bot's own name, whether it is called by that or by its level; what a game calls its own bots comes first.

    A style behind a colon and a number of playouts stay where they are: `sharp:bold` is `shrewd:bold`.
    """
    bot, at, playouts = counted_apart(name)
    base, style = apart(bot, game)
    return f"{with_manner(settled_base(base, game), style)}{at}{playouts}"


def counted_apart(name: str) -> tuple[str, str, str]:
    """`master@500` in its parts: a bot that searches, and how many games it imagines for an answer."""
    bot, at, playouts = name.rpartition("@")
    is_number = playouts.isascii() and playouts.isdecimal() and len(playouts) <= MOST_DIGITS
    return (bot, at, playouts) if is_number else (name, "", "")


def settled_base(name: str, game: Game) -> str:
    if name in game.bots:
        return name
    known = levels(game)
    for word in (name, *FORMER.get(name, ())):
        if word in known:
            return known[word]
    return name


def apart(name: str, game: Game) -> tuple[str, str]:
    """A bot and its style; the second is empty where none is named. FILE.py:CLASS is one's own, and left whole."""
    base, colon, style = name.rpartition(":")
    is_bot = settled_base(base, game) in (RANDOM, *game.bots) or is_own(base)
    return (base, style) if colon and is_bot else (name, "")


def is_own(name: str) -> bool:
    """Whether this names a class of somebody's own."""
    return divided(name)[1].isidentifier()


def with_manner(bot: str, style: str) -> str:
    """The name of a bot that plays in this style."""
    return f"{bot}:{style}" if style else bot


def has_style(name: str, game: Game) -> bool:
    """Whether this is no bot in a style that there is not, or that it has not; one's own may have any."""
    bot, style = apart(settled_bot(name, game), game)
    return style in ("", DRAWN, *STYLE_NAMES) and (not style or bot in game.styled or is_own(bot))


def as_drawn(name: str, game: Game) -> str:
    """How a bot sits down at a table with people: in any of its styles, unless one was chosen."""
    bot, style = apart(settled_bot(name, game), game)
    return with_manner(bot, style or (DRAWN if bot in game.styled else ""))


def level_of(bot: str, game: Game) -> str:
    """The level of a bot, its style aside; nothing for one that has none."""
    name = apart(bot, game)[0]
    words = [word for word, own in levels(game).items() if own == name]
    return next((word for word in words if word == name or word not in game.bots), "")


def own_names(bots: Iterable[str], game: Game) -> dict[str, str]:
    """Of these bots those whose level has another name, by that: `{"sharp": "shrewd"}`."""
    found = {level_of(bot, game): apart(bot, game)[0] for bot in bots}
    return {level: bot for level, bot in found.items() if level not in ("", bot)}


def names_for_people(game: Game) -> list[str]:
    """What the built-in bots can be called: the plain words first."""
    return list(dict.fromkeys([*levels(game), RANDOM, *game.bots]))


def offered_bots(game: Game) -> list[str]:
    """Whom people can choose from: all but those whose level another one has."""
    known = levels(game).values()
    aside = [bot for candidates in LADDER.values() for bot in candidates if bot not in known]
    return [bot for bot in (RANDOM, *game.bots) if bot not in aside]
