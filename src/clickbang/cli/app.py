"""The command as a whole: what it is made of, and how it fails: one clear line, never a traceback."""

import os
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from clickbang.cli.bots import bots
from clickbang.cli.host import host
from clickbang.cli.join import join
from clickbang.cli.language import chosen_language
from clickbang.cli.play import play
from clickbang.cli.replay import replay
from clickbang.cli.rules import rules
from clickbang.cli.serve import serve
from clickbang.cli.simulate import simulate
from clickbang.cli.verify import verify
from clickbang.cli.version import version
from clickbang.client import Refusal
from clickbang.core.errors import ClickbangError, OptionError
from clickbang.text import Catalogue
from clickbang.text.rulebook import RuleError

FAILED = 1
BAD_USAGE = 2


class Commands(TyperGroup):
    """The commands; what one of them refuses is said in a line on stderr."""

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except ClickbangError as error:
            complain(Catalogue(chosen_language(ctx)).error(error))
            raise typer.Exit(BAD_USAGE if isinstance(error, OptionError | RuleError) else FAILED) from None
        except Refusal as refusal:
            complain(refusal.sentence)
            raise typer.Exit(FAILED) from None
        except BrokenPipeError:
            raise
        except OSError as error:
            complain(describe(error, Catalogue(chosen_language(ctx))))
            raise typer.Exit(FAILED) from None


def complain(sentence: str) -> None:
    """One line on stderr."""
    Console(stderr=True).print(Text(f"clickbang: {sentence}", "red"), soft_wrap=True)


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


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Tabletop games of nerve: play them against bots, simulate them, watch them again.",
    epilog="Begin with [bold]clickbang play[/], or read the rules first: [bold]clickbang rules bulletbucks[/].",
)


def show_version(wanted: bool) -> None:
    """What `clickbang version` says."""
    if wanted:
        version()
        raise typer.Exit


@app.callback()
def options(
    _: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """What can be asked of the command itself."""


for command in (play, host, join, serve, replay, verify, rules, simulate, bots, version):
    app.command()(command)


def main() -> None:
    """Run the command."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever called us
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w"))  # noqa: SIM115
        else:  # what a terminal cannot show, or what nobody can read, becomes a question mark
            stream.reconfigure(errors="replace")
    app()
