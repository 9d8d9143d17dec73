"""The Fluent files taken apart: which messages there are, and which parameters each needs."""

from functools import cache

from fluent.syntax import ast

from clickbang.checks.kinds.messages import References
from clickbang.games import GAMES
from clickbang.text import LANGUAGES, SKINS, Catalogue

VARIANTS = [(lang, skin) for lang in LANGUAGES for skin in SKINS]


@cache
def catalogue(lang: str, skin: str = "classic") -> Catalogue:
    whole = Catalogue(lang, skin)
    for game in GAMES:
        whole.learn(game)
    return whole


@cache
def patterns(lang: str, skin: str = "classic") -> dict[str, ast.Pattern]:
    """Every message and every part of one, by key."""
    found = {}
    for name, message in catalogue(lang, skin).bundle._messages.items():
        if message.value is not None:
            found[name] = message.value
        for part in message.attributes:
            found[f"{name}.{part.id.name}"] = part.value
    return found


def references(key: str, lang: str, skin: str = "classic") -> References:
    found = References()
    found.visit(patterns(lang, skin)[key])
    return found


def params(key: str, lang: str, skin: str = "classic") -> set[str]:
    """All parameters that a message needs, with those of the messages it is made of."""
    own = references(key, lang, skin)
    return own.params.union(*(params(name, lang, skin) for name in own.messages))
