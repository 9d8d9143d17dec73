"""Which language and which words the player wants."""

import os
from typing import Annotated, Literal

import typer


def system_language() -> str:
    """French where the system speaks French, English anywhere else."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "en"


def choose_language(ctx: typer.Context, lang: str | None) -> str:
    """Settle the language, and let the whole command know: errors speak it too."""
    ctx.find_root().obj = lang or system_language()
    return chosen_language(ctx)


def chosen_language(ctx: typer.Context) -> str:
    """The language of this run of the command."""
    return str(ctx.find_root().obj or system_language())


Lang = Annotated[
    Literal["en", "fr"] | None,
    typer.Option(
        "--lang", callback=choose_language, help="English or French.", show_default="the language of your system"
    ),
]
Skin = Annotated[
    Literal["classic", "gentle"],
    typer.Option("--skin", help="Classic words, or gentle ones: party poppers, and nobody dies."),
]
