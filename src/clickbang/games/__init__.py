"""The games, by name."""

from clickbang.core.errors import NO_SUCH_GAME, OptionError
from clickbang.core.game import Game
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.games.championship import CHAMPIONSHIP

GAMES: dict[str, Game] = {game.name: game for game in (BULLETBUCKS, CHAMPIONSHIP, BATTLEROYAL)}


def find_game(name: str) -> Game:
    """The game of this name, or an error that lists the names."""
    if name not in GAMES:
        raise OptionError(NO_SUCH_GAME, name=name, games=", ".join(GAMES))
    return GAMES[name]
