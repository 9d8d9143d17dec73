"""Every way in which a table can be set up."""

from itertools import product

from clickbang.core.game import Game


def every_choice(game: Game) -> list[dict[str, str]]:
    """Every combination of a game's options."""
    names = [option.name for option in game.options]
    return [dict(zip(names, values, strict=True)) for values in product(*[option.values for option in game.options])]
