"""How strong bots are, in plain words for people; who writes bots, records and tables know them by their own names."""

from clickbang.core.game import Game

PLAIN = {"easy": "random", "sensible": "naive", "sharp": "shrewd"}
"""Who plays at each level, in a game that has such a bot; the first is there for any game."""
FRIENDLY = "friendly"
"""Who plays against somebody who is new to a game, where that is none of the others."""


def levels(game: Game) -> dict[str, str]:
    """The levels of a game with the names of their bots, in the order in which it lists these."""
    words = {bot: word for word, bot in PLAIN.items()}
    if game.welcome:
        words.setdefault(game.welcome, FRIENDLY)
    return {words[bot]: bot for bot in (PLAIN["easy"], *game.bots) if bot in words}


def settled_bot(name: str, game: Game) -> str:
    """The bot's own name, whether it is called by that or by its level; what a game calls its own bots comes first."""
    return name if name in game.bots else levels(game).get(name, name)


def level_of(bot: str, game: Game) -> str:
    """The level of a bot; nothing for one that has none."""
    return next((word for word, name in levels(game).items() if name == bot and word not in game.bots), "")


def names_for_people(game: Game) -> list[str]:
    """What the built-in bots can be called: the plain words first."""
    return list(dict.fromkeys([*levels(game), PLAIN["easy"], *game.bots]))
