"""Bots by name: the built-in ones of a game, those that installed packages bring along, and one's own.

A package brings bots along with entry points in the group `clickbang.bots`: `clever = "my_package.bots:Clever"`.
"""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from clickbang.bots.battleroyal.naive import NaiveBot as NaiveBattleRoyal
from clickbang.bots.battleroyal.shrewd import ShrewdBot as ShrewdBattleRoyal
from clickbang.bots.bot import Bot
from clickbang.bots.bulletbucks.naive import NaiveBot as NaiveBulletbucks
from clickbang.bots.bulletbucks.shrewd import ShrewdBot as ShrewdBulletbucks
from clickbang.bots.championship.naive import NaiveBot as NaiveChampionship
from clickbang.bots.championship.shrewd import ShrewdBot as ShrewdChampionship
from clickbang.bots.errors import (
    CANNOT_BE_MADE,
    CANNOT_IMPORT,
    NO_SUCH_BOT,
    NO_SUCH_CLASS,
    NO_SUCH_FILE,
    NOT_A_BOT,
    BotError,
)
from clickbang.bots.random_bot import RandomBot
from clickbang.bots.report import what_was_raised
from clickbang.core.game import Game

ENTRY_POINTS = "clickbang.bots"

FOR_ANY_GAME: dict[str, type[Bot]] = {"random": RandomBot}
FOR_ONE_GAME: dict[str, dict[str, type[Bot]]] = {
    "battleroyal": {"naive": NaiveBattleRoyal, "shrewd": ShrewdBattleRoyal},
    "bulletbucks": {"naive": NaiveBulletbucks, "shrewd": ShrewdBulletbucks},
    "championship": {"naive": NaiveChampionship, "shrewd": ShrewdChampionship},
}


def built_in_bots(game: Game) -> dict[str, type[Bot]]:
    """The bots that come with Clickbang for this game."""
    return {**FOR_ANY_GAME, **FOR_ONE_GAME.get(game.name, {})}


def packaged_bots() -> dict[str, EntryPoint]:
    """The bots that other packages bring along, not yet imported."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def make_bot(name: str, game: Game) -> Bot:
    """A new bot of this name."""
    return bot_maker(name, game)()


def bot_maker(name: str, game: Game) -> Callable[[], Bot]:
    """What makes new bots of this name, one after another."""
    kind = find_bot(name, game)

    def make() -> Bot:
        try:
            return kind()
        except (Exception, SystemExit) as error:
            raise BotError(CANNOT_BE_MADE, name=name, why=what_was_raised(error)) from None

    return make


def find_bot(name: str, game: Game) -> type[Bot]:
    """The class of the bot with this name, or an error that says what is wrong with it."""
    built_in = built_in_bots(game)
    if name in built_in:
        return built_in[name]
    place = name
    if ":" not in name and not name.endswith(".py"):
        packaged = packaged_bots()
        if name not in packaged:
            raise BotError(NO_SUCH_BOT, name=name, game=game.name, bots=", ".join([*built_in, *packaged]))
        place = packaged[name].value
    source, colon, class_name = place.rpartition(":")
    if not colon:
        source, class_name = place, ""
    module = import_file(Path(source)) if source.endswith(".py") else import_module(source)
    return class_in(module, class_name, source)


def import_module(name: str) -> ModuleType:
    """A module that is installed, or on PYTHONPATH."""
    try:
        return importlib.import_module(name)
    except (Exception, SystemExit) as error:
        raise BotError(CANNOT_IMPORT, source=repr(name), why=what_was_raised(error)) from None


def import_file(path: Path) -> ModuleType:
    """A file, once; it may import its neighbours, as a script may."""
    if not path.is_file():
        raise BotError(NO_SUCH_FILE, file=path)
    path = path.resolve()
    name = f"{path.stem}_{hashlib.sha256(bytes(path)).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BotError(CANNOT_IMPORT, source=path.name, why=what_was_raised(error)) from None
    return module


def class_in(module: ModuleType, name: str, source: str) -> type[Bot]:
    """The bot of this name in a module."""
    found = getattr(module, name, None)
    if found is None:
        own = [kind for kind in vars(module).values() if is_bot(kind) and kind.__module__ == module.__name__]
        bots = ", ".join(f"{source}:{kind.__name__}" for kind in own) or "none"
        raise BotError(NO_SUCH_CLASS, name=name, source=source, bots=bots)
    if not is_bot(found):
        raise BotError(NOT_A_BOT, name=name, source=source)
    kind: type[Bot] = found
    return kind


def is_bot(thing: object) -> bool:
    """Whether this is a class of bots."""
    return inspect.isclass(thing) and issubclass(thing, Bot) and thing is not Bot
