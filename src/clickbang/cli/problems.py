"""What went wrong, in one line on stderr."""

from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from clickbang.cli.errors import NOT_A_NUMBER, NOT_UNDERSTOOD, NOT_WHOLE, TOO_LARGE, TOO_SMALL
from clickbang.cli.language import chosen_language
from clickbang.core.errors import ClickbangError, OptionError
from clickbang.text import Catalogue

NUMBERS = {
    "int_parsing": NOT_WHOLE,
    "int_from_float": NOT_WHOLE,
    "float_parsing": NOT_A_NUMBER,
    "greater_than_equal": TOO_SMALL,
    "less_than_equal": TOO_LARGE,
}


def complain(sentence: str) -> None:
    """One line on stderr."""
    Console(stderr=True).print(Text(f"clickbang: {sentence}", "red"), soft_wrap=True)


def in_words(error: ClickbangError | OSError, ctx: typer.Context) -> str:
    """What was refused, in the language of this run of the command."""
    catalogue = Catalogue(chosen_language(ctx))
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
        case FileNotFoundError():
            return catalogue.say("problem-missing", file=file)
        case IsADirectoryError():
            return catalogue.say("problem-folder", file=file)
        case FileExistsError():
            return catalogue.say("problem-exists", file=file)
        case PermissionError():
            return catalogue.say("problem-forbidden", file=file)
    return catalogue.say("problem-other", file=file, why=str(error.strerror))
