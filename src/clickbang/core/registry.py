"""The games, by name.

A game is found by its key, which is the name of its folder in `clickbang.games` or of an entry point in the group of
that name (`mygame = "my_package:MY_GAME"`), or as FILE.py:NAME or MODULE:NAME. None is imported before it is asked for.
"""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points

from clickbang.core.errors import NO_SUCH_GAME, OptionError
from clickbang.core.game import Game
from clickbang.core.lookup.meant import close_to
from clickbang.core.lookup.registry_errors import (
    GAME_CANNOT_IMPORT,
    NO_SUCH_GAME_FILE,
    NO_SUCH_NAME,
    NOT_A_GAME,
    OTHER_GAME,
    OTHER_KEY,
    WHICH_NAME,
)
from clickbang.core.lookup.sources import divided, is_source, module_or_refusal

FOLDER = "clickbang.games"
"""The package in which every folder is a game; also the group of the entry points."""


class Games(Mapping[str, Game]):
    """Every game by its key. A look-up imports the one that is wanted; listing them imports all."""

    def __init__(self) -> None:
        self.loaded: dict[str, Game] = {}
        """By key."""
        self.named: dict[str, Game] = {}
        """By the place at which somebody said that it is."""
        self._places: dict[str, str] = {}

    @property
    def places(self) -> dict[str, str]:
        """Where each game is, by its key: MODULE:NAME."""
        if not self._places:
            self._places = {point.name: point.value for point in entry_points(group=FOLDER)}
            for found in pkgutil.iter_modules(importlib.import_module(FOLDER).__path__):
                self._places[found.name] = f"{FOLDER}.{found.name}:{found.name.upper()}"
        return self._places

    def __getitem__(self, key: str) -> Game:
        found = self.loaded.get(key)
        if found is None:
            found = game_at(self.places[key])
            if found.name != key:
                raise OptionError(OTHER_KEY, source=self.places[key], name=found.name, announced=key)
            self.loaded[key] = found
        return found

    def __contains__(self, key: object) -> bool:
        return key in self.loaded or key in self.places

    def __iter__(self) -> Iterator[str]:
        games = [self[key] for key in [*self.places, *self.loaded]]
        return iter(dict.fromkeys(game.name for game in sorted(games, key=lambda game: (game.place, game.name))))

    def __len__(self) -> int:
        return len(self.places.keys() | self.loaded.keys())

    def at(self, place: str) -> Game:
        """The game at FILE.py:NAME or MODULE:NAME."""
        if place not in self.named:
            found = game_at(place)
            known = self.loaded.get(found.name)
            if found.name in self.places or (known is not None and known is not found):
                raise OptionError(OTHER_GAME, source=place, name=found.name)
            self.named[place] = self.loaded[found.name] = found
        return self.named[place]


GAMES = Games()


def find_game(key: str) -> Game:
    """The game of this key, or an error that lists the keys. Nothing is imported but games that are known."""
    if key not in GAMES:
        raise OptionError(NO_SUCH_GAME, name=key, games=", ".join(GAMES), meant=close_to(key, GAMES))
    return GAMES[key]


def game_named(name: str) -> Game:
    """The game that somebody at the keyboard names: by its key, or FILE.py:NAME or MODULE:NAME, which is imported."""
    return GAMES.at(name) if is_source(name) and name not in GAMES else find_game(name)


def game_at(place: str) -> Game:
    """What is declared at FILE.py:NAME or MODULE:NAME."""
    source, name = divided(place)
    module = module_or_refusal(source, source, OptionError, NO_SUCH_GAME_FILE, GAME_CANNOT_IMPORT)
    found = getattr(module, name, None)
    if found is None:
        own = [one for one, value in vars(module).items() if isinstance(value, Game)]
        games = ", ".join(f"{source}:{one}" for one in own) or "none"
        fault = NO_SUCH_NAME if name else WHICH_NAME
        raise OptionError(fault, name=name, source=source, games=games, meant=close_to(name, own))
    if not isinstance(found, Game):
        raise OptionError(NOT_A_GAME, name=name, source=source)
    return found
