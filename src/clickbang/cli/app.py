"""The command as a whole: what it is made of, and how it fails: one clear line, never a traceback."""

import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from clickbang.core.errors import ClickbangError, OptionError

FAILED = 1
BAD_USAGE = 2

COMMANDS = {
    "learn": "play.learn", "play": "play.play", "host": "online.host", "join": "online.join", "serve": "online.serve",
    "migrate": "online.migrate", "admin": "admin.admin", "replay": "records.replay", "review": "records.review",
    "verify": "records.verify",
    "rules": "play.rules", "simulate": "arena.simulate", "tournament": "arena.tournament", "exploit": "arena.exploit",
    "solve": "arena.solve", "train": "arena.train", "design": "authors.design", "check": "authors.check",
    "bots": "arena.bots", "version": "version",
}  # fmt: skip
"""Each is the function of its name in this module."""


class Commands(TyperGroup):
    """The commands; each is imported when it is wanted. What one of them refuses is said in a line on stderr."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = imported(cmd_name)
        return self.commands.get(cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS:
            from clickbang.cli.errors import NO_SUCH_COMMAND
            from clickbang.cli.problems import in_words
            from clickbang.core.lookup.meant import close_to

            unknown = OptionError(NO_SUCH_COMMAND, name=args[0], meant=close_to(args[0], COMMANDS))
            ctx.fail(in_words(unknown, ctx))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except ClickbangError as error:
            from clickbang.cli.problems import complain, in_words

            complain(in_words(error, ctx))
            if "install" in error.params:
                from clickbang.cli.offer import offer

                offer(str(error.params["install"]), ctx)
            raise typer.Exit(BAD_USAGE if isinstance(error, OptionError) else FAILED) from None
        except typer.BadParameter as error:
            from clickbang.cli.problems import reworded

            reworded(error, ctx)
            raise
        except BrokenPipeError:
            raise
        except OSError as error:
            from clickbang.cli.problems import complain, in_words

            complain(in_words(error, ctx))
            if error.filename is None:  # it is the output that cannot be written
                give_up_output()
            raise typer.Exit(FAILED) from None


def give_up_output() -> None:
    """Nothing more can be written: Python must not try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def imported(name: str) -> TyperCommand | TyperGroup:
    """The command of this name; one with commands of its own is made where it stands."""
    from clickbang.cli.games import OwnCommand

    made = getattr(import_module(f"clickbang.cli.{COMMANDS[name]}"), name)
    if isinstance(made, typer.Typer):
        group = typer.main.get_command(made)
        assert isinstance(group, TyperGroup)
        return group
    alone = typer.Typer(add_completion=False, rich_markup_mode="rich", context_settings=HELP)
    alone.command(name, cls=OwnCommand)(made)
    found = typer.main.get_command(alone)
    assert isinstance(found, TyperCommand)
    return found


HELP = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings=HELP,
    help="Tabletop games of nerve: play them against bots, simulate them, watch them again.",
    epilog="Begin with [bold]clickbang learn[/], or play at once: [bold]clickbang play[/].",
)


def show_version(wanted: bool) -> None:
    """What `clickbang version` says."""
    if wanted:
        from clickbang.cli.version import version

        version()
        raise typer.Exit


@app.callback()
def options(
    _: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """What can be asked of the command itself."""


def main() -> None:
    """Run the command."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever called us
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w"))  # noqa: SIM115
        else:  # what a terminal cannot show, or what nobody can read, becomes a question mark
            stream.reconfigure(errors="replace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # `| head -1` has read enough
        give_up_output()
        sys.exit(FAILED)
