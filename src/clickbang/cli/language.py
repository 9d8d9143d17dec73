"""Which language and which words the player wants."""

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import typer

from clickbang.cli.errors import NO_SUCH_LANGUAGE, NO_SUCH_SKIN
from clickbang.core.errors import OptionError
from clickbang.core.lookup.meant import close_to
from clickbang.text.catalogue import SKINS, Catalogue
from clickbang.text.languages import FALLBACK, LANGUAGES, SPOKEN


def system_language() -> str:
    """That of the system where it is spoken here, and English where it is not."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            code = os.environ[name].lower().replace("-", "_").partition("_")[0]
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def choose_language(ctx: typer.Context, lang: str | None) -> str:
    """Settle the language, and let the whole command know: errors speak it too."""
    if lang is not None and lang not in LANGUAGES:
        raise OptionError(NO_SUCH_LANGUAGE, lang=lang, languages=", ".join(LANGUAGES), meant=close_to(lang, LANGUAGES))
    ctx.find_root().obj = lang or system_language()
    return chosen_language(ctx)


def language_in(args: Sequence[str]) -> str | None:
    """What is asked for among arguments that could not be read: `--lang fr` or `--lang=fr`."""
    asked = " ".join(args).replace("--lang=", "--lang ").split()
    found = [value for flag, value in pairwise(asked) if flag == "--lang" and value in LANGUAGES]
    return found[-1] if found else None


def choose_skin(skin: str) -> str:
    """One of those that there are."""
    if skin not in SKINS:
        raise OptionError(NO_SUCH_SKIN, skin=skin, skins=", ".join(SKINS), meant=close_to(skin, SKINS))
    return skin


def chosen_language(ctx: typer.Context) -> str:
    """The language of this run of the command."""
    return str(ctx.find_root().obj or system_language())


def chosen_words(lang: str | None, skin: str) -> Catalogue:
    """What the options of that name ask for."""
    return Catalogue(lang or FALLBACK, skin)


def flags_for(catalogue: Catalogue) -> str:
    """What to add to a command so that it speaks as this one does."""
    lang = "" if catalogue.lang == system_language() else f" --lang {catalogue.lang}"
    return lang + ("" if catalogue.skin == SKINS[0] else f" --skin {catalogue.skin}")


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        callback=choose_language,
        is_eager=True,  # so that whatever is wrong with the others is said in it
        help=f"{', '.join(language.name for language in SPOKEN.values())}.",
        show_default="the language of your system",
    ),
]
Skin = Annotated[
    str,
    typer.Option(
        "--skin",
        metavar="|".join(SKINS),
        callback=choose_skin,
        help="Classic words, or gentle ones: party poppers, and nobody dies.",
    ),
]
