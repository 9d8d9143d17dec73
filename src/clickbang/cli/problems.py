"""What went wrong, in one line on stderr."""

import sys
from pathlib import Path
from typing import Any

import typer
from rich.text import Text

from clickbang.bots.errors import NO_SUCH_BOT, NO_SUCH_STYLE, BotError
from clickbang.cli.errors import NOT_A_NUMBER, NOT_UNDERSTOOD, NOT_WHOLE, TOO_LARGE, TOO_SMALL
from clickbang.cli.language import chosen_language
from clickbang.cli.screen import console_on, kept_whole
from clickbang.core.errors import ClickbangError, OptionError
from clickbang.core.lookup.meant import close_to
from clickbang.text import Catalogue
from clickbang.text.printable import printable
from clickbang.text.typed import meanings

NUMBERS = {
    "int_parsing": NOT_WHOLE,
    "int_from_float": NOT_WHOLE,
    "float_parsing": NOT_A_NUMBER,
    "greater_than_equal": TOO_SMALL,
    "less_than_equal": TOO_LARGE,
}

TYPED = {NO_SUCH_BOT: "levels", NO_SUCH_STYLE: "styles"}
"""Names that people may type in any language, which those who find them unknown do not have."""


def complain(sentence: str) -> None:
    """On stderr: at a terminal in lines that break between words, and one line for whoever reads a file."""
    console = console_on(sys.stderr)
    said = kept_whole(f"clickbang: {printable(sentence)}")  # whoever's words it quotes: a file's name, another server's
    console.print(Text(said, "red"), soft_wrap=not console.is_terminal)


def in_words(error: ClickbangError | OSError, ctx: typer.Context) -> str:
    """What was refused, in the language of this run of the command."""
    catalogue = Catalogue(chosen_language(ctx))
    if isinstance(error, BotError) and error.fault in TYPED and not error.meant:
        name = str(error.params["name"]).rpartition(":")[2]
        error.params["meant"] = close_to(name, meanings(TYPED[error.fault]))
    return catalogue.error(error) if isinstance(error, ClickbangError) else describe(error, catalogue)


def reworded(error: typer.BadParameter, ctx: typer.Context) -> None:
    """Say in our own words what is wrong with a number, where a library has found that out."""
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    if found:
        first = found[0]
        fault = NUMBERS.get(first["type"], NOT_UNDERSTOOD)
        error.message = in_words(OptionError(fault, value=first["input"], **first.get("ctx", {})), ctx)


def describe(error: OSError, catalogue: Catalogue) -> str:
    """What the system refused, in a sentence."""
    file = error.filename
    if not file:
        return error.strerror or str(error)
    match error:
        case FileNotFoundError() if not (folder := Path(file).absolute().parent).is_dir():
            return catalogue.say("problem-no-folder", folder=str(folder))
        case FileNotFoundError():
            return catalogue.say("problem-missing", file=file)
        case NotADirectoryError():
            path = Path(file).absolute()
            there = next(place for place in (path, *path.parents) if place.exists())
            return catalogue.say("problem-no-folder-but-file", file=str(there))
        case IsADirectoryError():
            return catalogue.say("problem-folder", file=file)
        case FileExistsError():
            return catalogue.say("problem-exists", file=file)
        case PermissionError():
            return catalogue.say("problem-forbidden", file=file)
    return catalogue.say("problem-other", file=file, why=str(error.strerror))
