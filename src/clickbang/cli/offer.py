"""Offering to install what a command lacks, and to go on with it then."""

import os
import shlex
import subprocess
import sys

if sys.platform != "win32":
    import termios

import typer

from clickbang.cli.language import chosen_language
from clickbang.cli.play.play_input import is_yes
from clickbang.text import Catalogue


def offer(command: str, ctx: typer.Context) -> None:
    """Ask whoever sits at a terminal; if they agree and it works, this process begins anew and does not return."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return
    forget_what_was_typed()
    sys.stderr.write(f"{Catalogue(chosen_language(ctx)).say('extra-offer')} ")
    sys.stderr.flush()
    typed = sys.stdin.readline()
    if not typed or not (is_yes(typed.strip()) or not typed.strip()):
        return
    try:
        # what it says is no result of ours
        done = subprocess.run(shlex.split(command), stdout=sys.stderr, check=False)
    except OSError as error:
        sys.stderr.write(f"clickbang: {error.filename}: {error.strerror}\n")
        return
    if done.returncode == 0:
        sys.stdout.flush()
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def forget_what_was_typed() -> None:
    """An Enter from before the question is no answer to it."""
    if sys.platform != "win32":
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
