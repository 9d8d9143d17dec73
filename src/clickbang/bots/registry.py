"""Bots by name: the built-in ones of a game, those that installed packages bring along, and one's own.

A package brings bots along with entry points in the group `clickbang.bots`: `clever = "my_package.bots:Clever"`.
"""

import inspect
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from clickbang.bots import errors
from clickbang.bots.bot import Bot
from clickbang.bots.errors import BotError
from clickbang.bots.lesson_bot import LESSON_BOT, LessonBot
from clickbang.bots.levels import apart, counted_apart, has_style, is_own, names_for_people, settled_bot
from clickbang.bots.pace import Searching
from clickbang.bots.random_bot import RandomBot
from clickbang.bots.search.budget import Budget
from clickbang.bots.search.search_bot import SEARCH_BOT, SearchBot
from clickbang.bots.style import DRAWN, STYLE_NAMES
from clickbang.core.game import Game
from clickbang.core.lookup.meant import close_to
from clickbang.core.lookup.report import what_was_raised
from clickbang.core.lookup.sources import divided, is_source, module_or_refusal

ENTRY_POINTS = "clickbang.bots"

FOR_ANY_GAME: dict[str, type[Bot]] = {"random": RandomBot}


def built_in_bots(game: Game) -> dict[str, type[Bot]]:
    """The bots that come with Clickbang and with this game, the strongest last."""
    return {**FOR_ANY_GAME, **{name: game.part(part) for name, part in game.bots.items()}}


def usual_bot(game: Game) -> str:
    """Who plays where nobody says who, and for whoever leaves: the strongest, unless the game names another."""
    return game.usual or [*FOR_ANY_GAME, *game.bots][-1]


def welcoming_bot(game: Game) -> str:
    """Who plays against somebody who is new here."""
    return game.welcome or usual_bot(game)


def packaged_bots() -> dict[str, EntryPoint]:
    """The bots that other packages bring along, not yet imported."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def make_bot(name: str, game: Game) -> Bot:
    """A new bot of this name."""
    return bot_maker(name, game)()


def bot_maker(name: str, game: Game) -> Callable[[], Bot]:
    """What makes new bots of this name, one after another; `master@500` imagines 500 games for an answer."""
    kind = find_bot(name, game)
    named, _, playouts = counted_apart(name)
    manner = apart(named, game)[1]

    def make() -> Bot:
        try:
            bot = kind()
        except (Exception, SystemExit) as error:
            raise BotError(errors.CANNOT_BE_MADE, name=name, why=what_was_raised(error)) from None
        if manner:
            bot.manner = manner
        if playouts:
            if not isinstance(bot, Searching) or int(playouts) == 0:
                raise BotError(errors.NO_PLAYOUTS, name=name)
            bot.budget = Budget(playouts=int(playouts))
        return bot

    return make


def find_bot(name: str, game: Game) -> type[Bot]:
    """The class of the bot with this name, or an error that says what is wrong with it."""
    built_in = built_in_bots(game)
    name = counted_apart(name)[0]
    settled = apart(settled_bot(name, game), game)[0]
    if not has_style(name, game):
        styles = [*STYLE_NAMES, DRAWN] if settled in game.styled or is_own(settled) else []
        typed = apart(name, game)[1]
        raise BotError(
            errors.NO_SUCH_STYLE, name=name, styles=", ".join(styles) or "none", meant=close_to(typed, styles)
        )
    if settled in built_in:
        return built_in[settled]
    if name == LESSON_BOT and game.lesson is not None:
        return LessonBot
    if name == SEARCH_BOT:
        return SearchBot
    place = settled
    if not is_source(settled) or divided(settled)[1] in (*STYLE_NAMES, DRAWN):
        packaged = packaged_bots()
        if name not in packaged:
            name, known = name.partition(":")[0], [*names_for_people(game), *packaged]
            raise BotError(
                errors.NO_SUCH_BOT, name=name, game=game.name, bots=", ".join(known), meant=close_to(name, known)
            )
        place = packaged[name].value
    source, class_name = divided(place)
    called = Path(source).name if source.endswith(".py") else repr(source)
    module = module_or_refusal(source, called, BotError, errors.NO_SUCH_FILE, errors.CANNOT_IMPORT)
    return class_in(module, class_name, source)


def class_in(module: ModuleType, name: str, source: str) -> type[Bot]:
    """The bot of this name in a module."""
    found = getattr(module, name, None)
    if found is None:
        own = [kind for kind in vars(module).values() if is_bot(kind) and kind.__module__ == module.__name__]
        names = [kind.__name__ for kind in own]
        bots = ", ".join(f"{source}:{own_name}" for own_name in names) or "none"
        fault = errors.NO_SUCH_CLASS if name else errors.WHICH_CLASS
        raise BotError(fault, name=name, source=source, bots=bots, meant=close_to(name, names))
    if not is_bot(found):
        raise BotError(errors.NOT_A_BOT, name=name, source=source)
    kind: type[Bot] = found
    return kind


def is_bot(thing: object) -> bool:
    """Whether this is a class of bots."""
    return inspect.isclass(thing) and issubclass(thing, Bot) and thing is not Bot
