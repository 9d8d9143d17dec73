"""The games in OpenSpiel: import this, and `pyspiel.load_game("clickbang_bulletbucks(players=4)")` finds them."""

from clickbang.research.extra import missing_extra

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from missing

from clickbang.core.game import Game
from clickbang.core.registry import GAMES
from clickbang.research.open_spiel.game import SpielGame, spiel_type
from clickbang.research.open_spiel.parameters import opening_of

__all__ = ["SpielGame", "opening_of", "register"]


def register(rules: Game) -> None:
    """Let OpenSpiel know a game, in both forms; one's own too."""
    for together in (False, True):
        kind = spiel_type(rules, together)
        if kind.short_name not in pyspiel.registered_names():
            # a class, as OpenSpiel's own games: it still holds it when Python is gone, and anything else would be freed
            made = type(kind.short_name, (SpielGame,), {"rules": rules, "together": together})
            pyspiel.register_game(kind, made)


for key in GAMES:
    register(GAMES[key])
