"""What the action cards do (WC-24), one effect a file: a new file is found here by itself."""

from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Final

from clickbang.games.championship.deck.effect import Effect
from clickbang.games.championship.rules.player import LASTING

STANDARD = files("clickbang.games.championship.deck").joinpath("deck.toml").read_text(encoding="utf-8")


def found() -> list[Effect]:
    """The EFFECT of every file: in the order of the standard deck, then those that are not in it."""
    modules = [import_module(f"{__name__}.{each.name}") for each in iter_modules(__path__)]
    effects: list[Effect] = [module.EFFECT for module in modules if hasattr(module, "EFFECT")]
    places = {effect.word: STANDARD.find(f'effect = "{effect.word}"') for effect in effects}
    return sorted(effects, key=lambda effect: (places[effect.word] < 0, places[effect.word], effect.word))


EFFECTS: Final = {effect.word: effect for effect in found()}
"""By the word in a deck file."""

for lasting in [effect.lasts for effect in EFFECTS.values() if effect.lasts is not None]:
    lasting.place = len(LASTING)
    LASTING.append(lasting)
